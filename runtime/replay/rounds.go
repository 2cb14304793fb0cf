package replay

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
	for ply := 1; ply <= p.Plies(); ply++ {
		move := &p.moves[ply-1]
		if round := Round(move.turn); len(all) == 0 || all[len(all)-1].Round != round {
			all = append(all, Stretch{Round: round})
		}
		now, seat := &all[len(all)-1], p.record.Turns[move.turn].Seat
		if move.action != duel.EndTurn {
			now.Cards[seat] = append(now.Cards[seat], move.action.Card)
		}
		now.Plies = ply
		for i := range now.HP {
			fighter := &p.states[ply].Fighters[i]
			now.HP[i], now.EP[i] = fighter.HP, fighter.EP
		}
	}
	return all
}

// Lost returns the hp that a seat's hero lost in all, to cards, effects and exhaustion.
func (p *Playback) Lost(seat game.Seat) int {
	hp := 0
	for i := range p.moves {
		for _, e := range p.moves[i].events {
			if e.Seat != seat {
				continue
			}
			switch e.Kind {
			case duel.DamageTaken, duel.DoTHurt, duel.Exhausted:
				hp += int(e.Amount)
			}
		}
	}
	return hp
}
