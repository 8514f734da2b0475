cimport cython
from luna.games.rivers.rules.state cimport State

cdef int CATASTROPHE, CELLS, EMPTY, LEADER, NOWHERE, SEATS, TEMPLE, SIDES, SPHERES
cdef short[704] BESIDE

@cython.final
cdef class Regions:
    cdef public int count
    cdef unsigned char[176] of
    cdef int[177] crowns
    cdef short[176] border
    cpdef int at(self, int cell) noexcept
    cpdef int crowns_at(self, int cell) noexcept

@cython.locals(cell=int, found=Regions)
cpdef Regions regions(State s, int without)
@cython.locals(found=Regions)
cpdef Regions region_at(State s, int cell, int without)
@cython.locals(number=int, crowns=int, waiting=int, cell=int, side=int, near=int)
cpdef void fill(State s, int start, int without, Regions found) noexcept
@cython.locals(count=int, a=int, b=int, c=int, side=int, near=int, number=int)
cpdef int kingdoms_near(Regions found, int cell) noexcept
@cython.locals(found=Regions, side=int, near=int)
cpdef int kingdoms_beside(State s, int cell, int without)
@cython.locals(seat=int, place=int)
cpdef int crowned(int crowns, int colour, int other) noexcept
@cython.locals(count=int, side=int, near=int)
cpdef int beside_temple(State s, int cell) noexcept
