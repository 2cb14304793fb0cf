package usermodel

import (
	"math"
	"slices"

	"boardduels/ai/duel/appraisal"
	"boardduels/ai/duel/turnplan"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

const (
	// mostPlans is how many ways to spend a turn are looked at; few turns have more.
	mostPlans = 64
	// longest is how many turns are remembered: what is believed never gets so certain that a user who changes isn't
	// followed.
	longest = 100
	// unforeseen is the least that a guess of the hand counts: a turn that surprises whatever the hand was is still
	// learned from.
	unforeseen = 1e-6
	// most bounds a weight, within what a document may hold.
	most = 50
)

// Learner moves a model of a user toward the turns that it sees. In the ways in which players differ it is a Kalman
// filter for choices: what was known, and how sure, meets what a turn tells. How sure it was before the first turn of
// a match follows from the number of turns seen, so the weights and that number are all that has to be kept.
type Learner struct {
	judge   *Judge
	planner *turnplan.Planner
	basis   *basis
	sure    [][]float32 // how certain what is believed is, along the ways
	guesses evidence    // of the turn that is being looked at
	one     evidence    // of one guess of the hand
	chances []float32
	ways    [][]float32 // by plan, its traits along the ways
	isIt    []bool      // by plan, whether it plays what was played
	gauge   *gauge      // nil unless trust is measured
}

// evidence is what a turn tells along the ways in which players differ.
type evidence struct {
	lean   []float32   // where it draws the model
	sure   [][]float32 // how certain that is; the lower triangle
	likely float32     // how likely the turn was
}

// NewLearner returns a learner that goes on from weights that rest on some turns.
func NewLearner(d *duel.Duel, seat game.Seat, weights *Vector, turns int) *Learner {
	b := known().of(d.Hero(seat))
	l := &Learner{
		judge: NewJudge(d, seat, weights), planner: turnplan.New(d, seat, mostPlans), basis: b,
		sure: square(len(b.telling)), guesses: newEvidence(len(b.telling)), one: newEvidence(len(b.telling)),
	}
	l.judge.keeps = true
	for i, telling := range b.telling {
		l.sure[i][i] = 1 + float32(float32(min(turns, longest))*telling)
	}
	return l
}

// Measure has the learner measure from now on how far the model is to be trusted, and go on from what was measured
// before.
func (l *Learner) Measure(before kb.Trust) {
	l.gauge = newGauge(l.judge.duel.Hero(l.judge.seat), before)
}

// Trust returns how far the model is to be trusted, if that is measured.
func (l *Learner) Trust() kb.Trust { return l.gauge.trust }

// Foretold returns by how much more the model foretold of the turns since it was measured than people in general, in
// thousandths of a logarithm of chances.
func (l *Learner) Foretold() int { return l.gauge.told }

// Weights returns the user's weights as they seem now.
func (l *Learner) Weights() Vector { return l.judge.Weights }

func newEvidence(n int) evidence { return evidence{lean: make([]float32, n), sure: square(n)} }

func square(n int) [][]float32 {
	rows := make([][]float32, n)
	for i := range rows {
		rows[i] = make([]float32, n)
	}
	return rows
}

// Imagine takes in a turn that played some cards, as it may have begun: the hand is a guess. A guess counts by how
// likely the turn is with it, as Bayes has it: a hand with which the user would have played something else is one that
// it hardly held. Where the user could win at once the turn tells nothing: whoever can does.
func (l *Learner) Imagine(s *duel.State, played []duel.Action) {
	l.judge.Begin(s)
	plans := l.planner.Plans(s, l.judge)
	canWin := slices.ContainsFunc(plans, func(p turnplan.Plan) bool { return p.Score >= appraisal.Decided })
	l.isIt = l.isIt[:0]
	for i := range plans {
		l.isIt = append(l.isIt, SameCards(plans[i].Played(), played))
	}
	if canWin || !slices.Contains(l.isIt, true) {
		return
	}
	l.chances = turnplan.Chances(l.chances[:0], plans, 1)
	likely := float32(unforeseen)
	for i, p := range l.chances {
		if l.isIt[i] {
			likely += p
		}
	}
	if l.gauge != nil {
		l.gauge.guess(plans, l.judge.traits, l.isIt, likely)
	}
	l.see(likely)
	l.guesses.add(&l.one, likely)
}

// see finds what the turn tells if the hand was this: how it differs along the ways from what the model expects.
func (l *Learner) see(likely float32) {
	l.project(len(l.isIt))
	l.one.forget()
	expected := make([]float32, len(l.one.lean))
	for i, p := range l.chances {
		share := -p
		if l.isIt[i] {
			share += p / likely
		}
		for k, x := range l.ways[i] {
			expected[k] += float32(p * x)
			l.one.lean[k] += float32(share * x)
		}
	}
	for i, p := range l.chances {
		if p < 1e-3 {
			continue
		}
		x := l.ways[i]
		for k := range x {
			x[k] -= expected[k]
		}
		for k, row := range l.one.sure {
			part := p * x[k]
			for m, y := range x[:k+1] {
				row[m] += float32(part * y)
			}
		}
	}
}

// project finds the traits of the plans along the ways.
func (l *Learner) project(plans int) {
	for len(l.ways) < plans {
		l.ways = append(l.ways, make([]float32, len(l.basis.telling)))
	}
	for i := range plans {
		way := l.ways[i]
		clear(way)
		for trait, x := range l.judge.traits[i] {
			if x == 0 {
				continue
			}
			for k, part := range l.basis.along[trait] {
				way[k] += float32(x * part)
			}
		}
	}
}

// Learn takes the step that the guesses since the last one call for.
func (l *Learner) Learn() {
	defer l.guesses.forget()
	if l.guesses.likely == 0 {
		return
	}
	if l.gauge != nil {
		l.gauge.end()
	}
	for k, row := range l.guesses.sure {
		l.guesses.lean[k] /= l.guesses.likely
		for m, x := range row[:k+1] {
			l.sure[k][m] += x / l.guesses.likely
		}
	}
	step := solve(l.sure, l.guesses.lean)
	for trait := range l.judge.Weights {
		w := &l.judge.Weights[trait]
		for k, part := range l.basis.along[trait] {
			*w += float32(step[k] * part)
		}
		*w = min(max(*w, -most), most)
	}
}

func (e *evidence) forget() {
	e.likely = 0
	clear(e.lean)
	for _, row := range e.sure {
		clear(row)
	}
}

// add adds other evidence with a weight.
func (e *evidence) add(other *evidence, weight float32) {
	e.likely += weight
	for k, x := range other.lean {
		e.lean[k] += float32(weight * x)
	}
	for k, row := range other.sure {
		for m, x := range row[:k+1] {
			e.sure[k][m] += float32(weight * x)
		}
	}
}

// solve returns x of a·x = b for a positive definite matrix, of which it reads the lower triangle (Cholesky).
func solve(a [][]float32, b []float32) []float32 {
	n := len(b)
	l := square(n)
	for i := range n {
		for j := range i + 1 {
			sum := a[i][j]
			for k := range j {
				sum -= float32(l[i][k] * l[j][k])
			}
			if i == j {
				l[i][i] = float32(math.Sqrt(float64(max(sum, 1e-6))))
			} else {
				l[i][j] = sum / l[j][j]
			}
		}
	}
	x := slices.Clone(b)
	for i := range n {
		for k := range i {
			x[i] -= float32(l[i][k] * x[k])
		}
		x[i] /= l[i][i]
	}
	for i := n - 1; i >= 0; i-- {
		for k := i + 1; k < n; k++ {
			x[i] -= float32(l[k][i] * x[k])
		}
		x[i] /= l[i][i]
	}
	return x
}

// SameCards reports whether two turns play the same cards, in whatever order.
func SameCards(a, b []duel.Action) bool {
	if len(a) != len(b) {
		return false
	}
	for _, action := range a {
		if count(a, action) != count(b, action) {
			return false
		}
	}
	return true
}

func count(turn []duel.Action, action duel.Action) (n int) {
	for _, a := range turn {
		if a == action {
			n++
		}
	}
	return n
}

// HasFirst reports whether a turn that was foreseen holds the card that was played first, wherever it stands there, or
// both end the turn at once.
func HasFirst(foreseen, played []duel.Action) bool {
	if len(played) == 0 {
		return len(foreseen) == 0
	}
	return slices.Contains(foreseen, played[0])
}
