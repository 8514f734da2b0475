cimport cython
from luna.games.luna.rules.play cimport play
from luna.games.luna.rules.scoring cimport apostate_value, devotion, priestess_value
from luna.games.luna.rules.state cimport State, copy_into, guardian_value

cdef int AUTOMATON, BOOK, COUNCIL_SEATS, HERBS, IN_TEMPLE, ISLANDS, NOVICE, ON_PATH, SAILBOAT, SHRINE, SHRINE_POINTS, TIDES, TILES
cdef int ANYWHERE, END, HIGHEST, MANY, MANY_BOOKS, ROWS


@cython.final
cdef class Ceiling:
    cdef State after
    cdef short work[1024]
    cdef signed char here[8]
    cdef int barred, extra, movable
    cdef bint builds, books

    cpdef int floor(self, State s) except -8888
    @cython.locals(k=int, free=int)
    cpdef int over(self, State s) except -8888
    @cython.locals(island=int, shrine=bint)
    cdef void count(self, State s) noexcept
    cdef bint reaches(self, State s, int island) noexcept
    cdef int costs(self, State s, int island) noexcept
    @cython.locals(free=int, tile=int, points=int, k=int, other=int)
    cdef int temple(self, State s) noexcept
    @cython.locals(island=int, _=int)
    cdef void islands(self, State s) noexcept
    cdef int takes(self, State s, int island) noexcept
    @cython.locals(last=int, seat=int, more=int)
    cdef void council(self, State s) noexcept
    @cython.locals(gain=int, everybody=int, island=int, most=int, pays=int, theirs=int)
    cdef int figures(self, State s) noexcept
    cdef void add(self, int row, int points, int novices) noexcept
    @cython.locals(left=int, island=int, moved=int, twice=int, points=int, row=int, _=int)
    cdef int shared_out(self) noexcept
