cimport cython
from luna.games.luna.rules.scoring cimport attracts_apostate
from luna.games.luna.rules.state cimport State, copy_into
from luna.games.luna.search.evaluation cimport Evaluation, at_island, heads_for, look, valued

cdef int ISLANDS, SEATS, NEXT_APOSTATE, TRAVEL, FERRY, FERRY_INACTIVE, FERRY_JETTY, SOURCES, FROM_JETTY

@cython.final
cdef class Journeys:
    cdef State plan, after
    cdef bint alone
    cdef double before[4]
    cdef double leaving[60]
    cdef double arriving[28]
    cdef signed char known[22]
    cdef int left[15]

@cython.locals(each=int, i=int)
cpdef void start(Journeys j, Evaluation e, int seat) noexcept
cdef int source_of(int code) noexcept
cdef int target_of(int code) noexcept
@cython.locals(each=int, island=int, cell=int)
cdef void leave(Journeys j, Evaluation e, int source, int seat) noexcept
@cython.locals(each=int, cell=int)
cdef void arrive(Journeys j, Evaluation e, int island, int seat) noexcept
cdef double change(Journeys j, Evaluation e, int each, int seat, int island) noexcept
@cython.locals(source=int, target=int, goes=int, best=double, own=double, each=int, value=double)
cpdef double step_value(Journeys j, Evaluation e, int code, int seat) noexcept
@cython.locals(cell=int, here=int, source=int)
cdef double danger(Journeys j, Evaluation e, int each, int seat, int island, int code) noexcept
