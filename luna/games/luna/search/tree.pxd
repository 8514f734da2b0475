cimport cython
from luna.games.luna.rules.play cimport play
from luna.games.luna.rules.state cimport State, copy_into
from luna.games.luna.search.candidates cimport Candidates, find
from luna.games.luna.search.evaluation cimport Evaluation, margins
from luna.games.luna.search.features cimport Weights
from luna.games.luna.search.sources cimport Sources, begin, booked, take_apart

cdef extern from "math.h":
    cpdef double exp(double x)
    cpdef double sqrt(double x)

cdef int OVER, WIDEST, DEEPEST, EDGES, CODES, LONGEST, SOURCES, SEATS
cdef double EXPLORATION, SPREAD, SCALE

@cython.final
cdef class Tree:
    cdef State root, here
    cdef Candidates found
    cdef Evaluation evaluation
    cdef public int room, nodes
    cdef int actor
    cdef bint many
    cdef int edges, codes_used
    cdef signed char[::1] node_actor
    cdef int[::1] node_visits
    cdef int[::1] node_first
    cdef signed char[::1] node_count
    cdef int[::1] edge_visits
    cdef double[::1] edge_total
    cdef float[::1] edge_prior
    cdef float[::1] edge_guess
    cdef int[::1] edge_child
    cdef int[::1] edge_code
    cdef signed char[::1] edge_length
    cdef short[::1] codes
    cdef int path_node[200]
    cdef int path_edge[200]
    cdef Weights weights
    cdef bint explains
    cdef Sources sources
    cdef double told[288]
    cdef double worth[4]
    cdef public int insisted

    @cython.locals(n=int)
    cpdef int run(self, int iterations) except -1
    @cython.locals(most=int, second=int, first=int, edge=int, visits=int)
    cpdef bint settled(self, int left) noexcept
    @cython.locals(node=int, depth=int, edge=int)
    cdef void iterate(self) except *
    cdef bint answers(self, State s) noexcept
    @cython.locals(first=int, k=int)
    cdef void follow(self, int edge) except *
    @cython.locals(edge=int, guess=double)
    cpdef void insist(self, list codes) except *
    @cython.locals(edge=int, k=int)
    cdef int edge_to(self, dict after) except -2
    @cython.locals(prior=double, guess=double, code=int, length=int, k=int)
    cdef void to_second(self, int edge) noexcept
    @cython.locals(k=int, seat=int)
    cdef void tell(self, int edge) noexcept
    @cython.locals(k=int, node=int, edge=int)
    cdef void back_up(self, int depth) noexcept
    @cython.locals(visits=int, wide=int, first=int, best=double, chosen=int, root=double, edge=int, n=int, value=double)
    cdef int choose(self, int node) noexcept
    @cython.locals(node=int)
    cdef int new_node(self, State s) noexcept
    @cython.locals(out=Candidates, count=int, top=double, total=double, k=int, i=int, edge=int, n=int)
    cdef void expand(self, int node, State s) except *
    @cython.locals(count=int, k=int)
    cdef void keep(self, int part, int parts) noexcept

cdef double value_of(double points) noexcept
