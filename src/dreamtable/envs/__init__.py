"""Environments for people who study games."""
