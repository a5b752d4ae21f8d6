"""Where tiles fit, how far a movement can go, and the paths to each place."""
