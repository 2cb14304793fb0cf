package boardtrial_test

import (
	"path/filepath"
	"slices"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/board/contest"
	"boardduels/editor/boardtrial"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// level is one of units in two rows at the upper and the lower edge.
func level(upper, lower string) *schema.Document {
	nothing := slices.Repeat([]string{".........."}, 10)
	l := schema.Level{Called: schema.Called{ID: "one"}, Terrain: nothing, Units: slices.Clone(nothing)}
	l.Units[0], l.Units[9] = upper, lower
	return schema.NewLevel(l)
}

func judge(t *testing.T, d *schema.Document, brain string) (boardtrial.Verdict, game.Seat, contest.Seats) {
	t.Helper()
	table, err := boardtrial.Open(d, schema.ReadPack(fstest.MapFS{}))
	require.NoError(t, err)
	s, err := table.Measure(t.Context(), brain, 1, nil)
	require.NoError(t, err)
	assert.Equal(t, 400, s.Games())
	v, seat := boardtrial.Judge(&s)
	return v, seat, s
}

func TestASideWithMoreIsFavoured(t *testing.T) {
	v, seat, s := judge(t, level("fffff.....", "....F....."), "random")
	assert.Equal(t, boardtrial.Favoured, v, "%v", s.Score(0))
	assert.EqualValues(t, 1, seat)
	v, seat, s = judge(t, level("f.........", "......WWWW"), "level_20")
	assert.Equal(t, boardtrial.Alike, v, "%v: it wins all", s.Score(0))
	assert.EqualValues(t, 0, seat)
}

// Where most games are drawn, the few that are decided don't make a board fair; draws make nobody's share even.
func TestMostlyDrawnBoardsAreNotFair(t *testing.T) {
	l := schema.Level{Called: schema.Called{ID: "one"}, Terrain: slices.Repeat([]string{".........."}, 10), Units: slices.Repeat([]string{".........."}, 10)}
	l.Terrain[2], l.Terrain[4], l.Terrain[6] = "#########.", ".#########", "#########."
	l.Units[0], l.Units[9] = "f.........", ".........F"
	v, seat, s := judge(t, schema.NewLevel(l), "random")
	assert.Greater(t, s.Drawn, 300, "two who run about by lot seldom meet; seed 1")
	assert.Positive(t, s.Decided())
	assert.Equal(t, float64(s.Won[0])/float64(s.Decided()), s.Score(0).Value)
	assert.Equal(t, boardtrial.Drawn, v, "%v of %d", s.Score(0), s.Decided())
	assert.EqualValues(t, game.Nobody, seat)

	v, _, s = judge(t, level("f.........", ".........F"), "level_30")
	assert.Equal(t, 400, s.Drawn, "each waits for the other")
	assert.Equal(t, boardtrial.Drawn, v)
}

// Of a board with some draws the decided games say who is favoured.
func TestDrawsDontHideWhoIsFavoured(t *testing.T) {
	v, seat, s := judge(t, level("ff........", "....F....."), "random")
	assert.Positive(t, s.Drawn)
	assert.Equal(t, boardtrial.Favoured, v, "%v of %d; seed 1", s.Score(1), s.Decided())
	assert.EqualValues(t, 1, seat)
}

func TestPositionsOfReversiAreMeasuredAfterPliesByLot(t *testing.T) {
	p := schema.Position{Called: schema.Called{ID: "one"}, Game: schema.Reversi, Rows: slices.Repeat([]string{"........"}, 8)}
	p.Rows[3], p.Rows[4] = "...ox...", "...xo..."
	table, err := boardtrial.Open(schema.NewPosition(p), schema.ReadPack(fstest.MapFS{}))
	require.NoError(t, err)
	assert.Equal(t, 4, table.Opening())
	v, _, s := judge(t, schema.NewPosition(p), "plies_3")
	assert.True(t, s.Differ())
	assert.NotEqual(t, boardtrial.Alike, v, "%v", s.Score(0))
}

// Every seat of a map for many has its share.
func TestMapsForManyAreMeasured(t *testing.T) {
	m := schema.Map{Called: schema.Called{ID: "one"}, Seats: 4, Rows: []string{"aabb", "aabb", "ccdd", "ccdd"}, Areas: []schema.Area{
		{ID: "a", Owner: 1, Dice: 8}, {ID: "b", Owner: 2, Dice: 1}, {ID: "c", Owner: 3, Dice: 1}, {ID: "d", Owner: 4, Dice: 1},
	}}
	v, seat, s := judge(t, schema.NewMap(m), "random")
	assert.Len(t, s.Won, 4)
	assert.Equal(t, boardtrial.Alike, v, "%v", s.Won)
	assert.EqualValues(t, 0, seat, "who has the dice")
	m.Areas[0].Dice = 2
	v, seat, s = judge(t, schema.NewMap(m), "random")
	assert.Equal(t, boardtrial.Favoured, v, "%v", s.Won)
	assert.EqualValues(t, 0, seat, "who has a die more, and begins")
	wide, plain := boardtrial.Score(&s, 0), s.Score(0)
	assert.Equal(t, plain.Value, wide.Value)
	assert.InDelta(t, 2.498/1.96, wide.Half()/plain.Half(), 0.001, "four intervals of 98.75 % each")
}

func TestDocumentsWithErrorsHaveNoTable(t *testing.T) {
	_, err := boardtrial.Open(level("..........", "F........."), schema.ReadPack(fstest.MapFS{}))
	assert.ErrorContains(t, err, "levels/one.xml")
}

// A game between brains is played to its end, kept, and found again in its file.
func TestGamesArePlayedAndFoundAgain(t *testing.T) {
	table, err := boardtrial.Open(level("ffa.......", "......AFF."), schema.ReadPack(fstest.MapFS{}))
	require.NoError(t, err)
	r, err := table.Record(game.Nobody, "level_20", 7)
	require.NoError(t, err)
	played, err := table.Play(t.Context(), r)
	require.NoError(t, err)
	assert.True(t, played.Finished())
	assert.Equal(t, table.Board.Setup, played.Setup)

	path := filepath.Join(t.TempDir(), "new folder", "one.replay")
	require.NoError(t, boardtrial.Keep(path, played))
	found, again, err := boardtrial.OpenRecord(path)
	require.NoError(t, err)
	assert.Equal(t, played.Turns, found.Turns)
	assert.Equal(t, "tactics", again.Family())
	r, err = table.Record(1, "level_20", 7)
	require.NoError(t, err)
	assert.EqualValues(t, 1, r.Person())
	_, _, err = boardtrial.OpenRecord(path + "x")
	assert.Error(t, err)
}
