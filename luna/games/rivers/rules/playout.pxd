cimport cython
from luna.games.rivers.rules.legal cimport Moves, legal_into
from luna.games.rivers.rules.play cimport play
from luna.games.rivers.rules.state cimport State

cdef unsigned long long FACTOR, TERM, MASK

@cython.locals(count=int, x=cython.ulonglong)
cpdef int playout(State s, Moves moves, unsigned long long seed) except -1
