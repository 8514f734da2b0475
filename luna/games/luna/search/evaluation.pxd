cimport cython
from luna.games.luna.rules.scoring cimport clockwise, priestess_pays
from luna.games.luna.rules.state cimport State, Table, copy_into
from luna.games.luna.search.features cimport Weights, turn_of
from luna.games.luna.search.tiles cimport Tiles, take_in

cdef int AUTOMATON, ISLANDS, OVER, ROUNDS, SEATS, SHRINE, SHRINE_POINTS
cdef int CELLS
cdef int PLACES
cdef int ACTIVE, APOSTATE, BUILDER, COUNCIL, COUNT, FAVOUR, INACTIVE, JETTY, LONE, NEXT_APOSTATE, NEXT_BUILDER, NEXT_PRIESTESS, OPEN
cdef int OPEN_SOON, PAIRS, PEOPLE, PRIESTESS, RANK, RESERVE, SHRINES, SHRINES_LATER, TURN, BEGAN, STUCK, EXPECTING

@cython.final
cdef class Evaluation:
    cdef Table table
    cdef int seats, round, lit, turn, later, inhabited, next_priestess, next_builder, next_apostate
    cdef Weights of
    cdef double weights[37]
    cdef double estimates[4]
    cdef Tiles tiles
    cdef double per_active, per_inactive, per_shrine, per_jetty, per_reserve, per_rank, per_open, per_soon
    cdef signed char attracted[896]
    cdef bint known
    cdef double cells[28]
    cdef signed char changed[28]
    cdef State base
    cdef int base_open_now, base_open_soon, base_next_apostate
    cdef signed char priestess_after[7]
    cdef signed char builder_after[7]

@cython.locals(start=int, inhabited=int, island=int, _=int)
cdef void begin(Evaluation e, State s) noexcept
@cython.locals(seat=int, base=int, island=int)
cpdef void look(Evaluation e, State s) noexcept
@cython.locals(first=int, cell=int)
cpdef void settle(Evaluation e, State s, bint alone) noexcept
@cython.locals(same=bint, cell=int, changed=int, k=int, seat=int)
cdef void compare(Evaluation e, State s) noexcept
@cython.locals(seat=int)
cdef void spread(Evaluation e, int island, int changed) noexcept
cpdef int heads_for(Evaluation e, int apostate, int inhabited) noexcept
@cython.locals(i=int, people=double)
cdef void weigh(Evaluation e, State s) noexcept
@cython.locals(cell=int, active=int, here=int, shrine=int, value=double)
cpdef double at_island(Evaluation e, State s, int seat, int island) noexcept
@cython.locals(cell=int, needed=int, value=double)
cdef double by_novices(Evaluation e, State s, int seat, int island, int active, int here) noexcept
@cython.locals(behind=int, k=int, value=double, island=int, cell=int)
cpdef double valued(Evaluation e, State s, int seat) noexcept
cpdef double estimate(Evaluation e, State s, int seat) noexcept
@cython.locals(seat=int)
cpdef void estimate_all(Evaluation e, State s) noexcept
@cython.locals(best=double, other=int)
cpdef double ahead(Evaluation e, int seat) noexcept
@cython.locals(first=double, second=double, leader=int, seat=int)
cpdef void margins(Evaluation e, State s) noexcept
