package curve

import (
	"context"

	"boardduels/ai"
	"boardduels/ai/arena/likeness"
	"boardduels/ai/arena/stats"
	"boardduels/ai/duel/imitation"
	"boardduels/ai/duel/learning"
	"boardduels/runtime/duel"
)

// Resemblance is how well duels of a user and of its double, made after the games that were learned from, can be
// told apart.
type Resemblance struct {
	Asked int    `json:"asked"` // duels about which a classifier was asked that had seen as many others
	Told  int    `json:"told"`  // of them those of which it told rightly whose they were
	Won   [2]int `json:"won"`   // by the user, by the double, of Plan.Doubles duels each
	// Divergence is how far what the double would choose is from what the user chose.
	Divergence Divergence `json:"divergence"`
}

// opponents are against whom the user and its double play, in turn; they know what there is to know at first.
var opponents = []string{quick, reference, "evaluation"}

// resemble has a user and its double play the same opponents on the same luck. A classifier learns from one half of the
// duels to tell them apart, and is asked about the other half.
func (r *room) resemble(ctx context.Context, run int, user User, learned learning.Known, played []*learning.Episode) (*Resemblance, error) {
	if r.plan.Doubles == 0 {
		return nil, nil
	}
	s := r.plan.setting(run)
	same := r.beginner(user.brain(learnedAfter), s.mirrored())
	double := learning.Known{Mine: learning.Imitate(learned.Theirs, played), Theirs: learned.Mine}
	players := [2]player{same, {imitation.ID, double}}
	var told Resemblance
	divergence, err := r.divergence(ctx, run, user, double)
	if err != nil {
		return nil, err
	}
	told.Divergence = *divergence
	var seen [2][]*likeness.Portrait
	for k := range r.plan.Doubles {
		for i, who := range players {
			portrait, won, err := r.portray(ctx, run, k, who)
			if err != nil {
				return nil, err
			}
			seen[i] = append(seen[i], portrait)
			if won {
				told.Won[i]++
			}
		}
	}
	half := r.plan.Doubles / 2
	c := likeness.Train(seen[0][:half], seen[1][:half])
	for i, portraits := range seen {
		for _, p := range portraits[half:] {
			told.Asked++
			if c.IsFirst(p) == (i == 0) {
				told.Told++
			}
		}
	}
	return &told, nil
}

// portray plays the k-th duel of a run in which a user or its double is looked at, and reports whether that one won.
func (r *room) portray(ctx context.Context, run, k int, who player) (*likeness.Portrait, bool, error) {
	s, chance := r.plan.setting(run), r.plan.chance(run, forDouble, k)
	d := r.duel(s)
	state, mine, theirs := d.Start(chance.Next()), chance.Next(), chance.Next()
	var players [2]ai.Player
	var err error
	if players[s.seat], err = r.seat(ctx, d, s.seat, r.beginner(opponents[k%len(opponents)], s), mine); err != nil {
		return nil, false, err
	}
	sitter := 1 - s.seat
	player, err := r.seat(ctx, d, sitter, who, theirs)
	if err != nil {
		return nil, false, err
	}
	painter := likeness.NewPainter(d, sitter)
	players[sitter] = &model{player, painter}
	err = playOn(ctx, d, &state, players)
	return painter.Paint(&state), state.Winner == sitter, err
}

// model is a player who is being painted.
type model struct {
	ai.Player
	painter *likeness.Painter
}

// Observe implements [ai.Observer].
func (m *model) Observe(before *duel.View, a duel.Action) {
	m.painter.Observe(before, a)
	if player, ok := m.Player.(ai.Observer); ok {
		player.Observe(before, a)
	}
}

// resemblanceFits reports whether how a double resembles its user can be of a plan.
func (r *Record) resemblanceFits(p *Plan) bool {
	if r.Double == nil {
		return p.Doubles == 0
	}
	d := r.Double
	user, err := ParseUser(p.Users[r.User])
	return err == nil && d.Divergence.fits(user) && d.Asked == 2*(p.Doubles-p.Doubles/2) && 0 <= d.Told && d.Told <= d.Asked && areWins(p.Doubles, d.Won[:]...)
}

// Likeness is how alike a user and its doubles are.
type Likeness struct {
	User string `json:"user"`
	Runs int    `json:"runs"`
	// The share of duels of which a classifier tells whose they are: half if they are alike
	Told  stats.Estimate `json:"told_apart"`
	Wins  stats.Estimate `json:"wins"`              // of the user
	Above stats.Estimate `json:"double_above_user"` // by how much more the doubles win
	// How far from what the user chose in held-out turns is what somebody would choose, as a Jensen–Shannon divergence
	// in bits a turn: the doubles, doubles of people who seem to be as strong, and the user itself asked again; nil if
	// it can't be.
	Divergence Diverging `json:"divergence"`
}

// Diverging holds divergences.
type Diverging struct {
	Double   stats.Estimate  `json:"double"`
	Stranger stats.Estimate  `json:"stranger"`
	Itself   *stats.Estimate `json:"itself,omitempty"`
	Nearer   stats.Estimate  `json:"nearer_than_stranger"` // by how much the doubles are
}

// likeness returns how alike a user and its doubles are, from its runs.
func (p *Plan) likeness(user string, runs [][]*Record) Likeness {
	duels := float64(p.Doubles)
	return Likeness{
		User: user, Runs: len(runs),
		Told: p.ratio(runs, func(r *Record) stats.Cluster {
			return stats.Cluster{Hits: float64(r.Double.Told), Trials: float64(r.Double.Asked)}
		}),
		Wins: p.ratio(runs, func(r *Record) stats.Cluster { return stats.Cluster{Hits: float64(r.Double.Won[0]), Trials: duels} }),
		Above: p.ratio(runs, func(r *Record) stats.Cluster {
			return stats.Cluster{Hits: float64(r.Double.Won[1] - r.Double.Won[0]), Trials: duels}
		}),
		Divergence: Diverging{
			Double:   p.divergenceOf(runs, func(d *Divergence) float64 { return d.Double }),
			Stranger: p.divergenceOf(runs, func(d *Divergence) float64 { return d.Stranger }),
			Itself:   p.divergenceFromItself(runs),
			Nearer:   p.divergenceOf(runs, func(d *Divergence) float64 { return d.Stranger - d.Double }),
		},
	}
}
