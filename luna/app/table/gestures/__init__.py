"""From the mouse and the keyboard to intents."""
