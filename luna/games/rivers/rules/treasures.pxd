cimport cython
from luna.games.rivers.rules.state cimport State

cdef int LEAVE, NOWHERE, TRADER, SPHERES
cdef short[10] START_CELLS

cpdef list candidates(State s)
cpdef list may_stay(list lying)
@cython.locals(trader=int, cell=int)
cpdef list lying_with(State s, int seat)
@cython.locals(seat=int, lying=list, stay=list)
cpdef bint seek_treasures(State s) except *
@cython.locals(taken=list, cell=int)
cpdef void take(State s, int seat, int stays) except *
