package learning

import (
	"boardduels/ai"
	"boardduels/ai/appraisal"
	"boardduels/ai/odds"
	"boardduels/ai/plan"
	"boardduels/ai/retrieval"
	"boardduels/ai/usermodel"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// fencer plays one side of simulated duels, whole turns at a time: by a learner's weights, or by a style.
type fencer struct {
	witness witness
	planner *plan.Planner
	learner *learner
	user    *usermodel.Judge // plays by a user's style, unless it is nil
	warmth  float32          // log-odds: how far a plan may fall short of the best and still be tried now and then
	samples []sample
	met     []ai.Situation // now and then one
	turns   int
	chances []float32
}

// The warmth of the sparring: of learners, which try things out, and of a user's style, which was fitted to chances.
const (
	curiosity float32 = 0.3
	asFitted  float32 = 1
)

const mostPlans = 64

// everySo is after how many turns a situation is kept.
const everySo = 30

func newFencer(d *duel.Duel, seat game.Seat, l *learner, style *usermodel.Vector) *fencer {
	f := &fencer{
		witness: newWitness(d, seat),
		planner: plan.New(d, seat, mostPlans),
		learner: l, warmth: curiosity,
		chances: make([]float32, 0, mostPlans),
	}
	if style != nil {
		f.user, f.warmth = usermodel.NewJudge(d, seat, style), asFitted
	}
	return f
}

// turn plays the seat's turn to its end, and keeps what it left behind.
func (f *fencer) turn(s *duel.State, luck *game.Stream) {
	near := f.look(s)
	plans := f.plans(s)
	f.chances = chances(f.chances[:0], plans, f.warmth)
	place := odds.Draw(f.chances, luck)
	f.planner.Play(place, s)
	if s.Winner != game.Nobody {
		return
	}
	if f.user == nil {
		f.keep(plans, place, near)
	}
	if err := f.witness.judge.Duel.Apply(s, duel.EndTurn, nil); err != nil {
		panic(err) // the end of a turn is always legal
	}
}

// plans returns the ways to spend a turn, judged.
func (f *fencer) plans(s *duel.State) []plan.Plan {
	if f.user != nil {
		f.user.Begin(s)
		return f.planner.Plans(s, f.user)
	}
	f.witness.forget()
	return f.planner.Plans(s, &f.witness)
}

// keep remembers what the chosen plan leaves behind, and how it differs from the others.
func (f *fencer) keep(plans []plan.Plan, place int, near appraisal.Pair) {
	f.samples = append(f.samples, sample{near: near})
	x := &f.samples[len(f.samples)-1]
	x.traits = f.witness.traits[place]
	x.apart = x.traits.Apart(f.witness.traits, f.chances)
	for i, p := range f.chances {
		x.hope += float32(p * odds.Chance(plans[i].Score))
	}
}

// look finds the precedents of a situation and the weights that count near them.
func (f *fencer) look(s *duel.State) (near appraisal.Pair) {
	if f.user != nil {
		return near
	}
	judge := &f.witness.judge
	situation := retrieval.Meet(judge.Duel, s, judge.Seat)
	if f.turns%everySo == 0 {
		f.met = append(f.met, situation)
	}
	f.turns++
	near = retrieval.Closest(&situation, f.learner.knowledge.Cases)
	f.learner.appraisal.Near(near, &judge.Weights)
	return near
}

// chances appends how likely each of the plans is chosen, the better the likelier.
func chances(all []float32, plans []plan.Plan, warmth float32) []float32 {
	for i := range plans {
		all = append(all, plans[i].Score)
	}
	odds.Softmax(all, warmth)
	return all
}
