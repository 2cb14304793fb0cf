package ai

import "boardduels/runtime/duel"

// Sensible appends to buf the legal actions that a view allows, without those that play a card in vain
// ([duel.Duel.InVain]). It is for brains that choose among actions, as [boardduels/ai/duel/turnplan.NewSensible] is for
// those that plan turns. In a classic duel the legal actions are returned as they are.
func Sensible(d *duel.Duel, v *duel.View, legal, buf []duel.Action) []duel.Action {
	if d.IsClassic() {
		return legal
	}
	return sensible(d, v, legal, buf)
}

func sensible(d *duel.Duel, v *duel.View, legal, buf []duel.Action) []duel.Action {
	before := d.Determinize(v, 0) // what is hidden makes no difference
	for _, a := range legal {
		after := before
		if err := d.Apply(&after, a, nil); err != nil {
			panic(err) // the view allows it
		}
		if !d.InVain(&before, &after, a) {
			buf = append(buf, a)
		}
	}
	return buf
}
