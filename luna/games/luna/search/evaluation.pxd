cimport cython
from luna.games.luna.rules.scoring cimport clockwise, priestess_pays
from luna.games.luna.rules.state cimport State, Table
from luna.games.luna.search.features cimport Weights

cdef int AUTOMATON, IN_TEMPLE, ISLANDS, NOBODY, ON_PATH, OVER, ROUNDS, SEATS, SHRINE, SHRINE_POINTS, TILES
cdef int PLACES
cdef int ACTIVE, APOSTATE, BOOKS, BUILDER, COUNCIL, COUNT, FAVOUR, INACTIVE, JETTY, LONE, NEXT_APOSTATE, NEXT_BUILDER, NEXT_PRIESTESS, OPEN
cdef int OPEN_SOON, PAIRS, PEOPLE, PRIESTESS, RANK, READY, RESERVE, SHRINES, SHRINES_LATER, TEMPLE, TEMPLE_LATER, THREAT, WAITING

@cython.final
cdef class Evaluation:
    cdef Table table
    cdef int seats, round, later, open_now, open_soon, inhabited, next_priestess, next_builder, next_apostate
    cdef double weights[32]
    cdef double estimates[4]
    cdef double tiles[4]
    cdef double per_active, per_inactive, per_shrine, per_open, per_soon
    cdef signed char where[29]
    cdef signed char owner[29]
    cdef signed char book[29]
    cdef signed char attracted[896]

@cython.locals(i=int, start=int, inhabited=int, island=int, _=int)
cdef void begin(Evaluation e, Weights weights) noexcept
@cython.locals(seat=int, base=int, island=int)
cpdef void look(Evaluation e, State s) noexcept
cpdef int heads_for(Evaluation e, int apostate, int inhabited) noexcept
@cython.locals(people=double)
cdef void begin_round(Evaluation e, State s) noexcept
@cython.locals(changed=cython.schar, tile=int)
cdef bint remembered(Evaluation e, State s) noexcept
@cython.locals(seat=int, tile=int, owner=int)
cdef void count_tiles(Evaluation e, State s) noexcept
@cython.locals(group=int, value=double, higher=int, k=int, other=int)
cdef double novice_value(Evaluation e, State s, int tile, int owner) noexcept
@cython.locals(cell=int, active=int, here=int, shrine=int, value=double)
cpdef double at_island(Evaluation e, State s, int seat, int island) noexcept
@cython.locals(cell=int, needed=int, value=double)
cdef double by_novices(Evaluation e, State s, int seat, int island, int active, int here) noexcept
@cython.locals(behind=int, k=int, value=double, island=int)
cpdef double valued(Evaluation e, State s, int seat) noexcept
cpdef double estimate(Evaluation e, State s, int seat) noexcept
@cython.locals(seat=int)
cpdef void estimate_all(Evaluation e, State s) noexcept
@cython.locals(best=double, other=int)
cpdef double ahead(Evaluation e, int seat) noexcept
@cython.locals(first=double, second=double, leader=int, seat=int)
cpdef void margins(Evaluation e, State s) noexcept
