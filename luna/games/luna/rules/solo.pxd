cimport cython
from luna.games.luna.rules.state cimport State, guardian_value, on_path_free, released
from luna.games.luna.rules.temple cimport advance_disc, displace

cdef int ACTION, AUTOMATON, IN_TEMPLE, ISLANDS, TILES

@cython.locals(count=int, tile=int)
cpdef void begin_round(State s, int island) except *
@cython.locals(tile=int)
cdef int highest_tile(State s) noexcept
@cython.locals(island=int)
cdef void claim(State s, int tile) except *
@cython.locals(source=int, target=int)
cdef void take_book(State s) except *
@cython.locals(cell=int)
cpdef void build_for_automaton(State s) except *
