cimport cython
from luna.games.luna.rules.play cimport play
from luna.games.luna.rules.state cimport State
from luna.games.luna.search.candidates cimport Candidates, find

cdef int OVER
cdef unsigned long long MASK

@cython.locals(x=cython.ulonglong, turn=int, best=double, chosen=int, i=int, value=double, first=int, k=int)
cpdef int rollout(State s, Candidates found, double noise, unsigned long long seed, int turns=*) except -1
