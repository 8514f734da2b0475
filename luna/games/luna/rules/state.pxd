cimport cython

cdef int CELLS, COUNCIL_SEATS, IN_TEMPLE, ISLANDS, NOBODY, NOVICES, ON_PATH, ROUNDS, SEATS, SHRINES, TILES

cdef class Table:
    cdef public int seats, solo, candles, priestess_moves, builder_moves, tokens
    cdef signed char next[7]
    cdef signed char symbol[29]
    cdef signed char group[29]
    cdef signed char near[174]
    cdef signed char guardian[6]
    cdef signed char places[4]
    cdef signed char council[16]
    cdef public object board
    cdef public tuple colours, boards, ring, path

cdef class State:
    cdef public Table table
    cdef public object log
    cdef public int phase, round, actor, start, prepared, lit, book_played, herbs_taken, pending
    cdef public int priestess, builder, apostate
    cdef signed char moved[7]
    cdef short influence[4]
    cdef signed char reserve[4]
    cdef signed char jetty[4]
    cdef signed char shrines[4]
    cdef signed char seat_at[4]
    cdef signed char rank[4]
    cdef signed char active[28]
    cdef signed char inactive[28]
    cdef signed char shrine[28]
    cdef signed char favor[28]
    cdef signed char where[29]
    cdef signed char owner[29]
    cdef signed char book[29]
    cpdef State copy(self)

cpdef void copy_into(State a, State b) noexcept
cpdef bint released(State s, int tile) noexcept
cpdef int release_round(State s, int tile) noexcept
cpdef bint bribable(State s, int tile) noexcept
cpdef int guardian_value(State s) noexcept
cpdef int barred_island(State s) noexcept
@cython.locals(tile=int, count=int)
cpdef int in_temple_of(State s, int seat) noexcept
cpdef bint on_path_free(State s, int tile) noexcept
