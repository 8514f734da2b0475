"""The toolkit of the window: pictures, type, texts, pointer, forms, motion. It knows no game."""
