### Was etwas brächte, das mehreres heißen kann: die Antwort, nach der gefragt würde, und ihr Gewinn.

aim-option = { $option } – { $gain }
