package tacticslearning

import (
	"boardduels/ai/cbr/retention"
	"boardduels/ai/cbr/reuse"
	"boardduels/ai/tactics/plan"
	"boardduels/ai/tactics/tacticsprecedent"
	"boardduels/kb"
	"boardduels/runtime/game"
	"boardduels/runtime/tactics"
)

// Episode is a game as one seat saw it, which is all of it. Its zero value with a seat is a game that hasn't begun.
type Episode struct {
	Seat  game.Seat // whose AI learns
	Turns []Turn
	Won   bool
}

// Turn is a turn of either seat.
type Turn struct {
	Board   tactics.Board    // when the turn began
	Actions []tactics.Action // the orders
}

// Observe notes an action of either seat: the state before it, and the one to which it led.
func (e *Episode) Observe(before *tactics.State, a tactics.Action, after *tactics.State) {
	if before.Ordered == 0 {
		e.Turns = append(e.Turns, Turn{Board: before.Board})
	}
	if a != tactics.End {
		last := &e.Turns[len(e.Turns)-1]
		last.Actions = append(last.Actions, a)
	}
	if after.Over {
		e.Won = (*tactics.Game)(nil).Points(after).Winner() == e.Seat
	}
}

// situations returns where the turns of the AI and of the user began, and what was done in them.
func (e *Episode) situations(k *kb.Knowledge) (own, user []retention.Situation) {
	t := tacticsprecedent.NewTurns(k)
	for i := range e.Turns {
		turn := &e.Turns[i]
		t.Begin(&turn.Board, game.NewStream(0, 0))
		s := retention.Situation{Inputs: t.Seen.Inputs, Played: played(t, turn)}
		if turn.Board.Mover == e.Seat {
			own = append(own, s)
		} else {
			user = append(user, s)
		}
	}
	return own, user
}

// played returns the kinds of deed of a turn, in their order.
func played(t *tacticsprecedent.Turns, turn *Turn) (kinds []int) {
	var p plan.Plan
	t.Maker.Carry(turn.Actions, &p)
	for _, d := range t.Maker.Done(&p, nil) {
		kinds = append(kinds, int(d))
	}
	return kinds
}

// use returns which cases the AI's turns used. They used the two that were found, or just the nearest if that was
// copied.
func (e *Episode) use(k *kb.Knowledge) *retention.Use {
	u := &retention.Use{Won: e.Won, Cases: make([]int, len(k.Cases))}
	t := tacticsprecedent.NewTurns(k)
	for i := range e.Turns {
		if e.Turns[i].Board.Mover != e.Seat {
			continue
		}
		t.Begin(&e.Turns[i].Board, game.NewStream(0, 0))
		u.Decisions++
		used := t.Seen.Retrieved[:reuse.Found]
		if t.Seen.Copied || used[0].Index == used[1].Index {
			used = used[:1]
		}
		for _, c := range used {
			u.Cases[c.Index]++
		}
	}
	return u
}
