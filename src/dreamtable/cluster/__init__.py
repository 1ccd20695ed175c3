"""Several processes on one database, as one house."""
