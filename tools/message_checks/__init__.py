"""What ``check_messages.py`` reads: catalogues, Python and JavaScript."""
