cimport cython
from luna.games.rivers.rules.regions cimport turn_over
from luna.games.rivers.rules.state cimport State

cdef int BUILD, COLUMNS, MONUMENTS, NOWHERE, SQUARE
cdef short[704] AROUND
cdef signed char[6] ONE_COLOUR
cdef signed char[6] OTHER_COLOUR

@cython.locals(i=int)
cpdef list squares(State s)
@cython.locals(face=int)
cdef bint complete(State s, int square) noexcept
@cython.locals(pair=int)
cpdef list pairs(State s)
cpdef bint has(int pair, int colour) noexcept
cpdef bint seek_monument(State s) except *
cpdef list buildings(State s)
@cython.locals(colour=int, cell=int)
cpdef void build(State s, int square, int pair) except *
cpdef void decline(State s) except *
