package arena

import (
	"cmp"
	"fmt"
	"slices"

	"boardduels/ai/arena/stats"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// Tournament is a round robin of brains.
type Tournament struct {
	Pack   *schema.Pack
	Name   string   // what the pack is called
	Brains []string // at least two
	Heroes []string // each brain plays each hero against each hero
	Duels  int      // between each two brains at least, rounded up to all heroes on both seats
	Seed   uint64
	Error  float64 // above 0: stop a pairing once it is clear who is better, with this chance to be wrong
}

// looksEverySeeds is how often a tournament that stops early looks at how its pairings stand.
const looksEverySeeds = 4

// Plan returns the plan of the tournament.
func (t *Tournament) Plan() (*Plan, error) {
	p := newPlan(TournamentKind, []*schema.Pack{t.Pack}, []string{t.Name})
	p.Brains, p.Heroes, p.Seed = t.Brains, t.Heroes, t.Seed
	p.Seeds = roundUp(t.Duels, 2*len(t.Heroes)*len(t.Heroes))
	if t.Error > 0 {
		p.Stop = &Stop{Error: t.Error, Every: looksEverySeeds}
	}
	return p, p.arrange()
}

// tournament returns the fixtures of a round robin: each two brains are a group, each two heroes in it a fixture of two
// legs, in which the brains change places.
func (p *Plan) tournament() (fixtures []Fixture) {
	group := 0
	for i, a := range p.Brains {
		for _, b := range p.Brains[i+1:] {
			for _, h := range p.Heroes {
				for _, g := range p.Heroes {
					seats := [2]Seat{{h, a}, {g, b}}
					fixtures = append(fixtures, Fixture{Group: group, Legs: []Leg{{Seats: seats}, exchange(seats)}})
				}
			}
			group++
		}
	}
	return fixtures
}

// roundUp returns how many times a part is needed to reach a whole, at least once.
func roundUp(whole, part int) int { return max(1, (whole+part-1)/max(part, 1)) }

// Standings is what a tournament came to.
type Standings struct {
	Pack    Pack     `json:"pack"`
	Heroes  []string `json:"heroes"`
	Seed    uint64   `json:"seed"`
	Duels   int      `json:"duels"`
	Planned int      `json:"duels_planned"` // without early stopping
	// Error is the chance of a wrong verdict on a pairing that was stopped early; 0 if none was.
	Error    float64        `json:"error,omitempty"`
	Brains   []Standing     `json:"brains"`   // the best first
	Pairings []Pairing      `json:"pairings"` // the better brain first, ordered as Brains
	Cyclic   Cyclic         `json:"cyclic"`
	Starter  stats.Estimate `json:"starter_wins"`
	Rounds   Lengths        `json:"rounds"`
	Forfeits int            `json:"forfeits"`
	Forfeit  string         `json:"first_forfeit,omitempty"`
}

// Standing is how strong a brain is.
type Standing struct {
	Brain string         `json:"brain"`
	Elo   stats.Estimate `json:"elo"`    // see [stats.Elo]
	Wins  stats.Estimate `json:"wins"`   // the mean of its shares against the others
	Hero  []HeroShare    `json:"heroes"` // by hero that it played
}

// HeroShare is how often a hero won.
type HeroShare struct {
	Hero string         `json:"hero"`
	Wins stats.Estimate `json:"wins"`
}

// Pairing is how two brains fared against each other.
type Pairing struct {
	First  string         `json:"first"`
	Second string         `json:"second"`
	Duels  int            `json:"duels"`
	Wins   stats.Estimate `json:"wins"` // the first one's share
	// Stopped is set if the pairing was stopped early; its interval then holds whenever one looks.
	Stopped bool `json:"stopped,omitempty"`
}

// Cyclic is how far strength isn't transitive. It has no interval: chance only ever adds to the share, so a bootstrap,
// which lets chance in a second time, lies above it. What it would be by chance alone is the measure of it.
type Cyclic struct {
	Share    float64 `json:"share"`     // see [stats.Cyclic]
	ByChance float64 `json:"by_chance"` // what it would be on average if ratings told everything
	Likely   float64 `json:"likely"`    // how likely it would then be as large
}

// Standings returns what a tournament came to, as far as it was played.
func (r *Result) Standings() (*Standings, error) {
	p := r.Plan
	if p.Kind != TournamentKind {
		return nil, fmt.Errorf("the result is of a %s, not of a tournament", p.Kind)
	}
	s := &Standings{Pack: p.Packs[0], Heroes: p.Heroes, Seed: p.Seed, Duels: r.Duels(), Rounds: r.lengths(0, everyFixture)}
	for i := range p.Fixtures {
		s.Planned += p.Seeds * len(p.Fixtures[i].Legs)
	}
	if p.Stop != nil {
		s.Error = p.Stop.Error
	}
	s.Starter = r.starter(0, everyFixture)
	s.Forfeits, s.Forfeit = r.Forfeits()
	s.rate(r)
	slices.SortStableFunc(s.Brains, func(a, b Standing) int { return cmp.Compare(b.Elo.Value, a.Elo.Value) })
	s.pair(r)
	return s, nil
}

func everyFixture(*Fixture) bool { return true }

// starter returns how often the player who starts wins in some fixtures with a pack.
func (r *Result) starter(pack int, of func(*Fixture) bool) stats.Estimate {
	var strata []stats.Scores
	for i := range r.Plan.Fixtures {
		if f := &r.Plan.Fixtures[i]; of(f) {
			strata = append(strata, f.starters(r.Tallies[i], pack))
		}
	}
	return stats.Mean(r.Plan.Seed, strata...)
}

// brains returns the places of a fixture's brains in the plan, the first side's first.
func (p *Plan) brains(f *Fixture) (first, second int) {
	seats := &f.Legs[0].Seats
	return slices.Index(p.Brains, seats[f.Legs[0].First].Brain), slices.Index(p.Brains, seats[1-f.Legs[0].First].Brain)
}

// rate finds ratings and shares of wins, with what chance makes of them.
func (s *Standings) rate(r *Result) {
	p := r.Plan
	meetings := make([]stats.Meeting, len(p.Fixtures))
	for i := range p.Fixtures {
		f := &p.Fixtures[i]
		m := &meetings[i]
		m.First, m.Second = p.brains(f)
		m.Stratum, m.Games = stats.Stratum{Scores: f.scores(r.Tallies[i], 0), Group: f.Group}, len(f.Legs)
	}
	elo, shares, wins := stats.Rate(p.Seed, len(p.Brains), meetings)
	for i, brain := range p.Brains {
		s.Brains = append(s.Brains, Standing{Brain: brain, Elo: elo[i], Wins: shares[i], Hero: r.byHero(brain)})
	}
	s.Cyclic.Share = stats.Cyclic(wins)
	s.Cyclic.ByChance, s.Cyclic.Likely = stats.CyclicByChance(p.Seed, wins)
}

// byHero returns how often a brain won with each hero, against all brains with all heroes.
func (r *Result) byHero(brain string) (all []HeroShare) {
	for _, hero := range r.Plan.Heroes {
		var strata []stats.Scores
		for i := range r.Plan.Fixtures {
			f := &r.Plan.Fixtures[i]
			for j := range f.Legs {
				if seat := slices.Index(f.Legs[j].Seats[:], Seat{hero, brain}); seat >= 0 {
					strata = append(strata, r.Tallies[i].leg(f, j, game.Seat(seat)))
				}
			}
		}
		all = append(all, HeroShare{hero, stats.Mean(r.Plan.Seed, strata...)})
	}
	return all
}

// pair fills in the pairings.
func (s *Standings) pair(r *Result) {
	for i := range s.Brains {
		for j := i + 1; j < len(s.Brains); j++ {
			s.Pairings = append(s.Pairings, r.pairing(s.Brains[i].Brain, s.Brains[j].Brain))
		}
	}
}

func (r *Result) pairing(first, second string) Pairing {
	p := Pairing{First: first, Second: second}
	var strata []stats.Scores
	group := 0
	for i := range r.Plan.Fixtures {
		f := &r.Plan.Fixtures[i]
		a, b := r.Plan.brains(f)
		scores := f.scores(r.Tallies[i], 0)
		switch {
		case r.Plan.Brains[a] == first && r.Plan.Brains[b] == second:
		case r.Plan.Brains[a] == second && r.Plan.Brains[b] == first:
			scores = scores.Flip()
		default:
			continue
		}
		group = f.Group
		p.Duels += scores.N() * len(f.Legs)
		strata = append(strata, scores)
	}
	p.Wins = stats.Mean(r.Plan.Seed, strata...)
	if stop := r.Plan.Stop; stop != nil {
		sum := make(stats.Scores, len(strata[0]))
		for _, scores := range strata {
			sum.Add(scores)
		}
		p.Wins.Interval = sum.Sequence(stop.Error)
		p.Stopped = r.Stopped[group] > 0
	}
	return p
}
