### The toy game of the tests, in one language.

game-title = Tricks
game-subtitle = A game of cards
title-notice = Of nobody.
bot-name = { $level ->
    [guess] Guesser
   *[random] Chancer
}
bot-about = { $level ->
    [guess] Imagines what the others may hold.
   *[random] Plays whatever is allowed.
}
order-name = { $colour ->
    [amber] Amber
    [teal] Teal
    [plum] Plum
   *[ivory] Ivory
}

setup-players = { $count } players
setup-same = The persons take their turns at one screen.

prompt-lead = { $name }: lead a card
prompt-answer = { $name }: beat the { $card } or let it pass
prompt-goal = { $name }: put it in the middle

let-pass = Let it pass
card-title = Card { $card }
card-line = The higher card wins.
deck-title = Deck
deck-count = { $count } cards left
seat-points = { $count } points
seat-cards = { $count } cards in the hand

told-begin = The beginning
told-lead = { $name } leads the { $card }
told-beat = { $name } beats it with the { $card }
told-let = { $name } lets it pass
told-win = { $name } gets a point
told-draw = { $name } draws a card
told-drew = { $name } draws the { $card }
told-end = The game is over

refusal-too-low = That card is too low.
refusal-not-in-hand = That card is not in the hand.
refusal-not-now = Not now.

end-heading = { $name } wins
end-rematch = Once more
end-close = Back to the table

chapter-rules = The rules
rules-lead = Who is in turn leads a card.
rules-answer = The next one **beats** it with a higher card or lets it pass.
