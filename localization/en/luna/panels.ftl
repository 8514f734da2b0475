# What an order’s panel counts, in words on its card.

fact-novices = Novices: active { $active }, inactive { $inactive }, jetty { $jetty }, temple { $temple }
fact-supply = Reserve: novices { $novices }, shrines { $shrines }
# $favours: names, joined by comma and “and”.
fact-tokens = Favour tokens: { $favours }
