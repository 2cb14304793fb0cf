package tactics_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/game/gametest"
	"boardduels/runtime/tactics"
)

// Generated boards are what Tactical asks for, which the tests below see fail, and their rows give them again.
func TestGeneratedBoards(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		l := tactics.Generate(rapid.Uint64().Draw(t, "seed"))
		require.NoError(t, l.Tactical())
		require.Len(t, l.Teams[0], 7)
		kinds := map[tactics.Kind]int{}
		for _, u := range l.Teams[0][:6] {
			kinds[u.Kind]++
		}
		require.Len(t, kinds, 3, "each kind is there")
		require.GreaterOrEqual(t, kinds[tactics.Fighter], 2)
		again, err := tactics.ReadRows(l.Rows(), l.UnitRows())
		require.NoError(t, err)
		require.Equal(t, l.Walls, again.Walls)
		require.Equal(t, l.Water, again.Water)
		require.ElementsMatch(t, l.Teams[0], again.Teams[0])
	})
}

func TestSeedsGiveDifferentBoards(t *testing.T) {
	assert.Equal(t, tactics.Generate(5), tactics.Generate(5))
	assert.NotEqual(t, tactics.Generate(5), tactics.Generate(6))
}

// Each check of a good board is seen to fail on a generated one with a change.
func TestWhatIsNotTactical(t *testing.T) {
	pair := func(square int8) tactics.Set { return tactics.One(square).Or(tactics.One(99 - square)) }
	for says, change := range map[string]func(l *tactics.Layout){
		"walls and":              func(l *tactics.Layout) { l.Walls = tactics.Set{} },
		"falls into parts":       func(l *tactics.Layout) { fence(l, 0, 1, 10) },
		"cuts the teams off":     func(l *tactics.Layout) { halve(l) },
		"can hit":                func(l *tactics.Layout) { open(l) },
		"the ground of":          func(l *tactics.Layout) { l.Walls = l.Walls.Or(tactics.One(0)) },
		"units against":          func(l *tactics.Layout) { l.Teams[1] = l.Teams[1][:5] },
		"the units on":           func(l *tactics.Layout) { l.Teams[1][2].Kind = (l.Teams[1][2].Kind + 1) % 3 },
		"can strike":             func(l *tactics.Layout) { closer(l) },
		"doesn't stand on land":  func(l *tactics.Layout) { l.Walls = l.Walls.Or(pair(l.Teams[0][0].Place)) },
		"seat 1 has 0 units":     func(l *tactics.Layout) { l.Teams[0] = nil },
		"no way leads from seat": func(l *tactics.Layout) { l.Teams[0][0].Place = 0; fence(l, 0, 1, 10) },
	} {
		t.Run(says, func(t *testing.T) {
			l := tactics.Generate(3)
			l.Teams[0], l.Teams[1] = slices.Clone(l.Teams[0]), slices.Clone(l.Teams[1])
			change(l)
			require.ErrorContains(t, l.Tactical(), says)
		})
	}
}

// fence makes squares land, or walls around it.
func fence(l *tactics.Layout, land int8, walls ...int8) {
	l.Walls, l.Water = l.Walls.Without(tactics.One(land)), l.Water.Without(tactics.One(land))
	for _, square := range walls {
		l.Water = l.Water.Without(tactics.One(square))
		l.Walls = l.Walls.Or(tactics.One(square))
	}
}

// halve leaves a single gate in a wall through the middle, beside some water.
func halve(l *tactics.Layout) {
	l.Walls, l.Water = tactics.Set{}, tactics.Set{}
	for i := range int8(10) {
		if i != 2 {
			l.Walls = l.Walls.Or(tactics.One(50 + i))
		}
	}
	for _, square := range []int8{5, 6, 15, 16, 25, 26} {
		l.Water = l.Water.Or(tactics.One(square))
	}
}

// open lays all that is no land at the edge.
func open(l *tactics.Layout) {
	l.Walls, l.Water = tactics.Set{}, tactics.Set{}
	for _, square := range []int8{0, 1, 2, 10} {
		l.Walls = l.Walls.Or(tactics.One(square)).Or(tactics.One(99 - square))
	}
	for _, square := range []int8{20, 3, 30} {
		l.Water = l.Water.Or(tactics.One(square)).Or(tactics.One(99 - square))
	}
}

// closer has two units stand face to face.
func closer(l *tactics.Layout) {
	for square := range int8(49) {
		free := l.Walls.Or(l.Water)
		if square%10 < 9 && !free.Has(square+50) && !free.Has(49-square) {
			l.Teams[0][0].Place, l.Teams[1][0].Place = square+50, 49-square
			if tactics.Distance(square+50, 49-square) <= 3 {
				return
			}
		}
	}
}

func TestSetupsThatAreNone(t *testing.T) {
	rows := func(change func(lines []string) []string) []string {
		g := drawing(t, "F#........", "..........", "f.........")
		return change(g.Setup())
	}
	with := func(line int, text string) []string {
		return rows(func(lines []string) []string { lines[line-1] = text; return lines })
	}
	for name, c := range map[string]struct {
		lines []string
		says  string
	}{
		"unknown":         {[]string{"chairs 2"}, `line 1: "chairs 2" is out of place`},
		"twice":           {[]string{"boards 2", "boards 2"}, "line 2: "},
		"sizes first":     {[]string{"sizes 5 6"}, "line 1: "},
		"no number":       {[]string{"boards two"}, `line 1: "two" is no number`},
		"written longer":  {[]string{"boards 02"}, `line 1: "02" is no number`},
		"standard":        {[]string{"boards 1"}, "the standard set-up has no lines"},
		"standard sizes":  {[]string{"boards 2", "sizes 6 6"}, "line 2: 6 units each need no line"},
		"too many":        {[]string{"boards 2", "sizes 8 6"}, `line 2: "8" is no number from 0 to 7`},
		"too few":         {[]string{"boards 2", "sizes 6 4"}, "seat 2 has 4 units, allowed are 5 to 7"},
		"one size":        {[]string{"boards 2", "sizes 6"}, `line 2: "" is no number`},
		"rows missing":    {rows(func(l []string) []string { return l[1:] }), "9 rows of ground and 10 of units"},
		"units missing":   {rows(func(l []string) []string { return l[:19] }), "10 rows of ground and 9 of units"},
		"short":           {with(3, "row ..."), `row 3: "..." has 3 squares, allowed are 10`},
		"no ground":       {with(2, "row .x........"), "b2: 'x' is no ground, allowed are ., # and ~"},
		"no unit":         {with(12, "units .x........"), "b2: 'x' is no unit, allowed are F, A and W"},
		"on a wall":       {with(11, "units FW........"), "seat 1's unit on b1 doesn't stand on land"},
		"nobody":          {with(11, "units .........."), "seat 1 has 0 units, allowed are 1 to 10"},
		"a crowd":         {rows(func(l []string) []string { l[10] = "units F.AAAAAAAA"; l[11] = "units AA........"; return l }), "seat 1 has 11 units"},
		"shut off":        {with(2, "row #........."), "no way leads from seat 1's unit on a1 to an enemy"},
		"row after units": {rows(func(l []string) []string { return append(l, "row ..........") }), "line 21: "},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := tactics.Read(c.lines)
			require.ErrorContains(t, err, c.says)
		})
	}
}

func FuzzRead(f *testing.F) {
	f.Add("boards 4\nsizes 7 6")
	f.Add(strings.Join(skirmish(f).Setup(), "\n"))
	f.Fuzz(func(t *testing.T, text string) {
		g, err := tactics.Read(strings.Split(text, "\n"))
		if err != nil {
			return
		}
		again, err := tactics.Read(g.Setup())
		require.NoError(t, err)
		require.Equal(t, g, again)
		s := g.Start(1)
		require.NotEmpty(t, g.Legal(&s, nil))
	})
}

func FuzzAction(f *testing.F) {
	f.Add("c6-c5 n", uint8(0))
	f.Add("END", uint8(3))
	f.Add("a\xff", uint8(20))
	gametest.FuzzAction(f, skirmish(f))
}
