"""Several server processes, the nodes, that share one PostgreSQL database."""
