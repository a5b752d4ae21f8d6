"""What bots and hints know of Pescado."""
