cimport cython
from luna.games.luna.search.tree cimport Tree

cdef int CHILD, CODE, GUESS, LENGTH, PRIOR, TOTAL, VISITS, CODES, EDGES

@cython.locals(node=int, at=int, edge=int)
cpdef int reached(Tree tree, list codes) except -2
@cython.locals(edge=int)
cpdef int edge_along(Tree tree, int node, list codes, int at) except -2
cdef bint plays(Tree tree, int edge, list codes) except -1
@cython.locals(first=int, k=int)
cdef list codes_of(Tree tree, int edge)
@cython.locals(edge=int, same=int, visits=int, grown=int)
cpdef int graft(Tree tree, Tree old, int node) except -1
@cython.locals(child=int)
cdef void found_on(Tree tree, int edge, Tree old, int same, list origins) except *
@cython.locals(origin=int, count=int, first=int, k=int, edge=int, same=int, length=int, n=int)
cdef void grow(Tree tree, int node, Tree old, list origins) except *
