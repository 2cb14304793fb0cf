package learning

import (
	"math"
	"slices"

	"boardduels/ai/appraisal"
	"boardduels/ai/feature"
	"boardduels/ai/plan"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// The fit of a style.
const (
	handsATurn = 4    // guesses of what else the user held
	styleStep  = 0.15 // of the first turns; it shrinks as they add up
	styleHalf  = 40   // turns after which it is 1/√2 of that
	styleDecay = 0.01
)

// Style returns the weights by which the user seems to choose turns, after one more match: those under which the turns
// that it played were the likeliest of all that it could have played (a choice model with softmax chances, fitted by
// gradient ascent). What the user held besides is guessed, for the seat can't see it. Seen is how many turns the old
// style rests on.
func (m *Match) Style(old *feature.Vector, seen int, seed uint64) feature.Vector {
	foe := 1 - m.Seat
	f := fitter{
		match: m, prior: commonSense(),
		planner: plan.New(m.Duel, foe, mostPlans),
		witness: newWitness(m.Duel, foe),
	}
	f.witness.judge.Weights = *old
	luck := game.NewStream(seed, 0)
	m.turns(foe, func(t *Turn) {
		step := styleStep / float32(math.Sqrt(1+float64(seen)/styleHalf))
		for range handsATurn {
			f.see(t, luck.Next(), step/handsATurn)
		}
		seen++
	})
	return f.witness.judge.Weights
}

// fitter moves a style toward the turns that it sees.
type fitter struct {
	match   *Match
	prior   feature.Vector // what is believed of traits that the user never had to choose between
	planner *plan.Planner
	witness witness // judges by the style
	chances []float32
}

// see takes a step that makes the turn that was played likelier, given one guess of the hand. Where the user could win at
// once it tells nothing of a style: whoever can does.
func (f *fitter) see(t *Turn, seed uint64, step float32) {
	s := f.match.guess(t, seed)
	f.witness.forget()
	plans := f.planner.Plans(&s, &f.witness)
	played := slices.IndexFunc(plans, func(p plan.Plan) bool { return sameCards(p.Played(), t.Played) })
	canWin := slices.ContainsFunc(plans, func(p plan.Plan) bool { return p.Score >= appraisal.Decided })
	if played < 0 || len(plans) == 1 || canWin {
		return
	}
	f.chances = softmax(f.chances[:0], plans, asFitted)
	style := &f.witness.judge.Weights
	for i := range style {
		var expected float32
		for k, p := range f.chances {
			expected += float32(p * f.witness.traits[k][i])
		}
		pull := float32(styleDecay * (f.prior[i] - style[i]))
		style[i] = bounded(style[i] + float32(step*(f.witness.traits[played][i]-expected+pull)))
	}
}

// sameCards reports whether two turns play the same cards, in whatever order.
func sameCards(a, b []duel.CardIndex) bool {
	if len(a) != len(b) {
		return false
	}
	var left [duel.DeckSize]int
	for i := range a {
		left[a[i]]++
		left[b[i]]--
	}
	return left == [duel.DeckSize]int{}
}
