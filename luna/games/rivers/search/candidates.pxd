cimport cython
from luna.games.rivers.rules.conflicts cimport supporting
from luna.games.rivers.rules.legal cimport legal_codes
from luna.games.rivers.rules.play cimport play
from luna.games.rivers.rules.state cimport State
from luna.games.rivers.search.worth cimport Worth

cdef int ACT, ATTACK, BUILD, DEFEND, EMPTY, NOWHERE, OVER, MOST, SPHERES
cdef int TILE, CATASTROPHES, SWAP, PASS, COMMIT, WARY
cdef short[704] BESIDE
cdef short[1881] CELL_OF
cdef signed char[836] GIVEN

@cython.final
cdef class Candidates:
    cdef public Worth worth
    cdef public int count
    cdef short[1881] codes
    cdef double[1881] scores
    @cython.locals(code=int)
    cpdef void find(self, State s) except *
    cpdef list found(self)
    @cython.locals(top=int, i=int)
    cpdef int best(self) noexcept
    @cython.locals(seat=int, after=State)
    cpdef double tried(self, State s, int code) except? -1e9
    @cython.locals(colour=int, given=int)
    cpdef bint sensible(self, State s, int code) noexcept
    @cython.locals(side=int)
    cdef bint beside_something(self, State s, int cell) noexcept
    cpdef void go_on(self, State s) except *
    cpdef void settle(self, State s) except *
    @cython.locals(have=int, needed=int)
    cpdef int committed(self, State s) noexcept
    @cython.locals(seat=int, after=State, top=int, most=double, code=int, value=double)
    cdef int built(self, State s) except? -1
