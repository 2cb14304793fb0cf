package usermodel_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/personas"
	"boardduels/ai/duel/tree"
	"boardduels/ai/duel/turnfeature"
	"boardduels/ai/duel/turnplan"
	"boardduels/ai/duel/usermodel"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// turn is one of seat 0, with what it played.
type turn struct {
	begun  duel.State
	played []duel.Action
}

// turns returns the turns of a user at seat 0 in games against the tree.
func turns(t testing.TB, d *duel.Duel, user ai.Brain, games int, seed uint64) (all []turn) {
	t.Helper()
	for k := range games {
		var players [2]ai.Player
		for seat, brain := range [2]ai.Brain{user, tree.Brain} {
			var err error
			players[seat], err = brain.New(ai.Setup{Duel: d, Seat: game.Seat(seat), Seed: seed + uint64(k)})
			require.NoError(t, err)
		}
		s := d.Start(seed + uint64(k))
		for begins := true; s.Winner == game.Nobody; {
			if s.Mover == 0 && begins {
				all = append(all, turn{begun: s})
			}
			view := d.View(&s, s.Mover)
			action, _, err := players[s.Mover].Decide(t.Context(), &view, d.Legal(&s, nil))
			require.NoError(t, err)
			if s.Mover == 0 && action != duel.EndTurn {
				last := &all[len(all)-1]
				last.played = append(last.played, action)
			}
			begins = action == duel.EndTurn
			require.NoError(t, d.Apply(&s, action, nil))
		}
	}
	return all
}

// learned returns what a user's turns teach whoever sees its hand.
func learned(d *duel.Duel, seen []turn) usermodel.Vector {
	weights := usermodel.Believed(d.Hero(0), nil)
	l := usermodel.NewLearner(d, 0, &weights, 0)
	for i := range seen {
		l.Imagine(&seen[i].begun, seen[i].played)
		l.Learn()
	}
	return l.Weights()
}

// foretold is the share of turns that weights foretell.
func foretold(d *duel.Duel, weights usermodel.Vector, asked []turn) float64 {
	judge, planner := usermodel.NewJudge(d, 0, &weights), turnplan.New(d, 0, 256)
	hits := 0
	for i := range asked {
		judge.Begin(&asked[i].begun)
		best := planner.Best(&asked[i].begun, judge)
		if usermodel.SameCards(best.Played(), asked[i].played) {
			hits++
		}
	}
	return float64(hits) / float64(len(asked))
}

// Of users whom the population hasn't met more turns are foretold after a few games, whatever their habit.
func TestHabitsAreLearned(t *testing.T) {
	_, kept := personas.Habits()
	for _, habit := range kept {
		var before, after float64
		for _, hero := range []string{"knight", "mage", "priest", "rogue"} {
			d := classictest.Duel(t, hero, "knight")
			user := personas.Drawn(habit, 0)
			asked := turns(t, d, user, 6, 100)
			before += foretold(d, usermodel.Believed(d.Hero(0), nil), asked) / 4
			after += foretold(d, learned(d, turns(t, d, user, 6, 1)), asked) / 4
		}
		assert.Greater(t, after, before+0.05, habit)
	}
}

// A card that the population doesn't know is a way to differ of its own.
func TestUnknownCardsAreLearned(t *testing.T) {
	known := classictest.Duel(t, "knight", "mage")
	hero := *known.Hero(0)
	hero.ID = "stranger"
	deck := make([]duel.DeckLine, len(hero.Deck))
	for i, line := range hero.Deck {
		line.Card.ID += "_of_another"
		deck[i] = line
	}
	hero.Deck = deck
	d, err := duel.New(hero, *known.Hero(1))
	require.NoError(t, err)
	v := usermodel.Believed(d.Hero(0), nil)
	assert.Zero(t, v[turnfeature.Hand])
	assert.Positive(t, v[turnfeature.HP])
	after := learned(d, turns(t, d, personas.Drawn("ranker", 0), 4, 1))
	assert.NotZero(t, after[turnfeature.Hand])
	assert.NotEqual(t, v[turnfeature.HP], after[turnfeature.HP])
}

// What is believed gets more certain: the same turn moves a model less that rests on many.
func TestExperienceSteadies(t *testing.T) {
	d := classictest.Duel(t, "rogue", "mage")
	seen := turns(t, d, personas.Drawn("lazy", 0), 1, 1)
	moved := func(rests int) (sum float32) {
		before := usermodel.Believed(d.Hero(0), nil)
		l := usermodel.NewLearner(d, 0, &before, rests)
		l.Imagine(&seen[0].begun, seen[0].played)
		l.Learn()
		for i, w := range l.Weights() {
			sum += float32((w - before[i]) * (w - before[i]))
		}
		return sum
	}
	assert.Positive(t, moved(1000))
	assert.Greater(t, moved(0), 4*moved(50))
	assert.Equal(t, moved(100), moved(1000), "a user who changes is still followed")
}

// Turns that can't be explained by any guess, and a turn that nobody guessed, teach nothing.
func TestNothingIsLearnedFromNothing(t *testing.T) {
	d := classictest.Duel(t, "knight", "mage")
	before := usermodel.Believed(d.Hero(0), nil)
	l := usermodel.NewLearner(d, 0, &before, 0)
	l.Learn()
	s := d.Start(1)
	s.Mover, s.Fighters[0].HandCount, s.Fighters[0].DeckCount = 0, 0, duel.Classic().Deck
	l.Imagine(&s, []duel.Action{duel.Play(1)})
	l.Learn()
	assert.Equal(t, before, l.Weights())
	wins := s
	wins.Fighters[0].HandCount, wins.Fighters[0].DeckCount, wins.Fighters[0].EP, wins.Fighters[1].HP = 1, duel.Classic().Deck-1, 5, 1
	wins.Piles[0].Hand[0] = 0
	l.Imagine(&wins, nil)
	l.Learn()
	assert.Equal(t, before, l.Weights(), "whoever can win does")
}

func TestEveryTraitHasANameThatDocumentsMayHold(t *testing.T) {
	hero := classictest.Duel(t, "priest", "mage").Hero(0)
	seen := map[string]bool{}
	var v usermodel.Vector
	for id := range usermodel.ID(usermodel.Count) {
		name := usermodel.Name(hero, id)
		if name == "" {
			continue
		}
		assert.True(t, schema.IsTrait(name), name)
		assert.False(t, seen[name], name)
		seen[name], v[id] = true, float32(id)+1
	}
	assert.Equal(t, v, usermodel.Of(hero, usermodel.Weights(hero, &v)))
	assert.Equal(t, v, usermodel.Believed(hero, usermodel.Weights(hero, &v)))
	assert.Zero(t, usermodel.Of(hero, []schema.Weight{{Of: "kept_unknown", Value: 1}, {Of: "mood", Value: 1}}))
}

func TestChancesAddUpToOne(t *testing.T) {
	d := classictest.Duel(t, "mage", "mage")
	weights := usermodel.Believed(d.Hero(0), nil)
	judge, planner := usermodel.NewJudge(d, 0, &weights), turnplan.New(d, 0, 256)
	for _, turn := range turns(t, d, personas.Drawn("plain", 0), 2, 1) {
		judge.Begin(&turn.begun)
		var sum float32
		for _, p := range turnplan.Chances(nil, planner.Plans(&turn.begun, judge), 1) {
			sum += p
		}
		assert.InDelta(t, 1, sum, 1e-4)
	}
}

func BenchmarkTurn(b *testing.B) {
	d := classictest.Duel(b, "mage", "knight")
	seen := turns(b, d, personas.Drawn("plain", 0), 1, 1)
	weights := usermodel.Believed(d.Hero(0), nil)
	l := usermodel.NewLearner(d, 0, &weights, 0)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		turn := &seen[i%len(seen)]
		for range 16 {
			l.Imagine(&turn.begun, turn.played)
		}
		l.Learn()
	}
}
