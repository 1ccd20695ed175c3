"""Sockets: their protocol, the session of one guest behind each, and messages that are sent together."""
