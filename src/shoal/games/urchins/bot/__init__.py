"""What bots and hints know of Sea Urchins."""
