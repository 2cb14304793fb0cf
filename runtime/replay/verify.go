package replay

import (
	"strings"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// RulesError says that a record was made under rules that this program doesn't play.
type RulesError struct{ Rules int }

// In tells it in a language.
func (e *RulesError) In(t *i18n.Translator) string {
	return t.Text("replay.rules", i18n.Args{"Rules": e.Rules, "Mine": duel.RulesVersion})
}

func (e *RulesError) Error() string { return e.In(i18n.For(i18n.Default)) }

// Verify plays a record again. It returns a [*Divergence] if an action is illegal, a turn's hash or the result differs,
// and another error if the record can't be played at all.
func Verify(r *Record) error {
	d, err := r.Duel()
	if err != nil {
		return err
	}
	_, err = r.simulate(d, nil)
	return err
}

// Step is an action of a record about to be carried out.
type Step struct {
	State  *duel.State // before it; to be read only, and only until the call returns
	Turn   int         // place in Record.Turns
	InTurn int         // actions before it in its turn
	Action duel.Action
}

// Walk plays a record under its own set-up, as [Verify] does, and calls before ahead of each action. It stops at the
// first error: that of before, or a [*Divergence].
func (r *Record) Walk(d *duel.Duel, before func(Step) error) error {
	_, err := r.simulate(d, before)
	return err
}

// simulate plays a record, checks it, and returns the state that it ends with. before, unless nil, is called ahead of
// each action.
func (r *Record) simulate(d *duel.Duel, before func(Step) error) (duel.State, error) {
	s, err := r.First(d)
	if err != nil {
		return s, err
	}
	if got := d.Hash(&s); got != r.Start {
		return s, r.Diverge(-1, 0, "hash", hexHash(r.Start), hexHash(got))
	}
	for i := range r.Turns {
		turn := &r.Turns[i]
		for j, action := range turn.Actions {
			if mover := d.Mover(&s); mover != turn.Seat {
				return s, r.Diverge(i, j, "seat to move", moverName(turn.Seat), moverName(mover))
			}
			if before != nil {
				if err := before(Step{&s, i, j, action}); err != nil {
					return s, err
				}
			}
			if err := d.Apply(&s, action, nil); err != nil {
				return s, r.Diverge(i, j+1, "action", r.ActionText(turn.Seat, action), err.Error())
			}
		}
		if err := r.checkTurn(d, &s, i); err != nil {
			return s, err
		}
	}
	return s, r.checkResult(d, &s)
}

// checkTurn compares the end of a turn.
func (r *Record) checkTurn(d *duel.Duel, s *duel.State, i int) error {
	turn := &r.Turns[i]
	n := len(turn.Actions)
	if !turn.Closed {
		return nil
	}
	if s.Winner == game.Nobody && !turn.isOver() {
		return r.Diverge(i, n, "turn", "over", "going on")
	}
	if got := d.Hash(s); got != turn.Hash {
		return r.Diverge(i, n, "hash", hexHash(turn.Hash), hexHash(got))
	}
	return nil
}

// checkResult compares who won. A forfeit is beyond the rules, so the rules must not have decided before it.
func (r *Record) checkResult(d *duel.Duel, s *duel.State) error {
	last := len(r.Turns) - 1
	n := 0
	if last >= 0 {
		n = len(r.Turns[last].Actions)
	}
	winner := d.Winner(s)
	switch {
	case !r.Result.Decided:
		return nil
	case r.Result.Forfeit != "" && winner != game.Nobody:
		return r.Diverge(last, n, "result", "forfeit", winnerName(winner))
	case r.Result.Forfeit == "" && winner != r.Result.Winner:
		return r.Diverge(last, n, "result", winnerName(r.Result.Winner), winnerName(winner))
	}
	return nil
}

// Diverge describes a divergence after n actions of a turn, given its place in Record.Turns; turn -1 is the start.
func (r *Record) Diverge(turn, n int, what, expected, actual string) *Divergence {
	if turn < 0 {
		return &Divergence{Seat: game.Nobody, What: what, Expected: expected, Actual: actual}
	}
	t := &r.Turns[turn]
	texts := make([]string, n)
	for i := range texts {
		texts[i] = r.ActionText(t.Seat, t.Actions[i])
	}
	return &Divergence{
		Turn: turn + 1, Round: Round(turn), Seat: t.Seat, Actions: strings.Join(texts, ", "),
		What: what, Expected: expected, Actual: actual,
	}
}

// ActionText is an action of a seat as it stands in a file: "play spike" or "end".
func (r *Record) ActionText(seat game.Seat, action duel.Action) string {
	if action == duel.EndTurn {
		return End
	}
	return "play " + r.Seats[seat].Hero.ActionID(action)
}

func hexHash(hash uint64) string { return string(appendHash(nil, hash)) }

func winnerName(seat game.Seat) string {
	if seat == game.Nobody {
		return noWinner
	}
	return winnerIs + SeatName(seat)
}

func moverName(seat game.Seat) string {
	if seat == game.Nobody {
		return noMover
	}
	return SeatName(seat)
}
