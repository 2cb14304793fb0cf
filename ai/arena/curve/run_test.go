package curve_test

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/arena/curve"
	"boardduels/ai/arena/job"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
)

var update = flag.Bool("update", false, "write the golden files anew")

// The same plan comes to the same on every machine, whatever the number of workers. Whoever changes how the AI learns
// writes the files anew. Of two files one has controls.
func TestSmallCurves(t *testing.T) {
	raceflag.Skip(t, "compares what several workers come to, as TestShardsMergeToExactlyTheWhole does with few games")
	for name, spec := range map[string]curve.Plan{"small.json": small(), "controls.json": controls()} {
		got := content(t, run(t, plan(t, spec), curve.Options{Workers: 1}))
		path := filepath.Join("testdata", name)
		if *update {
			require.NoError(t, os.WriteFile(path, []byte(got), 0o644))
		}
		want, err := os.ReadFile(path)
		require.NoError(t, err)
		assert.Equal(t, string(want), got)
		read, err := curve.ParseResult(want)
		require.NoError(t, err)
		assert.Equal(t, string(want), content(t, read))
		assert.Equal(t, got, content(t, run(t, plan(t, spec), curve.Options{Workers: 5})))
	}
}

func TestShardsMergeToExactlyTheWhole(t *testing.T) {
	quick.Skip(t, "plays a measurement five times")
	spec := small()
	spec.Runs, spec.Games = raceflag.Few(spec.Runs, 1), raceflag.Few(spec.Games, 2)
	p := plan(t, spec)
	whole := run(t, p, curve.Options{})
	for _, of := range raceflag.Few([]int{1, 2, 3, 5}, []int{2}) {
		var shards []*curve.Result
		for i := range of {
			shard := run(t, p, curve.Options{Shard: job.Shard{Index: of - 1 - i, Of: of}}) // in any order
			read, err := curve.ParseResult([]byte(content(t, shard)))
			require.NoError(t, err)
			shards = append(shards, read)
		}
		merged, err := curve.Merge(shards...)
		require.NoError(t, err)
		assert.Equal(t, content(t, whole), content(t, merged))
		assert.Equal(t, whole.Curves(), merged.Curves())
	}
	_, err := curve.Merge(whole, whole)
	assert.EqualError(t, err, "it holds runs that others hold, too: run 1 with user tree")
	_, err = curve.Merge()
	assert.Error(t, err)
}

// Interrupted after every few runs and resumed from its file each time, a measurement comes to what it would have come
// to at once.
func TestResumingEqualsGoingOn(t *testing.T) {
	spec := small()
	spec.Heroes, spec.Games = []string{"knight"}, 2
	p := plan(t, spec)
	const runs = 18
	whole := content(t, run(t, p, curve.Options{}))
	for _, every := range raceflag.Few([]int{1, 4, 7}, []int{7}) {
		o := curve.Options{Workers: 1 + every%3}
		for parts := 1; ; parts++ {
			left := every
			ctx, cancel := context.WithCancel(t.Context())
			o.Progress = func(now curve.Progress) error {
				assert.Equal(t, runs, now.Total)
				assert.Len(t, now.Result.Records, now.Done)
				if left--; left == 0 {
					cancel()
				}
				return nil
			}
			r, err := curve.Run(ctx, p, cast(), o)
			cancel()
			if len(r.Records) == runs {
				assert.Equal(t, whole, content(t, r))
				assert.Greater(t, parts, 1)
				break
			}
			require.ErrorIs(t, err, context.Canceled)
			r.Curves() // what is there can be told
			o.Resume, err = curve.ParseResult([]byte(content(t, r)))
			require.NoError(t, err)
		}
	}
}

func TestAnErrorOfProgressEndsTheMeasurement(t *testing.T) {
	full := fmt.Errorf("the disk is full")
	spec := small()
	spec.Games = 1
	r, err := curve.Run(t.Context(), plan(t, spec), cast(), curve.Options{Workers: 1, Progress: func(curve.Progress) error { return full }})
	assert.ErrorIs(t, err, full)
	assert.Len(t, r.Records, 1)
}

// The first game is played before anything is learned: all learners come to the same.
func TestLearnersShareTheirLuck(t *testing.T) {
	spec := small()
	spec.Learners = append(spec.Learners, []string{curve.Learning})
	spec.Games = 2
	r := run(t, plan(t, spec), curve.Options{})
	first := map[string]byte{}
	for _, record := range r.Records {
		key := fmt.Sprint(record.Run, record.User)
		if record.Learner == 0 {
			first[key] = record.Won[0]
		}
		assert.Equal(t, first[key], record.Won[0])
	}
}

// Brains that keep nothing from game to game answer the same whoever they have played.
func TestWhoDoesNotLearnDoesNotBendToUsers(t *testing.T) {
	spec := small()
	spec.Learners, spec.Heroes, spec.Runs, spec.Games = [][]string{{curve.Learning}}, []string{"knight"}, 4, 1
	c := run(t, plan(t, spec), curve.Options{}).Curves()
	assert.Equal(t, 1, c.Flexibility.Pairs)
	assert.Zero(t, c.Flexibility.Between.Value)
	spec.Learners = nil
	c = run(t, plan(t, spec), curve.Options{}).Curves()
	assert.Positive(t, c.Flexibility.Between.Value)
}

// The style of a user whose weights are known is found: after some games the model foresees its turns clearly better
// than a style of all others does, and than chance would.
func TestTheModelFindsAKnownStyle(t *testing.T) {
	raceflag.Skip(t, "plays very many duels as others here do with few")
	c := run(t, plan(t, curve.Plan{
		Users: []string{"patient"}, Heroes: []string{"knight", "mage"}, Population: []string{"tree", "aggressive", "random"},
		Runs: 16, Games: 12, Seed: 3,
	}), curve.Options{}).Curves()
	last := c.Agreement[0].After[11]
	assert.Equal(t, 12, last.Games)
	t.Logf("%+v", last)
	for _, f := range []curve.Foreseer{last.Turn, last.First} {
		assert.Greater(t, f.Above.Low, 0.1)
		assert.Greater(t, f.Model.Low, f.Random.High)
	}
	assert.Greater(t, last.Turn.Model.Value, c.Agreement[0].After[0].Turn.Model.Value)
}

func TestUsers(t *testing.T) {
	u, err := curve.ParseUser("switch:tree,random")
	require.NoError(t, err)
	assert.Equal(t, []string{"tree", "random"}, u.Brains())
	u, err = curve.ParseUser("tree")
	require.NoError(t, err)
	assert.Equal(t, []string{"tree"}, u.Brains())
	u, err = curve.ParseUser("newcomer:7")
	require.NoError(t, err)
	assert.Equal(t, []string{"newcomer:7"}, u.Brains())
	u, err = curve.ParseUser("switch:50:tree,random")
	require.NoError(t, err)
	assert.Equal(t, []string{"tree", "random"}, u.Brains())
	for _, bad := range []string{"switch:0:tree,random", "switch:201:tree,random", "switch::tree,random", "switch:x:tree,random", "switch:5:tree",
		"", "tree,random", "switch:", "switch:tree", "switch:tree,", "switch:,tree", "switch:tree,tree", "switch:a,b,c", "switch:switch:a,b", "shift:a", "newcomer:", "newcomer:07", "twin:x", "newcomer:1..3"} {
		_, err := curve.ParseUser(bad)
		assert.ErrorContains(t, err, "expected", bad)
	}
}

// A learner that forgets whom it met before plays the games after a change exactly as one that begins there, and
// those before it as one that never learns.
func TestALearnerCanDoWithoutWhatWasBefore(t *testing.T) {
	raceflag.Skip(t, "plays very many duels as others here do with few")
	spec := func(games int, learners ...[]string) curve.Plan {
		return curve.Plan{
			Users: []string{"switch:4:random,tree"}, Heroes: []string{"knight", "mage"}, Population: []string{"aggressive"},
			Learners: learners, Runs: 8, Games: games, Seed: 8,
		}
	}
	r := run(t, plan(t, spec(9, nil, []string{curve.Former}, []string{curve.Learning})), curve.Options{})
	won := map[int]string{}
	for _, record := range r.Records {
		won[record.Learner] += record.Won[:5] // the first game after the change is played without having learned
	}
	assert.Equal(t, won[2], won[1])
	assert.NotEqual(t, won[0], won[1])

	c := r.Curves()
	assert.Equal(t, []curve.Group{{From: 1, To: 3}, {From: 4, To: 4}, {From: 5, To: 6}, {From: 7, To: 7}, {From: 8, To: 9}}, bare(c.Learners[0].Users[0].Groups))
	assert.Equal(t, "without former", c.Worth[0].Learner)
}

// bare returns groups of games without shares.
func bare(groups []curve.Group) (all []curve.Group) {
	for _, g := range groups {
		all = append(all, curve.Group{From: g.From, To: g.To})
	}
	return all
}

func TestPlansThatCanNotBeCarriedOut(t *testing.T) {
	for message, spoil := range map[string]func(*curve.Plan){
		"0 runs, allowed are 1 to":                         func(p *curve.Plan) { p.Runs = 0 },
		"201 games, allowed are 1 to 200":                  func(p *curve.Plan) { p.Games = 201 },
		"-1 games against each user after learning":        func(p *curve.Plan) { p.Swaps = -1 },
		"201 games against each user after learning":       func(p *curve.Plan) { p.Swaps = 201 },
		"at least one user is needed":                      func(p *curve.Plan) { p.Users = nil },
		"user tree is named twice":                         func(p *curve.Plan) { p.Users = []string{"tree", "tree"} },
		"hero mage is named twice":                         func(p *curve.Plan) { p.Heroes = []string{"mage", "mage"} },
		"at least one brain of a population is needed":     func(p *curve.Plan) { p.Population = nil },
		"the population holds nobody but user tree":        func(p *curve.Plan) { p.Population = []string{"tree"} },
		`no part of learning "luck"; there are: retention`: func(p *curve.Plan) { p.Learners = [][]string{{"luck"}} },
		"part of learning former is left out twice":        func(p *curve.Plan) { p.Learners = [][]string{{"former", "former"}} },
		"learner complete is named twice":                  func(p *curve.Plan) { p.Learners = [][]string{{}, {}} },
		"are too many":                                     func(p *curve.Plan) { p.Users = strings.Split(strings.Repeat("x,", 50), ",") },
	} {
		p := small()
		spoil(&p)
		_, err := curve.New(testPack(), "test", p)
		assert.ErrorContains(t, err, message)
	}
	for message, spoil := range map[string]func(*curve.Plan){
		`no brain "genius"`:    func(p *curve.Plan) { p.Users = []string{"switch:tree,genius"} },
		`no brain "nobody"`:    func(p *curve.Plan) { p.Population = []string{"nobody"} },
		"orc":                  func(p *curve.Plan) { p.Heroes = []string{"orc"} },
		"isn't the one of the": func(p *curve.Plan) { p.Seed = 99 },
	} {
		p := small()
		spoil(&p)
		whole := plan(t, p)
		if p.Seed == 99 {
			whole.Pack.Hash = "else"
		}
		_, err := curve.Run(t.Context(), whole, cast(), curve.Options{})
		assert.ErrorContains(t, err, message)
	}
	other := small()
	other.Seed = 6
	_, err := curve.Run(t.Context(), plan(t, small()), cast(), curve.Options{Resume: &curve.Result{Plan: plan(t, other)}})
	assert.ErrorIs(t, err, job.ErrPlans)
}

// Whatever is in a file, reading it gives an error or a result that can be used.
func FuzzParseResult(f *testing.F) {
	raceflag.Skip(f, "reads on one goroutine")
	for _, spec := range []curve.Plan{small(), controls()} {
		spec.Runs, spec.Games = 1, 1
		f.Add([]byte(content(f, run(f, plan(f, spec), curve.Options{}))))
	}
	f.Add([]byte(`{"format":"board duels learning 3"}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		if signed := (curve.Result{}); json.Unmarshal(data, &signed) == nil { // what the digest would keep away
			data = []byte(content(t, &signed))
		}
		r, err := curve.ParseResult(data)
		if err != nil {
			return
		}
		again, err := curve.ParseResult([]byte(content(t, r)))
		require.NoError(t, err)
		assert.Equal(t, content(t, r), content(t, again))
		if r.Plan.Runs*r.Plan.Games*len(r.Plan.Users)*len(r.Plan.Learners) < 1000 {
			r.Curves()
		}
	})
}
