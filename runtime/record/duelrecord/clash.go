package duelrecord

import (
	"strings"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
	"boardduels/runtime/record"
)

// clashVersion is the first format that carries clashes. Duels without them are written in one before.
const clashVersion = 6

// clashKeyword begins the line of the stances that both took for the turn that begins.
const clashKeyword = "clash"

// HasClash reports whether players take stances in the recorded duel.
func (r *Record) HasClash() bool {
	return r.Pack.Rules != nil && r.Pack.Rules.Numbers.Clash.Pace != rule.NoClash
}

// parted takes a turn apart: the stance that its seat took as it began, what was done in it, and the stance that its
// seat took once it had ended, for the turn to come.
func parted(turn *Turn) (first rule.Stance, done []duel.Action, last rule.Stance) {
	done = turn.Actions
	if len(done) > 0 {
		if first = done[0].Stance(); first != rule.NoStance {
			done = done[1:]
		}
	}
	if n := len(done); n > 0 {
		if last = done[n-1].Stance(); last != rule.NoStance {
			done = done[:n-1]
		}
	}
	return first, done, last
}

// before returns the stance that was taken as the turn before ended.
func (r *Record) before(turn int) rule.Stance {
	if turn == 0 {
		return rule.NoStance
	}
	_, _, last := parted(&r.Turns[turn-1])
	return last
}

// alone writes the stance that was taken for a turn which never came to its other one, since the duel was over. While
// the duel goes on it stays hidden.
func (w *writer) alone(r *Record) {
	next := len(r.Turns)
	if stance := r.before(next); stance != rule.NoStance && r.Finished() {
		w.Writer.Turn(next, len(r.Seats), 1-r.Turns[next-1].Seat)
		w.Line(clashKeyword, stance.String())
	}
}

// clash takes "clash strike guard": the stance of who ended the turn before, then that of a turn's seat. The second is
// missing where the duel was over before it was taken: then the other one is alone in the turn.
func (p *parser) clash(seat game.Seat) (alone bool, err error) {
	if p.Keyword != clashKeyword || p.Format < clashVersion {
		return false, nil
	}
	before := p.lastTurn()
	if before == nil || !before.Closed || before.Actions[len(before.Actions)-1] != duel.EndTurn || before.Seat == seat {
		return false, p.Fault("clash: no turn of the other seat's has ended before it")
	}
	theirs, err := p.stance()
	if err != nil {
		return false, err
	}
	before.Actions = append(before.Actions, duel.Take(theirs))
	if p.Words == "" {
		if err := p.Next(); err != nil {
			return false, err
		}
		if p.Keyword != "result" {
			return false, p.Unexpected("result, behind a clash with the stance of one seat alone")
		}
		return true, nil
	}
	own, err := p.stance()
	if err != nil {
		return false, err
	}
	p.actions = append(p.actions, duel.Take(own))
	return false, p.Done()
}

// stance takes the name of a stance.
func (p *parser) stance() (rule.Stance, error) {
	name := p.Word()
	stance, ok := rule.StanceNamed(name)
	if !ok {
		return stance, p.Fault("clash: found %q, allowed are %s", record.Excerpt(name), strings.Join(rule.StanceNames, ", "))
	}
	return stance, nil
}
