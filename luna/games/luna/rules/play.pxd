cimport cython
from luna.games.luna.rules.legal cimport shrines_to_place
from luna.games.luna.rules.movement cimport sail, travel
from luna.games.luna.rules.scoring cimport close_round
from luna.games.luna.rules.solo cimport begin_round, build_for_automaton
from luna.games.luna.rules.state cimport State, guardian_value, released
from luna.games.luna.rules.temple cimport advance_disc, displace
from luna.games.luna.rules.turns cimport pass_turn, spend, tire

cdef int ACTION, BOOK, BRIBERY, HERBS, IN_TEMPLE, ISLANDS, NOVICE, NOVICES, ROUNDS
cdef int SHRINE, TILES, TIRE
cdef int PLACE_PAIRS, FAVOR, RECRUIT, BUILD, WAKE, TRAVEL
cdef int SAIL, APPOINT, CONSECRATE, MOVE_BOOK
cdef int COUNCIL, COUNCIL_TOKEN, EXPEL, EXPEL_TOKEN, MEDITATE, TIRES, END
cdef int[140] PAIR_ISLANDS

cpdef void play(State s, int code) except *
@cython.locals(placing=int)
cdef void prepare(State s, int code) except *
@cython.locals(base=int, k=int, i=int)
cdef void place_pairs(State s, int index) except *
@cython.locals(base=int, island=int, extra=int)
cdef void work(State s, int code) except *
cdef void wake(State s, int island, int count) except *
cdef void temple_work(State s, int code) except *
@cython.locals(island=int, cell=int)
cdef void appoint(State s, int tile, int extra) except *
cdef void consecrate(State s, int tile) except *
@cython.locals(points=int)
cdef void move_book(State s, int source, int target) except *
@cython.locals(supports=bint, island=int, count=int, extra=int)
cdef void influence_work(State s, int code) except *
@cython.locals(source=int, _=int)
cdef void drive(State s, int steps) except *
@cython.locals(last=bint, left=int)
cdef bint meditate(State s) except *
