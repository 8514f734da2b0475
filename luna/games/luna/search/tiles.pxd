cimport cython
from luna.games.luna.rules.state cimport State, Table
from luna.games.luna.search.features cimport Weights

cdef int IN_TEMPLE, NOBODY, ON_PATH, ROUNDS, SEATS, TILES
cdef int ATTACKERS, BOOKS, COUNT, READY, TEMPLE, TEMPLE_LATER, THREAT, WAITING

@cython.final
cdef class Tiles:
    cdef Table table
    cdef Weights weights
    cdef int round, lit, later, open_now, open_soon
    cdef double value[4]
    cdef signed char where[29]
    cdef signed char owner[29]
    cdef signed char book[29]

cpdef void take_in(Tiles t, State s) noexcept
@cython.locals(found=cython.schar, tile=int)
cdef bint changed(Tiles t, State s) noexcept
@cython.locals(seat=int, tile=int, owner=int)
cdef void count(Tiles t, State s) noexcept
@cython.locals(first=int, group=int, value=double, higher=int, attackers=int, k=int, other=int)
cdef double novice_value(Tiles t, State s, int tile, int owner) noexcept
