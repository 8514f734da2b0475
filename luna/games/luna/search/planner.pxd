cimport cython
from luna.games.luna.rules.play cimport play
from luna.games.luna.rules.state cimport State, copy_into
from luna.games.luna.search.candidates cimport Candidates, find
from luna.games.luna.search.features cimport Weights

cdef int AUTOMATON, END, ISLANDS, OVER, TILES, LONGEST, WIDEST, SPARE
cdef double NOTHING
cdef unsigned long long MASK, PRIME

@cython.final
cdef class Planner:
    cdef State root, after
    cdef Candidates found
    cdef public int width
    cdef public double lead
    cdef public list line
    cdef public bint complete
    cdef list layer, marks, parents, turns, notes, ends
    cdef double least
    cdef set seen
    cdef int place, depth
    cdef bint narrow

    @cython.locals(n=int)
    cpdef int run(self, int iterations, int widest=*) except -1
    cdef tuple most_promising(self)
    @cython.locals(first=int, k=int)
    cdef tuple codes_of(self, int i)
    @cython.locals(out=Candidates, n=int, i=int, score=double)
    cdef void look_into(self, int place) except *
    cdef void thin_out(self) except *
    @cython.locals(after=State)
    cdef void end_round(self, int place, double score) except *
    cdef list line_to(self, int mark)
    cdef void advance(self) except *
    @cython.locals(before=list, marks=list, place=int, codes=tuple, code=int)
    cdef void next_layer(self) except *
    @cython.locals(mark=int, state=State)
    cdef void next_round(self) except *
    cdef void forget_notes(self) except *
    @cython.locals(key=cython.ulonglong)
    cdef bint takes(self, State state, int mark, tuple codes) except -1
    cdef void widen(self) except *

cpdef double promise(tuple note)
@cython.locals(x=cython.ulonglong, cell=int, tile=int)
cpdef unsigned long long fingerprint(State s) noexcept
cpdef unsigned long long mixed(unsigned long long x, unsigned long long value) noexcept
