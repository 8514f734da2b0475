"""The maps of the rules' examples, as the rules draw them; `{}` stands for a cell that a test fills in."""

E1 = """
     e   f   g   h   i
 1   ~~  ..  ..  ..  ..
 2   ~~  ..  ..  ..  ..
 3   ~~  r*  ..  ..  ..
 4   ..  ..  k   ..  ..
 5   ..  ..  ..  ..  ..
"""
E2 = """
     f   g   h   i   j
 4   ..  ..  ..  ..  ..
 5   Kh  r   ..  r   Rf
 6   ..  ..  ..  ..  ..
"""
E3 = """
     f   g   h   i
 3   r*  ..  ..  ..
 4   ..  r   ..  ..
 5   r   Kh  r   ..
 6   ..  ..  ..  ..
"""
E4 = """
     f   g   h   i   j
 4   ..  ..  ..  ..  ..
 5   Kh  r   ..  r   Rf
 6   ..  ..  g   ..  ..
 7   ..  ..  g   r*  {}
"""
E6 = """
     f   g   h   i   j   k   l
 4   ..  ..  ..  ..  r   ..  ..
 5   Rh  r   ..  r   Rf  r   Kf
 6   ..  r   ..  k   ..  r   ..
 7   ..  ..  ..  r*  ..  ..  ..
"""
E7 = """
     e   f   g   h   i   j   k   l
 3   ~~  r*  ..  ..  ..  ..  ..  ..
 4   ..  Gh  ..  ..  ..  ..  Gf  ..
 5   Kh  r   k   ..  g   g   r   Kf
"""
E8 = """
     e   f   g   h   i
 3   ~~  ..  ..  ..  ..
 4   ..  ..  r   r   ..
 5   ..  Bh  r   ..  ..
 6   ..  ..  Rf  r   ..
"""
E9 = """
     f   g   h   i   j
 4   ..  ..  ..  ..  ..
 5   Kh  r   k   r   Gf
 6   ..  ..  ..  ..  ..
"""
E10 = """
     a   b   c   d   e   f   g   h   i
 1   ..  Gm  ..  ..  ~~  ~~  ~~  ~~  ~~
 2   ..  r*  k   g   ~~  r   ..  ..  ..
 3   ..  ..  ..  ~~  ~~  r*  ..  ..  ..
 4   ~~  ~~  ~~  ~~  ..  k   k   k   k
 5   ..  ..  ..  ..  ..  ..  ..  ..  k
 6   ..  ..  ..  ..  ..  ..  ..  ..  {}
 7   ~~  ~~  ~~  ~~  ..  ..  ..  ..  r*
"""
E11 = """
     f   g   h   i   j
 2   ..  ..  ..  ..  ..
 3   r*  Gh  ..  ..  ..
 4   k   k   ..  ..  ..
 5   k   k   ..  ..  ..
 6   r   r   r   r   ..
 7   ..  ..  ..  r*  ..
"""
