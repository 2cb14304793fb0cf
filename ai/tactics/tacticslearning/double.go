package tacticslearning

import (
	"math"

	"boardduels/ai/fit/logistic"
	"boardduels/ai/tactics/tacticsprecedent"
	"boardduels/ai/tactics/trait"
	"boardduels/kb"
	"boardduels/runtime/game"
	"boardduels/runtime/tactics"
)

// double plays as the user does: the likelier a turn, the more it leaves behind of what the user seems to want.
type double struct {
	turns   *tacticsprecedent.Turns
	style   trait.Vector
	chances []float32
	actions []tactics.Action
}

func newDouble(k *kb.Knowledge) *double {
	return &double{turns: tacticsprecedent.NewTurns(k), style: styleOf(k)}
}

// styleOf returns the style that knowledge has of its user, common sense if it has none.
func styleOf(k *kb.Knowledge) trait.Vector {
	if len(k.Style) == 0 {
		return commonSense()
	}
	return tacticsprecedent.Vector(k.Style)
}

// turn plays the mover's turn to its end.
func (d *double) turn(s *tactics.State, luck *game.Stream) {
	d.turns.Begin(&s.Board, game.NewStream(luck.Next(), 0))
	d.turns.Make(&d.style, mutants)
	d.chances = append(d.chances[:0], d.turns.Scores...)
	logistic.Softmax(d.chances, 1)
	d.actions = carryOut(s, &d.turns.Plans[logistic.Draw(d.chances, luck)], d.actions)
}

// The steps by which a style is fitted. They shrink with the root of the turns that were seen.
const (
	passes             = 4 // over the turns of a game
	firstStep          = 0.5
	halfStep           = 30
	decay      float32 = 0.002
	mostStyled float32 = 50
)

// observe fits the user's style to one more game: weights under which the turns that it was seen to choose are the
// likeliest of those that it could have chosen.
func observe(k *kb.Knowledge, e *Episode, seed uint64) *kb.Knowledge {
	d := newDouble(k)
	learned := *k
	for range passes {
		luck := game.NewStream(seed, forStyle) // the same turns to choose from
		for i := range e.Turns {
			if turn := &e.Turns[i]; turn.Board.Mover != e.Seat {
				d.see(turn, luck.Next(), firstStep/float32(math.Sqrt(1+float64(learned.Experience.Observed)/halfStep)))
			}
		}
	}
	for i := range e.Turns {
		if e.Turns[i].Board.Mover != e.Seat {
			learned.Experience.Observed++
		}
	}
	learned.Style = tacticsprecedent.Named(&d.style)
	return &learned
}

// see takes a step toward a turn of the user's.
func (d *double) see(turn *Turn, seed uint64, step float32) {
	t := d.turns
	t.Begin(&turn.Board, game.NewStream(seed, 0))
	t.Make(&d.style, mutants)
	played := t.Add(turn.Actions, &d.style)
	for i, score := range t.Scores {
		t.Scores[i] = min(max(score, -mostStyled), mostStyled) // a won game is wanted, but not beyond measure
	}
	d.chances = append(d.chances[:0], t.Scores...)
	logistic.Softmax(d.chances, 1)
	for id := range d.style {
		gain := t.Traits[played][id]
		for i, p := range d.chances {
			gain -= float32(p * t.Traits[i][id])
		}
		w := &d.style[id]
		*w = min(max(*w+float32(step*(gain-float32(decay**w))), -mostStyled), mostStyled)
	}
}
