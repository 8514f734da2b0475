cimport cython
from luna.games.luna.rules.state cimport State, barred_island

cdef int ACTION, BOOK, BRIBERY, COUNCIL_SEATS, HERBS, IN_TEMPLE, ISLANDS, JOURNEY, NOBODY, NOVICE, NOVICES, ON_PATH, PREPARE
cdef int ROUNDS, SAILBOAT, SHRINE, TIDES, TILES, TIRE
cdef int PLACE_SHRINE, PLACE_PAIRS, FAVOR, RECRUIT, BUILD, WAKE, TRAVEL, FERRY, FERRY_INACTIVE, FERRY_JETTY, DONE
cdef int SAIL, SAIL_JETTY, APPOINT, CONSECRATE, MOVE_BOOK
cdef int COUNCIL, COUNCIL_TOKEN, EXPEL, EXPEL_TOKEN, MEDITATE, TIRES, END
cdef int[35] PAIR_MASKS
cdef int PAIR_COUNT, MOST_CODES, COUNCIL_STRIDE

@cython.final
cdef class Moves:
    cdef short codes[1440]
    cdef public int count
    cpdef list listed(self)
    cdef inline void add(self, int code) noexcept

cpdef list legal_codes(State s)
@cython.locals(island=int)
cpdef void legal_into(State s, Moves out) noexcept
cpdef int shrines_to_place(State s) noexcept
@cython.locals(seat=int)
cpdef bint shrine_free(State s, int island) noexcept
@cython.locals(island=int, own=int, k=int)
cdef void preparation(State s, Moves out) noexcept
cdef void travel_steps(State s, Moves out) noexcept
@cython.locals(barred=int, base=int, a=int, b=int, code=int)
cpdef void active_steps(State s, int first, Moves out) noexcept
@cython.locals(barred=int, base=int, a=int, b=int, code=int)
cpdef void tides_steps(State s, Moves out) noexcept
@cython.locals(base=int, extra=int, barred=int)
cdef void turn(State s, Moves out) noexcept
@cython.locals(i=int, spare=int, gone=int)
cdef void island_work(State s, int base, int extra, int barred, Moves out) noexcept
@cython.locals(i=int)
cdef void herbs(State s, int base, int barred, Moves out) noexcept
@cython.locals(a=int, b=int)
cdef void sailing(State s, int base, int barred, Moves out) noexcept
@cython.locals(lowest=int, own=int, tile=int, i=int)
cdef void temple(State s, int base, int extra, int barred, Moves out) noexcept
@cython.locals(a=int, b=int)
cdef void books(State s, Moves out) noexcept
@cython.locals(left=int, i=int, code=int, k=int)
cdef void council(State s, int base, int extra, int barred, Moves out) noexcept
@cython.locals(k=int)
cdef void expel(State s, int base, int extra, Moves out) noexcept
