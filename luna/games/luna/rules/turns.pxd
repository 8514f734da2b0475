cimport cython
from luna.games.luna.rules.state cimport State

cdef int ISLANDS

cpdef void pass_turn(State s) noexcept
cpdef void tire(State s, int island, int count) except *
cpdef void spend(State s, int favour) except *
