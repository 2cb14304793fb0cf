package forecast

import (
	"boardduels/ai/duel/habit"
	"boardduels/ai/duel/imitation"
	"boardduels/ai/duel/learning"
	"boardduels/ai/duel/usermodel"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

// Revision returns what the AI at a seat of a record expects of its user otherwise than before that duel, with the turn
// of the record, from 1, that moved it most; nil if there is nothing to tell, or it knew nothing of who plays that
// hero. What it believed is what it seals, or would have. All comes from the record, so it is the same whenever it is
// told. Nothing is told of a record from which it doesn't learn: one that isn't over, a fork, or that of a double. It
// returns an error of a record that can't be played.
func Revision(r *duelrecord.Record, seat game.Seat) (*habit.Revision, error) {
	if _, isFork := r.Origin(); isFork || !r.Finished() || r.Seats[seat].Brain == imitation.ID {
		return nil, nil
	}
	_, known, err := r.Seats[seat].Known()
	if err != nil || known == nil {
		return nil, err
	}
	d, err := r.Duel()
	if err != nil {
		return nil, err
	}
	c, err := courseOf(r, d, seat, known)
	if err != nil {
		return nil, err
	}
	before := learning.Belief{Weights: c.models[0], Turns: known.Experience.Observed, Trust: known.Experience.Trust}
	if c.seen.Style(before, r.Seats[seat].Seed).Turns < before.Turns {
		return nil, nil // it takes its user for somebody else by now, of whom it expected nothing
	}
	revision := habit.Revise(d, 1-seat, c.turns, c.models, known.Habits)
	if revision != nil {
		revision.Turn = c.places[revision.Turn]
	}
	return revision, nil
}

// course is what the AI at a seat of a record came to believe of its user.
type course struct {
	seen   learning.Episode   // the turns that are over, of those in which the user had a choice
	turns  []habit.Taken      // the same turns
	places []int              // of these in the record, from 1
	models []usermodel.Vector // what it believed before the first of them, and after each
}

// courseOf reads a record anew from the seat of an AI that knew something of the user's hero.
func courseOf(r *duelrecord.Record, d *duel.Duel, seat game.Seat, known *kb.Knowledge) (*course, error) {
	c := &course{seen: learning.Episode{Duel: d, Seat: seat}}
	reading := readingOf(&c.seen, known, &r.Seats[seat])
	c.models = append(c.models, reading.Weights())
	return c, eachTurn(r, d, func(turn int, begun *duel.State, played []duel.Action) {
		taken := learning.Turn{View: d.View(begun, seat), Played: played}
		if !taken.IsChoiceOf(1-seat) || !r.Turns[turn].Closed {
			return
		}
		c.seen.Turns = append(c.seen.Turns, taken)
		reading.See(&c.seen, &taken)
		c.models = append(c.models, reading.Weights())
		c.turns, c.places = append(c.turns, habit.Taken{Begun: *begun, Played: played}), append(c.places, turn+1)
	})
}

// readingOf begins to read the user of a duel from the seat of an AI that knew something of the hero it plays.
func readingOf(m *learning.Episode, known *kb.Knowledge, ai *duelrecord.Seat) *learning.Reading {
	before := usermodel.Believed(m.Duel.Hero(1-m.Seat), known.Style)
	return m.Read(&before, known.Experience.Observed, ai.Seed)
}
