package dicewars_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/dicewars"
	"boardduels/runtime/game/gametest"
)

// Generated maps are one land of 29 areas of twelve cells or more, without holes, and their rows give them again.
func TestGeneratedMaps(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := dicewars.Generate(rapid.Uint64().Draw(t, "seed"))
		require.Len(t, m.Areas, 29)
		require.NoError(t, m.Check(8))
		for area, cells := range m.Areas {
			require.GreaterOrEqual(t, len(cells), 12, "area %d", area)
		}
		rows := m.Rows()
		require.Empty(t, holes(rows), "%s", strings.Join(rows, "\n"))
		again, err := dicewars.ReadRows(rows)
		require.NoError(t, err)
		require.Equal(t, m, again)
	})
}

// holes returns a cell of sea from which no way leads out of the map, as row and column, or nothing.
func holes(rows []string) []int {
	at := func(row, col int) byte {
		if row < 0 || row >= len(rows) || col < 0 || col >= len(rows[row]) {
			return '.'
		}
		return rows[row][col]
	}
	type place struct{ row, col int }
	reached := map[place]bool{{-1, -1}: true}
	for queue := []place{{-1, -1}}; len(queue) > 0; queue = queue[1:] {
		p := queue[0]
		right := p.row & 1
		for _, next := range []place{
			{p.row, p.col - 1}, {p.row, p.col + 1}, {p.row - 1, p.col - 1 + right}, {p.row - 1, p.col + right},
			{p.row + 1, p.col - 1 + right}, {p.row + 1, p.col + right},
		} {
			inside := next.row >= -1 && next.row <= len(rows) && next.col >= -1 && next.col <= 40
			if inside && at(next.row, next.col) == '.' && !reached[next] {
				reached[next] = true
				queue = append(queue, next)
			}
		}
	}
	for row := range rows {
		for col := range rows[row] {
			if at(row, col) == '.' && !reached[place{row, col}] {
				return []int{row, col}
			}
		}
	}
	return nil
}

func TestSeedsGiveDifferentMaps(t *testing.T) {
	assert.Equal(t, dicewars.Generate(5), dicewars.Generate(5))
	assert.NotEqual(t, dicewars.Generate(5), dicewars.Generate(6))
}

// Hexes touch six others: odd rows lie half a cell to the right.
func TestWhatTouches(t *testing.T) {
	m, err := dicewars.ReadRows([]string{"ab", "cd", "ef"})
	require.NoError(t, err)
	var near []string
	for area := range m.Areas {
		word := ""
		for other := range m.Areas {
			if m.Near(int8(area)).Has(int8(other)) {
				word += string(rune('a' + other))
			}
		}
		near = append(near, word)
	}
	assert.Equal(t, []string{"bc", "acd", "abdef", "bcf", "cf", "cde"}, near)
}

func TestMapsThatCantBePlayed(t *testing.T) {
	for name, c := range map[string]struct {
		lines []string
		says  string
	}{
		"no map":             {[]string{"seats 2"}, "line 2 is missing"},
		"unknown":            {[]string{"chairs 2"}, `line 1: "chairs 2" is out of place`},
		"seats twice":        {[]string{"seats 2", "seats 2"}, "line 2: "},
		"map and rows":       {[]string{"seats 2", "maps 1", "row ab"}, "line 3: "},
		"dice before owners": {[]string{"seats 2", "row ab", "dice 33", "owners 12"}, "line 4: "},
		"no number":          {[]string{"seats two", "maps 1"}, `line 1: "two" is no number from 0 to 8`},
		"written longer":     {[]string{"seats 3", "maps 01"}, `line 2: "01" is no number`},
		"nine":               {[]string{"seats 9", "maps 1"}, `"9" is no number from 0 to 8`},
		"one":                {[]string{"seats 1", "maps 1"}, "1 seats, allowed are 2 to 8"},
		"standard":           {[]string{"seats 2", "maps 1"}, "the standard set-up has no lines"},
		"no cell":            {[]string{"seats 2", "row ab!"}, `row 1, column 3: '!' is no cell`},
		"no area":            {[]string{"seats 2", "row ..."}, "the rows have no area"},
		"too few":            {[]string{"seats 3", "row ab"}, "the map has 2 areas, allowed are 3 to 32"},
		"wide":               {[]string{"seats 2", "row ab" + strings.Repeat(".", 39)}, "row 1 has 41 cells, allowed are at most 40"},
		"area in parts":      {[]string{"seats 2", "row aba"}, "area a is in parts: the cell in row 1, column 3"},
		"split":              {[]string{"seats 2", "row ab.c"}, "the map is split: no way leads from area a to area c"},
		"owners missing":     {[]string{"seats 2", "row abc", "owners 12"}, "owners are told of 2 areas, the map has 3"},
		"dice missing":       {[]string{"seats 2", "row abc", "dice 12"}, "dice are told of 2 areas, the map has 3"},
		"no such seat":       {[]string{"seats 2", "row abc", "owners 123"}, "area c is seat 3's, there are seats 1 to 2"},
		"nothing for one":    {[]string{"seats 2", "row abc", "owners 111"}, "seat 2 has no area"},
		"no digit":           {[]string{"seats 2", "row abc", "dice 190"}, `'9' in place 2 is no digit from 1 to 8`},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := dicewars.Read(c.lines)
			require.ErrorContains(t, err, c.says)
		})
	}
}

func FuzzRead(f *testing.F) {
	f.Add("seats 4\nmaps 7")
	f.Add("seats 2\nrow aabb\nrow ccd.\nowners 1212\ndice 1238")
	f.Fuzz(func(t *testing.T, text string) {
		lines := strings.Split(text, "\n")
		g, err := dicewars.Read(lines)
		if err != nil {
			return
		}
		again, err := dicewars.Read(g.Setup())
		require.NoError(t, err)
		require.Equal(t, g, again)
		s := g.Start(1)
		require.NotEmpty(t, g.Legal(&s, nil))
	})
}

func FuzzAction(f *testing.F) {
	f.Add("a-b", uint8(0))
	f.Add("END", uint8(3))
	f.Add("a\xff", uint8(20))
	gametest.FuzzAction(f, made(f, dicewars.Setup{Seats: 3, Map: island(f)}))
}
