cimport cython
from luna.games.luna.rules.legal cimport Moves, legal_into
from luna.games.luna.rules.play cimport play
from luna.games.luna.rules.state cimport State

cdef unsigned long long MASK

@cython.locals(count=int, x=cython.ulonglong)
cpdef int playout(State s, Moves moves, unsigned long long seed) except -1

@cython.locals(x=cython.ulonglong, _=int)
cpdef unsigned long long drawn(unsigned long long seed, int count) noexcept

cdef inline unsigned long long after(unsigned long long x) noexcept
