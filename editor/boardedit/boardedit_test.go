package boardedit_test

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/editor/boardedit"
	"boardduels/editor/document"
	"boardduels/runtime/game"
	"boardduels/schema"
)

func cell(col, row int8) game.Cell { return game.Cell{Col: col, Row: row} }

// paint lets a stroke of a key come to cells, and returns the document afterwards.
func paint(t require.TestingT, d *schema.Document, key rune, twins bool, cells ...game.Cell) *schema.Document {
	sheet, ok := boardedit.Of(d)
	require.True(t, ok)
	brush, ok := boardedit.Find(sheet.Brushes(), key)
	require.True(t, ok, "no brush %c", key)
	sheet.Begin(boardedit.Stroke{Brush: brush, Twins: twins})
	for _, c := range cells {
		sheet.Paint(c)
	}
	return apply(t, d, document.Redraw{File: d.File(), Lists: sheet.Lists()})
}

func apply(t require.TestingT, d *schema.Document, e document.Edit) *schema.Document {
	changes, err := e.Changes(schema.ReadPack(fstest.MapFS{}).With(d))
	require.NoError(t, err)
	require.Len(t, changes, 1)
	return changes[0].To
}

func level(t require.TestingT, d *schema.Document) schema.Level {
	l, ok := d.Level()
	require.True(t, ok)
	return l
}

func newLevel() *schema.Document {
	nothing := slices.Repeat([]string{".........."}, 10)
	l := schema.Level{Called: schema.Called{ID: "one"}, Terrain: nothing, Units: slices.Clone(nothing)}
	l.Units[0], l.Units[9] = ".........f", "F........."
	return schema.NewLevel(l)
}

func TestLevelsAreDrawn(t *testing.T) {
	d := paint(t, newLevel(), '~', false, cell(3, 2), cell(4, 2), cell(0, 9))
	l := level(t, d)
	assert.Equal(t, "...~~.....", l.Terrain[2])
	assert.Equal(t, "~.........", l.Terrain[9])
	assert.Equal(t, "..........", l.Units[9], "nobody stands in water")

	d = paint(t, d, 'W', false, cell(3, 2))
	assert.Equal(t, "....~.....", level(t, d).Terrain[2], "who stands somewhere stands on land")
	assert.Equal(t, "...W......", level(t, d).Units[2])
	sheet, _ := boardedit.Of(d)
	assert.Equal(t, boardedit.About{Place: "d3", Ground: "land", Kind: "wizard", Seat: 0}, sheet.About(cell(3, 2)))
	assert.Equal(t, boardedit.About{Place: "e3", Ground: "water", Seat: game.Nobody}, sheet.About(cell(4, 2)))

	d = paint(t, d, '-', false, cell(3, 2))
	assert.Equal(t, "..........", level(t, d).Units[2])
}

// Only the rows that change are written: the others keep their source, comments with them.
func TestDrawingKeepsTheSource(t *testing.T) {
	source := strings.Replace(newLevel().Source(), "<level", "<!-- mine --><level", 1)
	source = strings.Replace(source, "<units>.........f</units>", "<units>.........f</units> <!-- he waits -->", 1)
	before := schema.Parse(schema.LevelKind, "levels/one.xml", source)
	after := paint(t, before, '#', false, cell(5, 5))
	was, is := strings.Split(before.Source(), "\n"), strings.Split(after.Source(), "\n")
	require.Len(t, is, len(was))
	changed := 0
	for i := range was {
		if was[i] != is[i] {
			changed++
			assert.Contains(t, is[i], "<terrain>.....#....</terrain>")
		}
	}
	assert.Equal(t, 1, changed)
}

// Whatever is drawn on both sides leaves a level that is the same when it is turned by half.
func TestTwinsKeepALevelAlike(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := newLevel()
		for range rapid.IntRange(1, 6).Draw(t, "strokes") {
			key := rapid.SampledFrom([]rune(".#~FAWfaw-")).Draw(t, "key")
			at := rapid.IntRange(0, 99).Draw(t, "at")
			d = paint(t, d, key, true, cell(int8(at%10), int8(at/10)))
		}
		l := level(t, d)
		for row := range 10 {
			for col := range 10 {
				require.Equal(t, l.Terrain[row][col], l.Terrain[9-row][9-col])
				mark, other := string(l.Units[row][col]), string(l.Units[9-row][9-col])
				require.True(t, mark == other && mark == "." || mark != other && strings.EqualFold(mark, other), "%s and %s", mark, other)
			}
		}
	})
}

func landOf(t require.TestingT, d *schema.Document) schema.Map {
	m, ok := d.Map()
	require.True(t, ok)
	return m
}

func newMap() *schema.Document {
	return schema.NewMap(schema.Map{Called: schema.Called{ID: "one"}, Seats: 2, Rows: []string{"aaabbb", "aaabbb", "cccddd", "cccddd"}})
}

// The cells of a sheet have sea around the map: two columns and two rows.
const left, top = 2, 2

func TestAreasAreExtended(t *testing.T) {
	d := paint(t, newMap(), '*', false, cell(left+2, top), cell(left+3, top), cell(left+4, top))
	assert.Equal(t, []string{"aaaaab", "aaabbb", "cccddd", "cccddd"}, landOf(t, d).Rows)
	d = paint(t, d, '*', false, cell(left+6, top+1))
	assert.Equal(t, []string{"aaaaab", "aaabbbe", "cccddd", "cccddd"}, landOf(t, d).Rows, "one from the sea is new")
	d = paint(t, d, 'b', false, cell(left, top))
	assert.Equal(t, "baaaab", landOf(t, d).Rows[0])
	d = paint(t, d, '.', false, cell(left+6, top+1), cell(left, top))
	assert.Equal(t, []string{".aaaab", "aaabbb", "cccddd", "cccddd"}, landOf(t, d).Rows)
}

// A map grows to all sides; rows by two, so that the others stay as they lie.
func TestMapsGrow(t *testing.T) {
	d := paint(t, newMap(), '*', false, cell(left-1, top-1))
	assert.Equal(t, []string{".", "e", ".aaabbb", ".aaabbb", ".cccddd", ".cccddd"}, landOf(t, d).Rows)
	d = paint(t, newMap(), '*', false, cell(left+7, top+5))
	assert.Equal(t, []string{"aaabbb", "aaabbb", "cccddd", "cccddd", ".", ".......e"}, landOf(t, d).Rows)
}

func TestAreasHaveOwnersAndDice(t *testing.T) {
	d := paint(t, newMap(), '2', false, cell(left, top), cell(left+1, top))
	d = paint(t, d, '+', false, cell(left, top), cell(left+1, top), cell(left+4, top))
	assert.Equal(t, []schema.Area{{ID: "a", Owner: 2, Dice: 4}, {ID: "b", Dice: 4}}, landOf(t, d).Areas, "once for each area of a stroke")
	d = paint(t, d, '-', false, cell(left+4, top))
	d = paint(t, d, '0', false, cell(left, top))
	assert.Equal(t, []schema.Area{{ID: "a", Dice: 4}}, landOf(t, d).Areas, "what is as usual isn't told")
	var cells []game.Cell
	for row := range int8(2) {
		for col := range int8(3) {
			cells = append(cells, cell(left+col, top+row))
		}
	}
	d = paint(t, d, '.', false, cells...)
	assert.Empty(t, landOf(t, d).Areas, "an area without cells isn't told of")
}

// Whatever is drawn on both sides of a map leaves one that is the same when it is turned by half, with areas and owners
// changed.
func TestTwinsKeepAMapAlike(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := newMap()
		if rapid.Bool().Draw(t, "odd") {
			d = schema.NewMap(schema.Map{Called: schema.Called{ID: "one"}, Seats: 2, Rows: []string{".aab", "ccc", "eff."}})
		}
		for range rapid.IntRange(1, 6).Draw(t, "strokes") {
			key := rapid.SampledFrom([]rune("*.12+-0")).Draw(t, "key")
			sheet, _ := boardedit.Of(d)
			size := sheet.Size()
			c := cell(rapid.Int8Range(0, size.Col-1).Draw(t, "col"), rapid.Int8Range(0, size.Row-1).Draw(t, "row"))
			d = paintTwins(t, d, key, c)
		}
		sheet, _ := boardedit.Of(d)
		size := sheet.Size()
		for row := range size.Row {
			for col := range size.Col {
				turned := cell(size.Col-1-col, size.Row-1-row)
				if size.Row%2 == 1 {
					turned.Col -= row & 1
				}
				if turned.Col < 0 {
					continue
				}
				one, other := sheet.About(cell(col, row)), sheet.About(turned)
				require.Equal(t, one.Ground, other.Ground, "%v and %v", cell(col, row), turned)
				require.Equal(t, one.Count, other.Count)
				if one.Seat != game.Nobody && one.Area != other.Area {
					require.Equal(t, 1-one.Seat, other.Seat)
				}
			}
		}
	})
}

func TestDiscsAreDrawn(t *testing.T) {
	d := schema.NewPosition(schema.Position{Called: schema.Called{ID: "one"}, Game: schema.Reversi, Rows: slices.Repeat([]string{"........"}, 8)})
	d = paint(t, d, 'x', false, cell(3, 3))
	d = paint(t, d, 'o', false, cell(4, 3))
	p, _ := d.Position()
	assert.Equal(t, "...xo...", p.Rows[3])
	sheet, _ := boardedit.Of(d)
	assert.Equal(t, boardedit.About{Place: "e4", Kind: "disc", Seat: 1}, sheet.About(cell(4, 3)))
}

func pointsOf(t require.TestingT, d *schema.Document) []schema.Point {
	p, ok := d.Position()
	require.True(t, ok)
	return p.Points
}

func TestCheckersAreDrawn(t *testing.T) {
	d := schema.NewPosition(schema.Position{Called: schema.Called{ID: "one"}, Game: schema.Backgammon})
	d = paint(t, d, 'x', false, cell(12, 0), cell(12, 0), cell(12, 1))
	assert.Equal(t, []schema.Point{{Seat: 1, At: "24", Checkers: 1}, {Seat: 1, At: "1", Checkers: 1}}, pointsOf(t, d), "once for each cell of a stroke")
	d = paint(t, d, 'x', false, cell(12, 0))
	d = paint(t, d, 'o', false, cell(12, 1), cell(6, 1), cell(6, 0))
	assert.Equal(t, []schema.Point{{Seat: 1, At: "24", Checkers: 2}, {Seat: 2, At: "bar", Checkers: 1}, {Seat: 2, At: "24", Checkers: 1}}, pointsOf(t, d),
		"who is put onto a point has it alone, and each has a bar")
	d = paint(t, d, '-', false, cell(12, 0), cell(12, 1), cell(0, 0))
	assert.Equal(t, []schema.Point{{Seat: 1, At: "24", Checkers: 1}, {Seat: 2, At: "bar", Checkers: 1}}, pointsOf(t, d))
	for range 20 {
		d = paintAny(t, d, 'o', cell(0, 0))
	}
	assert.Equal(t, schema.Point{Seat: 2, At: "12", Checkers: 14}, pointsOf(t, d)[2], "a side has 15")
}

// paintAny is paint, which may change nothing.
func paintAny(t require.TestingT, d *schema.Document, key rune, c game.Cell) *schema.Document {
	sheet, _ := boardedit.Of(d)
	brush, _ := boardedit.Find(sheet.Brushes(), key)
	sheet.Begin(boardedit.Stroke{Brush: brush})
	if !sheet.Paint(c) {
		return d
	}
	return paint(t, d, key, false, c)
}

// paintTwins is paint on both sides, which may change nothing.
func paintTwins(t require.TestingT, d *schema.Document, key rune, c game.Cell) *schema.Document {
	sheet, _ := boardedit.Of(d)
	brush, _ := boardedit.Find(sheet.Brushes(), key)
	sheet.Begin(boardedit.Stroke{Brush: brush, Twins: true})
	if !sheet.Paint(c) {
		return d
	}
	return paint(t, d, key, true, c)
}

// Generated boards can be played, and the same seed gives the same one.
func TestBoardsAreGenerated(t *testing.T) {
	reversi := schema.NewPosition(schema.Position{Called: schema.Called{ID: "r"}, Game: schema.Reversi})
	backgammon := schema.NewPosition(schema.Position{Called: schema.Called{ID: "b"}, Game: schema.Backgammon})
	for _, d := range []*schema.Document{newLevel(), newMap(), reversi, backgammon} {
		sources := map[string]bool{}
		for seed := range uint64(8) {
			for _, plies := range []int{0, 7, 500} {
				e, err := boardedit.Generate(d, seed, plies)
				require.NoError(t, err)
				filled := apply(t, d, e)
				_, err = filled.Board()
				require.NoError(t, err, "%s, seed %d, %d plies", d.File(), seed, plies)
				again, _ := boardedit.Generate(d, seed, plies)
				require.Equal(t, e, again)
				sources[filled.Source()] = true
			}
		}
		assert.Greater(t, len(sources), 7, d.File())
	}
}

// What is wrong with a whole side is at no cell.
func TestProblemsOfSidesHaveNoCell(t *testing.T) {
	l, _ := newLevel().Level()
	l.Units[5] = "FF........"
	p := schema.Position{Called: schema.Called{ID: "three"}, Game: schema.Backgammon, Points: []schema.Point{{Seat: 1, At: "6", Checkers: 15}, {Seat: 1, At: "5", Checkers: 1}, {Seat: 2, At: "6", Checkers: 5}}}
	m, _ := newMap().Map()
	m.Areas = []schema.Area{{ID: "a", Owner: 1, Dice: 8}, {ID: "b", Owner: 1, Dice: 3}, {ID: "c", Owner: 2, Dice: 3}, {ID: "d", Owner: 2, Dice: 3}}
	for code, d := range map[string]*schema.Document{"unequal-units": schema.NewLevel(l), "too-many-checkers": schema.NewPosition(p), "unequal-shares": schema.NewMap(m)} {
		sheet, _ := boardedit.Of(d)
		found := d.Diagnostics()
		i := slices.IndexFunc(found, func(d schema.Diagnostic) bool { return d.Code == code })
		require.GreaterOrEqual(t, i, 0, "%s: %v", code, found)
		_, ok := sheet.Locate(&found[i])
		assert.False(t, ok, code)
	}
	m.Areas = m.Areas[:3]
	sheet, found := mapSheet(t, m)
	at, ok := sheet.Locate(&found[0])
	assert.True(t, ok, "an area without an owner has a place: %v", found)
	assert.Equal(t, cell(left+3, top+2), at)
}

func mapSheet(t *testing.T, m schema.Map) (boardedit.Sheet, []schema.Diagnostic) {
	t.Helper()
	d := schema.NewMap(m)
	sheet, ok := boardedit.Of(d)
	require.True(t, ok)
	return sheet, d.Diagnostics()
}

// A problem of several cells has all of them, the one to which it leads first.
func TestProblemsOfSeveralCells(t *testing.T) {
	l := schema.Level{Called: schema.Called{ID: "one"}, Terrain: slices.Repeat([]string{".........."}, 10), Units: slices.Repeat([]string{".........."}, 10)}
	l.Terrain[0], l.Terrain[1], l.Terrain[2] = "..#.......", "..#.......", "###......."
	l.Units[5], l.Units[9] = "...F......", ".....f...."
	m := schema.Map{Called: schema.Called{ID: "two"}, Seats: 2, Rows: []string{"aab.cd", "aab.cd"}}
	for _, c := range []struct {
		d    *schema.Document
		code string
		all  []game.Cell
	}{
		{schema.NewLevel(l), "unreachable-land", []game.Cell{cell(0, 0), cell(1, 0), cell(0, 1), cell(1, 1)}},
		{schema.NewMap(m), "split-map", []game.Cell{cell(left+4, top), cell(left+4, top+1), cell(left+5, top), cell(left+5, top+1)}},
	} {
		sheet, _ := boardedit.Of(c.d)
		found := c.d.Diagnostics()
		i := slices.IndexFunc(found, func(d schema.Diagnostic) bool { return d.Code == c.code })
		require.GreaterOrEqual(t, i, 0, "%v", found)
		assert.Equal(t, c.all, boardedit.Places(sheet, &found[i]), c.code)
	}
}

// Problems lead to their cells.
func TestProblemsAreLocated(t *testing.T) {
	l := schema.Level{Called: schema.Called{ID: "one"}, Terrain: slices.Repeat([]string{".........."}, 10), Units: slices.Repeat([]string{".........."}, 10)}
	l.Terrain[2], l.Units[2], l.Units[9] = "...~......", "...F......", ".....f...."
	m := schema.Map{Called: schema.Called{ID: "two"}, Seats: 2, Rows: []string{"aab.c", "aab.c"}}
	p := schema.Position{Called: schema.Called{ID: "three"}, Game: schema.Backgammon, Points: []schema.Point{{Seat: 1, At: "6", Checkers: 5}, {Seat: 2, At: "19", Checkers: 5}}}
	for _, c := range []struct {
		d    *schema.Document
		code string
		at   game.Cell
	}{
		{schema.NewLevel(l), "unit-in-water", cell(3, 2)},
		{schema.NewMap(m), "split-map", cell(left+4, top)},
		{schema.NewPosition(p), "shared-point", cell(7, 1)},
	} {
		sheet, _ := boardedit.Of(c.d)
		found := c.d.Diagnostics()
		i := slices.IndexFunc(found, func(d schema.Diagnostic) bool { return d.Code == c.code })
		require.GreaterOrEqual(t, i, 0, "%v", found)
		at, ok := sheet.Locate(&found[i])
		assert.True(t, ok, c.code)
		assert.Equal(t, c.at, at, c.code)
	}
}
