cimport cython
from luna.games.luna.rules.state cimport State, guardian_value
from luna.games.luna.rules.scoring cimport (
    apostate_value, clockwise, council_points, next_apostate, priestess_pays, priestess_value, shrine_points)

cdef int AUTOMATON, IN_TEMPLE, ISLANDS, NO_MOVE, NOBODY, ON_PATH, OVER, ROUNDS, SHRINE, SHRINE_POINTS, TILES, COUNT
cdef int PRIESTESS, APOSTATE, TEMPLE, TEMPLE_LATER, THREAT, BOOKS, SHRINES, SHRINES_LATER, FAVOUR
cdef int COUNCIL, RANK, READY, WAITING, ACTIVE, INACTIVE, PEOPLE, JETTY, RESERVE, NEXT_PRIESTESS, NEXT_APOSTATE
cdef double EXACT
cdef int NEXT_BUILDER, BUILDER, PAIRS, OPEN, OPEN_SOON, LONE, TURN, BEGAN, ATTACKERS, STUCK, EXPECTING, CANDLES, MIDDLE

@cython.final
cdef class Weights:
    cdef double values[185]

@cython.final
cdef class Features:
    cdef double values[37]

@cython.locals(i=int, behind=int, k=int)
cpdef void fill(State s, int seat, Features out) noexcept
cpdef int turn_of(State s) noexcept
@cython.locals(later=int, temple=int, threat=int, attackers=int, books=int, value=int, ready=int, waiting=int, tile=int, higher=int)
cdef void count_tiles(State s, int seat, Features out) noexcept
@cython.locals(count=int, k=int, other=int)
cdef int higher_neighbours(State s, int tile, int seat) noexcept
@cython.locals(count=int, k=int, other=int)
cdef int attackers_of(State s, int tile, int seat) noexcept
@cython.locals(base=int, later=int, active=int, inactive=int, pairs=int, lone=int, able=int, soon=int, i=int, here=int, needed=int)
cdef void count_islands(State s, int seat, Features out) noexcept
@cython.locals(later=int, now=int, then=int, tile=int, bit=int)
cdef void count_open(State s, int able, int soon, Features out) noexcept
@cython.locals(count=int)
cdef int ones(int mask) noexcept
@cython.locals(island=int, cell=int, here=int)
cdef void look_ahead(State s, int seat, Features out) noexcept
@cython.locals(total=double, first=int, i=int)
cpdef double estimate(State s, int seat, Weights weights, Features scratch) noexcept
