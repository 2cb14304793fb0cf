package duel

import (
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// saviour returns the rule that saves a seat's fighter from a loss of its last hp, or nil, and counts that it is done.
// What always waits comes before what lasts, the oldest first.
func (t *turn) saviour(seat game.Seat) *ruling {
	if t.d.heard[seat]&(1<<rule.Dying) == 0 {
		return nil
	}
	saves := func(r *ruling, lasting *LastingRule) bool {
		if r.On != rule.Dying || !t.holds(seat, r, tally{}) || !t.isLeft(seat, r, lasting) {
			return false
		}
		t.use(seat, r, lasting)
		return true
	}
	always := t.d.always[seat]
	for i := range always {
		if saves(&always[i], nil) {
			return &always[i]
		}
	}
	listening := t.s.Ruled[seat].listening()
	for i := range listening {
		if l := &listening[i]; l.Rounds > 0 {
			if r := t.d.lasting(seat, l); saves(r, l) {
				return r
			}
		}
	}
	return nil
}

// rescue carries out the rule that saved a seat's fighter. Nobody is told what it does.
func (t *turn) rescue(seat game.Seat, r *ruling) {
	closed, done := t.ledger.closed, t.done
	t.ledger.closed = true
	t.carryOut(seat, r, tally{}, nil)
	t.ledger.closed, t.done = closed, done
}
