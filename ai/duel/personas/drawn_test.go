package personas_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/personas"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// watch has a drawn user play itself, and calls f after each turn with how it began, where it led and what was played.
func watch(t *testing.T, d *duel.Duel, user ai.Brain, seed uint64, f func(begun, after *duel.State, played []duel.Action)) {
	t.Helper()
	var players [2]ai.Player
	for seat := range players {
		var err error
		players[seat], err = user.New(ai.Setup{Duel: d, Seat: game.Seat(seat), Seed: seed})
		require.NoError(t, err)
	}
	s := d.Start(seed)
	begun, played := s, []duel.Action(nil)
	for s.Winner == game.Nobody {
		view := d.View(&s, s.Mover)
		action, why, err := players[s.Mover].Decide(t.Context(), &view, d.Legal(&s, nil))
		require.NoError(t, err)
		require.Equal(t, action, why.Chain[0].Action)
		require.Len(t, why.Chain, len(d.Legal(&s, nil)))
		if action == duel.EndTurn {
			f(&begun, &s, played)
		} else {
			played = append(played, action)
		}
		require.NoError(t, d.Apply(&s, action, nil))
		if action == duel.EndTurn {
			begun, played = s, nil
		}
	}
}

// Each drawn user keeps to its habit more often than one without.
func TestHabitsShow(t *testing.T) {
	d := classicDuel(t, "knight", "rogue")
	for habit, shows := range map[string]func(begun, after *duel.State, played []duel.Action) bool{
		"lazy":    func(_, _ *duel.State, played []duel.Action) bool { return len(played) < 2 },
		"spender": func(_, after *duel.State, _ []duel.Action) bool { return after.Fighters[after.Mover].EP <= 3 },
		"hoarder": func(_, after *duel.State, _ []duel.Action) bool { return after.Fighters[after.Mover].EP >= 3 },
		"guard": func(begun, _ *duel.State, played []duel.Action) bool {
			hurt := 2*begun.Fighters[begun.Mover].HP < d.Hero(begun.Mover).HP
			return hurt && len(played) > 0 && !d.Kind(begun.Mover, played[0].Card).IsAttack()
		},
		"finisher": func(begun, _ *duel.State, played []duel.Action) bool {
			weak := 2*begun.Fighters[1-begun.Mover].HP < d.Hero(1-begun.Mover).HP
			return weak && len(played) > 0 && d.Kind(begun.Mover, played[0].Card).IsAttack()
		},
	} {
		count := func(name string) (share float64) {
			turns := 0.
			for seed := range uint64(48) {
				watch(t, d, personas.Drawn(name, seed), seed, func(begun, after *duel.State, played []duel.Action) {
					turns++
					if shows(begun, after, played) {
						share++
					}
				})
			}
			return share / turns
		}
		assert.Greater(t, count(habit), count("plain"), habit)
	}
}

// Who is drawn follows from the seed.
func TestUsersAreDrawn(t *testing.T) {
	d := classicDuel(t, "mage", "priest")
	game := func(habit string, seed uint64) (all []duel.Action) {
		watch(t, d, personas.Drawn(habit, seed), 1, func(_, _ *duel.State, played []duel.Action) { all = append(all, played...) })
		return all
	}
	fitted, kept := personas.Habits()
	for _, habit := range append(fitted, kept...) {
		assert.Equal(t, game(habit, 1), game(habit, 1), habit)
		assert.NotEqual(t, game(habit, 1), game(habit, 2), habit)
		assert.Equal(t, habit, personas.Drawn(habit, 1).ID)
	}
	assert.PanicsWithValue(t, `no habit "mood"`, func() { personas.Drawn("mood", 1) })
}
