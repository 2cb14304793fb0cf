package personas

import (
	"context"
	"math"
	"slices"

	"boardduels/ai"
	"boardduels/ai/duel/appraisal"
	"boardduels/ai/duel/turnfeature"
	"boardduels/ai/duel/turnplan"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// Drawn returns a user with a habit, who is drawn from a seed: it chooses whole turns by weights that wander from what
// is sensible, more or less surely, and sometimes by lot.
func Drawn(name string, seed uint64) ai.Brain {
	return brainOf(name, draw(habitNamed(name), seed))
}

// brainOf returns the brain of a user who was drawn.
func brainOf(name string, u *drawn) ai.Brain {
	return ai.Brain{ID: name, New: func(s ai.Setup) (ai.Player, error) {
		return &drawnPlayer{
			user: u, seed: s.Seed,
			planner:   turnplan.New(s.Duel, s.Seat, mostPlans),
			judge:     appraisal.Judge{Duel: s.Duel, Seat: s.Seat, Weights: u.weights},
			rationale: ai.Rationale{Brain: name, Chain: make([]ai.Candidate, 0, duel.ActionCapacity)},
		}, nil
	}}
}

// drawn is who was drawn.
type drawn struct {
	weights turnfeature.Vector
	habits  habits
	noise   float32 // how far a turn may fall short of the best and be chosen all the same
	slips   int     // % of turns chosen by lot
}

// sensible is what weights wander from, for the own side.
var sensible = [turnfeature.PerFighter]float32{
	turnfeature.HP: 4, turnfeature.Wounded: -1, turnfeature.Dying: -1, turnfeature.EP: 0.5, turnfeature.Shield: 1, turnfeature.Defence: 1, turnfeature.Immortal: 0.4,
	turnfeature.Damage: 1, turnfeature.Costs: -1, turnfeature.Regen: 1, turnfeature.HoT: 0.8, turnfeature.DoT: -1, turnfeature.Stun: -0.6, turnfeature.Borrowed: -0.3,
	turnfeature.Healing: 0.3, turnfeature.Armed: 0.4, turnfeature.Held: 0.4,
}

func draw(h habit, seed uint64) *drawn {
	const purpose = 77
	luck := game.NewStream(seed, purpose)
	u := drawTemper(&luck)
	h.draw(&u.habits, &luck)
	return u
}

// drawTemper draws a user without habits.
func drawTemper(luck *game.Stream) *drawn {
	u := &drawn{}
	temper := bell(luck) // above 0 the own side counts for more, below the enemy's
	for i, weight := range sensible {
		u.weights[i] = wander(weight, temper, luck)
		u.weights[int(turnfeature.Foe)+i] = -wander(weight, -temper, luck)
	}
	const least = 0.2
	u.weights[turnfeature.HP] = max(u.weights[turnfeature.HP], least)
	u.weights[turnfeature.Foe+turnfeature.HP] = min(u.weights[turnfeature.Foe+turnfeature.HP], -least)
	for card := range duel.Classic().Deck {
		u.weights[int(turnfeature.Hand)+int(card)] = bell(luck) / 5
	}
	u.noise = [...]float32{0, 0, 0.05, 0.15, 0.4}[luck.Below(5)]
	u.slips = [...]int{0, 0, 5, 15}[luck.Below(4)]
	return u
}

// wander returns a weight times a power of two, in quarters, or 0 one time in five.
func wander(weight, temper float32, luck *game.Stream) float32 {
	quarters := int(math.Floor(float64(float32(4*bell(luck)) + float32(2*temper))))
	if luck.Below(5) == 0 {
		return 0
	}
	root := [...]float64{1, 1.1892, 1.4142, 1.6818}[quarters&3]
	return weight * float32(math.Ldexp(root, quarters>>2))
}

// bell returns about −2…2, mostly near 0.
func bell(luck *game.Stream) float32 {
	const fine = 1 << 16
	sum := 0
	for range 4 {
		sum += luck.Below(fine)
	}
	return float32(sum)/fine - 2
}

type drawnPlayer struct {
	user      *drawn
	seed      uint64
	planner   *turnplan.Planner
	judge     appraisal.Judge
	begun     duel.State
	left      []duel.Action // of the turn that was chosen
	round     int16         // of that turn
	rationale ai.Rationale
}

// Judge implements [turnplan.Judge].
func (p *drawnPlayer) Judge(after *duel.State, played []duel.Action) float32 {
	return p.judge.Judge(after, played) + p.user.habits.score(p.judge.Duel, p.judge.Seat, &p.begun, after, played)
}

// Decide implements [ai.Player]. A turn is chosen when it begins.
func (p *drawnPlayer) Decide(_ context.Context, view *duel.View, legal []duel.Action) (duel.Action, *ai.Rationale, error) {
	if p.round != view.Round {
		p.choose(view)
	}
	action := duel.EndTurn
	if len(p.left) > 0 && slices.Contains(legal, p.left[0]) {
		action, p.left = p.left[0], p.left[1:]
	}
	p.rationale.Chain = append(p.rationale.Chain[:0], ai.Consider(p.judge.Duel, p.judge.Seat, action, 0, ai.Taken))
	for _, a := range legal {
		if a != action {
			p.rationale.Chain = append(p.rationale.Chain, ai.Consider(p.judge.Duel, p.judge.Seat, a, 0, ai.Worse))
		}
	}
	return action, &p.rationale, nil
}

func (p *drawnPlayer) choose(view *duel.View) {
	luck := ai.Chance(p.seed, view)
	p.round, p.begun = view.Round, p.judge.Duel.Determinize(view, luck.Next())
	plans := p.planner.Plans(&p.begun, p)
	slips := p.user.slips
	if p.user.habits.panics && 3*view.Me().HP < p.judge.Duel.Hero(view.Seat).HP {
		slips = 40
	}
	var chosen int
	if luck.Below(100) < slips {
		chosen = luck.Below(len(plans))
	} else {
		chosen = p.best(plans, &luck)
	}
	p.left = append(p.left[:0], plans[chosen].Played()...)
}

// best returns the plan with the highest score, each blurred by the noise.
func (p *drawnPlayer) best(plans []turnplan.Plan, luck *game.Stream) int {
	for i := range plans {
		plans[i].Score += float32(p.user.noise * bell(luck))
	}
	return turnplan.Highest(plans)
}
