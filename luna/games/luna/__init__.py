"""Luna – Im Tempel der Mondpriesterin."""
