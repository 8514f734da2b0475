"""What each event looks like while it happens."""
