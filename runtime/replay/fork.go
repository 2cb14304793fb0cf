package replay

import (
	"fmt"

	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// Fork returns an unfinished record that begins like r, up to a number of actions, with other seats: other players,
// other knowledge, or heroes with other cards. Actions are carried over by card id and played again under the cards of
// the new seats. It returns an error that names the first action that they don't allow.
func Fork(r *Record, ply int, seats [2]Seat) (*Record, error) {
	if plies := r.Plies(); ply < 0 || ply > plies {
		return nil, fmt.Errorf("no ply %d, there are 0 to %d", ply, plies)
	}
	fork, err := New(r.Pack, r.Seed, seats)
	if err != nil {
		return nil, err
	}
	fork.Date = r.Date
	d, err := fork.Duel()
	if err != nil {
		return nil, err
	}
	s := d.Start(r.Seed)
	done := 0
	for i := range r.Turns {
		for _, action := range r.Turns[i].Actions {
			if done == ply {
				return fork, nil
			}
			if err := fork.carry(d, &s, r, i, action); err != nil {
				return nil, fmt.Errorf("turn %d, ply %d: %w", i+1, done+1, err)
			}
			done++
		}
	}
	return fork, nil
}

// carry plays an action of another record.
func (r *Record) carry(d *duel.Duel, s *duel.State, from *Record, turn int, action duel.Action) error {
	seat := from.Turns[turn].Seat
	if mover := d.Mover(s); mover != seat {
		return fmt.Errorf("%s is for seat %s, to move: %s", from.actionText(seat, action), seatName(seat), moverName(mover))
	}
	action, err := translate(&from.Seats[seat].Hero, &r.Seats[seat].Hero, action)
	if err != nil {
		return err
	}
	if err := d.Apply(s, action, nil); err != nil {
		return err
	}
	r.Add(d, seat, action, s)
	return nil
}

// translate finds the action of one hero that plays the card of the same id as another hero's.
func translate(from, to *Hero, action duel.Action) (duel.Action, error) {
	if action == duel.EndTurn {
		return action, nil
	}
	id := from.actionID(action)
	if card, ok := to.find(id); ok {
		return duel.Play(card), nil
	}
	return action, fmt.Errorf("%s has no card %q", to.ID, id)
}

// Comparison sets two records side by side.
type Comparison struct {
	// Common is the number of actions from the start that are the same: the same seat played the card of the same id.
	Common int
	// Plies, Rounds and Results are those of the first and the second record.
	Plies   [2]int
	Rounds  [2]int // rounds begun
	Results [2]Result
}

// Compare finds how far two records go together, and how each ends. Their heroes may have different cards.
func Compare(a, b *Record) Comparison {
	c := Comparison{Results: [2]Result{a.Result, b.Result}}
	moves := [2][]string{a.moveTexts(), b.moveTexts()}
	for i, r := range []*Record{a, b} {
		c.Plies[i] = len(moves[i])
		if n := len(r.Turns); n > 0 {
			c.Rounds[i] = Round(n - 1)
		}
	}
	for c.Common < min(c.Plies[0], c.Plies[1]) && moves[0][c.Common] == moves[1][c.Common] {
		c.Common++
	}
	return c
}

func (r *Record) moveTexts() []string {
	var texts []string
	for i := range r.Turns {
		seat := r.Turns[i].Seat
		for _, action := range r.Turns[i].Actions {
			texts = append(texts, seatName(seat)+" "+r.actionText(seat, action))
		}
	}
	return texts
}

// Resign ends a record before the rules do: seat loses, for a reason that isn't empty.
func (r *Record) Resign(seat game.Seat, reason string) {
	r.Result = Result{Decided: true, Winner: 1 - seat, Forfeit: reason}
}
