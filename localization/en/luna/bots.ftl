### Computer opponents: their names and how they think.

bot-name = { $level ->
    [random] Random
    [level-1] Pilgrim
    [level-2] Fisher
    [level-3] Ferryman
    [level-4] Pilot
    [level-5] Stargazer
    [level-6] Oracle
   *[other] { $level }
}
bot-about = { $level ->
    [level-1] Recommended for a first game. Weighs single actions, never travels, overlooks islands, loves shrines.
    [level-2] Plans whole journeys, but only for the present turn; sometimes overlooks an island.
    [level-3] Looks a few turns ahead, but now and then overlooks an island.
    [level-4] Looks further ahead and reckons with the replies of the other orders.
    [level-5] Examines a great many continuations before every turn.
    [level-6] Examines what the computer manages in a little over a second: a faster one makes it stronger.
   *[random] Takes any action that is allowed.
}
# The level, and a word for how hard it is.
bot-grade = { $level ->
    [level-1] Level 1 · very easy
    [level-2] Level 2 · easy
    [level-3] Level 3 · medium
    [level-4] Level 4 · challenging
    [level-5] Level 5 · hard
    [level-6] Level 6 · very hard
   *[random] no level
}
# What a bot likes, whatever its level; [other] is without a liking of its own.
character-name = { $character ->
    [zealot] Zealot
    [councillor] Councillor
    [traveller] Traveller
    [troublemaker] Agitator
   *[other] Balanced
}
character-about = { $character ->
    [zealot] Wants as many novices in the temple as possible, and early.
    [councillor] Supports the council again and again, for a seat that wins ties and counts at the end.
    [traveller] Is always on the way, on foot, by ferry and by sailboat, to where the priestess goes next.
    [troublemaker] Sees to it that the apostate stands where the others have novices and takes influence from them.
   *[other] Weighs everything by what it usually brings.
}
character-note = Measured on levels 1 to 3, all are about equally strong; they differ in what they like.
