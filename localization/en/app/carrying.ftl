### What a gesture would bring that can mean several things: the answer that would be asked for, and its gain.

aim-option = { $option } – { $gain }
