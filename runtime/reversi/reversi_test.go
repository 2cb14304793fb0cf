package reversi_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/game"
	"boardduels/runtime/game/gametest"
	"boardduels/runtime/reversi"
)

type contract = game.Game[reversi.State, reversi.Action, reversi.Event, reversi.View]

// maxPlies is 60 discs, and no more passes.
const maxPlies = 120

func TestConforms(t *testing.T) {
	gametest.Suite[reversi.State, reversi.Action, reversi.Event, reversi.View]{
		Game: func(t *rapid.T) contract {
			if rapid.Bool().Draw(t, "standard") {
				return reversi.Standard()
			}
			return anySetup(t)
		},
		MaxPlies: maxPlies,
		ZeroSum:  true,
		Made:     func(lines []string) (contract, error) { return reversi.Parse(lines) },
		Check: func(t *rapid.T, g contract, s *reversi.State) {
			require.Zero(t, s.Discs(reversi.Black)&s.Discs(reversi.White), "no square has two discs")
			require.Equal(t, plainOf(s).legal(g.Mover(s)), g.Legal(s, nil))
		},
	}.Run(t)
}

// anySetup draws a position in which somebody can place a disc.
func anySetup(t *rapid.T) reversi.Game {
	return rapid.Custom(func(t *rapid.T) reversi.Game {
		lines := rapid.SliceOfN(rapid.StringMatching(`[xo.]{8}`), 8, 8).Draw(t, "rows")
		g, err := reversi.Parse(append(lines, rapid.SampledFrom([]string{"black", "white"}).Draw(t, "mover")))
		if err != nil {
			t.Skip(err)
		}
		return g
	}).Draw(t, "set-up")
}

// Each disc placed turns what a second, plain implementation turns; a pass turns nothing; no disc ever vanishes.
func TestDiscsAreTurnedAsOnAPlainBoard(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := anySetup(t)
		s := g.Start(0)
		for g.Mover(&s) != game.Nobody {
			board, seat := plainOf(&s), g.Mover(&s)
			a := rapid.SampledFrom(g.Legal(&s, nil)).Draw(t, "action")
			before := s.Discs(0) | s.Discs(1)
			require.NoError(t, g.Apply(&s, a, nil))
			board.place(seat, a)
			require.Equal(t, board, plainOf(&s))
			after := s.Discs(0) | s.Discs(1)
			require.Equal(t, before, after&before, "no disc vanishes")
			if a == reversi.Pass {
				require.Equal(t, before, after)
			} else {
				require.Equal(t, before.Count()+1, after.Count())
			}
		}
		board := plainOf(&s)
		require.Empty(t, append(board.moves(0), board.moves(1)...), "the game isn't over before it must")
	})
}

func TestRefuses(t *testing.T) {
	g := reversi.Standard()
	for _, a := range []reversi.Action{reversi.Pass, -2, 0, 27, 64, 127, -128} {
		gametest.Illegal[reversi.State, reversi.Action, reversi.Event, reversi.View](t, g, g.Start(0), a)
	}
	s := g.Start(0)
	assert.EqualError(t, g.Apply(&s, 0, nil), `"a1" can't be played, allowed are: d3, c4, f5, e6`)
	assert.EqualError(t, g.Apply(&s, 99, nil), `"action 99" can't be played, allowed are: d3, c4, f5, e6`)
}

// made makes a game of rows.
func made(t testing.TB, lines ...string) (reversi.Game, reversi.State) {
	t.Helper()
	g, err := reversi.Parse(lines)
	require.NoError(t, err)
	return g, g.Start(0)
}

func TestTheEnd(t *testing.T) {
	for name, c := range map[string]struct {
		rows   []string
		action string
		points game.Points
		told   string
	}{
		"one colour is left": {[]string{"xo......", "........", "........", "........", "........", "........", "........", "........"}, "c1", game.Won(0, 1), "ended winner 1"},
		"neither can place":  {[]string{"xo......", "........", "........", "........", "........", "........", "........", "oooooooo"}, "c1", game.Won(1, 1), "ended winner 2"},
		"as many discs":      {[]string{"xo......", "........", "........", "........", "........", "........", "........", ".....ooo"}, "c1", game.Points{}, "ended draw"},
	} {
		t.Run(name, func(t *testing.T) {
			g, s := made(t, append(c.rows, "black")...)
			a, err := g.Parse(&s, c.action)
			require.NoError(t, err)
			var events []reversi.Event
			require.NoError(t, g.Apply(&s, a, &events))
			assert.Equal(t, game.Nobody, g.Mover(&s))
			assert.Equal(t, c.points, g.Points(&s))
			assert.Equal(t, c.told, g.Tell(&events[len(events)-1]))
			_, err = g.Parse(&s, "a1")
			assert.EqualError(t, err, `"a1" can't be played: the game is over`)
		})
	}
}

func TestWhoCannotPlacePasses(t *testing.T) {
	g, s := made(t, "xo......", "........", "........", "........", "........", "........", "........", "........", "white")
	assert.Equal(t, []reversi.Action{reversi.Pass}, g.Legal(&s, nil))
	_, err := g.Parse(&s, "c1")
	assert.EqualError(t, err, `"c1" can't be played, allowed are: pass`)
	a, err := g.Parse(&s, "PASS")
	require.NoError(t, err)
	var events []reversi.Event
	require.NoError(t, g.Apply(&s, a, &events))
	assert.Equal(t, "passed seat 2", g.Tell(&events[0]))
	assert.Equal(t, reversi.Black, g.Mover(&s))
}

func TestPlaythrough(t *testing.T) {
	gametest.Playthrough(t, "testdata/playthrough.txt", reversi.Standard(), 8)
	few, _ := made(t, ".ooooox.", "........", "........", "...ox...", "...xo...", "........", "........", "x.......", "black")
	gametest.Playthrough(t, "testdata/few_discs.txt", few, 1)
}
