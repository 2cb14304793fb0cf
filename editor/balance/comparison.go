package balance

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"slices"

	"boardduels/ai"
	"boardduels/ai/arena"
	"boardduels/schema"
)

// The ids of brains that play thousands of duels in the time that people wait: the condition tree, the learned sum of
// features, and the thesis's AI without imagined duels. A duel takes them 0.05, 0.2 and 0.6 ms; those who think take 5
// and more.
const (
	Tree       = "tree"
	Evaluation = "evaluation"
	Precedent  = "precedent_quick"
)

// Comparison is what a pack is to be compared with, how exactly, and in whose hands.
type Comparison struct {
	Before, After *schema.Pack // equal: how the pack stands
	Brains        ai.Brains
	Seed          uint64 // of all chance: the same question has the same answer
	// Least and Most are how many duels each two heroes play in the hands of each brain with each pack; even.
	Least, Most int
	// Within is the change of a share, 0…1, that counts as none if it is surely no more.
	Within float64
	// Error is the chance that any of all changes is called clear, or none, though it isn't.
	Error float64
}

// Judges returns the quick brains among some.
func Judges(brains ai.Brains) (judges ai.Brains) {
	for _, id := range []string{Tree, Evaluation, Precedent} {
		if brain, err := brains.Find(id); err == nil {
			judges = append(judges, brain)
		}
	}
	return judges
}

// luck is the seed of all questions, so that two counts of one edit have one answer, and two edits are compared on the
// same luck.
const luck = 1

// Question returns the comparison that an editor makes after an edit: each share to ±3 points.
func Question(before, after *schema.Pack, brains ai.Brains) Comparison {
	return Comparison{Before: before, After: after, Brains: brains, Seed: luck, Least: 2 * roundSeeds, Most: 1200, Within: 0.03, Error: 0.05}
}

// roundSeeds is how many seeds are played between two looks; each is two duels of two heroes with each pack.
const roundSeeds = 100

// maxHeroes is how many heroes are compared in a pack that has more: those that the edit touches, then others. Up to
// half of them are heroes that join.
const maxHeroes = 12

// ErrNobody says that a pack has no hero that can play both before and after.
var ErrNobody = errors.New("no hero can play with both packs")

// Run compares, and reports after each round of seeds. It stops once there is an answer in the hands of each brain, see
// [Result.Answered], then plays the pairs that the edit can't touch as far, and returns the result. After an error,
// which is ctx's if that ended first, the result is nil.
//
// It leaves a processor to others, and yields after each duel.
func (c *Comparison) Run(ctx context.Context, m *Memory, report func(*Result)) (*Result, error) {
	r, err := c.start(m)
	if err != nil {
		return nil, err
	}
	for r.seeds = min(roundSeeds, c.Most/2); ; r.seeds = min(r.seeds+roundSeeds, c.Most/2) {
		if err := r.newcomers.play(ctx, r.seeds); err != nil {
			return nil, err
		}
		if err := r.play(ctx, r.first()); err != nil {
			return nil, err
		}
		result := r.tell()
		report(result)
		if result.Answered && result.Duels >= c.Least {
			break
		}
	}
	if err := r.play(ctx, nil); err != nil {
		return nil, err
	}
	r.complete = true
	return r.tell(), nil
}

// run is a comparison that is being played.
type run struct {
	*Comparison
	plan      *arena.Plan
	options   arena.Options
	cast      arena.Cast
	touched   []bool // fixtures that the edit can change
	family    int    // how many of them are asked about
	seeds     int    // how many of each fixture are played in this round
	result    *arena.Result
	complete  bool
	leftOut   []string
	joins     []string   // who can play with the edit and couldn't before
	newcomers *newcomers // nil if nobody joins
}

func (c *Comparison) start(m *Memory) (*run, error) {
	if c.Least < 2 || c.Least > c.Most || c.Most%2 != 0 {
		return nil, fmt.Errorf("%d to %d duels, allowed are even numbers from 2 up", c.Least, c.Most)
	}
	joins := c.joined()
	heroes := c.heroes(maxHeroes - min(len(joins), maxHeroes/2))
	if len(heroes) == 0 {
		return nil, ErrNobody
	}
	test := arena.BalanceTest{Pack: c.After, Name: "after", Against: c.Before, AgainstName: "before",
		Brains: c.Brains.IDs(), Heroes: heroes, Duels: c.Most, Seed: c.Seed}
	plan, err := test.Plan()
	if err != nil {
		return nil, err
	}
	r := &run{Comparison: c, plan: plan, cast: arena.Cast{Packs: []*schema.Pack{c.Before, c.After}, Brains: c.Brains}, joins: joins}
	if r.newcomers, err = c.greet(heroes, joins, m); err != nil {
		return nil, err
	}
	r.leftOut = slices.DeleteFunc(c.After.IDs(schema.HeroKind), func(hero string) bool { return playable(c.After, hero) })
	tables := m.tablesOf(plan, r.cast)
	for i := range plan.Fixtures {
		r.touched = append(r.touched, isTouched(&plan.Fixtures[i], tables[i]))
		if r.asks(i) {
			r.family++
		}
	}
	r.options = arena.Options{Workers: workers(), Play: m.play(tables, 2)}
	return r, nil
}

// workers is how many duels are played at once: a processor is left to others.
func workers() int { return max(1, runtime.GOMAXPROCS(0)-1) }

// isTouched reports whether the legs with the second pack are played otherwise than those with the first.
func isTouched(f *arena.Fixture, tables []int32) bool {
	half := len(f.Legs) / 2
	for leg := range half {
		if tables[leg] != tables[half+leg] {
			return true
		}
	}
	return false
}

// asks reports whether a fixture is one that the question is about: two different heroes that the edit can touch. All
// others are equal before and after by construction, or play against themselves.
func (r *run) asks(fixture int) bool {
	seats := r.plan.Fixtures[fixture].Legs[0].Seats
	return r.touched[fixture] && seats[0].Hero != seats[1].Hero
}

// first returns which fixtures to play first: those that the question is about, or all if it is about none.
func (r *run) first() func(int) bool {
	if r.family == 0 {
		return nil
	}
	return r.asks
}

// play plays some fixtures as far as this round goes.
func (r *run) play(ctx context.Context, only func(int) bool) (err error) {
	r.options.Only, r.options.Seeds, r.options.Resume = only, r.seeds, r.result
	r.result, err = arena.Run(ctx, r.plan, r.cast, r.options)
	return err
}
