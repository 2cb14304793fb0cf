package dicewarsbrains_test

import (
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/board"
	"boardduels/ai/board/boardtest"
	"boardduels/ai/board/contest"
	"boardduels/ai/dicewars/attackchoice"
	"boardduels/ai/dicewars/dicewarsbrains"
	"boardduels/internal/games"
	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/runtime/dicewars"
)

func four(t testing.TB) *dicewars.Game {
	t.Helper()
	g, err := dicewars.New(dicewars.Setup{Seats: 4, Maps: 1})
	require.NoError(t, err)
	return g
}

// small is a game of three seats on nine areas, which ends soon.
func small(t testing.TB) *dicewars.Game {
	t.Helper()
	m, err := dicewars.ReadRows([]string{"abc", "def", "ghi"})
	require.NoError(t, err)
	g, err := dicewars.New(dicewars.Setup{Seats: 3, Map: m})
	require.NoError(t, err)
	return g
}

func TestIDs(t *testing.T) {
	assert.Equal(t, []string{"knn", "rand", "sdc", "ste", "stei", "wpm", "two", "expert", "montecarlo", "random"}, dicewarsbrains.All().IDs())
	levels := dicewarsbrains.Levels().IDs()
	assert.Len(t, levels, 15)
	assert.Equal(t, "level_0", levels[0])
	assert.Equal(t, "level_140", levels[14])
}

func TestAllPlayWithReasons(t *testing.T) {
	for _, b := range dicewarsbrains.Known() {
		t.Run(b.ID, func(t *testing.T) { boardtest.Reasons(t, small(t), b) })
	}
}

func TestDecisionsAreTheSameEverywhere(t *testing.T) {
	boardtest.Decisions(t, four(t), dicewarsbrains.Known())
}

// Each difficulty is stronger than the one two steps below it: alone among three of those it wins more than a quarter.
// docs/contributor/boards/dicewars.md has all of them.
func TestLevelsRise(t *testing.T) {
	quick.Skip(t, "they decide alike everywhere, which TestDecisionsAreTheSameEverywhere shows")
	levels := dicewarsbrains.Levels()
	for i := 2; i < 7; i++ {
		s, err := contest.Among(t.Context(), four(t), levels[i], levels[i-2:i-1], contest.Deals{Deals: 75, Seed: 1})
		require.NoError(t, err)
		assert.Greater(t, s.Score().Low, 0.25, "%s – %s, seed 1: %s", levels[i].ID, levels[i-2].ID, s)
	}
}

// Every brain and every term of its reasons has words, in both languages.
func TestEverythingHasWords(t *testing.T) {
	latin, uk := regexp.MustCompile(`[A-Za-z]`), i18n.For("uk")
	s := four(t).Start(1)
	view := four(t).View(&s, s.Mover)
	for _, b := range dicewarsbrains.Known() {
		assert.NotRegexp(t, latin, games.Words("dicewars").Brain(uk, b.ID))
		about := games.Words("dicewars").About(uk, b.ID)
		assert.NotEmpty(t, about)
		assert.NotRegexp(t, latin, about)
		assert.Positive(t, games.Words("dicewars").Step(b.ID), b.ID)
		_, r, err := b.New(board.Setup{Seed: 1}).Decide(t.Context(), &view, four(t).Legal(&s, nil))
		require.NoError(t, err)
		for _, c := range r.Candidates {
			for _, term := range c.Terms {
				assert.NotRegexp(t, latin, games.Words("dicewars").Term(uk, term.Name), b.ID)
			}
		}
	}
}

// What is told of a level is so: it decides as the brain that is named, but where it slips.
func TestLevelsDecideAsIsTold(t *testing.T) {
	en, s := i18n.For("en"), four(t).Start(3)
	view, legal := four(t).View(&s, s.Mover), four(t).Legal(&s, nil)
	for _, l := range dicewarsbrains.Levels() {
		told, twin := games.Words("dicewars").Model(en, l.ID), attackchoice.Brain{}
		for _, b := range dicewarsbrains.All() {
			if regexp.MustCompile(games.Words("dicewars").Brain(en, b.ID) + ` does`).MatchString(told) {
				twin = b
			}
		}
		require.NotNil(t, twin.New, told)
		for seed := range uint64(20) {
			mine, r, err := l.New(board.Setup{Seed: seed}).Decide(t.Context(), &view, legal)
			require.NoError(t, err)
			theirs, _, err := twin.New(board.Setup{Seed: seed}).Decide(t.Context(), &view, legal)
			require.NoError(t, err)
			assert.True(t, r.Slip || mine == theirs, "%s, seed %d: %s", l.ID, seed, told)
		}
	}
}
