### What can be compared at the table before somebody chooses.

bar-outlook = Compare
outlook-nothing = Nothing to compare now. W compares what each choice leads to. In solo that is possible at the start of every round.
