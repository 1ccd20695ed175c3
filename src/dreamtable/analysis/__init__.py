"""Analysis of finished games: how the chances went, where they turned, and what would have been better."""
