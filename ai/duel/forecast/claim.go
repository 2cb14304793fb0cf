package forecast

import (
	"boardduels/ai/duel/habit"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

// claiming marks the purpose of the chance by which a claim is drawn; those of an AI's seat are far below.
const claiming = 1 << 40

// Claim returns what an AI of a record told its user beforehand, one of the habits that it knew, with how often that
// has showed in the turns that are over; nil if it told nothing, since it knew of none, or foretells nothing. It
// returns an error of a record that can't be played.
func Claim(r *duelrecord.Record, seat game.Seat) (*habit.Claim, error) {
	if !IsForetold(&r.Seats[seat]) {
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
	claim := habit.Claimed(d.Hero(1-seat), known.Habits, game.NewStream(r.Seats[seat].Seed, claiming))
	if claim == nil {
		return nil, nil
	}
	return claim, eachTurn(r, d, func(turn int, begun *duel.State, played []duel.CardIndex) {
		if begun.Mover == 1-seat && r.Turns[turn].Closed {
			claim.See(d, begun, played)
		}
	})
}

// eachTurn plays a record, and calls f with each of its turns, from 0: how it began, and what was played in it.
func eachTurn(r *duelrecord.Record, d *duel.Duel, f func(turn int, begun *duel.State, played []duel.CardIndex)) error {
	s, err := r.First(d)
	if err != nil {
		return err
	}
	for i := range r.Turns {
		begun, played := s, []duel.CardIndex(nil)
		for _, action := range r.Turns[i].Actions {
			if err := d.Apply(&s, action, nil); err != nil {
				return err
			}
			if action != duel.EndTurn {
				played = append(played, action.Card)
			}
		}
		f(i, &begun, played)
	}
	return nil
}
