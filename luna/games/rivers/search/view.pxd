from luna.games.rivers.rules.state cimport State

cpdef object view_of(State s)
cpdef State state_of(object view)
cpdef void put(State s, dict arrays) except *
