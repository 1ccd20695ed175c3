"""What several commands share: options, files and terminals read, tables and results printed."""
