cimport cython
from luna.games.rivers.rules.state cimport State

cdef int CELLS, MONUMENTS, NOWHERE, OPEN, OVER, SQUARE, SPHERES

@cython.locals(seen=State, other=int)
cpdef State observe(State s, int seat)
@cython.locals(place=int)
cdef void hide(State s, int seat) noexcept
@cython.locals(before=State)
cpdef State unended(State s, object happened)
@cython.locals(left=list, cell=int, colour=int, pair=int)
cpdef list unseen(State s, int seat)
@cython.locals(seen=State, tiles=list, other=int)
cpdef State imagine(State s, int seat, object rng)
@cython.locals(_=int)
cdef void deal(State s, int seat, list tiles) except *
