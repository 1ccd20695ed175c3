"""The door for language models: a server of the Model Context Protocol, on the official SDK (extra `mcp`).

seats   one seat at a table, in this process or on a server of Dreamtable
tools   what a model may do: list games, read rules, sit down, look, play
"""
