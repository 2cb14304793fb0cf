package arena

import (
	"fmt"
	"math/bits"

	"boardduels/ai/arena/job"
	"boardduels/ai/arena/stats"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// Plan is what is to be played, and all that decides how it goes but the programs themselves. It is plain data: two
// plans that are equal lead to equal results on every machine.
type Plan struct {
	Kind   Kind     `json:"kind"`
	Rules  int      `json:"rules"` // the version of the rules
	Packs  []Pack   `json:"packs"` // one; or two, before and after a change
	Brains []string `json:"brains"`
	Heroes []string `json:"heroes"`
	Paired bool     `json:"paired,omitempty"` // of a series: the brains change places
	Seed   uint64   `json:"seed"`             // of all chance
	Seeds  int      `json:"seeds"`            // how many seeds each fixture is played with, unless it is stopped before
	Stop   *Stop    `json:"stop,omitempty"`
	// Fixtures follow from the rest.
	Fixtures []Fixture `json:"-"`
}

// Kind says what a plan is for.
type Kind string

// The kinds of plans.
const (
	SeriesKind     Kind = "series"     // one fixture
	TournamentKind Kind = "tournament" // a round robin of brains
	BalanceKind    Kind = "balance"    // heroes against each other, in equal hands
)

// Pack names a pack, and the content that it had.
type Pack struct {
	Name string `json:"name"`
	Hash string `json:"hash"`
}

// Stop is when to play a group of fixtures no longer: once it is clear which side is better, or which pack.
type Stop struct {
	// Error is the chance of calling a side better though it isn't, in 0…1, for a group.
	Error float64 `json:"error"`
	// Every is the number of seeds between two looks.
	Every int `json:"every"`
}

// Fixture is what is played with each of its seeds: legs, with the same luck for the same seat. It compares two sides.
type Fixture struct {
	// Group is the number of its group, from 0. The fixtures of a group are stopped together.
	Group int `json:"group"`
	// Cards says that the use of cards is counted; then each side plays the same hero in all legs.
	Cards bool  `json:"cards,omitempty"`
	Legs  []Leg `json:"legs"` // at most 4
}

// Leg is a duel of a fixture.
type Leg struct {
	Pack  int       `json:"pack"`  // the place of its pack in the plan
	Seats [2]Seat   `json:"seats"` // who plays what
	First game.Seat `json:"first"` // where the first side sits
}

// Seat is a place at the table.
type Seat struct {
	Hero  string `json:"hero"`
	Brain string `json:"brain"`
}

// side returns the side that sits at a place: 0 for the first.
func (l *Leg) side(seat game.Seat) int { return int(seat ^ l.First) }

// newPlan returns a plan without brains and heroes.
func newPlan(kind Kind, packs []*schema.Pack, names []string) *Plan {
	p := &Plan{Kind: kind, Rules: duel.RulesVersion}
	for i, pack := range packs {
		p.Packs = append(p.Packs, Pack{Name: names[i], Hash: pack.Hash()})
	}
	return p
}

// arrange gives a plan its fixtures. It returns an error if the plan, perhaps from a file, can't be played.
func (p *Plan) arrange() error {
	if err := p.check(); err != nil {
		return err
	}
	switch p.Kind {
	case SeriesKind:
		p.Fixtures = p.series()
	case TournamentKind:
		p.Fixtures = p.tournament()
	case BalanceKind:
		p.Fixtures = p.balance()
	}
	return nil
}

// groups returns the number of groups.
func (p *Plan) groups() int {
	n := 0
	for i := range p.Fixtures {
		n = max(n, p.Fixtures[i].Group+1)
	}
	return n
}

// seed returns the chance of a fixture for the k-th of its seeds.
func (p *Plan) seed(fixture, k int) game.Stream {
	return game.NewStream(p.Seed, uint64(fixture)<<32|uint64(k))
}

// The largest plans.
const (
	MaxSeeds   = 1_000_000_000
	maxEntered = 40 // brains, heroes
)

// check returns an error if a plan can't be played.
func (p *Plan) check() error {
	switch {
	case p.Rules != duel.RulesVersion:
		return fmt.Errorf("the plan is for version %d of the rules, this program plays version %d", p.Rules, duel.RulesVersion)
	case p.Seeds < 1 || p.Seeds > MaxSeeds:
		return fmt.Errorf("%d seeds, allowed are 1 to %d", p.Seeds, MaxSeeds)
	case p.Stop != nil && (!(p.Stop.Error > 0 && p.Stop.Error < 1) || p.Stop.Every < 1):
		return fmt.Errorf("can't stop with an error of %v every %d seeds", p.Stop.Error, p.Stop.Every)
	case len(p.Packs) < 1 || len(p.Packs) > 2 || p.Kind != BalanceKind && len(p.Packs) > 1:
		return fmt.Errorf("%d packs are too few or too many", len(p.Packs))
	case max(len(p.Brains), len(p.Heroes)) > maxEntered:
		return fmt.Errorf("%d brains with %d heroes are too many", len(p.Brains), len(p.Heroes))
	}
	return p.checkNames()
}

func (p *Plan) checkNames() error {
	if p.Kind == SeriesKind {
		if len(p.Brains) != 2 || len(p.Heroes) != 2 {
			return fmt.Errorf("%d brains and %d heroes, a series has two", len(p.Brains), len(p.Heroes))
		}
		return nil
	}
	if p.Kind != TournamentKind && p.Kind != BalanceKind {
		return fmt.Errorf("kind: found %q, allowed are %s, %s and %s", p.Kind, SeriesKind, TournamentKind, BalanceKind)
	}
	if p.Kind == TournamentKind && len(p.Brains) < 2 {
		return fmt.Errorf("a tournament needs at least two brains")
	}
	if err := job.Distinct("brain", p.Brains); err != nil {
		return err
	}
	return job.Distinct("hero", p.Heroes)
}

// legsOf returns the legs that are played with a pack, as bits.
func (f *Fixture) legsOf(pack int) (mask uint) {
	for i := range f.Legs {
		if f.Legs[i].Pack == pack {
			mask |= 1 << i
		}
	}
	return mask
}

// scores counts how many legs with a pack the first side won, by seeds.
func (f *Fixture) scores(t *Tally, pack int) stats.Scores {
	legs := f.legsOf(pack)
	scores := make(stats.Scores, bits.OnesCount(legs)+1)
	for won, count := range t.byWins(len(f.Legs)) {
		scores[bits.OnesCount(uint(won)&legs)] += count
	}
	return scores
}

// shifts counts how many more legs the first side won with the second pack than with the first, by seeds: the least
// that is possible has the score 0, no change one half.
func (f *Fixture) shifts(t *Tally) stats.Scores {
	before, after := f.legsOf(0), f.legsOf(1)
	scores := make(stats.Scores, len(f.Legs)+1)
	for won, count := range t.byWins(len(f.Legs)) {
		scores[bits.OnesCount(uint(won)&after)-bits.OnesCount(uint(won)&before)+bits.OnesCount(before)] += count
	}
	return scores
}

// starters counts how many legs with a pack the player who started won, by seeds.
func (f *Fixture) starters(t *Tally, pack int) stats.Scores {
	legs := f.legsOf(pack)
	scores := make(stats.Scores, bits.OnesCount(legs)+1)
	for starter := range 2 {
		for won := range 1 << len(f.Legs) {
			wins := 0
			for i := range f.Legs {
				if legs&(1<<i) != 0 && f.Legs[i].side(game.Seat(starter)) != won>>i&1 {
					wins++ // the first side has won and started, or neither
				}
			}
			scores[wins] += t.Won[starter<<len(f.Legs)|won]
		}
	}
	return scores
}
