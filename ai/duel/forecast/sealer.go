package forecast

import (
	"boardduels/ai/duel/habit"
	"boardduels/ai/duel/learning"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

// Sealer follows a duel that is under way from the seat of an AI. What it seals depends on what that seat could see
// alone; what it opens is the user's to see. One goroutine may use it.
type Sealer struct {
	record  *duelrecord.Record
	duel    *duel.Duel
	salt    func() Salt
	seen    learning.Episode // as the AI saw it
	reading *learning.Reading
	opener  *Opener
	turn    int           // that is under way, from 1
	begun   duel.State    // how it began
	closed  *Seal         // of this turn; nil if it isn't the user's
	foe     *kb.Knowledge // what the AI knows of the user's hero
	claim   *habit.Claim  // nil if it told nothing
}

// Begin returns who seals what the AI at a seat expects of the user, or nil: where that isn't wanted, or the AI knows
// nothing of who plays that hero. A duel that goes on is sealed as it was begun, whatever is wanted now, since a seal
// that is missing would look taken out. In a new one the AI tells its user something beforehand, if it claims.
func Begin(r *duelrecord.Record, d *duel.Duel, seat game.Seat, wanted, claims bool, salt func() Salt) (*Sealer, error) {
	isForetold := IsForetold(&r.Seats[seat])
	isNew := r.Plies() == 0 && !isForetold // it may have been begun, and saved, before anything was done in it
	if !isForetold && !(isNew && wanted) {
		return nil, nil
	}
	_, foe, err := r.Seats[seat].Known()
	if err != nil || foe == nil {
		return nil, err
	}
	s, err := NewSealer(r, d, seat, foe, salt)
	if err == nil && isNew && claims {
		s.MakeClaim()
	}
	return s, err
}

// NewSealer returns who seals what the AI at a seat expects of the user, from where a record stands on, into that
// record. It needs what the AI knows of the hero that the user plays.
func NewSealer(r *duelrecord.Record, d *duel.Duel, seat game.Seat, foe *kb.Knowledge, salt func() Salt) (*Sealer, error) {
	hero := d.Hero(1 - seat)
	s := &Sealer{record: r, duel: d, salt: salt, seen: learning.Episode{Duel: d, Seat: seat}, opener: NewOpener(d, 1-seat, foe), foe: foe}
	s.claim = claimOf(d.Hero(1-seat), &r.Seats[seat], foe)
	s.reading = readingOf(&s.seen, foe, &r.Seats[seat])
	first, err := r.First(d)
	if err != nil {
		return nil, err
	}
	old, err := Seals(r, seat)
	if err != nil {
		return nil, err
	}
	if !IsForetold(&r.Seats[seat]) {
		writeTraits(hero, &r.Seats[seat])
	}
	s.begin(&first, old)
	state := first
	for i := range r.Turns {
		for _, action := range r.Turns[i].Actions {
			if err := d.Apply(&state, action, nil); err != nil {
				return nil, err
			}
			s.observe(action, &state, old)
		}
	}
	return s, nil
}

// Closed returns the seal of the turn under way; nil if it isn't the user's, or there is no choice.
func (s *Sealer) Closed() *Seal { return s.closed }

// Observe takes in an action, with the state to which it led. If it ended a turn of the user in which there was
// something to foretell, it returns that turn.
func (s *Sealer) Observe(a duel.Action, after *duel.State) (Turn, bool) {
	return s.observe(a, after, nil)
}

// observe is Observe, with seals that are written down already.
func (s *Sealer) observe(a duel.Action, after *duel.State, old []Seal) (opened Turn, ok bool) {
	n := len(s.seen.Turns) - 1
	s.seen.Observe(a, after)
	if a.Stance() != rule.NoStance {
		s.next(after, old)
		return opened, false
	}
	if a != duel.EndTurn && after.Winner == game.Nobody {
		return opened, false
	}
	over := &s.seen.Turns[n]
	if s.claim != nil && s.begun.Mover != s.seen.Seat {
		s.claim.See(s.duel, &s.begun, over.Played)
	}
	if s.closed != nil {
		opened, ok = s.opener.Open(&s.closed.Model, s.turn, &s.begun, over.Played)
		s.reading.See(&s.seen, over) // whatever came of it: what the hand made possible the AI can't see
	}
	s.closed = nil
	s.next(after, old)
	return opened, ok
}

// next begins a turn once one is over, and the stances for it are taken.
func (s *Sealer) next(state *duel.State, old []Seal) {
	if state.Winner == game.Nobody && !state.Stances.Due {
		s.begin(state, old)
	}
}

// begin begins a turn, and seals it if the user has a choice.
func (s *Sealer) begin(state *duel.State, old []Seal) {
	if len(s.seen.Turns) == 0 {
		s.seen.Begin(state)
	}
	s.turn++
	s.begun, s.closed = *state, nil
	user := 1 - s.seen.Seat
	if state.Mover != user || state.Fighters[user].StunTime > 0 {
		return
	}
	for i := range old {
		if old[i].Turn == s.turn {
			s.closed = &old[i]
			return
		}
	}
	weights := s.reading.Weights()
	model := modelOf(&weights)
	hero, ai := s.duel.Hero(user), &s.record.Seats[s.seen.Seat]
	made := seal(hero, s.turn, s.salt(), &model)
	ai.Additions = append(ai.Additions, made.line(traits(hero)))
	s.closed = &made
}
