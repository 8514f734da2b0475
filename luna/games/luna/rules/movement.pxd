cimport cython
from luna.games.luna.rules.state cimport State
from luna.games.luna.rules.turns cimport pass_turn, spend

cdef int ISLANDS, JOURNEY, NO_MOVE, SAILBOAT, TIDES, TIDES_MOVE
cdef int TRAVEL, FERRY, FERRY_INACTIVE, FERRY_JETTY, DONE, SAIL, SAIL_JETTY

@cython.locals(i=int, journey=bint)
cpdef void travel(State s, int code) except *
@cython.locals(base=int, source=int, target=int, was_active=bint)
cdef void travel_step(State s, int code) except *
@cython.locals(base=int, source=int, target=int, count=int)
cpdef void sail(State s, int code) except *
