"""The logic of a table: pure, without asyncio, input or output."""
