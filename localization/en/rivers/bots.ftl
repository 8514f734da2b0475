### Computer opponents: their names and how they think.

bot-name = { $level ->
    [random] Random
    [greedy] Greedy
    [level-1] Potter
    [level-2] Shepherd
    [level-3] Scribe
    [level-4] Architect
    [level-5] Governor
   *[other] { $level }
}
bot-about = { $level ->
    [level-1] Recommended for a first game. Weighs single actions, sees no conflict coming, collects points of any colour.
    [level-2] Looks after its weakest colour, but weighs single actions and takes revolts too lightly.
    [level-3] Plans both actions of a turn and sees which kingdoms threaten each other.
    [level-4] Also reckons with what the others will do about it.
    [level-5] Tries a great many plans against all that the others may have in hand.
    [greedy] Takes the best single action.
   *[random] Takes any action that is allowed.
}
# The level, and a word for how hard it is.
bot-grade = { $level ->
    [level-1] Level 1 · very easy
    [level-2] Level 2 · easy
    [level-3] Level 3 · medium
    [level-4] Level 4 · hard
    [level-5] Level 5 · very hard
   *[random] no level
}
