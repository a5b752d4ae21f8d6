"""What bots and hints know of Jaws."""
