package duelrecord

import (
	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record"
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
type Step = record.Step[duel.State, duel.Action]

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
	if err := record.Walk(d, &s, r.past(), before); err != nil {
		return s, err
	}
	return s, r.checkResult(d, &s)
}

// past is what was played, for playing it again.
func (r *Record) past() record.Past[duel.Action] {
	return record.Past[duel.Action]{Seats: len(r.Seats), Start: r.Start, Turns: r.Turns, Text: r.ActionText}
}

// checkResult compares who won. A forfeit is beyond the rules, so the rules must not have decided before it.
func (r *Record) checkResult(d *duel.Duel, s *duel.State) error {
	past := r.past()
	winner := d.Winner(s)
	switch {
	case !r.Result.Decided:
		return nil
	case r.Result.Forfeit != "" && winner != game.Nobody:
		return past.End("result", "forfeit", record.WinnerName(winner))
	case r.Result.Forfeit == "" && winner != r.Result.Winner:
		return past.End("result", record.WinnerName(r.Result.Winner), record.WinnerName(winner))
	}
	return nil
}

// Diverge describes a divergence after n actions of a turn, given its place in Record.Turns; turn -1 is the start.
func (r *Record) Diverge(turn, n int, what, expected, actual string) *Divergence {
	past := r.past()
	return past.Diverge(turn, n, what, expected, actual)
}

// ActionText is an action of a seat as it stands in a file: "play spike", "play oracle:2" or "end". A stance stands
// there beside another one; alone it is "stance:guard".
func (r *Record) ActionText(seat game.Seat, action duel.Action) string {
	if action.Card == duel.NoCard {
		return action.Named("")
	}
	return "play " + r.Seats[seat].Hero.ActionName(action)
}
