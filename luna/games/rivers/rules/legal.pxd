cimport cython
from luna.games.rivers.rules.conflicts cimport open_wars, supporting
from luna.games.rivers.rules.monuments cimport buildings
from luna.games.rivers.rules.regions cimport Regions, kingdoms_near, regions
from luna.games.rivers.rules.state cimport State
from luna.games.rivers.rules.treasures cimport candidates

cdef int ACT, ATTACK, BUILD, CELLS, DEFEND, EMPTY, LEAVE, NOWHERE, ORDER, TEMPLE, SIDES, SPHERES
cdef int WITHDRAW, CATASTROPHES, SWAP, PASS, WAR, COMMIT, DECLINE, LEAVES, SWAPS, LAST_FACE, MOST_JOINED, MOST_ENTERED
cdef short[704] BESIDE
cdef signed char[176] WATER
cdef short[704] LEADERS_AT
cdef short[704] TILES_AT
cdef signed char[836] GIVEN

@cython.final
cdef class Moves:
    cdef short[1881] codes
    cdef public int count
    cpdef list listed(self)
    cdef inline void add(self, int code) noexcept

cpdef list legal_codes(State s)
@cython.locals(colour=int, count=int, code=int, cell=int)
cpdef void legal_into(State s, Moves out) except *
@cython.locals(found=Regions, colour=int, cell=int)
cdef void turn(State s, Moves out) except *
@cython.locals(beside=Regions, lifted=Regions, colour=int, old=int, cell=int)
cdef void leaders(State s, Regions found, Moves out) except *
@cython.locals(beside=Regions, cell=int, side=int, near=int)
cdef Regions temple_sides(State s)
@cython.locals(near=Regions, cell=int, colour=int)
cdef void tiles(State s, Regions found, Moves out) except *
cpdef bint open_to_catastrophe(State s, int cell) noexcept
@cython.locals(place=int, a=int, b=int, c=int, d=int, swap=int, at=int)
cdef void swaps(State s, Moves out) noexcept
