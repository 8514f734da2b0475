cimport cython
from luna.games.rivers.rules.conflicts cimport begin_war, commit, gain, open_wars, seek_revolt, seek_war
from luna.games.rivers.rules.monuments cimport build, decline, seek_monument
from luna.games.rivers.rules.regions cimport block, clear, crowned, kingdoms_beside, put
from luna.games.rivers.rules.state cimport State
from luna.games.rivers.rules.treasures cimport take
from luna.games.rivers.rules.turn_end cimport draw, end_turn, go_on_ending

cdef int ACT, BLACK, LEADER, NOWHERE, SPHERES
cdef int WITHDRAW, TILE, CATASTROPHES, SWAP, PASS, WAR, COMMIT, BUILD, DECLINE, LEAVE
cdef signed char[1881] COLOUR_OF
cdef short[1881] CELL_OF
cdef signed char[1881] PAIR_OF
cdef object TILE_POINT, KING_POINT

cpdef void play(State s, int code) except *
cdef void act(State s, int code) except *
cdef void finish(State s) except *
@cython.locals(place=int, source=int)
cdef bint place_leader(State s, int colour, int cell) except *
@cython.locals(place=int, cell=int)
cdef void withdraw(State s, int colour) except *
@cython.locals(near=int)
cdef bint place_tile(State s, int colour, int cell) except *
@cython.locals(crowns=int, leader=int)
cdef void pay(State s, int colour, int cell) except *
cdef void after_conflict(State s) except *
@cython.locals(colour=int)
cdef void strike(State s, int cell) except *
@cython.locals(place=int, colour=int, count=int, given=int)
cdef void swap(State s, tuple counts) except *
cdef void give_up(State s) except *
