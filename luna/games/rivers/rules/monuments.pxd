cimport cython
from luna.games.rivers.rules.state cimport State

cdef int BUILD, FLIPPED, NOWHERE, SQUARE

cpdef list squares(State s)
@cython.locals(cell=int, count=int)
cdef bint complete(State s, int square) except *
@cython.locals(colour=int, pair=int)
cpdef list pairs(State s)
cpdef bint seek_monument(State s) except *
cpdef list buildings(State s)
@cython.locals(colour=int, cell=int)
cpdef void build(State s, int square, int pair) except *
cpdef void decline(State s) except *
