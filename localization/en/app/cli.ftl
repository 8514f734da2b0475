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
cli-seat = print positions as a seat may know them: its name in the record, or 1 for the first, 0 for who only looks on
cli-game = which game; known: { $known }
cli-seed = number that decides everything random
cli-games = number of games; the seed grows by 1 with each
cli-out = file for one game, folder for several
cli-command = COMMAND
cli-file = FILE
cli-path = PATH
cli-no-games = at least one game is needed
cli-bots-count = { $needed ->
    [one] { $needed } bot is needed, { $given } given
   *[other] { $needed } bots are needed, { $given } given
}
cli-unknown-bot = there is no bot “{ $bot }”; known: { $known }
cli-unknown-character = there is no character “{ $character }”; known: { $known }
cli-no-seat = { $count ->
    [one] this game has { $count } seat
   *[other] this game has { $count } seats
}
cli-cannot-read = { $file } cannot be read: { PROBLEM($problem) }
cli-cannot-write = { $file } cannot be written: { PROBLEM($problem) }
cli-cannot-print = the output did not arrive: { PROBLEM($problem) }

## What the command line says of wrong arguments; what begins with % is put in by the program

usage-start = usage:
usage-arguments = arguments
usage-options = options
usage-help = show this help and exit
usage-error = %(prog)s: error: %(message)s
usage-argument = argument %(argument_name)s: %(message)s
usage-one-needed = a value is missing
usage-bad-choice = %(value)r is not possible, only %(choices)s
usage-bad-number = %(value)r is not a whole number
usage-required = these arguments are missing: %s
usage-one-of = one of the arguments %s is needed
usage-not-with = not possible together with %s
usage-unknown = unknown arguments: %s
usage-ambiguous = %(option)s is ambiguous: %(matches)s
usage-no-value = takes no value, not %r

## What the system says of a file that cannot be read or written, within a sentence

problem-name = { $problem ->
    [not-found] it does not exist
    [denied] access is not allowed
    [folder] it is a folder
    [exists] something else has this name
    [full] the disk is full
    [read-only] the disk can only be read
    [too-many] too many files are open
    [long-name] the name is too long
    [circle] its links lead in a circle
    [disk] the disk reports an error
    [busy] another program is using it
   *[other] the system reports an error
 }

record-fault = { $line ->
    [0] The record cannot be used: { $reason }.
   *[other] Line { $line }: { $reason }.
}
record-not-utf8 = this is not UTF-8 text
record-no-divider = the line “---” between header and actions is missing
record-line-too-long = this line is too long for a record
record-version = this record has format “{ $detail }”, this program reads format 1
record-other-board = the game was played with printed values that this file does not contain (“{ $detail }”, here “{ $expected }”); where it was played, the program can export it with them
record-unknown-board = the game was played on another board (“{ $detail }”, here “{ $expected }”)
record-bad-board = the printed values in this line are not possible: “{ $detail }”
record-board-id = these printed values are not those of “{ $expected }” but of “{ $detail }”: somebody changed them
record-other-count = there is “{ $detail }” here, but “{ $expected }” belongs to the game
record-other-character = the character “{ $detail }” is not possible here, only these are: { $expected }
record-missing-header = the header line “{ $detail }” is expected here
record-unknown-header = “{ $detail }” is not a header line that belongs here; expected: “{ $expected }”
record-bad-value = the value “{ $detail }” is not possible here
record-no-value = a value is missing in this line
record-unknown-action = there is no action “{ $detail }”
record-illegal-action = the rules forbid “{ $detail }”
record-after-end = the game was already over ({ $detail })
