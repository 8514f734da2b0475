cimport cython
from luna.games.rivers.rules.regions cimport Regions, beside_temple, crowned, region_at
from luna.games.rivers.rules.state cimport State

cdef int ATTACK, CELLS, DEFEND, EMPTY, LEADER, NOBODY, NOWHERE, ORDER, RED, SIDES, SPHERES
cdef short[704] BESIDE

@cython.locals(crowns=int, colour=int)
cpdef list open_wars(State s)
@cython.locals(first=int)
cpdef bint twice(int crowns, int colour) noexcept
@cython.locals(cell=int, other=int)
cpdef bint seek_revolt(State s, int place) except *
cpdef bint seek_war(State s) except *
@cython.locals(crowns=int, first=int, second=int)
cpdef void begin_war(State s, int colour) except *
cpdef int distance(State s, int seat) noexcept
cpdef Regions side_of(State s, int place)
@cython.locals(side=Regions, face=int, count=int, cell=int)
cpdef int strength(State s, int place) except *
cpdef void begin(State s, int attacker, int defender, int attack, int defence) except *
cpdef int supporting(State s) noexcept
@cython.locals(colour=int)
cpdef bint commit(State s, int count) except *
@cython.locals(winner=int, loser=int, lost=int)
cpdef void decide(State s, int attack, int defence) except *
@cython.locals(cell=int)
cpdef void lose(State s, int place) except *
@cython.locals(side=Regions, colour=int, cell=int, fallen=list)
cpdef int fell(State s, int place) except *
@cython.locals(side=int)
cpdef bint temple_stays(State s, int cell) noexcept
cpdef void gain(State s, int seat, int colour, int points, object reason, int cell) except *
