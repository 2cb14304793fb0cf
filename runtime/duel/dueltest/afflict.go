package dueltest

import "boardduels/runtime/duel"

// Afflict gives a fighter some rounds of an effect, with an amount if it has one.
func Afflict(f *duel.Fighter, e duel.Effect, amount, rounds int16) {
	switch value, time := f.At(e); {
	case e == duel.HoTEffect:
		f.HoT = duel.Periodic{Power: amount, Time: rounds}
	case e == duel.DoTEffect:
		f.DoTs[0], f.DoTCount = duel.Periodic{Power: amount, Time: rounds}, 1
	default:
		if value != nil {
			*value = amount
		}
		if time != nil {
			*time = rounds
		}
	}
}
