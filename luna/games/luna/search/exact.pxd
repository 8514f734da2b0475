cimport cython
from luna.games.luna.rules.legal cimport Moves, legal_into
from luna.games.luna.rules.play cimport play
from luna.games.luna.rules.state cimport State
from luna.games.luna.search.ceiling cimport Ceiling
from luna.games.luna.search.evaluation cimport Evaluation, estimate
from luna.games.luna.search.features cimport Weights
from luna.games.luna.search.planner cimport mixed

cdef int GIVEN_UP, ISLANDS, NOT_SEEN, OVER, TILES, UNKNOWN


@cython.final
cdef class Exact:
    cdef Evaluation evaluation
    cdef Ceiling ceiling
    cdef bint solo
    cdef public int room, nodes
    cdef dict least, most

    @cython.locals(low=int, high=int, bound=int)
    cpdef int lead(self, State state, int seat, int guess) except -8888
    @cython.locals(found=int)
    cpdef int at_least(self, State state, int seat, int bound) except -8888
    @cython.locals(key=cython.ulonglong, low=int, high=int, found=int)
    cdef int search(self, State state, int bound) except -8888
    @cython.locals(low=int, high=int)
    cdef int at_once(self, State state, int bound) except -8888
    @cython.locals(seat=int, other=int, before=int, best=int, after=State, gained=int, same=bint, found=int)
    cdef int look_into(self, State state, int bound) except -8888
    @cython.locals(moves=Moves, seat=int, k=int, after=State, worth=double)
    cdef list promising(self, State state)

cpdef double worth_of(tuple entry)
@cython.locals(x=cython.ulonglong, cell=int, tile=int, seat=int, island=int)
cpdef unsigned long long position(State s) noexcept
