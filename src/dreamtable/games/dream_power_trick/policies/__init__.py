"""How the levels of bots choose their actions."""
