"""What a designer asks: compare, sweep, tune, restrict, and which value matters most."""
