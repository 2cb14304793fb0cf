package duelbrains_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/precedent"
	"boardduels/internal/quick"
	"boardduels/kb"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/schema"
	"boardduels/schema/schematest"
)

// choosing are duels in which all comes up that rules bring, with what is known of their heroes: nothing, or what the
// classic ones have learned.
type choosing struct {
	duel  *duel.Duel
	known [2][2]*kb.Knowledge
}

func newChoosing(t testing.TB) *choosing {
	t.Helper()
	pack := schema.ReadPack(schematest.Choices())
	d, err := pack.Duel("druid", "witch")
	require.NoError(t, err)
	c := &choosing{duel: d}
	for i, from := range []struct {
		pack          *schema.Pack
		first, second string
	}{{pack, "druid", "witch"}, {classictest.Pack(), "knight", "mage"}} {
		c.known[i][0], c.known[i][1], err = kb.ForHeroes(from.pack, from.first, from.second)
		require.NoError(t, err)
	}
	return c
}

func (c *choosing) player(t testing.TB, brain ai.Brain, seat game.Seat, known [2]*kb.Knowledge) ai.Player {
	t.Helper()
	player, err := brain.New(ai.Setup{Duel: c.duel, Seat: seat, Seed: 7, Knowledge: known[seat], Foe: known[1-seat]})
	require.NoError(t, err, brain.ID)
	return player
}

// play plays a brain against itself to the end, and returns what it did. Each action is one of the legal ones, and the
// one that its reasons call taken.
func (c *choosing) play(t testing.TB, brain ai.Brain, seed uint64, known [2]*kb.Knowledge) (actions []duel.Action) {
	t.Helper()
	players := [2]ai.Player{c.player(t, brain, 0, known), c.player(t, brain, 1, known)}
	audience := ai.NewAudience(players)
	state := c.duel.Start(seed)
	for state.Winner == game.Nobody {
		view, legal := c.duel.View(&state, state.Mover), c.duel.Legal(&state, nil)
		action, why, err := players[state.Mover].Decide(t.Context(), &view, legal)
		require.NoError(t, err, brain.ID)
		require.Contains(t, legal, action, "%s, seed %d, after %v", brain.ID, seed, actions)
		for _, considered := range why.Chain {
			require.Equal(t, considered.Action == action && considered.Verdict == ai.Taken, considered.Verdict == ai.Taken, brain.ID)
		}
		audience.Tell(c.duel, &state, action)
		require.NoError(t, c.duel.Apply(&state, action, nil))
		actions = append(actions, action)
		require.Less(t, len(actions), 2000, "%s does not end", brain.ID)
	}
	return actions
}

// Whatever cards offer, count, bring or forbid, every brain plays whole duels by the rules, and always the same.
func TestEveryBrainPlaysCardsWithRules(t *testing.T) {
	c, inModes := newChoosing(t), map[int8]bool{}
	for _, brain := range duelbrains.All() {
		if brain.ID == "montecarlo" {
			continue // the small one is the same, but for its patience
		}
		for _, a := range c.playAgain(t, brain, 0) {
			inModes[a.Mode] = true
		}
	}
	assert.Len(t, inModes, 4, "each mode is played")
}

func TestEveryUserPlaysCardsWithRules(t *testing.T) {
	quick.Skip(t, "plays hundreds of duels")
	c := newChoosing(t)
	for _, brain := range duelbrains.Users() {
		if brain.ID == "montecarlo" {
			continue
		}
		for seed := range uint64(2) {
			c.playAgain(t, brain, seed)
		}
	}
}

// playAgain plays a brain against itself, by each knowledge, twice, and returns what it did.
func (c *choosing) playAgain(t testing.TB, brain ai.Brain, seed uint64) (all []duel.Action) {
	t.Helper()
	for _, known := range c.known {
		actions := c.play(t, brain, seed, known)
		require.Equal(t, actions, c.play(t, brain, seed, known), brain.ID)
		ends := 0
		for _, a := range actions {
			if a == duel.EndTurn {
				ends++
			}
		}
		assert.Less(t, 4*ends, 3*len(actions), "%s lets cards lie whose fields say nothing", brain.ID)
		all = append(all, actions...)
	}
	return all
}

// holding is a state in which the druid is to move, holds some cards, and has enough energy for each; the witch has as
// few hp as last_word needs to win.
func (c *choosing) holding(t testing.TB, hand ...string) duel.State {
	t.Helper()
	position := c.duel.Opening()
	position.Starter, position.Drawn = 0, [2]bool{}
	position.Fighters[1].HP, position.Fighters[1].Shield = 7, 4
	position.Hands[0] = [duel.LineCapacity]uint8{}
	for i, line := range c.duel.Hero(0).Deck {
		for _, id := range hand {
			if line.Card.ID == id {
				position.Hands[0][i]++
			}
		}
	}
	state, err := c.duel.From(&position, 1)
	require.NoError(t, err)
	return state
}

// No brain passes over a card that wins at once, though only a rule of one of its modes says so: the turn in which it
// holds one is its last. Who plays by lot does.
func TestNoBrainPassesOverAWinningCard(t *testing.T) {
	c := newChoosing(t)
	for _, brain := range slices.Concat(duelbrains.All(), duelbrains.Strengths(), precedent.Patient(), duelbrains.Levels()[14:]) {
		if brain.ID == "random" {
			continue
		}
		for _, hand := range [][]string{
			{"last_word"},
			{"vial", "brambles", "last_word"},
			{"oracle", "oracle", "oracle", "vial", "coin", "spring", "last_word"},
		} {
			for _, known := range c.known {
				state, player := c.holding(t, hand...), c.player(t, brain, 0, known)
				var played []string
				for state.Mover == 0 && state.Winner == game.Nobody {
					view := c.duel.View(&state, 0)
					action, _, err := player.Decide(t.Context(), &view, c.duel.Legal(&state, nil))
					require.NoError(t, err)
					require.NoError(t, c.duel.Apply(&state, action, nil))
					played = append(played, c.duel.ActionName(0, action))
				}
				assert.EqualValues(t, 0, state.Winner, "%s, holding %v: %v", brain.ID, hand, played)
			}
		}
	}
}
