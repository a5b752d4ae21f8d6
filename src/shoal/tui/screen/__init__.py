"""The table on a full screen."""
