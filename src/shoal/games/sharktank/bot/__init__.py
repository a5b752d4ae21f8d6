"""What bots and hints know of Shark Tank."""
