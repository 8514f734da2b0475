cimport cython
from luna.games.rivers.rules.state cimport State, bag_left
from luna.games.rivers.search.survey cimport Survey

cdef extern from "math.h":
    cpdef double exp(double x)
    cpdef double log(double x)

cdef int BLACK, BLUE, GREEN, MONUMENTS, NOWHERE, OVER, RED, SEATS, MOST, SPHERES, TEMPLE
cdef int FITTING, GROWTH, KINDS, KING_GROWTH, LEADING, LOWEST, LYING, MONUMENT, REDS, REVOLT, STRIKES, SUPPORT, TEMPLES
cdef int TREASURE, WAITING, WAR_LOST, WAR_WON, MOST_FITTING, MOST_SUPPORT, MOST_TEMPLES, USUAL_TEMPLES
cdef int OF_ONE_COLOUR
cdef double WIDEST, CLOSEST
cdef short[704] BESIDE
cdef signed char[12] PAIRED

@cython.final
cdef class Weights:
    cdef double[17] values

@cython.final
cdef class Worth:
    cdef Weights of
    cdef public int me
    cdef Survey survey
    cdef readonly double[4] seats
    cdef readonly double[16] care
    cdef double[4] totals
    @cython.locals(seat=int, colour=int)
    cpdef void look(self, State s) noexcept
    @cython.locals(others=double, other=int)
    cpdef double lead(self, State s, int seat) noexcept
    @cython.locals(value=double, colour=int, wide=double)
    cdef double owned(self, State s, int seat) noexcept
    @cython.locals(colour=int, lowest=int, _=int)
    cdef void allot(self, State s, int seat) noexcept
    @cython.locals(kinds=int, colour=int, value=double)
    cdef double in_hand(self, State s, int seat) noexcept
    @cython.locals(place=int, care=double, region=int, temples=int, support=int, value=double, other=int, growth=double)
    cdef double ruling(self, State s, int seat, int colour) noexcept
    @cython.locals(room=int, fitting=int)
    cdef double growing(self, State s, int seat, int colour, int region, int kind) noexcept
    cdef bint crowned(self, int region, int colour) noexcept
    @cython.locals(count=int, side=int)
    cdef int temples(self, State s, int cell) noexcept
    @cython.locals(count=int, pair=int, square=int)
    cdef int monuments(self, State s, int region, int colour) noexcept
    @cython.locals(lying=int, each=double, colour=int)
    cdef double treasures(self, int seat, int region) noexcept
    @cython.locals(won=double, lost=double, seat=int, colour=int, mine=int, standing=int, revolt=double, other=int, there=int, danger=double, hope=double)
    cdef double threats(self, State s, int place, int region, double stake, int temples) noexcept
