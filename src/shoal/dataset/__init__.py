"""Games between bots as open data: ``shoal dataset`` writes Parquet files and a data card."""
