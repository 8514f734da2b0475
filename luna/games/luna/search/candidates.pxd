cimport cython
from luna.games.luna.rules.legal cimport Moves, active_steps, legal_into, tides_steps
from luna.games.luna.rules.play cimport play
from luna.games.luna.rules.state cimport State, copy_into
from luna.games.luna.search.evaluation cimport Evaluation, ahead, estimate, estimate_all, settle
from luna.games.luna.search.journeys cimport Journeys, start, step_value

cdef int ACTION, NO_MOVE, NOVICES, TIDES, ISLAND_COUNT, TRAVEL, FERRY, DONE, MOST, MOST_CODES
cdef double LEAST_GAIN

@cython.final
cdef class Candidates:
    cdef public bint alone
    cdef public int count
    cdef int used
    cdef short codes[3000]
    cdef short start[1500]
    cdef short length[1500]
    cdef double score[1500]
    cdef short order[1500]
    cdef double ranked[1500]
    cdef Moves moves, steps
    cdef State after
    cdef Journeys journeys
    cdef Evaluation evaluation

@cython.locals(seat=int, whole=bint, k=int, code=int)
cpdef void find(State s, bint macros, Candidates out) except *
cdef double worth(int seat, Candidates out) noexcept
cdef void add(Candidates out, int code) noexcept
@cython.locals(seat=int, journeys=Journeys, before=double, first=int, step=int, best=double, chosen=int, k=int, value=double)
cdef void climb(State s, bint ferry, Candidates out) except *
@cython.locals(here=int, k=int)
cdef void add_plan(Candidates out, int first, int steps, int chosen, double score) noexcept
@cython.locals(i=int, k=int, score=double)
cdef void sort(Candidates out) noexcept
