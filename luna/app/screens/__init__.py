"""The plain screens and dialogs: title, menu, options, unsaved, crash."""
