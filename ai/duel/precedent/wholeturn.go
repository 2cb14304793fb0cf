package precedent

import (
	"cmp"
	"slices"

	"boardduels/ai"
	"boardduels/ai/cbr/weighing"
	"boardduels/ai/duel/appraisal"
	"boardduels/ai/duel/rollout"
	"boardduels/ai/duel/turnfeature"
	"boardduels/ai/duel/turnplan"
	"boardduels/ai/fit/logistic"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// mostPlans is how many ways to spend a turn are looked at; few turns have more.
const mostPlans = 64

// wholeTurn decides by what the knowledge has learned to want from a turn.
type wholeTurn struct {
	seat    game.Seat
	learned *appraisal.Appraisal
	planner *turnplan.Planner
	judge   appraisal.Judge
	foresee foresight
	imagine *imagination // nil: decides quickly
	seed    uint64
	lenient leniency
	world   uint64     // the seed of what is hidden
	state   duel.State // one that the view may show, as far as the own turn goes
	left    duel.State // what a plan leaves of it
	names   [turnfeature.Count]string
}

func newWholeTurn(s ai.Setup, learned *appraisal.Appraisal, o *Options) *wholeTurn {
	w := &wholeTurn{
		seat: s.Seat, seed: s.Seed, learned: learned, lenient: newLeniency(o),
		planner: turnplan.NewSensible(s.Duel, s.Seat, mostPlans),
		judge:   appraisal.Judge{Duel: s.Duel, Seat: s.Seat},
		imagine: newImagination(s, o),
	}
	w.foresee = foresight{planner: turnplan.NewSensible(s.Duel, 1-s.Seat, mostPlans), judge: &w.judge}
	for id := range w.names {
		w.names[id] = turnfeature.Name(s.Duel.Hero(s.Seat), turnfeature.ID(id))
	}
	return w
}

// decide completes a rationale whose priorities are there already.
func (w *wholeTurn) decide(view *duel.View, r *ai.Rationale) duel.Action {
	stream := ai.Chance(w.seed, view)
	plans := w.plans(view, r, &stream)
	best := w.decideOn(plans, view, &stream, r)
	r.Turn = append(r.Turn[:0], best.Played()...)
	r.Gains = w.gains(r.Gains[:0], &w.state, best)
	r.Promise, r.Most = logistic.Chance(best.Score), logistic.Chance(plans[turnplan.Highest(plans)].Score)
	r.Chain = w.chain(r.Chain[:0], view, plans, best)
	r.Next = next(r.Chain)
	return best.First()
}

// next returns the chance of winning that the best turn promises which begins otherwise than the one that is taken.
func next(chain []ai.Candidate) (chance float32) {
	for i := range chain {
		if c := &chain[i]; c.Verdict == ai.Worse {
			chance = max(chance, logistic.Chance(float32(c.Score)))
		}
	}
	return chance
}

// plans returns the ways to spend the turn, in a state that the view may show.
func (w *wholeTurn) plans(view *duel.View, r *ai.Rationale, luck *game.Stream) []turnplan.Plan {
	w.world = luck.Next()
	w.judge.Duel.Sketch(view, w.world, &w.state)
	w.learned.Near(pairOf(r), &w.judge.Weights)
	return w.planner.Plans(&w.state, &w.judge)
}

// begin notes what a turn promises that begins with a view.
func (w *wholeTurn) begin(view *duel.View, r *ai.Rationale) {
	stream := ai.Chance(w.seed, view)
	w.lenient.begin(view.Round, w.plans(view, r, &stream))
}

// decideOn returns the plan that is carried out.
func (w *wholeTurn) decideOn(plans []turnplan.Plan, view *duel.View, luck *game.Stream, r *ai.Rationale) *turnplan.Plan {
	r.Imagined = r.Imagined[:0]
	lenient := w.lenient.choose(w.judge.Duel, &w.state, plans)
	if r.Lenient = lenient != nil; r.Lenient {
		return lenient
	}
	if best := w.think(view, plans, luck, r); best != nil {
		return best
	}
	return w.choose(w.foresee.contend(view, w.world, plans), &r.Outputs)
}

// think returns the plan that promises most in imagined duels, and tells them; nil if none were imagined.
func (w *wholeTurn) think(view *duel.View, plans []turnplan.Plan, luck *game.Stream, r *ai.Rationale) *turnplan.Plan {
	if w.imagine == nil {
		return nil
	}
	imagined := w.imagine.compare(view, plans, luck)
	if len(imagined) == 0 {
		return nil
	}
	r.Imagined = r.Imagined[:len(imagined)]
	for i := range imagined {
		m, told := &imagined[i], &r.Imagined[i]
		*told = ai.Imagined{
			Turn: m.Plan.Played(), Score: m.Plan.Score, Duels: m.Duels(), Share: m.Share(),
			Answers: int(m.Answers.Turns), Idle: int(m.Answers.Idle), Reply: frequent(told.Reply[:0], &m.Answers),
		}
	}
	return &imagined[0].Plan
}

// frequent lists the cards of answers, the most frequent first.
func frequent(cards []ai.Frequent, a *rollout.Answers) []ai.Frequent {
	for card, duels := range a.With {
		if duels > 0 {
			cards = append(cards, ai.Frequent{Card: duel.CardIndex(card), Duels: int(duels)})
		}
	}
	slices.SortStableFunc(cards, func(a, b ai.Frequent) int { return cmp.Compare(b.Duels, a.Duels) })
	return cards
}

func pairOf(r *ai.Rationale) weighing.Pair {
	first, second := &r.Retrieved[0], &r.Retrieved[1]
	return weighing.NewPair(first.Index, second.Index, first.Distance, second.Distance)
}

// choose returns the plan with the highest score. Among those that are as good ([ai.Even]) it takes the one whose cards
// have the highest priorities.
func (w *wholeTurn) choose(plans []turnplan.Plan, outputs *[duel.KindCount]float32) *turnplan.Plan {
	highest := plans[0].Score
	for i := range plans {
		highest = max(highest, plans[i].Score)
	}
	var best *turnplan.Plan
	var most float32
	for i := range plans {
		p := &plans[i]
		if p.Score < highest-ai.Even {
			continue
		}
		if wanted := w.priority(p, outputs); best == nil || wanted > most {
			best, most = p, wanted
		}
	}
	return best
}

// priority adds up the priorities of the kinds of a plan's cards.
func (w *wholeTurn) priority(p *turnplan.Plan, outputs *[duel.KindCount]float32) (sum float32) {
	for _, a := range p.Played() {
		sum += outputs[w.judge.Duel.Kind(w.seat, a.Card)]
	}
	return sum
}

// gains tells what a plan changes against ending the turn at once, trait by trait, the weightiest first.
func (w *wholeTurn) gains(gains []ai.Gain, s *duel.State, p *turnplan.Plan) []ai.Gain {
	if p.Plays == 0 {
		return gains
	}
	var before, after turnfeature.Vector
	d := w.judge.Duel
	turnfeature.Of(d, s, w.seat, &before)
	d.Copy(&w.left, s)
	p.CarryOut(d, &w.left)
	turnfeature.Of(d, &w.left, w.seat, &after)
	for id := range w.names {
		if change := after[id] - before[id]; change != 0 && w.judge.Weights[id] != 0 {
			gains = append(gains, ai.Gain{Of: w.names[id], Change: change, Amount: float32(change * w.judge.Weights[id])})
		}
	}
	slices.SortStableFunc(gains, func(a, b ai.Gain) int { return cmp.Compare(max(b.Amount, -b.Amount), max(a.Amount, -a.Amount)) })
	return gains
}

// chain lists the actions, each with the score of the best plan that begins with it, the best first, then the cards
// that no plan begins with: they can't be paid for, or there are more plans than are looked at. The one that is taken
// leads.
func (w *wholeTurn) chain(chain []ai.Candidate, view *duel.View, plans []turnplan.Plan, best *turnplan.Plan) []ai.Candidate {
	for i := range plans {
		chain = w.raise(chain, plans[i].First(), float64(plans[i].Score))
	}
	chain = w.unplanned(chain, view)
	taken := best.First()
	for i := range chain {
		if chain[i].Action == taken {
			chain[i].Verdict = ai.Taken
		}
	}
	slices.SortStableFunc(chain, func(a, b ai.Candidate) int {
		if (a.Verdict == ai.Taken) != (b.Verdict == ai.Taken) {
			if a.Verdict == ai.Taken {
				return -1
			}
			return 1
		}
		return cmp.Compare(b.Score, a.Score)
	})
	return chain
}

// unplanned adds the cards that no plan begins with: in the modes in which they could have been played, or in none.
// Where there are rules each card begins a plan that isn't played in vain.
func (w *wholeTurn) unplanned(chain []ai.Candidate, view *duel.View) []ai.Candidate {
	d, worst, why := w.judge.Duel, -float64(appraisal.Decided), ai.NotReached
	if !d.IsClassic() {
		why = ai.InVain
	}
	if view.Me().StunTime > 0 || d.IsFull(view.Plays) {
		return chain
	}
	var buf [duel.ActionCapacity]duel.Action
	legal := d.LegalView(view, buf[:0])
	for _, card := range view.Cards() {
		if slices.ContainsFunc(chain, func(c ai.Candidate) bool { return c.Action.Card == card }) {
			continue
		}
		first, isLegal := duel.Playing(card, legal)
		if !isLegal {
			chain = append(chain, ai.Consider(d, w.seat, duel.Play(card), worst, ai.Refusal(d, view, card)))
			continue
		}
		for mode := first.Mode; mode <= d.Modes(w.seat, card); mode++ {
			chain = append(chain, ai.Consider(d, w.seat, duel.Action{Card: card, Mode: mode}, worst, why))
		}
	}
	return chain
}

// raise adds an action to a chain, or gives it a better score.
func (w *wholeTurn) raise(chain []ai.Candidate, a duel.Action, score float64) []ai.Candidate {
	for i := range chain {
		if chain[i].Action == a {
			chain[i].Score = max(chain[i].Score, score)
			return chain
		}
	}
	return append(chain, ai.Consider(w.judge.Duel, w.seat, a, score, ai.Worse))
}
