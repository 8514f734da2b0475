### Che cosa porterebbe un gesto che può voler dire più cose: la risposta che verrebbe chiesta e il suo guadagno.

aim-option = { $option } – { $gain }
