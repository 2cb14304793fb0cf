package schema_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/backgammon"
	"boardduels/runtime/dicewars"
	"boardduels/runtime/reversi"
	"boardduels/runtime/tactics"
	"boardduels/schema"
)

// duelLevel is a level of two fighters, with a pond in a corner.
func duelLevel() schema.Level {
	l := schema.Level{Called: schema.Called{ID: "x", Name: "Duel"}}
	for range tactics.Size {
		l.Terrain, l.Units = append(l.Terrain, ".........."), append(l.Units, "..........")
	}
	l.Terrain[0], l.Units[4] = "~~........", "F........f"
	return l
}

// duelMap is a map of three areas each, in two rows.
func duelMap() schema.Map {
	return schema.Map{Called: schema.Called{ID: "x", Name: "Strip"}, Seats: 2, Rows: []string{"abc.", "defd"[:3]}, Areas: []schema.Area{
		{ID: "a", Owner: 1, Dice: 3}, {ID: "b", Owner: 2, Dice: 3}, {ID: "c", Owner: 1, Dice: 2},
		{ID: "d", Owner: 2, Dice: 2}, {ID: "e", Owner: 1, Dice: 1}, {ID: "f", Owner: 2, Dice: 1},
	}}
}

func discs() schema.Position {
	return schema.Position{Called: schema.Called{ID: "x", Name: "Four"}, Game: schema.Reversi, Begins: 2, Rows: []string{
		"........", "........", "........", "...ox...", "...xo...", "........", "........", "........"}}
}

func checkers() schema.Position {
	return schema.Position{Called: schema.Called{ID: "x", Name: "Race"}, Game: schema.Backgammon, Begins: 1, Gammons: true, Points: []schema.Point{
		{Seat: 1, At: "6", Checkers: 5}, {Seat: 1, At: "bar", Checkers: 1}, {Seat: 2, At: "4", Checkers: 3}}}
}

// What is wrong with a board is told with its place; of a cell the column is that of its mark.
func TestBoardDiagnostics(t *testing.T) {
	for _, c := range []struct {
		name   string
		source string // of the board as it should be
		change []string
		want   []string
	}{
		{"a level", schema.NewLevel(duelLevel()).Source(), nil, nil},
		{"a row too few", schema.NewLevel(duelLevel()).Source(), []string{"  <terrain>~~........</terrain>\n", ""},
			[]string{":2:1: error too-few: 9 <terrain> in <level>, at least 10 needed"}},
		{"a short row", schema.NewLevel(duelLevel()).Source(), []string{"~~........", "~~......."},
			[]string{":4:21: error row-length: row 1 of <terrain> has 9 squares, needed are 10"}},
		{"a long row", schema.NewLevel(duelLevel()).Source(), []string{"F........f", "F........ff"},
			[]string{":18:20: error row-length: row 5 of <units> has 11 squares, needed are 10"}},
		{"ground that means nothing", schema.NewLevel(duelLevel()).Source(), []string{"~~........", "~~.ї......"},
			[]string{":4:15: error unknown-mark: “ї” in row 1, column 4 of <terrain> means nothing, allowed are . # ~"}},
		{"a unit that means nothing", schema.NewLevel(duelLevel()).Source(), []string{"F........f", "F..K.....f"},
			[]string{":18:13: error unknown-mark: “K” in row 5, column 4 of <units> means nothing, allowed are . F A W f a w"}},
		{"a unit in water", schema.NewLevel(duelLevel()).Source(), []string{"<units>..........", "<units>F........f"},
			[]string{":14:10: error unit-in-water: the unit on a1 stands in water, allowed is land"}},
		{"a unit in a wall", schema.NewLevel(duelLevel()).Source(), []string{"~~........", ".........#", "<units>..........", "<units>F........f"},
			[]string{":14:19: error unit-in-wall: the unit on j1 stands in a wall, allowed is land"}},
		{"a side with nobody", schema.NewLevel(duelLevel()).Source(), []string{"F........f", "F........F"},
			[]string{":14:3: error no-units: seat 2 has no unit, allowed are 1 to 10"}},
		{"a crowd", schema.NewLevel(duelLevel()).Source(), []string{"<units>..........</units>", "<units>FFFFFFFFFF</units>", "~~..", "...."},
			[]string{":14:3: error too-many-units: seat 1 has 11 units, allowed are 1 to 10"}},
		{"unequal sides", schema.NewLevel(duelLevel()).Source(), []string{"F........f", "FA.......f"},
			[]string{":14:3: warning unequal-units: the sides are unequal: seat 1 has AF, seat 2 has F"}},
		{"a unit behind walls", schema.NewLevel(duelLevel()).Source(), []string{"~~........", ".#........", "<terrain>..........", "<terrain>#.........", "<units>..........", "<units>F........f"},
			[]string{":14:10: error no-way: no way leads from the unit on a1 to an enemy"}},
		{"land behind walls", schema.NewLevel(duelLevel()).Source(), []string{"~~........", ".#........", "<terrain>..........", "<terrain>#........."},
			[]string{":4:12: warning unreachable-land: squares of land that no unit can come to: 1, a1 among them"}},
		{"a row in other words", schema.NewLevel(duelLevel()).Source(), []string{"~~........", "~~.&#75;......"},
			[]string{":4:15: error unknown-mark: “K” in row 1, column 4 of <terrain> means nothing, allowed are . # ~"}},

		{"a map", schema.NewMap(duelMap()).Source(), nil, nil},
		{"a map to be dealt", schema.NewMap(schema.Map{Seats: 3, Rows: []string{"abc"}}).Source(), nil, nil},
		{"no rows", schema.NewMap(schema.Map{Seats: 2}).Source(), nil,
			[]string{":2:1: error too-few: 0 <row> in <map>, at least 1 needed", ":2:1: error too-few-areas: the map has 0 areas, allowed are 2 to 32"}},
		{"a row too long", schema.NewMap(duelMap()).Source(), []string{"abc.", "abc" + strings.Repeat(".", 38)},
			[]string{":4:48: error row-too-long: row 1 has 41 cells, allowed are up to 40"}},
		{"a cell that means nothing", schema.NewMap(duelMap()).Source(), []string{"abc.", "abcG"},
			[]string{":4:11: error unknown-mark: “G” in row 1, column 4 of <row> means nothing, allowed are . a b c d e f g h i j k l m n o p q r s t u v w x y z A B C D E F"}},
		{"more players than areas", schema.NewMap(duelMap()).Source(), []string{"<row>abc.", "<seats>8</seats><row>abc."},
			[]string{":4:19: error too-few-areas: the map has 6 areas, allowed are 8 to 32"}},
		{"an area in parts", schema.NewMap(duelMap()).Source(), []string{"abc.", "abca"},
			[]string{":4:11: error torn-area: area a is in parts: row 1, column 4 doesn't hang together with its first cell"}},
		{"a map in parts", schema.NewMap(schema.Map{Seats: 2, Rows: []string{"ab...cd"}}).Source(), nil,
			[]string{":3:13: error split-map: the map is split: no way leads from area a to area c"}},
		{"an area without cells", schema.NewMap(duelMap()).Source(), []string{"</map>", `<area id="z"/></map>`},
			[]string{":12:1: error no-such-area: no cell of the map belongs to area z"}},
		{"an area twice", schema.NewMap(duelMap()).Source(), []string{"</map>", `<area id="a" owner="2"/></map>`},
			[]string{":12:11: error duplicate-id: area a stands twice"}},
		{"a player who isn't there", schema.NewMap(duelMap()).Source(), []string{`id="a" owner="1"`, `id="a" owner="3"`},
			[]string{":6:23: error no-such-seat: area a is player 3's, there are players 1 to 2"}},
		{"nobody's area", schema.NewMap(duelMap()).Source(), []string{`id="a" owner="1"`, `id="a"`},
			[]string{":6:3: error missing-owner: area a has no owner, though others have one"}},
		{"a player without areas", schema.NewMap(duelMap()).Source(), []string{`owner="2"`, `owner="1"`},
			[]string{":6:3: error no-area: player 2 has no area, each player must have one"}},
		{"unequal shares", schema.NewMap(duelMap()).Source(), []string{`id="c" owner="1" dice="2"`, `id="c" owner="1" dice="8"`},
			[]string{":6:3: warning unequal-shares: the sides are unequal; their areas and dice are 3/12, 3/6"}},
		{"too many dice", schema.NewMap(duelMap()).Source(), []string{`id="c" owner="1" dice="2"`, `id="c" owner="1" dice="9"`},
			[]string{":6:3: warning unequal-shares: the sides are unequal; their areas and dice are 3/12, 3/6", ":8:32: error out-of-range: dice is 9, allowed are 1 to 8"}},
		{"a letter of no area", schema.NewMap(duelMap()).Source(), []string{"</map>", `<area id="G"/></map>`},
			[]string{":12:11: error not-a-choice: id is “G”, allowed are a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z, A, B, C, D, E, F"}},

		{"a position of Reversi", schema.NewPosition(discs()).Source(), nil, nil},
		{"rows too few", schema.NewPosition(discs()).Source(), []string{"  <row>...ox...</row>\n", ""},
			[]string{":6:3: error too-few: 7 <row> in <position>, at least 8 needed"}},
		{"a disc that means nothing", schema.NewPosition(discs()).Source(), []string{"...ox...", "...oX..."},
			[]string{":9:12: error unknown-mark: “X” in row 4, column 5 of <row> means nothing, allowed are . x o"}},
		{"a row of Reversi too short", schema.NewPosition(discs()).Source(), []string{"...ox...", "...ox.."},
			[]string{":9:15: error row-length: row 4 of <row> has 7 squares, needed are 8"}},
		{"no disc of white", schema.NewPosition(discs()).Source(), []string{"...ox...", "...xx...", "...xo...", "...xx..."},
			[]string{":6:3: error no-disc: seat 2 has no disc (o), needed is at least one"}},
		{"nobody can move", schema.NewPosition(discs()).Source(), []string{"...ox...", "........", "...xo...", "x......o"},
			[]string{":6:3: error no-move: neither side can place a disc"}},
		{"checkers in Reversi", schema.NewPosition(discs()).Source(), []string{"</position>", `<point seat="1" at="6">2</point></position>`},
			[]string{":14:1: error not-of-game: <point> says nothing of reversi"}},
		{"a game without positions", schema.NewPosition(discs()).Source(), []string{">reversi<", ">chess<"},
			[]string{":4:9: error not-a-choice: game is “chess”, allowed are reversi, backgammon"}},

		{"a position of backgammon", schema.NewPosition(checkers()).Source(), nil, nil},
		{"rows in backgammon", schema.NewPosition(checkers()).Source(), []string{"  <gammons>", "  <row>........</row>\n  <gammons>"},
			[]string{":6:3: error not-of-game: <row> says nothing of backgammon"}},
		{"sixteen checkers", schema.NewPosition(checkers()).Source(), []string{">5</point>", ">15</point>"},
			[]string{":7:3: error too-many-checkers: seat 1 has 16 checkers, allowed are 1 to 15"}},
		{"sixteen in a place", schema.NewPosition(checkers()).Source(), []string{">5</point>", ">16</point>"},
			[]string{":7:3: error too-many-checkers: seat 1 has 16 checkers, allowed are 1 to 15", ":7:26: error out-of-range: point is 16, allowed are 1 to 15"}},
		{"nobody to play against", schema.NewPosition(checkers()).Source(), []string{"\n  <point seat=\"2\" at=\"4\">3</point>", ""},
			[]string{":7:3: error no-checkers: seat 2 has no checkers on the board, allowed are 1 to 15"}},
		{"a point twice", schema.NewPosition(checkers()).Source(), []string{`at="bar"`, `at="6"`},
			[]string{":8:3: error duplicate-point: seat 1 stands on 6 twice"}},
		{"a point of both", schema.NewPosition(checkers()).Source(), []string{`at="4"`, `at="19"`},
			[]string{":9:3: error shared-point: seat 2's 19 is seat 1's 6, and both have checkers there"}},
		{"a place that isn't there", schema.NewPosition(checkers()).Source(), []string{`at="bar"`, `at="25"`},
			[]string{":8:23: error not-a-choice: at is “25”, allowed are bar, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			source := c.source
			for i := 0; i < len(c.change); i += 2 {
				require.Contains(t, source, c.change[i])
				count := 1
				if c.name == "a player without areas" {
					count = -1
				}
				source = strings.Replace(source, c.change[i], c.change[i+1], count)
			}
			kind, ok := schema.KindOfSource(source)
			require.True(t, ok)
			d := schema.Parse(kind, schema.FileOf(kind, "x"), source)
			var found []string
			for _, problem := range d.Diagnostics() {
				found = append(found, strings.TrimPrefix(problem.String(), d.File()))
				assertNamesPlace(t, d, problem)
				if row, column, ok := problem.Cell(); ok {
					assert.Positive(t, row)
					assert.Positive(t, column)
				}
			}
			assert.Equal(t, c.want, found)
			_, err := d.Board()
			assert.Equal(t, schema.HasErrors(d.Diagnostics()), err != nil, "%v", err)
		})
	}
}

// A cell is where the diagnostic says.
func TestADiagnosticKnowsItsCell(t *testing.T) {
	l := duelLevel()
	l.Units[0] = ".F........"
	problems := schema.NewLevel(l).Diagnostics()
	require.NotEmpty(t, problems)
	row, column, ok := problems[0].Cell()
	if problems[0].Code != "unit-in-water" {
		row, column, ok = problems[1].Cell()
	}
	assert.Equal(t, [3]any{1, 2, true}, [3]any{row, column, ok})
	_, _, ok = schema.Parse(schema.LevelKind, "levels/x.xml", "<level/>").Diagnostics()[0].Cell()
	assert.False(t, ok)
}

// What a board says is what its game begins with.
func TestBoardsBecomeSetUps(t *testing.T) {
	l := duelLevel()
	for _, c := range []struct {
		d      *schema.Document
		family string
		want   []string
	}{
		{schema.NewLevel(l), "tactics", levelLines(&l)},
		{schema.NewMap(duelMap()), "dicewars", []string{"seats 2", "row abc", "row def", "owners 121212", "dice 332211"}},
		// Areas are numbered by their first cells, whatever their letters; what is as ever has no line.
		{schema.NewMap(schema.Map{Called: schema.Called{ID: "x"}, Seats: 2, Rows: []string{"zaa..", "zB", ".", "."}, Areas: []schema.Area{{ID: "B", Owner: 1, Dice: 3}, {ID: "z", Owner: 2, Dice: 3}, {ID: "a", Owner: 1, Dice: 3}}}),
			"dicewars", []string{"seats 2", "row abb", "row ac", "owners 211"}},
		{schema.NewMap(schema.Map{Called: schema.Called{ID: "x"}, Seats: 3, Rows: []string{"abc"}, Areas: []schema.Area{{ID: "b", Dice: 8}}}), "dicewars", []string{"seats 3", "row abc", "dice 383"}},
		{schema.NewPosition(discs()), "reversi", append(discs().Rows, "white")},
		{schema.NewPosition(checkers()), "backgammon", []string{"gammons count", "seat 1 bar:1 6:5", "seat 2 4:3", "begins 1"}},
	} {
		b, err := c.d.Board()
		require.NoError(t, err)
		assert.Equal(t, c.family, b.Family)
		assert.Equal(t, c.want, b.Setup)
		assert.Equal(t, c.d.Kind(), b.Kind)
	}
	for _, d := range []*schema.Document{schema.NewRun(schema.Run{ID: "x", Stages: []schema.Stage{{Rival: "orc"}}}), schema.NewMap(schema.Map{Seats: 2})} {
		_, err := d.Board()
		assert.Error(t, err)
	}
}

func levelLines(l *schema.Level) (lines []string) {
	for _, row := range l.Terrain {
		lines = append(lines, "row "+row)
	}
	for _, row := range l.Units {
		lines = append(lines, "units "+row)
	}
	return lines
}

// A document has errors just where its game refuses what it says.
func TestBoardsHaveErrorsWhereGamesRefuse(t *testing.T) {
	agree := func(t *rapid.T, refused error, d *schema.Document) {
		require.Equal(t, refused != nil, schema.HasErrors(d.Diagnostics()), "%v; %v", refused, d.Diagnostics())
		_, err := d.Board()
		require.Equal(t, refused != nil, err != nil, "%v; %v", refused, err)
	}
	rapid.Check(t, func(t *rapid.T) {
		l := levels.Draw(t, "level")
		_, err := tactics.Read(levelLines(&l))
		agree(t, err, schema.NewLevel(l))

		m := maps.Draw(t, "map")
		lines := []string{fmt.Sprint("seats ", m.Seats)}
		for _, row := range m.Rows {
			lines = append(lines, "row "+row)
		}
		_, err = dicewars.Read(lines)
		agree(t, err, schema.NewMap(schema.Map{Called: m.Called, Seats: m.Seats, Rows: m.Rows}))
		if !schema.HasErrors(schema.NewMap(m).Diagnostics()) {
			_, err := schema.NewMap(m).Board()
			require.NoError(t, err)
		}

		p := positions.Draw(t, "position")
		if p.Game == schema.Reversi {
			_, err = reversi.Parse(append(slices.Clone(p.Rows), "black"))
		} else {
			err = boardOf(&p).Check()
		}
		agree(t, err, schema.NewPosition(p))
	})
}

// boardOf lays the checkers of a position.
func boardOf(p *schema.Position) *backgammon.Position {
	b := &backgammon.Position{}
	for _, point := range p.Points {
		at := backgammon.Bar
		if point.At != "bar" {
			at = int(point.At[0] - '0')
			if len(point.At) == 2 {
				at = at*10 + int(point.At[1]-'0')
			}
		}
		b.Board[point.Seat-1][at] += int8(point.Checkers)
	}
	return b
}

// A pack finds its boards by their games, and those that can't be played aren't among them.
func TestPacksHaveBoards(t *testing.T) {
	broken := duelLevel()
	broken.ID, broken.Units[4] = "broken", "F........."
	again := duelLevel()
	again.ID = "again"
	pack := classic(t).WithAll([]*schema.Document{schema.NewLevel(broken), schema.NewLevel(duelLevel()), schema.NewLevel(again), schema.NewMap(duelMap()), schema.NewPosition(discs())})
	for family, want := range map[string][]string{"tactics": {"again", "x"}, "dicewars": {"x"}, "reversi": {"x"}, "backgammon": {}} {
		had := map[string]bool{}
		for _, b := range classic(t).Boards(family) {
			had[b.ID] = true
		}
		got := []string{}
		for _, b := range pack.Boards(family) {
			if !had[b.ID] {
				got = append(got, b.ID)
			}
		}
		assert.Equal(t, want, got, family)
	}
	var twice []string
	for _, d := range pack.Diagnostics() {
		if d.Code == "duplicate-name" {
			twice = append(twice, d.String())
		}
	}
	assert.Equal(t, []string{
		"levels/broken.xml:3:9: warning duplicate-name: the name “Duel” is also that of again",
		"levels/x.xml:3:9: warning duplicate-name: the name “Duel” is also that of again",
	}, twice)
	level, ok := pack.Level("x")
	assert.Equal(t, [2]any{duelLevel(), true}, [2]any{level, ok})
	m, ok := pack.Map("x")
	assert.Equal(t, [2]any{duelMap(), true}, [2]any{m, ok})
	p, ok := pack.Position("x")
	assert.Equal(t, [2]any{discs(), true}, [2]any{p, ok})
}
