cimport cython
from luna.games.luna.rules.state cimport State, guardian_value, in_temple_of

cdef int ACTION, AUTOMATON, ISLANDS, NOBODY, OVER, ROUNDS, SHRINE_POINTS, TIRE

cpdef void close_round(State s, int next_start) except *
cpdef int devotion(State s, int seat) noexcept
cpdef int tempted(State s, int seat) noexcept
@cython.locals(cell=int)
cdef int strength(State s, int seat, int island, bint resting) noexcept
cpdef int priestess_value(State s, int seat) noexcept
@cython.locals(own=int, place=int, ahead=bint, k=int, other=int, theirs=int)
cpdef int priestess_pays(State s, int seat, int island, bint resting) noexcept
@cython.locals(n=int)
cpdef int apostate_value(State s, int seat) noexcept
@cython.locals(seat=int, net=int)
cdef void score_round(State s) except *
cpdef tuple preview(State s)
@cython.locals(cell=int)
cdef void next_round(State s, int next_start) except *
@cython.locals(source=int)
cdef void move_figures(State s) except *
@cython.locals(seat=int)
cpdef bint attracts_apostate(State s, int island) noexcept
@cython.locals(_=int)
cpdef int clockwise(State s, int island, int steps) noexcept
@cython.locals(island=int, _=int)
cpdef int next_apostate(State s) noexcept
@cython.locals(points=int, cell=int)
cpdef int shrine_points(State s, int seat) noexcept
@cython.locals(points=int, cell=int)
cpdef int favour_points(State s, int seat) noexcept
cpdef int council_points(State s, int seat) noexcept
@cython.locals(seat=int)
cdef void end_game(State s) except *
cpdef tuple ranking(State s)
