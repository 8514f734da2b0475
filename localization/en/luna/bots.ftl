### Computer opponents: their names and how they think.

bot-name = { $level ->
    [random] Random
    [level-1] Pilgrim
    [level-2] Temple Servant
    [level-3] Priest
    [level-4] Elder
    [level-5] High Priest
    [level-6] Luna
   *[other] { $level }
}
bot-about = { $level ->
    [level-1] Weighs single actions only, never goes on a journey, and often picks a slightly weaker action.
    [level-2] Plans whole journeys too, but looks no further than the present turn.
    [level-3] Looks a few turns ahead and now and then takes a slightly weaker action.
    [level-4] Looks further ahead and reckons with the replies of the other orders.
    [level-5] Examines a great many continuations before every turn.
    [level-6] Examines what the computer manages in a little over a second: a faster one plays better.
   *[random] Takes any action that is allowed.
}
