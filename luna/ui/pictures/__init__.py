"""What is seen: sprites, drawing, colours and emblems, and files read ahead of their use."""
