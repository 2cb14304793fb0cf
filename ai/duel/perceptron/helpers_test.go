package perceptron

import (
	"testing"

	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// classicHeroes returns the heroes that come with the program.
func classicHeroes(t testing.TB) []duel.Hero {
	t.Helper()
	pack := classictest.Pack()
	var heroes []duel.Hero
	for _, id := range pack.IDs(schema.HeroKind) {
		hero, err := pack.DuelHero(id)
		require.NoError(t, err)
		heroes = append(heroes, hero)
	}
	return heroes
}

// stranger is a hero that training hasn't seen, with cards that it hasn't seen.
func stranger(like duel.Hero) duel.Hero {
	hero := like
	hero.ID = "stranger"
	hero.Deck = nil
	for _, line := range like.Deck {
		line.Card.ID = "strange_" + line.Card.ID
		hero.Deck = append(hero.Deck, line)
	}
	return hero
}

// play plays a duel to its end and calls see for each decision.
func play(t testing.TB, d *duel.Duel, brains [2]ai.Brain, seed uint64, see func(duel.Action, *ai.Rationale)) (winner game.Seat) {
	t.Helper()
	var players [2]ai.Player
	for seat := range game.Seat(2) {
		player, err := brains[seat].New(ai.Setup{Duel: d, Seat: seat, Seed: seed})
		require.NoError(t, err)
		players[seat] = player
	}
	s := d.Start(seed)
	for s.Winner == game.Nobody {
		view := d.View(&s, s.Mover)
		action, rationale, err := players[s.Mover].Decide(t.Context(), &view, d.Legal(&s, nil))
		require.NoError(t, err)
		if see != nil {
			see(action, rationale)
		}
		require.NoError(t, d.Apply(&s, action, nil))
	}
	return s.Winner
}

// winRate is the share of duels between all of some heroes that a brain wins, each seed in both seats.
func winRate(t testing.TB, heroes []duel.Hero, brain, against ai.Brain, seeds int) float64 {
	t.Helper()
	won := 0
	for seed := range seeds {
		d, err := duel.New(heroes[seed%len(heroes)], heroes[seed/len(heroes)%len(heroes)])
		require.NoError(t, err)
		if play(t, d, [2]ai.Brain{brain, against}, uint64(seed), nil) == 0 {
			won++
		}
		if play(t, d, [2]ai.Brain{against, brain}, uint64(seed), nil) == 1 {
			won++
		}
	}
	return float64(won) / float64(2*seeds)
}
