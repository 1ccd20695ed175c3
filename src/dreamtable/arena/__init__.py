"""Many games at once: matches, ratings, reports."""
