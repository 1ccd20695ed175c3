"""The people at a table: their names, faces and seats, whether they are here, what they say and show."""
