cimport cython
from luna.games.luna.rules.state cimport State

cdef int ACTION, NO_MOVE, ROUNDS, LAST_CANDLES

@cython.locals(first=int, k=int)
cpdef int winner(State s) noexcept
cpdef bint last_candles(State s) noexcept
