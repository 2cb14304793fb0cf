package arena

import (
	"fmt"

	"boardduels/ai/arena/stats"
	"boardduels/schema"
)

// BalanceTest has equal players play heroes against each other.
type BalanceTest struct {
	Pack *schema.Pack
	Name string // what the pack is called
	// Against, unless nil, is a pack with which the same duels are played with the same luck: how Pack was before it
	// was changed. Both must have the heroes.
	Against     *schema.Pack
	AgainstName string
	Brains      []string // each plays against itself
	Heroes      []string // each plays against each, and against itself
	Duels       int      // of each two heroes for each brain and pack, at least
	Seed        uint64
	Error       float64 // with Against, above 0: stop two heroes once a gain is clear, with this chance to be wrong
}

// looksEveryPairs is how often a comparison that stops early looks at how two heroes stand.
const looksEveryPairs = 50

// Plan returns the plan of the test. The packs of a comparison are the one before and the one after.
func (b *BalanceTest) Plan() (*Plan, error) {
	packs, names := []*schema.Pack{b.Pack}, []string{b.Name}
	if b.Against != nil {
		packs, names = []*schema.Pack{b.Against, b.Pack}, []string{b.AgainstName, b.Name}
	}
	p := newPlan(BalanceKind, packs, names)
	p.Brains, p.Heroes, p.Seed, p.Seeds = b.Brains, b.Heroes, b.Seed, roundUp(b.Duels, 2)
	if b.Error > 0 && b.Against != nil {
		p.Stop = &Stop{Error: b.Error, Every: looksEveryPairs}
	}
	return p, p.arrange()
}

// balance returns the fixtures of a balance test: each two heroes in the hands of each brain are one.
func (p *Plan) balance() (fixtures []Fixture) {
	for _, brain := range p.Brains {
		for i, h := range p.Heroes {
			for _, g := range p.Heroes[i:] {
				fixtures = append(fixtures, heroes(len(fixtures), brain, h, g, len(p.Packs)))
			}
		}
	}
	return fixtures
}

// heroes returns the fixture of two heroes in the hands of a brain, in which they change seats. A hero against itself
// has nobody to change seats with.
func heroes(group int, brain, h, g string, packs int) Fixture {
	f := Fixture{Group: group, Cards: true}
	for pack := range packs {
		first, second := Seat{h, brain}, Seat{g, brain}
		f.Legs = append(f.Legs, Leg{Pack: pack, Seats: [2]Seat{first, second}})
		if h != g {
			f.Legs = append(f.Legs, Leg{Pack: pack, Seats: [2]Seat{second, first}, First: 1})
		}
	}
	return f
}

// Balance is what a balance test came to.
type Balance struct {
	Packs   []Pack   `json:"packs"` // one; or before and after
	Heroes  []string `json:"heroes"`
	Seed    uint64   `json:"seed"`
	Duels   int      `json:"duels"`
	Planned int      `json:"duels_planned"` // without early stopping
	// Error is the chance of a wrong verdict on two heroes that were stopped early; 0 if none was.
	Error    float64        `json:"error,omitempty"`
	Brains   []BrainBalance `json:"brains"`
	Forfeits int            `json:"forfeits"`
	Forfeit  string         `json:"first_forfeit,omitempty"`
}

// BrainBalance is how the heroes fare in the hands of one brain.
type BrainBalance struct {
	Brain string        `json:"brain"`
	Packs []PackBalance `json:"packs"`            // as in Balance
	Shift []Shift       `json:"shifts,omitempty"` // of two packs: for each two heroes
}

// PackBalance is how the heroes of a pack fare in the hands of one brain.
type PackBalance struct {
	Cells   []Cell         `json:"cells"`        // each two heroes
	Starter stats.Estimate `json:"starter_wins"` // of all duels, also of a hero against itself
	Rounds  Lengths        `json:"rounds"`
	// ShutOuts are those of each hero by each.
	ShutOuts []ShutOut `json:"shut_outs"`
	Cards    []CardUse `json:"cards"`
}

// Cell is how often a hero wins against another.
type Cell struct {
	Hero    string         `json:"hero"`
	Against string         `json:"against"`
	Duels   int            `json:"duels"`
	Wins    stats.Estimate `json:"wins"`
}

// Shift is how much more often a hero wins against another after the change than before it.
type Shift struct {
	Hero    string         `json:"hero"`
	Against string         `json:"against"`
	Pairs   int            `json:"pairs"` // of duels before and of the same after
	Change  stats.Estimate `json:"change"`
	// Stopped is set if it was clear early; the interval then holds whenever one looks.
	Stopped bool `json:"stopped,omitempty"`
}

// CardUse is how a card is used, and what it brings its hero.
type CardUse struct {
	Hero  string  `json:"hero"`
	Card  string  `json:"card"`
	Duels int     `json:"duels"` // of the hero
	Plays float64 `json:"plays"` // a duel
	// Drawn and Played are the shares of duels in which the hero had the card in hand, and played it.
	Drawn  float64 `json:"drawn"`
	Played float64 `json:"played"`
	// Gain is by how much larger a share of duels the hero wins when it draws the card than when it draws another one
	// of its deck at the same moment, see [stats.Gain].
	Gain    stats.Estimate `json:"gain"`
	Chances ChanceUse      `json:"chances"`
}

// Balance returns what a balance test came to, as far as it was played.
func (r *Result) Balance() (*Balance, error) {
	p := r.Plan
	if p.Kind != BalanceKind {
		return nil, fmt.Errorf("the result is of a %s, not of a balance test", p.Kind)
	}
	b := &Balance{Packs: p.Packs, Heroes: p.Heroes, Seed: p.Seed, Duels: r.Duels()}
	for i := range p.Fixtures {
		b.Planned += p.Seeds * len(p.Fixtures[i].Legs)
	}
	if p.Stop != nil {
		b.Error = p.Stop.Error
	}
	b.Forfeits, b.Forfeit = r.Forfeits()
	for _, brain := range p.Brains {
		one := BrainBalance{Brain: brain}
		for pack := range p.Packs {
			one.Packs = append(one.Packs, r.packBalance(brain, pack))
		}
		if len(p.Packs) == 2 {
			one.Shift = r.shifts(brain)
		}
		b.Brains = append(b.Brains, one)
	}
	return b, nil
}

// inHands returns whether a fixture is in the hands of a brain.
func inHands(brain string) func(*Fixture) bool {
	return func(f *Fixture) bool { return f.Legs[0].Seats[0].Brain == brain }
}

// pair returns the heroes of a fixture, the first side's first.
func (f *Fixture) pair() (hero, against string) {
	return f.Legs[0].Seats[0].Hero, f.Legs[0].Seats[1].Hero
}

func (r *Result) packBalance(brain string, pack int) PackBalance {
	b := PackBalance{Starter: r.starter(pack, inHands(brain)), Rounds: r.lengths(pack, inHands(brain))}
	uses := newUses(r.Plan.Heroes)
	for i := range r.Plan.Fixtures {
		f, t := &r.Plan.Fixtures[i], r.Tallies[i]
		if !inHands(brain)(f) {
			continue
		}
		uses.add(f, t, pack)
		b.ShutOuts = append(b.ShutOuts, f.shutOuts(t, pack)...)
		hero, against := f.pair()
		if hero == against {
			continue
		}
		scores := f.scores(t, pack)
		b.Cells = append(b.Cells, Cell{hero, against, scores.N() * 2, stats.Mean(r.Plan.Seed, scores)})
	}
	b.Cards = uses.cards()
	return b
}

func (r *Result) shifts(brain string) (all []Shift) {
	for i := range r.Plan.Fixtures {
		f := &r.Plan.Fixtures[i]
		hero, against := f.pair()
		if !inHands(brain)(f) || hero == against {
			continue
		}
		scores := f.shifts(r.Tallies[i])
		mean := stats.Mean(r.Plan.Seed, scores)
		if stop := r.Plan.Stop; stop != nil {
			mean.Interval = scores.Sequence(stop.Error)
		}
		all = append(all, Shift{hero, against, scores.N() * 2, asShift(mean), r.Stopped[f.Group] > 0})
	}
	return all
}

// Change returns how a fixture of two packs stands that is looked at again and again: the interval holds whenever one
// looks, with that chance of error (see [stats.Scores.Sequence]).
func (r *Result) Change(fixture int, error float64) Shift {
	f := &r.Plan.Fixtures[fixture]
	hero, against := f.pair()
	scores := f.shifts(r.Tallies[fixture])
	change := asShift(stats.Estimate{Value: scores.Mean(), Interval: scores.Sequence(error)})
	return Shift{Hero: hero, Against: against, Pairs: scores.N() * 2, Change: change}
}

// asShift turns an estimate of a score of [Fixture.shifts] into one of a change of a share.
func asShift(e stats.Estimate) stats.Estimate {
	return stats.Estimate{Value: shift(e.Value), Interval: stats.Interval{Low: shift(e.Low), High: shift(e.High)}}
}

// shift turns a score of [Fixture.shifts] into a change of a share.
func shift(score float64) float64 { return float64(2*score) - 1 }

// Cell returns how often a hero wins against another; false if they weren't played.
func (b *PackBalance) Cell(hero, against string) (stats.Estimate, bool) {
	for i := range b.Cells {
		c := &b.Cells[i]
		switch {
		case c.Hero == hero && c.Against == against:
			return c.Wins, true
		case c.Hero == against && c.Against == hero:
			return stats.Estimate{Value: 1 - c.Wins.Value, Interval: stats.Interval{Low: 1 - c.Wins.High, High: 1 - c.Wins.Low}}, true
		}
	}
	return stats.Estimate{}, false
}
