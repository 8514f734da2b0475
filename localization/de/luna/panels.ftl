# Was in der Übersicht eines Ordens gezählt wird, in Worten auf seiner Karte.

fact-novices = Novizen: aktiv { $active }, inaktiv { $inactive }, Bootssteg { $jetty }, Tempel { $temple }
fact-supply = Vorrat: Novizen { $novices }, Kultstätten { $shrines }
# $favours: Namen, durch Komma und „und“ verbunden.
fact-tokens = Gunstmarken: { $favours }
