package playtest

import (
	"context"
	"slices"

	"boardduels/ai"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

// Repetition tells how far what a person did could be done again.
type Repetition struct {
	Left int // cards that couldn't be played again
	From int // the first round in which a brain decided instead, 0 if there was none
}

// Repeat plays the duel once more in which a person sat at a seat, on the same luck and with the cards of the setup's
// pack. The person's cards are played in their rounds as long as the rules allow it. The setup's brain of that seat
// decides in rounds that the duel didn't have, and in the one with which it ended.
func (s Setup) Repeat(ctx context.Context, played *Duel, brains ai.Brains) (*Duel, Repetition, error) {
	person := played.Person()
	turns, err := turnsOf(played, person)
	if err != nil {
		return nil, Repetition{}, err
	}
	guided, err := s.Record(brains)
	if err != nil {
		return nil, Repetition{}, err
	}
	players, d, err := seated(guided, brains)
	if err != nil {
		return nil, Repetition{}, err
	}
	r := &repeater{duel: d, turns: turns, brain: players[person]}
	players[person] = r
	s.Brains[person] = ""
	record, err := s.Record(brains)
	if err != nil {
		return nil, Repetition{}, err
	}
	record, err = run(ctx, record, players)
	return record, r.told, err
}

// turn is what somebody did in a round.
type turn struct {
	cards   []string  // as replays name the actions that play them, in order
	stances [2]string // that it took for this turn, and once it had ended it for the next
	ended   bool      // with the end of the turn, and not of the duel
}

// turnsOf returns what a seat of a recorded duel did, by round.
func turnsOf(record *Duel, seat game.Seat) (map[int16]turn, error) {
	laid, err := duelrecord.Open(record)
	if err != nil {
		return nil, err
	}
	turns := map[int16]turn{}
	for ply := range laid.Plies() {
		before, err := laid.At(ply)
		if err != nil {
			return nil, err
		}
		after, err := laid.At(ply + 1)
		if err != nil {
			return nil, err
		}
		if after.Seat != seat {
			continue
		}
		t := turns[before.State.Round]
		switch {
		case after.Action == duel.EndTurn:
			t.ended = true
		case after.Action.Card == duel.NoCard:
			t.stances[closing(before.State.Stances, seat)] = laid.Duel().ActionName(seat, after.Action)
		default:
			t.cards = append(t.cards, laid.Duel().ActionName(seat, after.Action))
		}
		turns[before.State.Round] = t
	}
	return turns, nil
}

// closing is 1 where a seat that is to take a stance has ended its turn, 0 where its turn begins.
func closing(s duel.Stances, seat game.Seat) int {
	if s.Taken[1-seat] == rule.NoStance {
		return 1
	}
	return 0
}

// repeater does what was done in earlier turns as long as that is possible.
type repeater struct {
	duel  *duel.Duel
	turns map[int16]turn
	brain ai.Player // decides where nothing was done
	told  Repetition
}

var _ ai.Player = (*repeater)(nil)

// Decide implements [ai.Player].
func (r *repeater) Decide(ctx context.Context, v *duel.View, legal []duel.Action) (duel.Action, *ai.Rationale, error) {
	t := r.turns[v.Round]
	if v.Stances.Due {
		return r.stance(ctx, v, legal, t.stances[closing(v.Stances, v.Seat)])
	}
	for len(t.cards) > 0 {
		name := t.cards[0]
		t.cards = t.cards[1:]
		r.turns[v.Round] = t
		if i := slices.IndexFunc(legal, func(a duel.Action) bool { return r.duel.ActionName(v.Seat, a) == name }); i >= 0 {
			return legal[i], nil, nil
		}
		r.told.Left++
	}
	if t.ended && slices.Contains(legal, duel.EndTurn) {
		return duel.EndTurn, nil, nil
	}
	if r.told.From == 0 {
		r.told.From = int(v.Round)
	}
	return r.brain.Decide(ctx, v, legal)
}

// stance takes the stance with a name, or the one that the brain decides on.
func (r *repeater) stance(ctx context.Context, v *duel.View, legal []duel.Action, name string) (duel.Action, *ai.Rationale, error) {
	for _, a := range legal {
		if r.duel.ActionName(v.Seat, a) == name {
			return a, nil, nil
		}
	}
	return r.brain.Decide(ctx, v, legal)
}

// Parting returns the round in which two duels on the same luck begin to go different ways, 0 if they never do.
func Parting(a, b *Duel) int {
	c := duelrecord.Compare(a, b)
	longer := a
	if c.Plies[1] > c.Plies[0] {
		longer = b
	}
	before := c.Common
	for i := range longer.Turns {
		if before < len(longer.Turns[i].Actions) {
			return duelrecord.Round(i) + begunIn(longer) - 1
		}
		before -= len(longer.Turns[i].Actions)
	}
	return 0
}

// begunIn returns the round in which a duel began.
func begunIn(record *Duel) int {
	if record.Position == nil {
		return 1
	}
	return int(record.Position.Round)
}
