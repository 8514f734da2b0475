"""How what happened is moved."""
