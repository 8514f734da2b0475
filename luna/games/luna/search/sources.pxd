cimport cython
from luna.games.luna.rules.play cimport play
from luna.games.luna.rules.scoring cimport (
    apostate_value, council_points, favour_points, priestess_value, shrine_points)
from luna.games.luna.rules.state cimport State, guardian_value, in_temple_of
from luna.games.luna.search.features cimport Features, Weights, fill

cdef int OVER, SEATS, COUNT
cdef int NOW, CONSECRATION, DISPLACEMENT, TEMPLE, BOOKS, PRIESTESS, APOSTATE, COUNCIL, SHRINES, FAVOURS, CANDLES
cdef int CONSECRATE, MOVE_BOOK, SUPPORT, MEDITATE, TIRES, END

@cython.final
cdef class Sources:
    cdef double gained[48]
    cdef double parts[48]
    cdef double value[12]
    cdef double worth[4]
    cdef int before[4]
    cdef int paid[12]
    cdef int belongs[37]
    cdef int features
    cdef Features scratch

@cython.locals(k=int, seat=int)
cpdef void begin(State s, Sources out) noexcept
@cython.locals(closing=bint, guardian=int, actor=int, seat=int)
cpdef void booked(State s, int code, Sources out) except *
cdef void book_entry(State s, int seat, int guardian, Sources out) noexcept
@cython.locals(base=int, rest=int)
cdef void book_round(State s, int seat, int candle, Sources out) noexcept
@cython.locals(best=double, rival=int, other=int, worth=double, k=int)
cpdef void take_apart(State s, int seat, Weights weights, Sources out) noexcept
@cython.locals(base=int, first=int, total=double, k=int, i=int)
cdef double expected(State s, int seat, Weights weights, Sources out) noexcept
