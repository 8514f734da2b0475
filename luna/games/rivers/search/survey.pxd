cimport cython
from luna.games.rivers.rules.state cimport State

cdef int CATASTROPHE, CELLS, EMPTY, LEADER, NOWHERE, MOST, SPHERES
cdef short[704] BESIDE
cdef signed char[176] WATER

@cython.final
cdef class Survey:
    cdef public int count
    cdef unsigned char[176] of
    cdef short[176] border
    cdef readonly int[177] crowns
    cdef readonly short[708] faces
    cdef readonly short[177] treasures
    cdef readonly short[177] land
    cdef readonly short[177] river
    cdef readonly int[177] rival
    @cython.locals(cell=int)
    cpdef void fill(self, State s) noexcept
    @cython.locals(number=int, waiting=int, cell=int, content=int, side=int, near=int)
    cdef void spread(self, State s, int start) noexcept
    @cython.locals(colour=int)
    cdef void begin(self, int number) noexcept
    @cython.locals(a=int, b=int, kingdoms=int, side=int, number=int)
    cdef void look_around(self, int cell) noexcept
