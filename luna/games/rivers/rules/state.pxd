cimport cython

cdef int ACT, CELLS, EMPTY, LEADER, MONUMENTS, NOBODY, NOWHERE, OPEN, PLACES, SEATS, SPHERES


cdef class Table:
    cdef public int seats, start, tiles
    cdef public tuple names
    cdef public bytes bag

cdef class State:
    cdef public Table table
    cdef public object log
    cdef public int viewer, phase, turn, active, actor, left, drawn, failed, join, placed
    cdef public int colour, attacker, defender, attack, defence, committed, taking
    cdef readonly short[177] cells
    cdef readonly unsigned short[177] crowns
    cdef readonly short[177] touching
    cdef readonly short[177] temples
    cdef readonly short[176] treasure
    cdef readonly short[16] leader
    cdef readonly short[16] hand
    cdef readonly short[16] swapped
    cdef readonly short[16] points
    cdef readonly short[4] held
    cdef readonly short[4] given
    cdef readonly short[4] catastrophes
    cdef readonly short[4] treasures
    cdef readonly short[4] out
    cdef readonly short[6] monument
    cdef readonly short[6] base
    @cython.locals(other=State)
    cpdef State copy(self)

cpdef int bag_left(State s) noexcept
cpdef int owner_of(int content) noexcept
@cython.locals(cell=int, count=int)
cpdef int treasures_left(State s) noexcept
