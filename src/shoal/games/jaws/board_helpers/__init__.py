"""What a board shows beyond the View: belief, consequences, and what is not possible."""
