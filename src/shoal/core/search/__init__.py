"""What searches and evaluations of all games share."""
