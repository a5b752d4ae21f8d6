"""What Jaws says, as messages; ``words`` beside this folder has the sentences."""
