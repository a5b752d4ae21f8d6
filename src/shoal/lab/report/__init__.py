"""The page of a study: findings, sections, tables and plots, in the reader's language."""
