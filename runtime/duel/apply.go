package duel

import (
	"fmt"
	"slices"

	"boardduels/runtime/game"
)

// turn carries out one action. It lives for one call of Apply.
type turn struct {
	d      *Duel
	s      *State
	events *[]Event // nil when nobody wants them
	luck   *luck    // what chance brings to a card's power; nil when it is drawn
}

func (t *turn) emit(e Event) {
	if t.events != nil {
		*t.events = append(*t.events, e)
	}
}

// Apply carries out a legal action of the mover, and all that follows up to the next decision. An illegal action
// returns an error and leaves the state as it was.
func (d *Duel) Apply(s *State, a Action, events *[]Event) error {
	if err := d.checkAction(s, a); err != nil {
		return err
	}
	s.Ply++
	t := turn{d: d, s: s, events: events}
	t.act(a)
	return nil
}

func (t *turn) act(a Action) {
	if a == EndTurn {
		t.end()
		return
	}
	t.play(a.Card)
}

func (d *Duel) checkAction(s *State, a Action) error {
	if s.Winner != game.Nobody {
		return fmt.Errorf("the duel is over: seat %d has won", s.Winner+1)
	}
	if a == EndTurn {
		return nil
	}
	f := &s.Fighters[s.Mover]
	if int(a.Card) >= len(d.heroes[s.Mover].Deck) {
		return fmt.Errorf("seat %d: no card %d in the deck of %s", s.Mover+1, a.Card, d.Hero(s.Mover).ID)
	}
	card := d.Card(s.Mover, a.Card)
	if !slices.Contains(s.Piles[s.Mover].Hand[:f.HandCount], a.Card) {
		return fmt.Errorf("seat %d: card %s is not in the hand", s.Mover+1, card.ID)
	}
	if f.StunTime > 0 {
		return fmt.Errorf("seat %d: stunned, it can only end the turn", s.Mover+1)
	}
	if d.IsFull(s.Plays) {
		return fmt.Errorf("seat %d: %d cards were played in this turn, no more are allowed", s.Mover+1, s.Plays)
	}
	if cost := card.cost(f); cost > f.EP {
		return fmt.Errorf("seat %d: card %s costs %d, there is %d energy", s.Mover+1, card.ID, cost, f.EP)
	}
	return nil
}
