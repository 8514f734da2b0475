cimport cython
from luna.games.rivers.rules.conflicts cimport gain
from luna.games.rivers.rules.monuments cimport has
from luna.games.rivers.rules.regions cimport clear
from luna.games.rivers.rules.state cimport State, bag_left, treasures_left
from luna.games.rivers.rules.treasures cimport seek_treasures

cdef int ACT, NOBODY, NOWHERE, OVER, MONUMENTS, PLACES, SPHERES, HAND, ACTIONS, END_AT

cpdef void end_turn(State s) except *
@cython.locals(offset=int, seat=int)
cpdef void go_on_ending(State s) except *
@cython.locals(place=int, cell=int)
cdef void send_orphans(State s) except *
@cython.locals(count=int, bag=bytes, i=int)
cpdef void draw(State s, int seat, int due) except *
@cython.locals(colour=int, cell=int, pair=int, square=int)
cdef void pay_monuments(State s) except *
@cython.locals(over=bint, few=bint, following=int)
cdef void pass_on(State s) except *
