package duelbrains_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/usermodel"
	"boardduels/kb"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// taught returns knowledge of two heroes in which every other case is the user's, and the second hero's user has a
// style of its own, and the same without that.
func taught(t *testing.T) (with, without [2]*kb.Knowledge) {
	pack := classictest.Pack()
	for i, hero := range []string{"mage", "rogue"} {
		known, err := kb.ForHero(pack, hero)
		require.NoError(t, err)
		mine, bare := *known, *known
		mine.Cases, bare.Cases = nil, nil
		for n, c := range known.Cases {
			if n%2 == 0 {
				bare.Cases = append(bare.Cases, c)
			} else {
				c.Origin = schema.ByUser
			}
			mine.Cases = append(mine.Cases, c)
		}
		with[i], without[i] = &mine, &bare
	}
	hero := classictest.Duel(t, "mage", "rogue").Hero(1)
	style := usermodel.Vector{}
	for i := range style {
		style[i] = float32(i%5) - 2
	}
	with[1].Style, with[1].Experience.Observed = usermodel.Weights(hero, &style), 100
	return with, without
}

// A brain that reflects decides as it does otherwise, and tells exactly where it would have done something else without
// what it has from its user, and what.
func TestABrainTellsWhereItsUserMadeTheDifference(t *testing.T) {
	with, without := taught(t)
	d := classictest.Duel(t, "mage", "rogue")
	for _, id := range []string{"printed", "precedent_quick", "precedent", "even_50", "tree"} {
		plain, err := duelbrains.Find(id)
		require.NoError(t, err)
		reflecting, err := duelbrains.Known().Reflecting().Find(id)
		require.NoError(t, err)
		differs, alike := 0, 0
		for seed := range uint64(3) {
			seat := func(brain ai.Brain, known [2]*kb.Knowledge) ai.Player {
				player, err := brain.New(ai.Setup{Duel: d, Seat: 0, Seed: seed, Knowledge: known[0], Foe: known[1]})
				require.NoError(t, err)
				return player
			}
			follow(t, d, seed, [3]ai.Player{seat(plain, with), seat(reflecting, with), seat(plain, without)}, func(is, told, bare answer) {
				require.Equal(t, is.action, told.action)
				if bare.action == is.action {
					alike++
					assert.Nil(t, told.why.Untaught)
				}
				if told.why.Untaught != nil {
					differs++
					assert.Equal(t, bare.action, *told.why.Untaught)
				} else if bare.action != is.action {
					assert.Contains(t, bare.why.Turn, is.action, "only the order of the cards is another")
				}
			})
		}
		t.Log(id, differs, alike)
		assert.Positive(t, alike)
		assert.Equal(t, id != "tree", differs > 0, id)
	}
}

// Who has nothing from its user, or isn't asked why, tells of no difference.
func TestNobodyTaughtWhoHasNoUser(t *testing.T) {
	_, bare := taught(t)
	d := classictest.Duel(t, "mage", "rogue")
	for _, id := range []string{"printed", "precedent_quick"} {
		brain, err := duelbrains.Known().Reflecting().Find(id)
		require.NoError(t, err)
		player, err := brain.New(ai.Setup{Duel: d, Seat: 0, Seed: 1, Knowledge: bare[0], Foe: bare[1]})
		require.NoError(t, err)
		follow(t, d, 1, [3]ai.Player{player, player, player}, func(_, told, _ answer) { assert.Nil(t, told.why.Untaught) })
	}
}

// answer is what a player decided.
type answer struct {
	action duel.Action
	why    *ai.Rationale
}

// follow has three players decide beside each other for the first seat of a duel, which goes as the first of them says;
// the other seat plays the first card that it can.
func follow(t *testing.T, d *duel.Duel, seed uint64, players [3]ai.Player, each func(first, second, third answer)) {
	for s := d.Start(seed); s.Winner == game.Nobody; {
		legal := d.Legal(&s, nil)
		action := legal[0]
		if d.Mover(&s) == 0 {
			view := d.View(&s, 0)
			var answers [3]answer
			for i, player := range players {
				decided, why, err := player.Decide(context.Background(), &view, legal)
				require.NoError(t, err)
				answers[i] = answer{decided, why.Clone()}
			}
			each(answers[0], answers[1], answers[2])
			action = answers[0].action
		}
		for _, player := range players {
			if observer, ok := player.(ai.Observer); ok {
				view := d.View(&s, 0)
				observer.Observe(&view, action)
			}
		}
		require.NoError(t, d.Apply(&s, action, nil))
	}
}
