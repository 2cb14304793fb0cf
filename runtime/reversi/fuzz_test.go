package reversi_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/reversi"
)

func FuzzSetup(f *testing.F) {
	f.Add(strings.Join(reversi.Standard().Setup(), "\n"))
	f.Add("xo......\n........\n........\n........\n........\n........\n........\n........\nwhite")
	f.Add("black")
	f.Fuzz(func(t *testing.T, text string) {
		lines := strings.Split(text, "\n")
		g, err := reversi.Parse(lines)
		if err != nil {
			return
		}
		require.Equal(t, lines, g.Setup())
		s := g.Start(0)
		require.NotEmpty(t, g.Legal(&s, nil))
	})
}

func FuzzAction(f *testing.F) {
	f.Add("d3", uint8(0))
	f.Add("PASS", uint8(3))
	f.Add("a\xff", uint8(20))
	f.Fuzz(func(t *testing.T, text string, plies uint8) {
		g := reversi.Standard()
		s := g.Start(0)
		for range plies {
			if legal := g.Legal(&s, nil); len(legal) > 0 {
				require.NoError(t, g.Apply(&s, legal[len(legal)/2], nil))
			}
		}
		a, err := g.Parse(&s, text)
		if err != nil {
			return
		}
		assert.Contains(t, g.Legal(&s, nil), a)
		assert.True(t, strings.EqualFold(text, g.Format(&s, a)))
	})
}

func TestSetupsThatAreNone(t *testing.T) {
	standard := reversi.Standard().Setup()
	with := func(line int, text string) []string {
		lines := slices.Clone(standard)
		lines[line] = text
		return lines
	}
	for message, lines := range map[string][]string{
		"a set-up of Reversi has 8 lines, allowed are none, or 8 rows and whose turn it is": standard[:8],
		`line 3: the row "......." has 7 squares, allowed are 8`:                            with(2, "......."),
		`line 8: 'O' stands on c8, allowed are x, o and a point`:                            with(7, "..O....."),
		`line 9: the mover is "Black", allowed are black and white`:                         with(8, "Black"),
		"neither side can place a disc in this set-up":                                      {"x.......", "........", "........", "........", "........", "........", "........", "........", "black"},
	} {
		_, err := reversi.Parse(lines)
		assert.EqualError(t, err, message)
	}
	g, err := reversi.Parse(nil)
	require.NoError(t, err)
	assert.Equal(t, reversi.Standard(), g)
}
