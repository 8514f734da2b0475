cimport cython
from luna.games.rivers.rules.conflicts cimport open_wars, supporting
from luna.games.rivers.rules.monuments cimport buildings
from luna.games.rivers.rules.regions cimport crowns_beside, kingdoms_beside, lifted
from luna.games.rivers.rules.state cimport State
from luna.games.rivers.rules.treasures cimport candidates

cdef int ACT, ATTACK, BLUE, BUILD, CELLS, DEFEND, EMPTY, LEAVE, NOWHERE, ORDER, SPHERES
cdef int LEADERS, WITHDRAW, CATASTROPHES, SWAP, PASS, WAR, COMMIT, DECLINE, LEAVES
cdef int LAST_FACE, MOST_ENTERED, MOST_JOINED, NUMBERS, LANDS, WATERS
cdef short[135] DRY
cdef short[41] WET
cdef short[4] TILES
cdef short[343] SWAP_ROWS
cdef short[1881] NO_CODES
cdef short[176] NO_CELLS
cdef unsigned short[176] NO_CROWNS

@cython.final
cdef class Moves:
    cdef short[1881] codes
    cdef public int count
    cdef int lands, sides, entries
    cdef short[176] land
    cdef short[176] side
    cdef short[176] entry
    cdef short[176] near
    cdef unsigned short[176] met
    @cython.locals(i=int)
    cdef void append(self, int first, short* plots, int count) noexcept
    cpdef list listed(self)
    cdef inline void add(self, int code) noexcept

cpdef list legal_codes(State s)
@cython.locals(colour=int, count=int, code=int, cell=int)
cpdef void legal_into(State s, Moves out) except *
@cython.locals(colour=int, cell=int)
cdef void turn(State s, Moves out) except *
@cython.locals(plot=int, cell=int, i=int, empty=int, lands=int, sides=int, entries=int)
cdef void look_around(State s, Moves out) noexcept
cdef bint joins_few(State s, int cell) noexcept
@cython.locals(colour=int, place=int, first=int)
cdef void leaders(State s, Moves out) except *
@cython.locals(i=int, count=int)
cdef void leave_alone(Moves out, int first, int crowns) noexcept
@cython.locals(i=int, count=int)
cdef void enter(State without, Moves out, int first) noexcept
@cython.locals(colour=int, plot=int)
cdef void tiles(State s, Moves out) noexcept
cpdef bint open_to_catastrophe(State s, int cell) noexcept
@cython.locals(place=int, a=int, b=int, c=int, d=int, first=int)
cdef void swaps(State s, Moves out) noexcept
