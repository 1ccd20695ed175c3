"""The HTTP and WebSocket edge: identity, lobby, tables."""
