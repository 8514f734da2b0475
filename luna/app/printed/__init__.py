"""The screen on which a person corrects what is printed on the components: files, name, buttons and the picture."""
