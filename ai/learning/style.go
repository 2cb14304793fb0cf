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
	handsATurn = 16  // guesses of what else the user held
	styleStep  = 0.3 // of the first turns; it shrinks as they add up
	styleHalf  = 40  // turns after which it is 1/√2 of that
	styleDecay = 0.01
	// keptStep is the share of a step that the weights of cards kept take. Turns differ in hp and the like by some
	// tenths, but a card is kept or it isn't: with equal steps the style learns by heart which cards were played before
	// it learns why.
	keptStep = 0.3
	// unforeseen is the least that a guess counts: a turn that surprises whatever the hand was is still learned from.
	unforeseen = 1e-6
)

// Style returns the weights by which the user seems to choose turns, after one more match: those under which the turns
// that it played were the likeliest of all that it could have played (a choice model with softmax chances, fitted by
// gradient ascent). What the user held besides is guessed, for the seat can't see it. Seen is how many turns the old
// style rests on.
func (m *Episode) Style(old *feature.Vector, seen int, seed uint64) feature.Vector {
	foe := 1 - m.Seat
	f := fitter{
		match: m, prior: commonSense(),
		planner: plan.New(m.Duel, foe, mostPlans),
		witness: newWitness(m.Duel, foe),
		luck:    game.NewStream(seed, 0),
	}
	f.witness.judge.Weights = *old
	m.turns(foe, func(t *Turn) {
		f.see(t, styleStep/float32(math.Sqrt(1+float64(seen)/styleHalf)))
		seen++
	})
	return f.witness.judge.Weights
}

// fitter moves a style toward the turns that it sees.
type fitter struct {
	match   *Episode
	prior   feature.Vector // what is believed of traits that the user never had to choose between
	planner *plan.Planner
	witness witness // judges by the style
	luck    game.Stream
	chances []float32
}

// see takes a step that makes the turn that was played likelier. A guess of the hand counts by how likely the turn is
// with it, as Bayes has it: a hand with which the user would have played something else is one that it hardly held, so
// what was left undone with it tells nothing.
func (f *fitter) see(t *Turn, step float32) {
	var lean feature.Vector
	var likely float32
	for range handsATurn {
		likely += f.imagine(t, f.luck.Next(), &lean)
	}
	if likely == 0 {
		return
	}
	style := &f.witness.judge.Weights
	for i := range style {
		pull := float32(styleDecay * (f.prior[i] - style[i]))
		style[i] = bounded(style[i] + float32(step*stretch(i)*(lean[i]/likely+pull)))
	}
}

// stretch is the share of a step that a trait's weight takes.
func stretch(trait int) float32 {
	if feature.ID(trait).IsKept() {
		return keptStep
	}
	return 1
}

// imagine guesses the hand, and adds to lean by how much the turn that was played goes beyond what the style expects
// with it, times how likely that turn was, which is returned. Where the user could win at once it tells nothing of a
// style: whoever can does.
func (f *fitter) imagine(t *Turn, seed uint64, lean *feature.Vector) (likely float32) {
	s := f.match.guess(t, seed)
	f.witness.forget()
	plans := f.planner.Plans(&s, &f.witness)
	played := slices.IndexFunc(plans, func(p plan.Plan) bool { return sameCards(p.Played(), t.Played) })
	canWin := slices.ContainsFunc(plans, func(p plan.Plan) bool { return p.Score >= appraisal.Decided })
	if played < 0 || canWin {
		return 0
	}
	f.chances = chances(f.chances[:0], plans, asFitted)
	likely = max(f.chances[played], unforeseen)
	for i, trait := range f.witness.traits[played] {
		var expected float32
		for k, p := range f.chances {
			expected += float32(p * f.witness.traits[k][i])
		}
		lean[i] += float32(likely * (trait - expected))
	}
	return likely
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
