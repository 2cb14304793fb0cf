package duelrecord

import (
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// Stretch is a round of a duel, by seat: what was played, and how both stood once it was over.
type Stretch struct {
	Round  int
	Cards  [2][]duel.CardIndex // in their order
	HP, EP [2]int16
	Plies  int // actions so far
}

// Stretches returns the rounds that were begun.
func (p *Playback) Stretches() []Stretch {
	var all []Stretch
	for _, f := range p.Frames()[1:] {
		if len(all) == 0 || all[len(all)-1].Round != f.Round {
			all = append(all, Stretch{Round: f.Round})
		}
		now := &all[len(all)-1]
		if f.Action.Card != duel.NoCard {
			now.Cards[f.Seat] = append(now.Cards[f.Seat], f.Action.Card)
		}
		now.Plies = f.Ply
		for i := range now.HP {
			fighter := &f.State.Fighters[i]
			now.HP[i], now.EP[i] = fighter.HP, fighter.EP
		}
	}
	return all
}

// Lost returns the hp that a seat's hero lost in all, to cards, effects, clashes and exhaustion.
func (p *Playback) Lost(seat game.Seat) int {
	hp := 0
	for _, f := range p.Frames() {
		for _, e := range f.Events {
			if e.Seat != seat {
				continue
			}
			switch e.Kind {
			case duel.DamageTaken, duel.DoTHurt, duel.Exhausted, duel.ClashHurt:
				hp += int(e.Amount)
			}
		}
	}
	return hp
}
