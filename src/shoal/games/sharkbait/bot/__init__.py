"""What bots and hints know of SharkBait."""
