"""Loads for a server: players, clocks that run out, floods of requests, and what the server says about itself."""
