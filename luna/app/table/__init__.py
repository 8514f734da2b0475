"""The table: from gestures to picks to actions, and all that is told and shown beside the position."""
