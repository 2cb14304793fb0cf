package learning_test

import (
	"context"
	"encoding/binary"
	"hash/fnv"
	"math"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/ai"
	"boardduels/ai/duel/duelrandom"
	"boardduels/ai/duel/learning"
	"boardduels/ai/duel/precedent"
	"boardduels/ai/duel/tree"
	"boardduels/ai/duel/usermodel"
	"boardduels/kb"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/schema"
	"boardduels/schema/schematest"
)

var (
	pack    = classictest.Pack()
	learner = precedent.Brain("precedent", precedent.Intended)
)

func known(t require.TestingT, mine, theirs string) learning.Known {
	k := learning.Known{Mine: initial(t, mine)}
	if k.Theirs = k.Mine; mine != theirs {
		k.Theirs = initial(t, theirs)
	}
	return k
}

// initial is what a hero knows that has practised and met nobody.
func initial(t require.TestingT, hero string) *kb.Knowledge {
	k, err := kb.ForHero(pack, hero)
	require.NoError(t, err)
	return k
}

// play plays a match of the learner, at seat 0, against another brain.
func play(t require.TestingT, k learning.Known, other ai.Brain, seed uint64) *learning.Episode {
	return playOf(t, pack, k, other, seed)
}

// playOf plays a match of heroes of a pack.
func playOf(t require.TestingT, pack *schema.Pack, k learning.Known, other ai.Brain, seed uint64) *learning.Episode {
	d, err := pack.Duel(k.Mine.Hero, k.Theirs.Hero)
	require.NoError(t, err)
	me, err := learner.New(ai.Setup{Duel: d, Seed: seed, Knowledge: k.Mine, Foe: k.Theirs})
	require.NoError(t, err)
	foe, err := other.New(ai.Setup{Duel: d, Seat: 1, Seed: seed, Knowledge: k.Theirs, Foe: k.Mine})
	require.NoError(t, err)
	m := &learning.Episode{Duel: d}
	s := d.Start(seed)
	m.Begin(&s)
	for s.Winner == game.Nobody {
		view := d.View(&s, s.Mover)
		player := [2]ai.Player{me, foe}[s.Mover]
		action, r, err := player.Decide(context.Background(), &view, d.Legal(&s, nil))
		require.NoError(t, err)
		if s.Mover == 0 {
			m.Note(r)
		}
		require.NoError(t, d.Apply(&s, action, nil))
		m.Observe(action, &s)
	}
	return m
}

func teach(t require.TestingT, k learning.Known, other ai.Brain, games int) learning.Known {
	for seed := range uint64(games) {
		m := play(t, k, other, seed)
		k = learning.Learn(k, m, learning.Options{Seed: seed}).Known
	}
	return k
}

func TestAMatchHoldsWhatTheSeatSaw(t *testing.T) {
	m := play(t, known(t, "knight", "mage"), tree.Brain, 1)
	require.NotEmpty(t, m.Turns)
	for i, turn := range m.Turns {
		assert.Equal(t, game.Seat(0), turn.View.Seat)
		if i > 0 {
			assert.NotEqual(t, m.Turns[i-1].View.Mover, turn.View.Mover)
		}
	}
	assert.Positive(t, m.Decisions)
}

func TestLearningIsAFunction(t *testing.T) {
	for _, theirs := range []string{"mage", "knight"} {
		before := known(t, "knight", theirs)
		m := play(t, before, tree.Brain, 5)
		o := learning.Options{Seed: 7}
		first := learning.Learn(before, m, o)
		second := learning.Learn(before, m, o)
		assert.Equal(t, first, second)
		assert.Equal(t, known(t, "knight", theirs), before, "what was known stays as it was")
		assert.Equal(t, theirs == "knight", first.Mine == first.Theirs)

		differs := slices.ContainsFunc([]uint64{8, 9, 10, 11}, func(seed uint64) bool {
			o.Seed = seed
			return !slices.Equal(first.Theirs.Style, learning.Learn(before, m, o).Theirs.Style)
		})
		assert.True(t, differs, "hands are guessed by the seed")
	}
}

// Whatever the opponent really held, the AI learns the same.
func TestLearningUsesNothingHidden(t *testing.T) {
	before := practised(t, "rogue", "priest")
	m := play(t, before, tree.Brain, 3)
	imagined := *m
	imagined.Turns = slices.Clone(m.Turns)
	for i := range imagined.Turns {
		other := m.Duel.Determinize(&imagined.Turns[i].View, uint64(i))
		imagined.Turns[i].View = m.Duel.View(&other, m.Seat)
	}
	o := learning.Options{Seed: 7}
	assert.Equal(t, learning.Learn(before, m, o), learning.Learn(before, &imagined, o))

	taught := learning.Learn(before, m, o).Theirs
	regret, turns := m.Regret(taught, 7)
	imaginedRegret, imaginedTurns := imagined.Regret(taught, 7)
	assert.Positive(t, regret)
	assert.Equal(t, regret, imaginedRegret, "how well the user plays")
	assert.Equal(t, turns, imaginedTurns)
}

// What heroes have learned to want is theirs by practice: a match moves none of it.
func TestAMatchMovesNoWeights(t *testing.T) {
	before := practised(t, "knight", "mage")
	l := learning.Learn(before, play(t, before, tree.Brain, 1), learning.Options{Seed: 7})
	for _, pair := range [][2]*kb.Knowledge{{before.Mine, l.Mine}, {before.Theirs, l.Theirs}} {
		assert.Equal(t, pair[0].Weights, pair[1].Weights)
		assert.Equal(t, pair[0].Enemies, pair[1].Enemies)
		assert.Equal(t, pair[0].Experience.Simulated, pair[1].Experience.Simulated)
	}
	for _, c := range l.Changes {
		assert.NotContains(t, []string{"sparred", "weight"}, c.Kind.String())
	}
}

func TestEveryLostCaseIsTold(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		heroes := rapid.Permutation(pack.IDs(schema.HeroKind)).Draw(t, "heroes")
		k := known(t, heroes[0], heroes[1])
		for range 3 {
			m := play(t, k, duelrandom.Brain, rapid.Uint64().Draw(t, "seed"))
			l := learning.Learn(k, m, learning.Options{Seed: rapid.Uint64().Draw(t, "learning")})
			for _, pair := range [][2]*kb.Knowledge{{k.Mine, l.Mine}, {k.Theirs, l.Theirs}} {
				checkCases(t, pair[0], pair[1], l.Changes)
			}
			k = l.Known
		}
	})
}

func checkCases(t *rapid.T, before, after *kb.Knowledge, changes []learning.Change) {
	ids := map[int]bool{}
	for i := range after.Cases {
		c := &after.Cases[i]
		if ids[c.ID] {
			t.Fatalf("case %d stands twice", c.ID)
		}
		ids[c.ID] = true
		for _, x := range slices.Concat(c.Inputs[:], c.Outputs[:], []float32{c.Potency, c.Frequency}) {
			if !(x >= 0 && x <= 1) {
				t.Fatalf("case %d holds %v", c.ID, x)
			}
		}
	}
	if len(after.Cases) > schema.MaxCases {
		t.Fatalf("%d cases", len(after.Cases))
	}
	for _, c := range before.Cases {
		isTold := slices.ContainsFunc(changes, func(change learning.Change) bool {
			return change.Kind == learning.CaseDropped && change.Hero == after.Hero && change.Case == c.ID && change.Origin == c.Origin
		})
		if ids[c.ID] == isTold {
			t.Fatalf("case %d: kept %v, told to be dropped %v", c.ID, ids[c.ID], isTold)
		}
	}
}

// The style of a user shows in what it keeps: this one plays nothing.
func TestAStyleShows(t *testing.T) {
	idle := ai.Brain{ID: "idle", New: func(ai.Setup) (ai.Player, error) { return idlePlayer{}, nil }}
	k := teach(t, known(t, "knight", "mage"), idle, 6)
	style, before := map[string]float32{}, map[string]float32{}
	for _, w := range k.Theirs.Style {
		style[w.Of] = w.Value
	}
	d, err := pack.Duel("mage", "mage")
	require.NoError(t, err)
	expected := usermodel.Believed(d.Hero(0), nil)
	for _, w := range usermodel.Weights(d.Hero(0), &expected) {
		before[w.Of] = w.Value
	}
	assert.Greater(t, style["plays_nothing"], before["plays_nothing"]+0.5, "it ends its turns at once")
	assert.Greater(t, style["own_hand"], before["own_hand"], "and keeps its cards")
	assert.Positive(t, k.Theirs.Experience.Observed)
	assert.Empty(t, k.Mine.Style)
}

type idlePlayer struct{}

func (idlePlayer) Decide(context.Context, *duel.View, []duel.Action) (duel.Action, *ai.Rationale, error) {
	return duel.EndTurn, &ai.Rationale{}, nil
}

// The user's decisions become cases of the hero that the user played, in the order of what it played.
func TestTheUsersDecisionsAreCollected(t *testing.T) {
	l := teach(t, known(t, "knight", "mage"), tree.Brain, 4)
	byUser := func(c schema.Case) bool { return c.Origin == schema.ByUser }
	assert.True(t, slices.ContainsFunc(l.Theirs.Cases, byUser))
	assert.False(t, slices.ContainsFunc(l.Mine.Cases, byUser))
}

// What one match has no use for is kept: a case goes for one that is worth more, not for the last that came up.
func TestCasesDontComeAndGoWithEveryMatch(t *testing.T) {
	const matches = 12
	k, added := known(t, "knight", "mage"), 0
	for seed := range uint64(matches) {
		l := learning.Learn(k, play(t, k, tree.Brain, seed), learning.Options{Seed: seed})
		for _, c := range l.Changes {
			added += one(c.Kind == learning.CaseAdded)
		}
		k = l.Known
	}
	assert.Positive(t, added)
	assert.LessOrEqual(t, added, matches, "half of what could be, two heroes' new case a match")
}

// The bits are the same on every processor.
func TestLearningIsTheSameOnEveryMachine(t *testing.T) {
	k := teach(t, practised(t, "knight", "mage"), tree.Brain, 2)
	h := fnv.New64a()
	for _, weights := range [][]schema.Weight{k.Theirs.Style, added(k.Mine.Cases), added(k.Theirs.Cases)} {
		for _, w := range weights {
			_, _ = h.Write([]byte(w.Of))
			_ = binary.Write(h, binary.LittleEndian, math.Float32bits(w.Value))
		}
	}
	trust := k.Theirs.Experience.Trust
	_ = binary.Write(h, binary.LittleEndian, [2]int64{int64(trust.People), int64(trust.Lots)})
	assert.Equal(t, uint64(0x8f0a27288cdd413d), h.Sum64(), "if learning was changed on purpose, this is its new digest: %#x", h.Sum64())
}

// added returns the weights near cases that matches taught.
func added(cases []schema.Case) (all []schema.Weight) {
	for _, c := range cases {
		if c.Origin != "" {
			all = append(all, c.Weights...)
		}
	}
	return all
}

func BenchmarkLearn(b *testing.B) {
	k := practised(b, "knight", "mage")
	m := play(b, k, tree.Brain, 1)
	for b.Loop() {
		learning.Learn(k, m, learning.Options{})
	}
}

// BenchmarkLearnedDecision decides over and over what came up in duels, with knowledge that learned from three matches.
func BenchmarkLearnedDecision(b *testing.B) {
	k := teach(b, practised(b, "knight", "mage"), tree.Brain, 3)
	d, err := pack.Duel("knight", "mage")
	require.NoError(b, err)
	var views []duel.View
	for seed := range uint64(20) {
		for _, turn := range play(b, k, tree.Brain, seed).Turns {
			if turn.View.Mover == 0 {
				views = append(views, turn.View)
			}
		}
	}
	player, err := learner.New(ai.Setup{Duel: d, Seed: 1, Knowledge: k.Mine})
	require.NoError(b, err)
	legal := make([][]duel.Action, len(views))
	for i := range views {
		legal[i] = d.LegalView(&views[i], nil)
	}
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		if _, _, err := player.Decide(b.Context(), &views[i], legal[i]); err != nil {
			b.Fatal(err)
		}
		i = (i + 1) % len(views)
	}
}

// Heroes whom nobody had practise do so after their first match, once; those who have stay as they are.
func TestWhoNeverPractisedRehearses(t *testing.T) {
	ready, bare := initial(t, "knight"), initial(t, "mage").Untrained()
	before := learning.Known{Mine: ready, Theirs: bare}
	m := play(t, before, tree.Brain, 1)
	o := learning.Options{Seed: 7}
	learn := func(before learning.Known, m *learning.Episode) learning.Lesson {
		l := learning.Learn(before, m, o)
		l.Rehearse(t.Context(), m, o.Seed)
		return l
	}
	l := learn(before, m)
	assert.Equal(t, learn(before, m), l)
	assert.Equal(t, ready.Weights, l.Mine.Weights)
	assert.NotEmpty(t, l.Theirs.Weights)
	assert.Empty(t, bare.Weights, "what was known stays as it was")
	i := slices.IndexFunc(l.Changes, func(c learning.Change) bool { return c.Kind == learning.Sparred })
	require.GreaterOrEqual(t, i, 0)
	assert.Equal(t, "mage", l.Changes[i].Hero)
	assert.EqualValues(t, l.Theirs.Experience.Simulated, l.Changes[i].To)
	assert.GreaterOrEqual(t, l.Theirs.Experience.Simulated, 5000)

	ended, end := context.WithCancel(t.Context())
	end()
	interrupted := learning.Learn(before, m, o)
	interrupted.Rehearse(ended, m, o.Seed)
	assert.Equal(t, learning.Learn(before, m, o), interrupted, "the next match leads to it again")

	again := learn(l.Known, play(t, l.Known, tree.Brain, 2))
	assert.Equal(t, l.Theirs.Weights, again.Theirs.Weights, "once")

	same := learning.Known{Mine: bare}
	same.Theirs = same.Mine
	alike := learn(same, play(t, same, tree.Brain, 3))
	assert.NotEmpty(t, alike.Mine.Weights)
	assert.Same(t, alike.Mine, alike.Theirs)
}

// A hero to whom the other one's rules bring cards rehearses without them where it meets itself.
func TestWhoWasBroughtCardsRehearses(t *testing.T) {
	choices := schema.ReadPack(schematest.Choices())
	mine, theirs, err := kb.ForHeroes(choices, "sage", "witch")
	require.NoError(t, err)
	before := learning.Known{Mine: mine, Theirs: theirs}
	m := playOf(t, choices, before, tree.Brain, 1)
	require.Greater(t, len(m.Duel.Hero(0).Deck), len(m.Duel.Hero(0).Alone().Deck), "the witch brings ash")
	l := learning.Lesson{Known: before}
	l.Rehearse(t.Context(), m, 7)
	assert.NotEmpty(t, l.Mine.Weights)
	assert.NotEmpty(t, l.Theirs.Weights)
}
