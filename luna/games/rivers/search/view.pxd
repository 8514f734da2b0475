from luna.games.rivers.rules.state cimport State

cpdef void put(State s, dict arrays) except *
