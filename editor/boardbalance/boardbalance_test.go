package boardbalance_test

import (
	"context"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/arena/stats"
	"boardduels/editor/boardbalance"
	"boardduels/editor/boardedit"
	"boardduels/editor/boardtrial"
	"boardduels/internal/quick"
	"boardduels/schema"
)

// packOf returns a pack of one board.
func packOf(d *schema.Document) *schema.Pack { return schema.ReadPack(fstest.MapFS{}).With(d) }

// strait is a map of two alike sides but for a die that the second has more.
func strait() *schema.Document {
	return schema.NewMap(schema.Map{Called: schema.Called{ID: "strait"}, Seats: 2, Rows: []string{"aabb", "aabb", "ccdd", "ccdd"}, Areas: []schema.Area{
		{ID: "a", Owner: 1, Dice: 2}, {ID: "b", Owner: 2, Dice: 2}, {ID: "c", Owner: 2, Dice: 7}, {ID: "d", Owner: 1, Dice: 2},
	}})
}

// field is a level of units in two rows at the upper and the lower edge.
func field(upper, lower string) *schema.Document {
	nothing := slices.Repeat([]string{".........."}, 10)
	l := schema.Level{Called: schema.Called{ID: "field"}, Terrain: nothing, Units: slices.Clone(nothing)}
	l.Units[0], l.Units[9] = upper, lower
	return schema.NewLevel(l)
}

func short(d *schema.Document, brain string) boardbalance.Search {
	return boardbalance.Search{Pack: packOf(d), File: d.File(), Brain: brain, Seed: 1, Rounds: []int{10, 20}, Last: 100}
}

// Who has too many dice is to have fewer, or the other side more: that surely comes nearer to even.
func TestAChangeThatMendsAMapIsFound(t *testing.T) {
	d := strait()
	total := 0
	r, err := short(d, "random").Run(t.Context(), func(done, all int) {
		require.LessOrEqual(t, done, all)
		total = all
	})
	require.NoError(t, err)
	assert.Equal(t, 4*3, r.Tried, "a die more, a die less, and another owner of each")
	assert.Equal(t, 2*(10*(1+12)+10*(1+6)+100*(1+5)), total)
	require.Len(t, r.Effects, 5)
	before := r.Before.Score(0)
	assert.Less(t, before.High, 0.45, "seed 1")
	best := &r.Effects[0]
	assert.Positive(t, best.Nearer.Low, "%+v", best.Nearer)
	assert.InDelta(t, (before.Value-0.5)*(before.Value-0.5), r.Before.Uneven()*r.Before.Uneven(), 1e-9)
	assert.Less(t, best.After.Uneven(), r.Before.Uneven())
	changes, err := best.Edit().Changes(packOf(d))
	require.NoError(t, err)
	require.Len(t, changes, 1)
	assert.NotEqual(t, d.Source(), changes[0].To.Source())

	again, err := short(d, "random").Run(t.Context(), func(int, int) {})
	require.NoError(t, err)
	assert.Equal(t, r.Effects[0].Nearer, again.Effects[0].Nearer, "the same question has the same answer")
}

// Of one fighter against five the best changes give the one more, or the five less.
func TestAChangeThatMendsALevelIsFound(t *testing.T) {
	quick.Skip(t, "plays some thousand games")
	r, err := short(field("fffff.....", "....F....."), "random").Run(t.Context(), func(int, int) {})
	require.NoError(t, err)
	best := &r.Effects[0]
	assert.Positive(t, best.Nearer.Low, "%+v", best.Nearer)
	for i := range r.Effects {
		e := &r.Effects[i]
		if e.Nearer.Low > 0 && e.Kind != boardbalance.Lay && e.Kind != boardbalance.Move {
			assert.Equal(t, e.Kind == boardbalance.Remove, e.Brush.Of == 1, "%v of seat %d", e.Kind, e.Brush.Of)
		}
	}
}

// Of a board that is even for its players nothing is surely nearer.
func TestAnEvenBoardHasNothingToMend(t *testing.T) {
	quick.Skip(t, "plays some thousand games")
	d := field("..f.a.w...", "...W.A.F..")
	r, err := short(d, "random").Run(t.Context(), func(int, int) {})
	require.NoError(t, err)
	assert.True(t, r.Before.Score(0).Interval.Holds(0.5), "%v", r.Before.Score(0))
	for i := range r.Effects {
		assert.LessOrEqual(t, r.Effects[i].Nearer.Low, 0.0, "%+v", r.Effects[i].Change)
	}
}

// Each single change is one that a stroke or two draw, and no other.
func TestChangesAreSingle(t *testing.T) {
	for _, d := range []*schema.Document{strait(), field("fa........", "........WF")} {
		changes := boardbalance.Changes(d)
		require.NotEmpty(t, changes)
		seen := map[string]bool{}
		for _, c := range changes {
			done, err := c.Edit().Changes(packOf(d))
			require.NoError(t, err)
			require.Len(t, done, 1)
			source := done[0].To.Source()
			assert.False(t, seen[source], "%+v comes twice", c)
			seen[source] = true
			was, is := cells(d), cells(done[0].To)
			require.Equal(t, len(was), len(is))
			differ := 0
			for i := range was {
				if was[i] != is[i] {
					differ++
				}
			}
			most := 1
			if c.Kind == boardbalance.Move || c.Kind == boardbalance.Lay {
				most = 2 // where it was and is
			}
			assert.True(t, 1 <= differ && differ <= most, "%+v: %d", c, differ)
		}
	}
	assert.Empty(t, boardbalance.Changes(schema.NewPosition(schema.Position{Called: schema.Called{ID: "one"}, Game: schema.Backgammon})))
}

// cells returns what is on each cell of a level or each area of a map.
func cells(d *schema.Document) (cells []any) {
	if l, ok := d.Level(); ok {
		for _, r := range strings.Join(slices.Concat(l.Terrain, l.Units), "") {
			cells = append(cells, r)
		}
	}
	if m, ok := d.Map(); ok {
		for _, area := range m.Areas {
			cells = append(cells, area)
		}
	}
	return cells
}

func TestASearchCanBeGivenUp(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	d := strait()
	_, err := short(d, "random").Run(ctx, func(done, _ int) {
		if done > 40 {
			cancel()
		}
	})
	assert.ErrorIs(t, err, context.Canceled)
	level := field("f.........", ".........F")
	_, err = boardbalance.EvenSearch{Pack: packOf(level), File: level.File(), Brain: "random", From: 1}.Run(ctx, func(uint64, int) {})
	assert.ErrorIs(t, err, context.Canceled)
}

// A generated level that is called even is so: measured anew, on other luck, a side wins 45 to 55 % between equals.
func TestGeneratedLevelsThatAreCalledEvenAre(t *testing.T) {
	quick.Skip(t, "plays thousands of games")
	level := field("f.........", ".........F")
	pack := packOf(level)
	found, err := boardbalance.EvenSearch{Pack: pack, File: level.File(), Brain: "random", From: 1}.Run(t.Context(), func(uint64, int) {})
	require.NoError(t, err)
	assert.True(t, boardbalance.Goal.Holds(found.Score.Low) && boardbalance.Goal.Holds(found.Score.High), "%v", found.Score)
	changes, err := found.Edit.Changes(pack)
	require.NoError(t, err)
	again, _ := changes[0].To.Level()
	edit, err := boardedit.Generate(level, found.Seed, 0)
	require.NoError(t, err)
	require.Equal(t, edit, found.Edit)
	score := measured(t, schema.NewLevel(again), "random", 800)
	assert.True(t, score.Low < boardbalance.Goal.High && score.High > boardbalance.Goal.Low, "%v; seed 4711", score)
}

// measured returns how often the first side wins, on luck that a search doesn't know.
func measured(t *testing.T, d *schema.Document, brain string, games int) stats.Estimate {
	t.Helper()
	table, err := boardtrial.Open(d, packOf(d))
	require.NoError(t, err)
	s, err := table.MeasureDeals(t.Context(), brain, 4711, 0, games/2, nil)
	require.NoError(t, err)
	return s.Score(0)
}
