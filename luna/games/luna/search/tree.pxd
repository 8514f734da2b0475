cimport cython
from luna.games.luna.rules.play cimport play
from luna.games.luna.rules.state cimport State, copy_into
from luna.games.luna.search.candidates cimport Candidates, find
from luna.games.luna.search.ending cimport last_candles, winner
from luna.games.luna.search.evaluation cimport Evaluation, margins
from luna.games.luna.search.features cimport Weights
from luna.games.luna.search.sources cimport Sources, begin, booked, take_apart

cdef extern from "math.h":
    cpdef double exp(double x)
    cpdef double sqrt(double x)

cdef int OVER, SEATS, MEDITATE, WIDEST, DEEPEST, EDGES, CODES, LONGEST, EDGE, TOTAL, PRIOR, GUESS, VISITS, CHILD, CODE
cdef int LENGTH, SOURCES, DOUBT
cdef double LEAST_WON, EXPLORATION, SPREAD, SCALE, FORESIGHT

@cython.final
cdef class Tree:
    cdef State root, here
    cdef Candidates found
    cdef Evaluation evaluation
    cdef public int room, nodes
    cdef int actor, seats
    cdef double worth[4]
    cdef double before[4]
    cdef State spare
    cdef bint many, foresees
    cdef int edges, codes_used
    cdef signed char[::1] node_actor
    cdef int[::1] node_visits
    cdef int[::1] node_first
    cdef signed char[::1] node_count, node_answers
    cdef double[::1] doubles
    cdef float[::1] floats
    cdef int[::1] whole
    cdef double shares[24]
    cdef short[::1] codes
    cdef int path_node[200]
    cdef int path_edge[200]
    cdef Weights weights
    cdef bint explains
    cdef Sources sources
    cdef double told[288]
    cdef double expected[4]
    cdef public int insisted

    @cython.locals(n=int)
    cpdef int run(self, int iterations) except -1
    @cython.locals(most=int, second=int, first=int, edge=int, visits=int)
    cpdef bint settled(self, int left) noexcept
    @cython.locals(node=int, depth=int, edge=int)
    cdef void iterate(self) except *
    cdef bint answers(self, State s) noexcept
    @cython.locals(seat=int, first=int)
    cdef void value(self, State s) noexcept
    @cython.locals(seat=int, k=int)
    cdef void weigh(self, State s) except *
    @cython.locals(out=Candidates, k=int, i=int)
    cdef int candle_to(self, int place) noexcept
    cdef bint wins_now(self, State s) except -1
    @cython.locals(edge=int, first=int, k=int)
    cdef void guess_replies(self, State s, int count) except *
    @cython.locals(first=int, k=int)
    cdef void follow(self, int edge) except *
    @cython.locals(k=int, seat=int)
    cdef void tell(self, int edge) noexcept
    @cython.locals(k=int, node=int, edge=int)
    cdef void back_up(self, int depth) noexcept
    @cython.locals(child=int, count=int, first=int, best=double, k=int, same=bint)
    cdef void guess_anew(self, int node, int edge) noexcept
    @cython.locals(visits=int, wide=int, first=int, best=double, chosen=int, root=double, edge=int, n=int)
    @cython.locals(value=double, guess=double)
    cdef int choose(self, int node) noexcept
    @cython.locals(node=int)
    cdef int new_node(self, State s) noexcept
    @cython.locals(out=Candidates, count=int, top=double, total=double, k=int, i=int, edge=int, n=int)
    cdef void expand(self, int node, State s) except *
    @cython.locals(count=int, k=int, place=int)
    cdef void keep(self, int part, int parts) noexcept

cpdef double value_of(double points) noexcept
