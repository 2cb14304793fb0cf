package arena_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/ai/arena"
	"boardduels/ai/arena/job"
	"boardduels/internal/raceflag"
	"boardduels/runtime/game"
	"boardduels/schema"
)

func realPlan(t testing.TB) *arena.Plan {
	return tournament(t, arena.Tournament{Brains: []string{"tree", "random"}, Heroes: []string{"knight", "mage"}, Duels: 48, Seed: 5})
}

// decided is a plan in which some pairings are soon clear.
func decided(t testing.TB, o *arena.Options) *arena.Plan {
	strengths := map[string]float64{"a": 3, "b": 1.1, "c": 1}
	o.Play = dice(func(b *arena.Bout) float64 {
		return between(strengths[b.Seats[0].Seat.Brain], strengths[b.Seats[1].Seat.Brain])
	})
	return tournament(t, arena.Tournament{
		Brains: []string{"a", "b", "c"}, Heroes: []string{"knight", "mage"}, Duels: 400, Seed: 5, Error: 0.05,
	})
}

func TestAResultDoesNotDependOnWorkers(t *testing.T) {
	p := realPlan(t)
	assert.Equal(t, content(t, play(t, p, arena.Options{Workers: 1})), content(t, play(t, p, arena.Options{Workers: 7})))
}

func TestShardsMergeToExactlyTheWhole(t *testing.T) {
	for name, plan := range map[string]func(*arena.Options) *arena.Plan{
		"played":        func(*arena.Options) *arena.Plan { return realPlan(t) },
		"stopped early": func(o *arena.Options) *arena.Plan { return decided(t, o) },
		"of cards": func(*arena.Options) *arena.Plan {
			p, err := (&arena.BalanceTest{Pack: testPack(), Brains: []string{"random"}, Heroes: []string{"knight", "mage"}, Duels: 40}).Plan()
			require.NoError(t, err)
			return p
		},
	} {
		for _, of := range raceflag.Few([]int{1, 2, 3, 5, 40}, []int{3}) {
			t.Run(fmt.Sprint(name, " in ", of), func(t *testing.T) {
				var o arena.Options
				p := plan(&o)
				whole := play(t, p, o)
				var shards []*arena.Result
				for i := range of {
					o.Shard = job.Shard{Index: of - 1 - i, Of: of} // in any order
					read, err := arena.ParseResult([]byte(content(t, play(t, p, o))))
					require.NoError(t, err)
					shards = append(shards, read)
				}
				merged, err := arena.Merge(shards...)
				require.NoError(t, err)
				assert.Equal(t, content(t, whole), content(t, merged))
			})
		}
	}
}

// Interrupted at any moments and resumed from its file each time, a run comes to what it would have come to at once.
func TestResumingEqualsPlayingOn(t *testing.T) {
	wholes := map[bool]string{}
	rapid.Check(t, func(rt *rapid.T) {
		var o arena.Options
		p := realPlan(t)
		stops := rapid.Bool().Draw(rt, "stops early")
		if stops {
			p = decided(t, &o)
		}
		if wholes[stops] == "" {
			wholes[stops] = content(t, play(t, p, o))
		}
		for {
			o.Workers = rapid.IntRange(1, 4).Draw(rt, "workers")
			left := rapid.IntRange(1, 300).Draw(rt, "units")
			ctx, cancel := context.WithCancel(t.Context())
			o.Progress = func(arena.Progress) error {
				if left--; left == 0 {
					cancel()
				}
				return nil
			}
			r, err := arena.Run(ctx, p, cast(), o)
			cancel()
			if err == nil {
				require.Equal(rt, wholes[stops], content(t, r))
				return
			}
			require.ErrorIs(rt, err, context.Canceled)
			o.Resume, err = arena.ParseResult([]byte(content(t, r)))
			require.NoError(rt, err)
		}
	})
}

func TestProgressCountsToTheTotal(t *testing.T) {
	p := realPlan(t)
	last := arena.Progress{}
	r := play(t, p, arena.Options{Workers: 3, Progress: func(now arena.Progress) error {
		assert.Equal(t, last.Done+2, now.Done)
		assert.Equal(t, now.Done, now.Result.Duels())
		last = now
		return nil
	}})
	assert.Equal(t, last.Total, last.Done)
	assert.Equal(t, last.Total, r.Duels())
}

func TestAnErrorOfProgressEndsTheRun(t *testing.T) {
	full := errors.New("the disk is full")
	r, err := arena.Run(t.Context(), realPlan(t), cast(), arena.Options{Workers: 2, Progress: func(arena.Progress) error { return full }})
	assert.ErrorIs(t, err, full)
	assert.Positive(t, r.Duels())
}

// The sides of a fixture get the same luck: of a brain against itself each wins one of two legs.
func TestBothSidesHaveTheSameLuck(t *testing.T) {
	p := series(t, [2]arena.Seat{{Hero: "knight", Brain: "tree"}, {Hero: "mage", Brain: "tree"}}, true, 50, 1)
	s := play(t, p, arena.Options{}).Series()
	assert.Equal(t, 100, s.Duels)
	assert.Equal(t, 50, s.Sides[0].Count)
	assert.Equal(t, 50, s.Sides[1].Count)
	assert.Zero(t, s.Starter.Count%2)
}

func TestAPlayerThatFailsLoses(t *testing.T) {
	p := series(t, [2]arena.Seat{{Hero: "knight", Brain: "tree"}, {Hero: "mage", Brain: "broken"}}, true, 20, 1)
	r := play(t, p, arena.Options{})
	n, reason := r.Forfeits()
	assert.Equal(t, 40, n)
	assert.Equal(t, "broken: it broke", reason)
	assert.Equal(t, [2]int{0, 40}, r.Tallies[0].Forfeits)
	assert.Equal(t, 40, r.Series().Sides[0].Count)
}

// What is counted is what happened.
func TestSeriesCountsDuels(t *testing.T) {
	for _, paired := range []bool{false, true} {
		var sides [2]int
		starters, rounds := 0, map[int16]int{}
		p := series(t, [2]arena.Seat{{Hero: "knight", Brain: "tree"}, {Hero: "mage", Brain: "random"}}, paired, 60, 3)
		s := play(t, p, arena.Options{Workers: 1, Play: func(ctx context.Context, b *arena.Bout) (arena.Outcome, error) {
			o, err := arena.Play(ctx, b)
			if b.Seats[o.Winner].Brain.ID == "tree" {
				sides[0]++
			} else {
				sides[1]++
			}
			if o.Winner == o.Starter {
				starters++
			}
			rounds[o.Rounds]++
			return o, err
		}}).Series()
		assert.Equal(t, sides, [2]int{s.Sides[0].Count, s.Sides[1].Count})
		assert.Equal(t, starters, s.Starter.Count)
		for n, count := range s.Rounds.Counts {
			assert.Equal(t, rounds[int16(n)], count)
		}
	}
}

func TestOutcomesTellTheCards(t *testing.T) {
	p := series(t, [2]arena.Seat{{Hero: "knight", Brain: "random"}, {Hero: "mage", Brain: "random"}}, false, 1, 3)
	p.Fixtures[0].Cards = true
	play(t, p, arena.Options{Play: func(ctx context.Context, b *arena.Bout) (arena.Outcome, error) {
		o, err := arena.Play(ctx, b)
		for seat := range o.Use {
			for card, n := range o.Use[seat].Played {
				if n > 0 {
					assert.NotZero(t, o.Use[seat].Drawn&(1<<card), "what is played was in the hand")
				}
			}
			assert.Less(t, o.Use[seat].Drawn, uint16(1)<<len(b.Duel.Hero(game.Seat(seat)).Deck))
			assert.NotZero(t, o.Use[seat].Drawn)
		}
		return o, err
	}})
}

func TestResultsThatDoNotFit(t *testing.T) {
	p := realPlan(t)
	r := play(t, p, arena.Options{})
	_, err := arena.Merge(r, r)
	assert.ErrorContains(t, err, "duels that others hold, too: fixture 1, seeds 1 to 6")
	other := tournament(t, arena.Tournament{Brains: []string{"tree", "random"}, Heroes: []string{"knight", "mage"}, Duels: 48, Seed: 6})
	_, err = arena.Merge(r, play(t, other, arena.Options{}))
	assert.ErrorIs(t, err, job.ErrPlans)
	_, err = arena.Run(t.Context(), other, cast(), arena.Options{Resume: r})
	assert.ErrorIs(t, err, job.ErrPlans)
	_, err = arena.Merge()
	assert.Error(t, err)

	changed, _ := schema.LoadPack(testPack().FS())
	changed = changed.Without("cards/cleave.xml")
	_, err = arena.Run(t.Context(), p, cast(changed), arena.Options{})
	assert.ErrorContains(t, err, "pack test isn't the one of the plan")
}

func TestPlansThatCanNotBePlayed(t *testing.T) {
	pack := testPack()
	for name, spec := range map[string]arena.Tournament{
		"at least two brains":       {Brains: []string{"tree"}, Heroes: []string{"knight"}},
		"brain tree is named twice": {Brains: []string{"tree", "tree"}, Heroes: []string{"knight"}},
		"at least one hero":         {Brains: []string{"tree", "random"}},
		"hero mage is named twice":  {Brains: []string{"tree", "random"}, Heroes: []string{"mage", "mage"}},
		"can't stop with an error":  {Brains: []string{"tree", "random"}, Heroes: []string{"mage"}, Error: 2},
	} {
		spec.Pack = pack
		_, err := spec.Plan()
		assert.ErrorContains(t, err, name)
	}
	for name, spec := range map[string]arena.Tournament{
		"no brain \"genius\"":      {Brains: []string{"tree", "genius"}, Heroes: []string{"knight"}},
		"there is no hero \"orc\"": {Brains: []string{"tree", "random"}, Heroes: []string{"orc"}},
	} {
		_, err := arena.Run(t.Context(), tournament(t, spec), cast(), arena.Options{})
		assert.ErrorContains(t, err, name)
	}
}

// Whatever is in a file, reading it gives an error or a result that can be used.
func FuzzParseResult(f *testing.F) {
	f.Add([]byte(content(f, play(f, realPlan(f), arena.Options{Shard: job.Shard{Index: 1, Of: 3}}))))
	p, err := (&arena.BalanceTest{Pack: testPack(), Against: testPack(), Brains: []string{"random"}, Heroes: []string{"knight", "mage"}, Duels: 4, Error: 0.1}).Plan()
	require.NoError(f, err)
	r, err := arena.Run(f.Context(), p, cast(testPack(), testPack()), arena.Options{})
	require.NoError(f, err)
	f.Add([]byte(content(f, r)))
	f.Add([]byte(`{"format":"board duels arena 2"}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		if signed := (arena.Result{}); json.Unmarshal(data, &signed) == nil { // what the digest would keep away
			data = []byte(content(t, &signed))
		}
		r, err := arena.ParseResult(data)
		if err != nil {
			return
		}
		again, err := arena.ParseResult([]byte(content(t, r)))
		require.NoError(t, err)
		assert.Equal(t, content(t, r), content(t, again))
		if len(r.Plan.Fixtures) > 100 {
			return
		}
		r.Forfeits()
		if _, err := r.Standings(); err != nil {
			_, err = r.Balance()
			assert.True(t, (err == nil) == (r.Plan.Kind == arena.BalanceKind))
		}
	})
}

// BenchmarkRandomDuels plays the duels of duel.BenchmarkRandomDuels, about, with players and counts: what it takes
// longer is what the arena costs.
func BenchmarkRandomDuels(b *testing.B) {
	p := series(b, [2]arena.Seat{{Hero: "knight", Brain: "random"}, {Hero: "mage", Brain: "random"}}, false, b.N, 1)
	b.ReportAllocs()
	play(b, p, arena.Options{Workers: 1})
}

func BenchmarkDuels(b *testing.B) {
	p := series(b, [2]arena.Seat{{Hero: "knight", Brain: "tree"}, {Hero: "mage", Brain: "tree"}}, true, b.N, 1)
	b.ReportAllocs()
	play(b, p, arena.Options{Workers: 1})
}
