package personas_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/personas"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

func classicDuel(t testing.TB, first, second string) *duel.Duel {
	pack := classictest.Pack()
	d, err := pack.Duel(first, second)
	require.NoError(t, err)
	return d
}

// play plays a duel between users, and counts the cards that each played by their kind.
func play(t testing.TB, d *duel.Duel, seed uint64, users [2]ai.Brain) (winner game.Seat, kinds [2][duel.KindCount]int) {
	var players [2]ai.Player
	for seat := range players {
		var err error
		players[seat], err = users[seat].New(ai.Setup{Duel: d, Seat: game.Seat(seat), Seed: seed})
		require.NoError(t, err)
	}
	s := d.Start(seed)
	for s.Winner == game.Nobody {
		view, legal := d.View(&s, s.Mover), d.Legal(&s, nil)
		a, r, err := players[s.Mover].Decide(t.Context(), &view, legal)
		require.NoError(t, err)
		require.Equal(t, users[view.Seat].ID, r.Brain)
		require.Len(t, r.Chain, len(legal))
		require.Equal(t, ai.Candidate{Action: a, Kind: r.Chain[0].Kind, Score: r.Chain[0].Score, Verdict: ai.Taken}, r.Chain[0])
		if a != duel.EndTurn {
			kinds[view.Seat][d.Kind(view.Seat, a.Card)]++
		}
		require.NoError(t, d.Apply(&s, a, nil))
	}
	return s.Winner, kinds
}

// Each lives up to its name: of the cards that it plays, the aggressive user's are attacks more often.
func TestTempers(t *testing.T) {
	for _, heroes := range [][2]string{{"knight", "knight"}, {"mage", "mage"}, {"priest", "priest"}, {"rogue", "rogue"}} {
		d := classicDuel(t, heroes[0], heroes[1])
		var kinds [2][duel.KindCount]int
		for seed := range uint64(30) {
			_, k := play(t, d, seed, [2]ai.Brain{personas.Aggressive, personas.Defensive})
			for seat := range k {
				for kind, n := range k[seat] {
					kinds[seat][kind] += n
				}
			}
		}
		attacks := func(seat int) float64 {
			k := kinds[seat]
			all := k[duel.Attack] + k[duel.MajorAttack] + k[duel.Defence] + k[duel.MajorDefence]
			return float64(k[duel.Attack]+k[duel.MajorAttack]) / float64(all)
		}
		assert.Greater(t, attacks(0), attacks(1)+0.1, heroes)
	}
}

// What can't be seen doesn't matter, and the same seed gives the same decisions.
func TestHiddenCardsDoNotMatter(t *testing.T) {
	d := classicDuel(t, "rogue", "priest")
	for _, user := range []ai.Brain{personas.Aggressive, personas.Defensive} {
		s := d.Start(5)
		for ply := uint64(0); s.Winner == game.Nobody; ply++ {
			view := d.View(&s, s.Mover)
			other := d.Determinize(&view, ply)
			again := d.View(&other, s.Mover)
			var actions [2]duel.Action
			for i, v := range []*duel.View{&view, &again} {
				p, err := user.New(ai.Setup{Duel: d, Seat: s.Mover, Seed: 5})
				require.NoError(t, err)
				actions[i], _, err = p.Decide(t.Context(), v, d.LegalView(v, nil))
				require.NoError(t, err)
			}
			require.Equal(t, actions[0], actions[1])
			require.NoError(t, d.Apply(&s, actions[0], nil))
		}
	}
}

func TestDecisionsAllocateNothing(t *testing.T) {
	d := classicDuel(t, "knight", "mage")
	s := d.Start(1)
	view, legal := d.View(&s, s.Mover), d.Legal(&s, nil)
	p, err := personas.Aggressive.New(ai.Setup{Duel: d, Seat: s.Mover, Seed: 1})
	require.NoError(t, err)
	assert.Zero(t, testing.AllocsPerRun(10, func() {
		_, _, err := p.Decide(t.Context(), &view, legal)
		require.NoError(t, err)
	}))
}
