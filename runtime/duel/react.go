package duel

import "boardduels/runtime/game"

// arm lays a reactive card open beside its hero; the one that lay there goes back into the deck (rules, section 5).
func (t *turn) arm(seat game.Seat, index CardIndex, bonus int16) {
	f := &t.s.Fighters[seat]
	if f.Armed != NoCard {
		t.putBack(seat, f.Armed)
	}
	f.Armed, f.ArmedPower = index, bonus
	t.emit(CardArmed, seat, index, 0)
}

// react carries out the armed card of a fighter that was attacked, if it has one. A reaction triggers no reaction.
func (t *turn) react(seat game.Seat) {
	f := &t.s.Fighters[seat]
	if f.Armed == NoCard {
		return
	}
	index, bonus := f.Armed, f.ArmedPower
	f.Armed, f.ArmedPower = NoCard, 0
	t.emit(CardTriggered, seat, index, 0)
	t.taken = 0
	card := t.d.Card(seat, index)
	t.putAway(seat, index, card)
	t.resolve(seat, index, card, bonus, 0)
}
