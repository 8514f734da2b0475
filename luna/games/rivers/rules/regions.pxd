cimport cython
from luna.games.rivers.rules.state cimport State

cdef int CATASTROPHE, CELLS, EMPTY, FLIPPED, LEADER, SEATS, SEEN, SPHERES, TEMPLE
cdef short[176] UP
cdef short[176] LEFTWARD
cdef short[176] RIGHTWARD
cdef short[176] DOWN

@cython.locals(crowns=int)
cpdef void put(State s, int cell, int content) noexcept
@cython.locals(content=int, old=int, left=int)
cpdef void clear(State s, int cell) noexcept
cpdef void block(State s, int cell) noexcept
cpdef void turn_over(State s, int cell) noexcept
@cython.locals(other=State)
cpdef State lifted(State s, int cell)
cdef void count(short* numbers, int cell, int change) noexcept
cdef void spread(State s, int cell, int crowns) noexcept
cdef void part(State s, int cell, int old) noexcept
@cython.locals(own=int, above=int, left=int)
cdef int gather(State s, int cell, int old) noexcept
@cython.locals(cell=int)
cdef void rename(State s, int old, int crowns) noexcept
cdef bint connects(int content) noexcept
@cython.locals(across=bint)
cpdef bint beside_leader(State s, int cell) noexcept
cpdef int crowns_beside(State s, int cell) noexcept
@cython.locals(above=int, left=int, right=int, below=int, met=int, vertically=int)
cpdef int kingdoms_beside(State s, int cell) noexcept
@cython.locals(seat=int, place=int)
cpdef int crowned(int crowns, int colour, int other) noexcept
