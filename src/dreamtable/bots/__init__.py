"""Players that are programs: levels, policies, search, and the processes in which they run."""
