"""The values of the owner's box: boards that persons correct on the picture of the table, and keep as files."""
