package games_test

import (
	"context"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/board"
	"boardduels/ai/board/dynamicplayer"
	"boardduels/ai/board/wording"
	"boardduels/ai/tactics/heuristic"
	"boardduels/ai/tactics/tacticsbrains"
	"boardduels/internal/games"
	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/runtime/game"
	"boardduels/runtime/tactics"
)

var latin = regexp.MustCompile(`[A-Za-z]`)

// Every brain of every family has a name, an explanation and a strength, and every term of its reasons has a name, in
// both languages.
func TestEverythingHasWords(t *testing.T) {
	quick.Skip(t, "asks every player of every game for its reasons")
	uk := i18n.For("uk")
	for _, f := range games.All() {
		for _, v := range f.Variants {
			table, err := f.Open(v.Setup)
			require.NoError(t, err)
			for _, b := range append(table.Brains, table.Levels...) {
				assert.NotRegexp(t, latin, games.Words(f.ID).Brain(uk, b.ID), "%s %s", f.ID, b.ID)
				about := games.Words(f.ID).About(uk, b.ID)
				assert.NotEmpty(t, about, b.ID)
				assert.NotRegexp(t, latin, about)
				assert.Positive(t, games.Words(f.ID).Step(b.ID), b.ID)
				for _, name := range termsOf(t, table, b.New(board.Setup{Seed: 1})) {
					assert.NotRegexp(t, latin, games.Words(f.ID).Term(uk, name), "%s %s", b.ID, name)
				}
			}
		}
	}
}

// What is told of the worth of units tells each kind's.
func TestTheWorthOfUnitsIsTold(t *testing.T) {
	for _, language := range []string{"en", "uk"} {
		for _, term := range []string{"own_units", "enemy_units", "strength"} {
			about := games.Words("tactics").AboutTerm(i18n.For(language), term)
			for kind := range tactics.Kinds {
				assert.Contains(t, about, strconv.Itoa(kind.Traits().Worth), "%s %s", language, term)
			}
		}
	}
}

// termsOf returns the names of the terms that a player tells in a game by lot.
func termsOf(t *testing.T, table games.Table, player dynamicplayer.Player) (names []string) {
	chance := game.NewStream(7, 0)
	s := table.Start(3)
	for table.Mover(&s) != game.Nobody {
		legal := table.Legal(&s, nil)
		if chance.Below(4) == 0 {
			v := table.View(&s, table.Mover(&s))
			_, r, err := player.Decide(context.Background(), &v, legal)
			require.NoError(t, err)
			for _, term := range r.Candidates[0].Terms {
				names = append(names, term.Name)
			}
		}
		require.NoError(t, table.Apply(&s, legal[chance.Below(len(legal))], nil))
	}
	return names
}

func TestStrengthsRise(t *testing.T) {
	assert.Equal(t, 1, games.Words("reversi").Step("level_0"))
	assert.Equal(t, wording.Steps, games.Words("reversi").Step("level_140"))
	assert.Equal(t, wording.Steps, games.Words("backgammon").Step("net"))
	assert.Less(t, games.Words("reversi").Step("novice"), games.Words("reversi").Step("professional"))
	assert.Zero(t, games.Words("reversi").Step("genius"))
	assert.Equal(t, "genius of old", games.Words("reversi").Brain(i18n.For("en"), "genius_of_old"))
	assert.Equal(t, "Enemy: blots", games.Words("backgammon").Term(i18n.For("en"), "enemy_blots"))
}

// The tactical game has words for all that its brains tell, before it is among the families.
func TestTheTacticalGameHasWords(t *testing.T) {
	uk := i18n.For("uk")
	g, err := tactics.New(tactics.Standard)
	require.NoError(t, err)
	for _, b := range tacticsbrains.Known(g) {
		assert.NotRegexp(t, latin, games.Words("tactics").Brain(uk, b.ID))
		about := games.Words("tactics").About(uk, b.ID)
		assert.NotEmpty(t, about, b.ID)
		assert.NotRegexp(t, latin, about)
		assert.Positive(t, games.Words("tactics").Step(b.ID), b.ID)
	}
	for h := range heuristic.Heuristics {
		assert.NotRegexp(t, latin, games.Words("tactics").Term(uk, h.Name()))
	}
	assert.Contains(t, games.Words("tactics").Model(i18n.For("en"), "level_70"), "The Calculating Cyborg does, but knows no more than its first steps up to 7 of 14")
	assert.Contains(t, games.Words("tactics").Model(i18n.For("en"), "level_140"), "It decides as The Calculating Cyborg does.")
	assert.True(t, games.Words("tactics").IsCharacter("orcs"))
}

// Whatever a term is called, it is explained, too, on either side; one that nobody has named is told by its name alone.
func TestEveryTermIsExplained(t *testing.T) {
	for _, code := range []string{"en", "uk"} {
		texts := i18n.For(code)
		for _, f := range games.All() {
			for _, name := range slices.Sorted(maps.Keys(f.Words.Terms)) {
				for _, side := range []string{"", "enemy_"} {
					about := games.Words(f.ID).AboutTerm(texts, side+name)
					assert.Greater(t, len(about), 15, "%s %s", f.ID, side+name)
					assert.NotContains(t, about, "boards.", "%s %s", f.ID, side+name)
				}
			}
		}
		assert.Empty(t, games.Words("reversi").AboutTerm(texts, "no_such_term"))
	}
}
