cimport cython
from luna.games.luna.rules.play cimport play
from luna.games.luna.rules.state cimport copy_into
from luna.games.luna.search.evaluation cimport margins
from luna.games.luna.search.tree cimport Tree, value_of

cdef int CODE, GUESS, LENGTH, PRIOR, WIDEST

@cython.locals(guess=double, edge=int, code=int)
cpdef void insist(Tree tree, list codes) except *
@cython.locals(edge=int, first=int, k=int)
cdef int edge_to(Tree tree, dict after) except -2
@cython.locals(code=int)
cdef void add(Tree tree, int edge, list codes, double guess) except *
@cython.locals(prior=double, guess=double, code=int, length=int, k=int)
cdef void to_second(Tree tree, int edge) noexcept
cdef void move(Tree tree, int source, int target) noexcept
