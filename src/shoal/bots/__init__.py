"""Minds: they see Views and pick moves."""
