package rulestext

import (
	"slices"

	"boardduels/runtime/duel"
)

// TicksFirst returns events in the order in which they are told: the rules take each DoT's tick and its end together,
// one DoT after the other, and people are told of all that hurts before they are told of what is over.
func TicksFirst(events []duel.Event) []duel.Event {
	told := slices.Clone(events)
	for from := 0; from < len(told); from++ {
		until := from
		for until < len(told) && rankOfTick(told[until]) > 0 {
			until++
		}
		slices.SortStableFunc(told[from:until], func(a, b duel.Event) int { return rankOfTick(a) - rankOfTick(b) })
		from = until
	}
	return told
}

// rankOfTick tells where among the events of DoTs one is told: 1 of what hurts, 2 of what is over, 0 of other events.
func rankOfTick(e duel.Event) int {
	switch {
	case e.Kind == duel.DoTHurt || e.Kind == duel.DeathPrevented:
		return 1
	case e.Kind == duel.EffectEnded && e.Effect == duel.DoTEffect:
		return 2
	}
	return 0
}
