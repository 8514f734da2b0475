cimport cython
from luna.games.rivers.rules.regions cimport beside_leader, clear, crowned, lifted
from luna.games.rivers.rules.state cimport State

cdef int ATTACK, CELLS, DEFEND, NOBODY, NOWHERE, ORDER, RED, SPHERES
cdef object REVOLT, WAR

@cython.locals(crowns=int, colour=int)
cpdef list open_wars(State s)
@cython.locals(first=int)
cpdef bint twice(int crowns, int colour) noexcept
@cython.locals(cell=int, other=int)
cpdef bint seek_revolt(State s, int place) except *
cpdef bint seek_war(State s) except *
@cython.locals(first=int, second=int, sides=State)
cpdef void begin_war(State s, int colour) except *
cpdef int distance(State s, int seat) noexcept
cpdef State parted(State s)
@cython.locals(count=int, cell=int)
cdef int strength(State sides, int place) noexcept
cdef bint counts(State sides, int place, int cell) noexcept
cpdef void begin(State s, int attacker, int defender, int attack, int defence) except *
cpdef int supporting(State s) noexcept
@cython.locals(colour=int)
cpdef bint commit(State s, int count) except *
@cython.locals(winner=int, loser=int, lost=int)
cpdef void decide(State s, int attack, int defence) except *
@cython.locals(cell=int)
cpdef void lose(State s, int place) except *
@cython.locals(sides=State, colour=int, cell=int, fallen=list)
cpdef int fell(State s, int place) except *
cpdef bint temple_stays(State s, int cell) noexcept
cpdef void gain(State s, int seat, int colour, int points, object reason, int cell) except *
