### The command line and what can be wrong with a record.

cli-about = LUNA, the board game on the computer. Without a command the game opens.
cli-version = print the version and which rules kernel runs
cli-selftest = check that everything the program needs is there, and exit
cli-version-line = luna { $version } ({ $kernel ->
    [compiled] compiled kernel
   *[interpreted] interpreted kernel
})
cli-language = language of the game
cli-frame-log = write for every frame how many ms it took to draw, and how many from waking up to showing it
cli-open = open the game in a file
cli-simulate = let bots play games and write their records
cli-replay = read a record and print its positions
cli-json = print positions as JSON, one line each
cli-every = print every position, not only the last
cli-preset = use the preset start
cli-seed = number that decides everything random
cli-bots = one bot per seat; known: random, level-1 to level-6
cli-games = number of games; the seed grows by 1 with each
cli-out = file for one game, folder for several
cli-solo-preset = a solo game has no preset start
cli-no-games = at least one game is needed
cli-bots-count = { $needed ->
    [one] { $needed } bot is needed, { $given } given
   *[other] { $needed } bots are needed, { $given } given
}
cli-unknown-bot = there is no bot “{ $bot }”; known: { $known }
cli-cannot-read = { $file } cannot be read: { $problem }
cli-cannot-write = { $file } cannot be written: { $problem }

record-fault = { $line ->
    [0] The record cannot be used: { $reason }.
   *[other] Line { $line }: { $reason }.
}
record-not-utf8 = this is not UTF-8 text
record-no-divider = the line “---” between header and actions is missing
record-line-too-long = this line is too long for a record
record-version = this record has format “{ $detail }”, this program reads format 1
record-other-board = the record was played with other printed values ({ $detail })
record-missing-header = the header line “{ $detail }” is expected here
record-unknown-header = this header line is not expected here ({ $detail })
record-bad-value = the value “{ $detail }” is not possible here
record-unknown-action = there is no action “{ $detail }”
record-illegal-action = the rules forbid this action ({ $detail })
record-after-end = the game was already over ({ $detail })
