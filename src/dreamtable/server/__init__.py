"""The server: HTTP calls and sockets, on top of the tables and a store."""
