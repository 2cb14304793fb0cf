package duel

import (
	"fmt"
	"slices"

	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// turn carries out one action. It lives for one call of Apply.
type turn struct {
	d      *Duel
	s      *State
	events *[]Event // nil when nobody wants them
	luck   *luck    // what chance brings to a card's power; nil when it is drawn
	script *Script  // what chance brings to rules; nil when it is drawn

	ledger *ledger // nil in a classic duel
	done   int16   // how much the rule before really did
	taken  int16   // energy, by a card that takes all
}

// emit tells of something for which four numbers are enough, as they are for nearly all that happens. Most duels are
// played in somebody's head, where nobody listens: no event is put together before it is known that somebody does.
func (t *turn) emit(kind EventKind, seat game.Seat, card CardIndex, amount int16) {
	if t.events != nil {
		*t.events = append(*t.events, Event{Kind: kind, Seat: seat, Card: card, Amount: amount})
	}
}

// emitEvent tells of something.
func (t *turn) emitEvent(e Event) {
	if t.events != nil {
		*t.events = append(*t.events, e)
	}
}

// Apply carries out a legal action of the mover, and all that follows up to the next decision. An illegal action
// returns an error and leaves the state as it was.
func (d *Duel) Apply(s *State, a Action, events *[]Event) error {
	if !d.Try(s, a, events) {
		return d.refusal(s, a)
	}
	return nil
}

// Try is Apply for those who don't ask why an action isn't legal: it reports whether it was.
func (d *Duel) Try(s *State, a Action, events *[]Event) (legal bool) {
	place, legal := d.held(s, a)
	if !legal {
		return false
	}
	s.Ply++
	t := turn{d: d, s: s, events: events}
	if d.IsClassic() {
		t.act(a, place)
	} else {
		d.carry(&t, a, place)
	}
	return true
}

// ApplyScript is Apply with what chance brings to rules laid down, and the least that it may bring to the power of
// cards.
func (d *Duel) ApplyScript(s *State, a Action, script Script, events *[]Event) error {
	place, legal := d.held(s, a)
	if !legal {
		return d.refusal(s, a)
	}
	s.Ply++
	t := turn{d: d, s: s, events: events, luck: &luck{}, script: &script}
	d.carry(&t, a, place)
	return nil
}

// carry carries out an action whose card lies at a place of the hand. What happens is added up where there are rules to
// be told.
func (d *Duel) carry(t *turn, a Action, place int) {
	if d.IsClassic() {
		t.act(a, place)
		return
	}
	var l ledger
	told := *t
	told.ledger = &l
	told.act(a, place)
}

func (t *turn) act(a Action, place int) {
	switch {
	case a == EndTurn:
		t.end()
	case a.Card == NoCard:
		t.take(a.Stance())
	default:
		t.play(a, place)
	}
}

// refusal tells why an action isn't legal.
func (d *Duel) refusal(s *State, a Action) error {
	if s.Winner != game.Nobody {
		return fmt.Errorf("the duel is over: seat %d has won", s.Winner+1)
	}
	if s.Stances.Due || a.Stance() != rule.NoStance {
		return fmt.Errorf("seat %d: %s", s.Mover+1, s.Stances.refusal())
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
	if cost := card.cost(f.priceChange()); cost > f.EP {
		return fmt.Errorf("seat %d: card %s costs %d, there is %d energy", s.Mover+1, card.ID, cost, f.EP)
	}
	if modes := d.Modes(s.Mover, a.Card); a.Mode < min(modes, 1) || a.Mode > modes {
		return fmt.Errorf("seat %d: card %s in mode %d, it has %d", s.Mover+1, card.ID, a.Mode, modes)
	}
	if d.unplayable[s.Mover].has(a.Card) {
		return fmt.Errorf("seat %d: card %s can't be played", s.Mover+1, card.ID)
	}
	return fmt.Errorf("seat %d: card %s is forbidden for now", s.Mover+1, card.ID)
}
