"""Everything that can be done at a table, each as a value that is checked and carried out on a pending change."""
