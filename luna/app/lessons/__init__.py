"""Learning by doing: lessons on the real table, their list and the accompanied first round."""
