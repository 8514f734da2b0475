"""What every game fulfils and shares: rules, match, record, intent. Standard library only."""
