"""Sea Urchins in words: the board, the log, prompts and refusals."""
