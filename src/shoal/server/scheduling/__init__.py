"""What happens at tables without a player: bots, clocks, absences."""
