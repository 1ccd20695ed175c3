"""Dreamtable: an online table, and a library, for five games about dreams."""

__version__ = "0.1.0"
