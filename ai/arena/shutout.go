package arena

import (
	"boardduels/ai/arena/stats"
	"boardduels/runtime/duel"
)

// Shuts counts the duels of a hero against another in which it was shut out of a turn: it could play nothing, since
// its cards had been made dearer, and could have played something otherwise.
type Shuts struct {
	Duels int `json:"duels"` // in which somebody looked
	Out   int `json:"out"`
}

func (s *Shuts) merge(other *Shuts) {
	s.Duels += other.Duels
	s.Out += other.Out
}

// ShutOut is in how many duels against another a hero was shut out of a turn by dearer cards. The interval takes each
// duel as a trial of its own.
type ShutOut struct {
	Hero    string      `json:"hero"`
	Against string      `json:"against"`
	Duels   int         `json:"duels"`
	Out     stats.Share `json:"shut_out"`
}

// shutOut reports whether who is to move can play nothing for no other reason than that its cards have been made
// dearer.
func shutOut(d *duel.Duel, v *duel.View, legal []duel.Action) bool {
	if len(legal) > 1 || v.Me().CostsModifier <= 0 {
		return false
	}
	plain := *v
	plain.Me().CostsModifier = 0
	return len(d.LegalView(&plain, nil)) > 1
}

// shutOuts returns how often both sides of a fixture were shut out of turns with a pack. A hero against itself is both.
func (f *Fixture) shutOuts(t *Tally, pack int) []ShutOut {
	if len(t.Shuts) == 0 {
		return nil
	}
	sides := t.Shuts[pack]
	hero, against := f.pair()
	if hero == against {
		sides[0].merge(&sides[1])
		return []ShutOut{newShutOut(hero, against, &sides[0])}
	}
	return []ShutOut{newShutOut(hero, against, &sides[0]), newShutOut(against, hero, &sides[1])}
}

func newShutOut(hero, against string, s *Shuts) ShutOut {
	return ShutOut{hero, against, s.Duels, stats.NewShare(s.Out, s.Duels)}
}
