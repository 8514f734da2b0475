cimport cython
from luna.games.luna.rules.state cimport State

cdef int AUTOMATON, IN_TEMPLE, ISLANDS, LAST_SEAT, NOBODY

@cython.locals(k=int, other=int, owner=int, island=int)
cpdef void displace(State s, int mover, int tile) except *
@cython.locals(source=int, target=int, at=int)
cpdef void advance_disc(State s, int seat, int steps) except *
cdef bint ahead_of(State s, int target, int other) noexcept
