"""Where tiles fit, how far a movement can go, and the ways there."""
