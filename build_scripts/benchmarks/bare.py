"""The least that a program with pygame does: opens a window and shows a picture, then says so."""

import pygame

pygame.init()
pygame.display.set_mode((1280, 720))
pygame.display.flip()
print("shown", flush=True)
pygame.quit()
