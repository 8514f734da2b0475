### The rules book: around its chapters.

reading-heading = Rules
reading-back = Back
reading-close = Close
# Beside the name of values that a person corrected, above each chapter.
reading-own-values = This game has these printed values. These rules tell the shipped ones; a right click at the table tells those of the game.

overview-title = Overview
overview-hint = Each entry leads to its chapter in the rules book. O or Esc closes the sheet.

## Search

reading-search = Search the rules
reading-none = Nothing found
reading-found = { $count ->
    [one] Found in { $count } chapter
   *[other] Found in { $count } chapters
}

## Parts of the book

reading-basics = Basics
reading-actions = Actions
reading-scoring = Favours and scoring
reading-variants = Variants
reading-reference = Reference
