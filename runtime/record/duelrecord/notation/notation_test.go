package notation_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/game/gametest"
	"boardduels/runtime/record/duelrecord"
	"boardduels/runtime/record/duelrecord/notation"
)

type contract = game.Game[duel.State, duel.Action, duel.Event, duel.View]

// classics returns the duel of two heroes of the classic pack.
func classics(t require.TestingT, first, second string) notation.Duel {
	pack := classictest.Pack()
	var heroes [2]duelrecord.Hero
	for i, id := range []string{first, second} {
		hero, err := duelrecord.PackHero(pack, id)
		require.NoError(t, err)
		heroes[i] = hero
	}
	d, err := notation.New(heroes)
	require.NoError(t, err)
	return d
}

// maxPlies is far above what exhaustion allows.
const maxPlies = 2000

func TestConforms(t *testing.T) {
	ids := []string{"knight", "mage"}
	gametest.Suite[duel.State, duel.Action, duel.Event, duel.View]{
		Game: func(t *rapid.T) contract {
			return classics(t, rapid.SampledFrom(ids).Draw(t, "first"), rapid.SampledFrom(ids).Draw(t, "second"))
		},
		MaxPlies: maxPlies,
		ZeroSum:  true,
		Made:     func(lines []string) (contract, error) { return notation.Read(lines) },
	}.Run(t)
}

func TestPlaythrough(t *testing.T) {
	gametest.Playthrough(t, "testdata/playthrough.txt", classics(t, "knight", "mage"), 1)
}

func TestWhatIsWrongWithASetupIsSaid(t *testing.T) {
	whole := classics(t, "knight", "mage").Setup()
	for _, c := range []struct {
		lines []string
		says  string
	}{
		{nil, "line 1: a hero is missing"},
		{whole[:3], "line 4: card "},
		{append(whole[:len(whole):len(whole)], "more"), `"more" stands behind the cards of both heroes`},
		{append([]string{whole[0]}, whole[2:]...), "line 2: found "},
		{append([]string{"hero"}, whole[1:]...), "line 1: "},
	} {
		_, err := notation.Read(c.lines)
		assert.ErrorContains(t, err, c.says)
	}
}

func TestWhatCantBePlayedIsSaid(t *testing.T) {
	d := classics(t, "knight", "mage")
	s := d.Start(1)
	_, err := d.Parse(&s, "play fireworks")
	assert.ErrorContains(t, err, `"play fireworks" can't be played, allowed are: play `)
	a, err := d.Parse(&s, "end")
	require.NoError(t, err)
	assert.Equal(t, duel.EndTurn, a)
}
