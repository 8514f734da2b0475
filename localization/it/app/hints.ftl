### Suggerimenti al tavolo: dove guardare, che cosa fare lì, e l'azione intera con i suoi motivi.

bar-hint = Suggerimento
hint-head = { $looks ->
    [yes] Suggerimento · cerca …
   *[no] Suggerimento
 }
hint-thinks = Un momento …
hint-what = { $deed }.
hint-how = { $deed }. { $reason }
# Perché, dove nessun motivo breve è certo; $sources come in hint-argument.
hint-worth = { $known ->
    [yes] Entro fine partita promette più punti di ogni altra azione, soprattutto da: { $sources }.
   *[no] Nient’altro promette più punti entro fine partita.
 }
hint-compared = { $points } punti rispetto a “{ $deed }”:
hint-compared-passed = “{ $deed }” porta subito { $gained }, ma alla fine questo porta di più ({ $points } punti):
hint-changed = Trovato di meglio: { $told }
 Calcolando più avanti promette nettamente più del consiglio precedente.
hint-rest = Tutto il resto
hint-equal = { $points ->
    [yes] { $count ->
        [one] “{ $deed }” porterebbe altrettanti punti.
        [many] Altrettanti punti con altre { $count } azioni, p. es. “{ $deed }”.
       *[other] Altrettanti punti con altre { $count } azioni, p. es. “{ $deed }”.
    }
   *[no] { $count ->
        [one] “{ $deed }” sarebbe altrettanto buono.
        [many] Altrettanto buone altre { $count } azioni, p. es. “{ $deed }”.
       *[other] Altrettanto buone altre { $count } azioni, p. es. “{ $deed }”.
    }
 }
hint-nearly = “{ $deed }” sarebbe quasi altrettanto buono.
hint-second = Seconda scelta: “{ $deed }” ({ $points } punti).
hint-second-only = Seconda scelta: “{ $deed }”.
# Di un’azione che porta subito più punti ($gained) del suggerimento; $sources come in hint-argument.
hint-passed = “{ $deed }” porta subito { $gained }, ma alla fine meno.{ $known ->
    [yes] { " " }Con il suggerimento, entro fine partita, si ottiene di più da: { $sources }.
   *[no] { "" }
 }
hint-expected = { $side ->
    [ahead] Previsione finale: { $points } di vantaggio (±{ $band })
    [behind] Previsione finale: { $points } di svantaggio (±{ $band })
   *[level] Previsione finale: parità (±{ $band })
 }
hint-planned = { $side ->
    [ahead] Miglior piano fino alla fine: { $points } di vantaggio (±{ $band })
    [behind] Miglior piano fino alla fine: { $points } di svantaggio (±{ $band })
   *[level] Miglior piano fino alla fine: parità (±{ $band })
 }
# Dove ogni via fino alla fine è stata confrontata: niente può essere migliore del consiglio.
hint-proven = { $side ->
    [ahead] Dimostrato: giocando al meglio, alla fine { $points } di vantaggio
    [behind] Dimostrato: giocando al meglio, alla fine { $points } di svantaggio
   *[level] Dimostrato: giocando al meglio, alla fine parità
 }
hint-goes-on = Calcolo in corso …
hint-argument = { $side ->
    [for] Di più da: { $sources }
   *[against] Di meno da: { $sources }
 }
hint-order-only = In punti sarebbe tirare a indovinare; si dice solo che cosa è meglio.
hint-not-yet = Il calcolo è in corso: si potrà giocare appena il consiglio sarà definitivo.
hint-not-now = Il suggerimento si può avere quando tocca a una persona.
hint-failed = Stavolta nessun suggerimento; il motivo è nel registro.

hint-on = { $step ->
    [1] Come si fa? (L)
   *[other] Come, di preciso? (L)
 }
hint-accept = Gioca così (Invio)

analysis-points = { $sign ->
    [more] +{ $whole },{ $tenths }
    [less] −{ $whole },{ $tenths }
   *[equal] 0
 }

menu-hints = { $allowed ->
    [yes] Suggerimenti: ammessi
   *[no] Suggerimenti: nessuno in questa partita
 }

hints-taken = { $count ->
    [one] { $name }: 1 suggerimento
    [many] { $name }: { $count } suggerimenti
   *[other] { $name }: { $count } suggerimenti
 }

bot-rate = { $count ->
    [one] Qui 1 continuazione al secondo.
    [many] Qui circa { $count } continuazioni al secondo.
   *[other] Qui circa { $count } continuazioni al secondo.
 }
