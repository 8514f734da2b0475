### The overview: the game on one sheet. **Words** between asterisks are emphasized.

overview-title = Overview
overview-hint = Each entry leads to its chapter in the rules book. O or Esc closes the sheet.
