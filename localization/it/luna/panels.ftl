# Ciò che conta il riquadro di un Ordine, a parole sulla sua carta.

fact-novices = Novizi: attivi { $active }, inattivi { $inactive }, Pontile { $jetty }, Tempio { $temple }
fact-supply = Riserva: Novizi { $novices }, Santuari { $shrines }
# $favours: nomi, uniti da virgola ed «e».
fact-tokens = Gettoni Favore: { $favours }
