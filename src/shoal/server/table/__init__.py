"""A table's logic: pure, without asyncio and without any input or output."""
