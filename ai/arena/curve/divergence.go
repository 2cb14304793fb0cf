package curve

import (
	"context"
	"math"
	"slices"

	"boardduels/ai/arena/stats"
	"boardduels/ai/duel/imitation"
	"boardduels/ai/duel/learning"
	"boardduels/ai/duel/usermodel"
	"boardduels/runtime/duel"
)

// Divergence sums up, over turns of held-out games, how far from what the user chose is what somebody would choose:
// Jensen–Shannon divergences (Lin, 1991) in bits, 0 for who chooses just that, 1 for who never does.
type Divergence struct {
	Turns    int     `json:"turns"`    // in which there was a choice
	Double   float64 `json:"double"`   // of the user's double
	Stranger float64 `json:"stranger"` // of doubles of people who seem to be as strong
	// Itself is that of the user, who was asked asked times, with other luck: what the best double comes to. Nil for a
	// program, which can't be asked.
	Itself *float64 `json:"itself,omitempty"`
}

// asked is how often a user is asked what it would do in a turn.
const asked = 8

// divergence measures the double that was made of what was learned of a user.
func (r *room) divergence(ctx context.Context, run int, user User, double learning.Known) (*Divergence, error) {
	brain, s := user.brain(learnedAfter), r.plan.setting(run)
	choices, err := r.heldOut(ctx, run, brain)
	if err != nil {
		return nil, err
	}
	d, seat := r.duel(s), 1-s.seat
	model := usermodel.Believed(d.Hero(seat), double.Mine.Style)
	self := imitation.NewMind(d, seat, &model)
	people := usermodel.NewStrangers(d.Hero(seat)).AsStrongAs(&model)
	var others []*imitation.Mind
	for i := range people {
		others = append(others, imitation.NewMind(d, seat, &people[i]))
	}
	sum := &Divergence{Turns: len(choices)}
	if !isProgram(brain) {
		sum.Itself = new(float64)
	}
	for i := range choices {
		c := &choices[i]
		sum.Double += fromChosen(float64(self.Chance(&c.state, c.played)))
		var chance float64
		for _, other := range others {
			chance += float64(other.Chance(&c.state, c.played)) / float64(len(others))
		}
		sum.Stranger += fromChosen(chance)
		if sum.Itself == nil {
			continue
		}
		again, err := r.again(ctx, s, brain, c)
		if err != nil {
			return nil, err
		}
		*sum.Itself += fromChosen(again)
	}
	return sum, nil
}

// again returns how often a user chooses the same cards as it did if it is asked with other luck: 0…1.
func (r *room) again(ctx context.Context, s setting, brain string, c *choice) (float64, error) {
	same := 0
	for k := range uint64(asked) {
		played, err := r.wouldPlay(ctx, s, brain, k+1, &c.state)
		if err != nil {
			return 0, err
		}
		if hits(played, c.played).Turn == 1 {
			same++
		}
	}
	return float64(same) / asked, nil
}

// wouldPlay returns what a user's brain plays in the turn that begins in a state.
func (r *room) wouldPlay(ctx context.Context, s setting, brain string, seed uint64, state *duel.State) ([]duel.Action, error) {
	d := r.duel(s)
	p, err := r.seat(ctx, d, 1-s.seat, r.beginner(brain, s.mirrored()), seed)
	if err != nil {
		return nil, err
	}
	return turn(ctx, d, *state, p)
}

// fromChosen returns the Jensen–Shannon divergence, in bits, between a choice that was made and somebody who makes it
// with a chance, whatever else that one does. It is rounded, as logarithms differ in the last bit between processors.
func fromChosen(chance float64) float64 {
	const fine = 1e6
	bits := 1 - float64((1+chance)*math.Log2(1+chance))/2
	if chance > 0 {
		bits += float64(chance*math.Log2(chance)) / 2
	}
	return math.Round(bits*fine) / fine
}

// fits reports whether a divergence can be one of a user.
func (d *Divergence) fits(user User) bool {
	within := func(sum float64) bool { return 0 <= sum && sum <= float64(d.Turns) }
	isAsked := !slices.ContainsFunc(user.brains[1:], isProgram)
	return within(d.Double) && within(d.Stranger) && isAsked == (d.Itself != nil) && (d.Itself == nil || within(*d.Itself))
}

// divergenceOf returns how far from users' choices somebody is, in bits a turn.
func (p *Plan) divergenceOf(runs [][]*Record, of func(*Divergence) float64) stats.Estimate {
	return p.ratio(runs, func(r *Record) stats.Cluster {
		return stats.Cluster{Hits: of(&r.Double.Divergence), Trials: float64(r.Double.Divergence.Turns)}
	})
}

// divergenceFromItself returns the same for users who were asked again; nil if none could be.
func (p *Plan) divergenceFromItself(runs [][]*Record) *stats.Estimate {
	return p.ratioOf(runs, func(r *Record) (c stats.Cluster, ok bool) {
		d := &r.Double.Divergence
		if d.Itself == nil {
			return c, false
		}
		return stats.Cluster{Hits: *d.Itself, Trials: float64(d.Turns)}, true
	})
}
