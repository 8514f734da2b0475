### What can be compared at the table before somebody chooses.

bar-outlook = Compare
outlook-nothing = There is nothing to compare now. The sheet helps where the outcome of every choice is known.
