# To, co liczy pole zakonu, słowami na jego karcie.

fact-novices = Nowicjusze: aktywni { $active }, nieaktywni { $inactive }, przystań { $jetty }, świątynia { $temple }
fact-supply = Zasoby: nowicjusze { $novices }, kaplice { $shrines }
# $favours: nazwy, połączone przecinkiem i „i”.
fact-tokens = Znaczniki przysługi: { $favours }
