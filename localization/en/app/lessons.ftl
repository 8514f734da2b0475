### Learning: the list of lessons, the box that teaches at the table, the end of a lesson. Nobody is addressed.

title-learn = Learn
lessons-heading = Learn
lessons-hint = Short lessons at the real table. Each can be left, continued and repeated at any time.
lessons-progress = { $done } of { $count } lessons done
lessons-title = { $number } · { $title }
lessons-then = Then · { $title }
lessons-begin = Begin
lessons-go-on = Continue
lessons-again = Again
lessons-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
 }
lessons-put-away = Do not offer lessons first on the title
lessons-offer = Offer first on the title

# Above the text of a lesson; there is little room.
lesson-head = { $number }/{ $count } · { $title }
lesson-done = Lesson { $number } of { $count } done
lesson-next = Next: { $title }
lesson-chapter = Rules: { $title }
lesson-prompt = Next: N or Enter
lesson-prompt-back = Take it back with N or Enter
lesson-prompt-do = Now try it – L gives a hint, S shows it
lesson-prompt-show = Now try it – S shows it
# In the box in place of its buttons, as soon as what it asks for has been done.
lesson-task-done = Done
lesson-list = All lessons
lesson-leave = Leave the lesson
lesson-leave-again = Press Esc again to leave the lesson
lesson-first-round = The first round
lesson-first-round-aim = A real game against the computer; in the first round a guide says what is worth doing, and why.
lesson-first-round-over = The first round is done; the game goes on without the guide. A right click explains everything, and the preview shows what a scoring would bring.

# Buttons of the box: short, each with its key.
lesson-way-next = Next (N)
lesson-way-back = Back (B)
lesson-way-hint = Hint (L)
lesson-way-show = Show (S)
lesson-way-take-back = Take back (N)
lesson-way-alone = Go on alone (A)
lesson-way-play-on = Play on from here (A)
