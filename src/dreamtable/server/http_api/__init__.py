"""The HTTP calls under /api/v1: what every call goes through, one module a subject, and their description."""
