### Words on the table of Luna: top bar, panels, prompts, what an action would bring. Short: the places are narrow.

table-title = Luna
table-round = Round
table-preparation = Preparation
table-guardian = Guardian
table-candles = Candles
table-last-candle = Last candle

# In an order's panel: it is to act.
panel-turn = to act
# Before the novices and shrines that are still off the table.
panel-supply = Reserve
# Place in the council's order of rank, and the value of the seat at the end of the game.
panel-council = rank { $rank }

# Over the favour tokens in the bar: those of the only person at the screen, or whose else.
bar-tokens = { $whose ->
    [own] Your favour tokens
   *[named] { $name }: favour tokens
}

prompt-place-shrine = { $name }: drag the first shrine from the reserve onto an island, or click an island
prompt-place-pairs = { $left ->
    [one] { $name }: place the last pair of novices on an island
   *[other] { $name }: place { $left } pairs of novices, each on a different island
}
prompt-tire = { $name }: choose an island where the opponent’s novices become inactive
prompt-turn = { $when ->
    [last-candle] { $what ->
        [consecrate] { $name }: the next candle ends the round – consecrate before that
        [only] { $name }: only meditating is left – the next candle ends the round
       *[any] { $name }: the next candle ends the round
    }
    [last-round] { $what ->
        [consecrate] { $name }: last round – drag the novice from its tile into the temple (consecrate): { $points } influence
        [appoint] { $name }: last round – drag a novice onto a released tile (appoint)
        [shrine] { $name }: last round – drag the Shrine token onto the builder: 4 influence at the end
        [only] { $name }: last round – only meditating is left: click the candles
       *[any] { $name }: last round – drag a piece or choose an action
    }
   *[any] { $what ->
        [consecrate] { $name }: e.g. drag the novice from its tile into the temple (consecrate) – { $points } influence at once
        [appoint] { $name }: e.g. drag a novice onto a released tile (appoint) – from there it goes into the temple
        [shrine] { $name }: e.g. drag the Shrine token onto the builder – a shrine brings 4 influence at the end
        [only] { $name }: only meditating is left – click the candles
       *[any] { $name }: one action – drag a novice or a token, or press a button
    }
 }
prompt-solo = { $when ->
    [last-round] { $what ->
        [consecrate] { $name }: last round – drag the novice from its tile into the temple (consecrate): { $points } influence
        [appoint] { $name }: last round – drag a novice onto a released tile (appoint)
        [shrine] { $name }: last round – drag the Shrine token onto the builder: 4 influence at the end
        [only] { $name }: last round – nothing is left to do: end the round
       *[any] { $name }: last round – any number of actions, then end the round (novices still active: { $left })
    }
   *[any] { $what ->
        [consecrate] { $name }: e.g. drag the novice from its tile into the temple (consecrate) – { $points } influence at once
        [appoint] { $name }: e.g. drag a novice onto a released tile (appoint) – from there it goes into the temple
        [shrine] { $name }: e.g. drag the Shrine token onto the builder – a shrine brings 4 influence at the end
        [only] { $name }: nothing is left to do – end the round
       *[any] { $name }: any number of actions, then end the round (novices still active: { $left })
    }
 }
prompt-target = { $what ->
    [pieces] { $name }: drag or click one of the glowing pieces
    [nothing] { $name }: nothing can be done with this now
   *[places] { $name }: choose one of the glowing places
}
# An action of two picks: what each of them stands for. The council has one.
prompt-step = { $action ->
    [book] { $step ->
        [first] { $name } – Step 1: take a book from one of the glowing novices
       *[second] { $name } – Step 2: give it to one of the glowing novices
    }
    [council] { $name }: choose which novices go to the council
    [sail] { $step ->
        [first] { $name } – Step 1: choose which novices sail
       *[second] { $name } – Step 2: choose the island they sail to
    }
    [tides] { $step ->
        [first] { $name } – Step 1: choose which novices the tides carry
       *[second] { $name } – Step 2: choose the island they are carried to
    }
   *[journey] { $step ->
        [first] { $name } – Step 1: choose which novices travel
       *[second] { $name } – Step 2: choose the island they travel to
    }
}
prompt-journey = { $name }: send more novices on the journey, or press Done
prompt-tides = { $name }: move more novices with the tides, or press Done

choices-title = { $what ->
    [end] End the round?
    [number] How many novices?
    [book] Which book?
   *[way] Which way?
}
prompt-choice = { $what ->
    [end] { $name }: end the round, or go on
    [number] { $name }: choose how many novices
   *[way] { $name }: choose one of the options
}
