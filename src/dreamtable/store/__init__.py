"""Where logs last."""
