package tactics_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/game"
	"boardduels/runtime/game/gametest"
	"boardduels/runtime/tactics"
)

// do applies actions as they are written and returns what is told of the last one.
func do(t *testing.T, g *tactics.Game, s *tactics.State, actions ...string) (told []string) {
	t.Helper()
	for _, text := range actions {
		a, err := g.Parse(s, text)
		require.NoError(t, err, text)
		var events []tactics.Event
		require.NoError(t, g.Apply(s, a, &events), text)
		told = nil
		for i := range events {
			told = append(told, g.Tell(&events[i]))
		}
	}
	return told
}

// options counts the squares where the first unit of the mover can end its way.
func options(g *tactics.Game, s *tactics.State) int {
	squares := map[int8]bool{}
	from := s.Units[s.Mover][0].Place
	for _, a := range g.Legal(s, nil) {
		if a != tactics.End && a.From == from {
			squares[a.To] = true
		}
	}
	squares[from] = true
	return len(squares)
}

// A fighter reaches 41 squares at most, the others 25.
func TestReach(t *testing.T) {
	for name, c := range map[string]struct {
		rows  []string
		reach int
	}{
		"fighter":     {[]string{"", "", "", "", "....F....."}, 41},
		"archer":      {[]string{"", "", "", "....A....."}, 25},
		"wizard":      {[]string{"", "", "", "....W....."}, 25},
		"corner":      {[]string{"F........."}, 15},
		"wall around": {[]string{"F#........", "..........", "##........"}, 7},
		"water, too":  {[]string{"F~........", "..........", "~~........"}, 7},
		"units block": {[]string{"Ff........", "..........", "aa........"}, 7},
	} {
		t.Run(name, func(t *testing.T) {
			rows := make([]string, tactics.Size)
			for i := range rows {
				if rows[i] = ".........."; i < len(c.rows) && c.rows[i] != "" {
					rows[i] = c.rows[i]
				}
			}
			rows[9] = ".........f"
			g := drawing(t, rows...)
			s := g.Start(0)
			assert.Equal(t, c.reach, options(g, &s))
		})
	}
}

// What an attack hits: who stands where afterwards, by its hit points.
func TestAttacks(t *testing.T) {
	for name, c := range map[string]struct {
		row    string
		action string
		left   string // of the units along the row, seat 1 first
		legal  bool
	}{
		"a fighter hits who stands beside it":     {"Ff........", "a1 e", "100 50", true},
		"and nobody behind":                       {"F.f.......", "a1 e", "", false},
		"an archer shoots over seven squares":     {"A......f..", "a1 e", "70 70", true},
		"and not over eight":                      {"A.......f.", "a1 e", "", false},
		"not through a wall":                      {"A..#..f...", "a1 e", "", false},
		"but across water":                        {"A..~..f...", "a1 e", "70 70", true},
		"it hits the first, be it its own":        {"A.F.f.....", "a1 e", "70 70 100", true},
		"a wizard hits all over five squares":     {"W.fF.f....", "a1 e", "50 60 60 60", true},
		"and not over six":                        {"W.....f...", "a1 e", "", false},
		"not through a wall either":               {"W.f#f.....", "a1 e", "50 60 100", true},
		"nor across water":                        {"W.~f......", "a1 e", "", false},
		"water behind the first stops it as well": {"W.f~f.....", "a1 e", "50 60 100", true},
		"a wizard dies from a fighter's blow":     {"Fw...f....", "a1 e", "100 0 100", true},
		"an archer kills nobody at once":          {"A.w.......", "a1 e", "70 20", true},
	} {
		t.Run(name, func(t *testing.T) {
			g := drawing(t, c.row)
			s := g.Start(0)
			a, err := g.Parse(&s, c.action)
			if !c.legal {
				require.ErrorContains(t, err, "hits nobody")
				return
			}
			require.NoError(t, err)
			require.NoError(t, g.Apply(&s, a, nil))
			left := ""
			for seat := range 2 {
				for i := range g.Layouts()[0].Teams[seat] {
					left += " " + itoa(s.Units[seat][i].HP)
				}
			}
			assert.Equal(t, " "+c.left, left)
		})
	}
}

func itoa(n int8) string {
	if n >= 10 {
		return itoa(n/10) + string('0'+byte(n%10))
	}
	return string('0' + byte(n))
}

// A unit that has left its square isn't in the way of its own attack, and doesn't hit itself.
func TestWhoMovesLeavesItsSquare(t *testing.T) {
	g := drawing(t, "A.........", "..........", "f.........")
	s := g.Start(0)
	told := do(t, g, &s, "a1-b1", "end", "b1-a1 s")
	assert.Equal(t, []string{"moved seat 1 archer b1 a1", "attacked seat 1 archer a1 s", "hit seat 2 fighter a3 30 left 70", "turned seat 2 round 2"}, told)
	gametest.Illegal(t, g, s, tactics.Action{From: 0, To: 0, Attack: tactics.South})
}

// Events lead the eye: the way round a wall, square by square, and each unit that is hit.
func TestEvents(t *testing.T) {
	g := drawing(t, "F#f.......", "..........", "..........", "W...A.w..f")
	s := g.Start(0)
	assert.Equal(t, []string{"moved seat 1 fighter a1 a2 b2 c2", "attacked seat 1 fighter c2 n", "hit seat 2 fighter c1 50 left 50"},
		do(t, g, &s, "a1-c2 n"))
	assert.Equal(t, []string{"moved seat 1 wizard a4 b4", "attacked seat 1 wizard b4 e", "hit seat 1 archer e4 40 left 30", "hit seat 2 wizard g4 40 left 10"},
		do(t, g, &s, "A4 B4 E"))
	assert.Equal(t, []string{"attacked seat 1 archer e4 e", "hit seat 2 wizard g4 10 left 0", "died seat 2 wizard g4", "turned seat 2 round 1"},
		do(t, g, &s, "e4 e"))
}

// Each unit has one order a turn, in any succession; the turn ends by itself after the last one, or by end.
func TestTurns(t *testing.T) {
	g := drawing(t, "F.A.......", "..........", "f.a.......")
	s := g.Start(0)
	do(t, g, &s, "c1-d1")
	assert.EqualValues(t, 1, s.Ordered)
	_, err := g.Parse(&s, "d1-e1")
	require.EqualError(t, err, "the unit on d1 has had its order")
	_, err = g.Parse(&s, "a3-a2")
	require.EqualError(t, err, "the unit on a3 is seat 2's")
	do(t, g, &s, "a1-a2")
	assert.Equal(t, game.Seat(1), g.Mover(&s), "all have had their orders")
	assert.Zero(t, s.Ordered)
	do(t, g, &s, "end")
	assert.Equal(t, game.Seat(0), g.Mover(&s))
	assert.Equal(t, 2, s.Round())
}

// Who kills a unit makes way for those who come later.
func TestTheDeadDontBlock(t *testing.T) {
	g := drawing(t, "#######...", "F.w......f", "#######...", "..........", ".........F")
	s := g.Start(0)
	do(t, g, &s, "a2-b2 e", "end", "end")
	do(t, g, &s, "b2-f2")
}

func TestWhoHasNoUnitsHasLost(t *testing.T) {
	g := drawing(t, "Fw........")
	s := g.Start(0)
	assert.Equal(t, "ended winner 1", do(t, g, &s, "a1 e")[3])
	assert.Equal(t, game.Nobody, g.Mover(&s))
	assert.Equal(t, game.Points{1, -1}, g.Points(&s))
	gametest.Illegal(t, g, s, tactics.End)

	g = drawing(t, "W.A.f.....")
	s = g.Start(0)
	s.Units[0][1].HP, s.Units[1][0].HP = 30, 40
	s.Units[0][0].HP = 0
	s.Taken[0] = tactics.One(2)
	told := do(t, g, &s, "end", "e1-d1 w")
	assert.Equal(t, "ended winner 2", told[len(told)-1], "also against who was to move")
}

// A wizard may take everybody with it but itself.
func TestTheLastBlowMayHitTheOwnToo(t *testing.T) {
	g := drawing(t, "W.Ff......")
	s := g.Start(0)
	s.Units[0][1].HP, s.Units[1][0].HP = 10, 10
	do(t, g, &s, "a1 e")
	assert.Equal(t, game.Points{1, -1}, g.Points(&s))
	assert.Equal(t, 850, s.Worth(0))
}

// After round 60 points decide: what the units that are left are worth.
func TestRound60(t *testing.T) {
	for name, c := range map[string]struct {
		hurt   func(s *tactics.State)
		points game.Points
	}{
		"as much is a draw":            {func(*tactics.State) {}, game.Points{}},
		"wounds count":                 {func(s *tactics.State) { s.Units[0][0].HP = 90 }, game.Points{-1, 1}},
		"a wound of an archer is less": {func(s *tactics.State) { s.Units[0][0].HP, s.Units[1][0].HP = 60, 40 }, game.Points{1, -1}},
	} {
		t.Run(name, func(t *testing.T) {
			g := drawing(t, "FA........", "##........", "..........", "fa........")
			s := g.Start(0)
			c.hurt(&s)
			for turn := range 2*tactics.Rounds - 1 {
				require.Equal(t, game.Seat(turn%2), g.Mover(&s))
				do(t, g, &s, "end")
			}
			require.Equal(t, tactics.Rounds, s.Round())
			told := do(t, g, &s, "end")
			assert.Equal(t, []string{map[game.Seat]string{0: "ended winner 1", 1: "ended winner 2", game.Nobody: "ended winner 0"}[c.points.Winner()]}, told)
			assert.Equal(t, c.points, g.Points(&s))
			assert.Empty(t, g.Legal(&s, nil))
		})
	}
}

// The article's worths, in hundreds: half for being there, half by hit points.
func TestWorth(t *testing.T) {
	for _, c := range []struct {
		kind  tactics.Kind
		hp    int8
		worth int
	}{
		{tactics.Fighter, 100, 1000}, {tactics.Fighter, 50, 750}, {tactics.Fighter, 10, 550}, {tactics.Archer, 70, 700}, {tactics.Archer, 10, 400},
		{tactics.Wizard, 50, 850}, {tactics.Wizard, 10, 510}, {tactics.Wizard, 0, 0},
	} {
		assert.Equal(t, c.worth, c.kind.Worth(c.hp), "%s %d", c.kind.Traits().Name, c.hp)
	}
}

func TestOrdersThatAreNone(t *testing.T) {
	g := drawing(t, "F.A..#....", "..........", "f.a.......")
	s := g.Start(0)
	for text, says := range map[string]string{
		"b1-b2":    "nobody stands on b1",
		"a1-f1":    "the fighter on a1 can't go to f1",
		"a1-a1":    `"a1-a1" is to do nothing`,
		"a1 n":     "an attack from a1 to n hits nobody",
		"a1":       `"a1" is to do nothing`,
		"c1":       "the order of the unit on c1 is to do nothing",
		"k1-a1":    "is no order such as",
		"a1-a11":   "is no order such as",
		"a1-a01":   "is no order such as",
		"a1-b1 -":  "", // the line may stand anywhere
		"a1-b1 ne": "is no order such as",
		"":         "is no order such as",
	} {
		_, err := g.Parse(&s, text)
		if says == "" {
			assert.NoError(t, err, text)
		} else {
			assert.ErrorContains(t, err, says, text)
		}
	}
	for _, a := range []tactics.Action{{From: -1}, {From: 100}, {To: 100}, {To: -1}, {Attack: 5}, {Attack: -1}, {From: 20, To: 10}} {
		gametest.Illegal(t, g, s, a)
	}
}

// A scene tells of all ground, and of units with their hit points.
func TestScene(t *testing.T) {
	g := drawing(t, "F.A..#~...", "..........", "f.a.......")
	s := g.Start(0)
	v := g.View(&s, 0)
	scene := g.Scene(&v)
	assert.Len(t, scene.Pieces, 104)
	assert.Equal(t, game.Piece{Place: "f1", Seat: game.Nobody, Kind: "wall", Count: 1, Cells: []game.Cell{{Col: 5, Row: 0}}}, scene.Pieces[5])
	assert.Equal(t, game.Piece{Place: "a3", Seat: 1, Kind: "fighter", Count: 100}, scene.Pieces[102])
	assert.Equal(t, []int16{1700, 1700}, scene.Counts)
	kinds := map[string]int{}
	for _, p := range scene.Pieces {
		kinds[p.Kind]++
	}
	assert.Equal(t, map[string]int{"land": 98, "wall": 1, "water": 1, "fighter": 2, "archer": 2}, kinds)
}

func TestSeedsDrawBoards(t *testing.T) {
	g := made(t, tactics.Standard)
	var maps []int8
	for seed := range uint64(400) {
		s := g.Start(seed)
		if !slices.Contains(maps, s.Map) {
			maps = append(maps, s.Map)
		}
	}
	assert.Len(t, maps, 32)
}
