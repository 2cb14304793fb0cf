package greedy_test

import (
	"context"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/ai"
	"boardduels/ai/duel/greedy"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// The Knight's deck, by the lines of its document.
const (
	spikeStrike duel.CardIndex = iota
	cleave
	shieldBlock
	rage
	lastStand
	holyJudgement
)

// scene is the Knight's turn against a Rogue.
func scene(d *duel.Duel, hand []duel.CardIndex, set func(me, foe *duel.Fighter)) duel.View {
	start := d.Start(3)
	view := d.View(&start, 0)
	view.Mover, view.Round = 0, 4
	me, foe := view.Me(), view.Foe()
	*me = duel.Fighter{HP: 30, EP: 5, Armed: duel.NoCard, HandCount: int16(copy(view.Hand[:], hand))}
	*foe = duel.Fighter{HP: 33, EP: 2, Armed: duel.NoCard, HandCount: 5}
	set(me, foe)
	me.DeckCount, foe.DeckCount = duel.Classic().Deck-me.HandCount, duel.Classic().Deck-foe.HandCount
	return view
}

func decide(t require.TestingT, d *duel.Duel, brain ai.Brain, view duel.View, seed uint64) (duel.Action, *ai.Rationale) {
	player, err := brain.New(ai.Setup{Duel: d, Seat: view.Seat, Seed: seed})
	require.NoError(t, err)
	action, r, err := player.Decide(context.Background(), &view, d.LegalView(&view, nil))
	require.NoError(t, err)
	return action, r
}

func TestDecisions(t *testing.T) {
	d := classictest.Duel(t, "knight", "rogue")
	for _, c := range []struct {
		name                 string
		hand                 []duel.CardIndex
		set                  func(me, foe *duel.Fighter)
		novice, professional duel.Action
	}{
		{"both finish an enemy off", []duel.CardIndex{shieldBlock, cleave, lastStand},
			func(me, foe *duel.Fighter) { me.HP, foe.HP = 2, 2 }, duel.Play(cleave), duel.Play(cleave)},
		{"both see the immortality that stops a kill", []duel.CardIndex{cleave, lastStand},
			func(me, foe *duel.Fighter) { me.HP, me.EP, foe.HP, foe.ImmortalityTime = 6, 1, 1, 1 }, duel.Play(lastStand), duel.Play(lastStand)},
		{"neither plays what gains nothing", []duel.CardIndex{cleave},
			func(me, foe *duel.Fighter) { me.EP, foe.Defence, foe.DefenceTime = 2, 100, 1 }, duel.EndTurn, duel.EndTurn},
		{"both end the turn when stunned", []duel.CardIndex{cleave, holyJudgement},
			func(me, foe *duel.Fighter) { me.StunTime = 1 }, duel.EndTurn, duel.EndTurn},
		{"the novice strikes where the professional hides from the answer", []duel.CardIndex{spikeStrike, shieldBlock},
			func(me, foe *duel.Fighter) { me.HP, me.EP, foe.EP, foe.HP = 3, 2, 0, 12 }, duel.Play(spikeStrike), duel.Play(shieldBlock)},
		{"the novice strikes before it rages, the professional plans its turn", []duel.CardIndex{cleave, cleave, cleave, rage},
			func(me, foe *duel.Fighter) { foe.HP = 12 }, duel.Play(cleave), duel.Play(rage)},
	} {
		t.Run(c.name, func(t *testing.T) {
			view := scene(d, c.hand, c.set)
			novice, _ := decide(t, d, greedy.Novice, view, 1)
			assert.Equal(t, c.novice, novice, "novice")
			professional, _ := decide(t, d, greedy.Professional, view, 1)
			assert.Equal(t, c.professional, professional, "professional")
		})
	}
}

func TestTheChainGoesFromTheMostGainToTheLeast(t *testing.T) {
	d := classictest.Duel(t, "knight", "rogue")
	view := scene(d, []duel.CardIndex{spikeStrike, shieldBlock, cleave, cleave}, func(me, _ *duel.Fighter) { me.EP = 1 })
	for _, brain := range []ai.Brain{greedy.Novice, greedy.Professional} {
		action, r := decide(t, d, brain, view, 5)
		require.Len(t, r.Chain, 4, brain.ID)
		assert.Equal(t, action, r.Chain[0].Action)
		assert.Equal(t, ai.Taken, r.Chain[0].Verdict)
		weighed := r.Chain[:3]
		assert.True(t, slices.IsSortedFunc(weighed, func(a, b ai.Candidate) int { return int(b.Score - a.Score) }))
		assert.Equal(t, ai.Candidate{Action: duel.Play(spikeStrike), Verdict: ai.TooExpensive}, r.Chain[3])
		for _, c := range r.Chain[1:3] {
			assert.Equal(t, ai.Worse, c.Verdict)
		}
	}
}

func TestANoviceGainsNothingByEndingItsTurn(t *testing.T) {
	d := classictest.Duel(t, "knight", "rogue")
	_, r := decide(t, d, greedy.Novice, scene(d, []duel.CardIndex{cleave}, func(_, _ *duel.Fighter) {}), 1)
	i := slices.IndexFunc(r.Chain, func(c ai.Candidate) bool { return c.Action == duel.EndTurn })
	assert.Zero(t, r.Chain[i].Score)
	assert.Positive(t, r.Chain[0].Score)
}

// anyView draws the mover's view in the middle of a duel.
func anyView(t *rapid.T) (*duel.Duel, duel.State) {
	hero := rapid.SampledFrom([]string{"knight", "mage", "priest", "rogue"})
	d := classictest.Duel(t, hero.Draw(t, "first"), hero.Draw(t, "second"))
	s := d.Start(rapid.Uint64().Draw(t, "seed"))
	chance := game.NewStream(rapid.Uint64().Draw(t, "actions"), 0)
	for range rapid.IntRange(0, 40).Draw(t, "plies") {
		next := s
		legal := d.Legal(&next, nil)
		if err := d.Apply(&next, legal[chance.Below(len(legal))], nil); err != nil {
			t.Fatal(err)
		}
		if next.Winner != game.Nobody {
			break
		}
		s = next
	}
	return d, s
}

// A decision follows from what the seat sees and the seed, whatever the enemy holds and the decks' orders are.
func TestDecisionsFollowFromViewAndSeed(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d, s := anyView(t)
		seed := rapid.Uint64().Draw(t, "player's seed")
		view := d.View(&s, s.Mover)
		hidden := d.Determinize(&view, rapid.Uint64().Draw(t, "other"))
		other := d.View(&hidden, s.Mover)
		for _, brain := range []ai.Brain{greedy.Novice, greedy.Professional} {
			action, r := decide(t, d, brain, view, seed)
			again, why := decide(t, d, brain, other, seed)
			assert.Equal(t, action, again)
			assert.Equal(t, r, why)
			assert.Contains(t, d.LegalView(&view, nil), action)
		}
	})
}

// An earlier decision leaves nothing behind in the player.
func TestDecisionsDoNotDependOnEarlierOnes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d, s := anyView(t)
		view := d.View(&s, s.Mover)
		legal := d.LegalView(&view, nil)
		for _, brain := range []ai.Brain{greedy.Novice, greedy.Professional} {
			player, err := brain.New(ai.Setup{Duel: d, Seat: s.Mover, Seed: 4})
			require.NoError(t, err)
			first, _, err := player.Decide(context.Background(), &view, legal)
			require.NoError(t, err)
			second, _, err := player.Decide(context.Background(), &view, legal)
			require.NoError(t, err)
			assert.Equal(t, first, second, brain.ID)
		}
	})
}

func TestDecisionsAllocateNothing(t *testing.T) {
	d := classictest.Duel(t, "knight", "rogue")
	view := scene(d, []duel.CardIndex{spikeStrike, cleave, shieldBlock, rage, holyJudgement}, func(_, _ *duel.Fighter) {})
	legal := d.LegalView(&view, nil)
	for _, brain := range []ai.Brain{greedy.Novice, greedy.Professional} {
		player, err := brain.New(ai.Setup{Duel: d, Seed: 1})
		require.NoError(t, err)
		assert.Zero(t, testing.AllocsPerRun(10, func() { _, _, _ = player.Decide(context.Background(), &view, legal) }), brain.ID)
	}
}

// The hand of a Knight with all its cards to choose from is about the most that there is to look at.
func BenchmarkDecide(b *testing.B) {
	d := classictest.Duel(b, "knight", "rogue")
	view := scene(d, []duel.CardIndex{spikeStrike, cleave, shieldBlock, rage, holyJudgement}, func(_, _ *duel.Fighter) {})
	legal := d.LegalView(&view, nil)
	for _, brain := range []ai.Brain{greedy.Novice, greedy.Professional} {
		b.Run(brain.ID, func(b *testing.B) {
			player, err := brain.New(ai.Setup{Duel: d, Seed: 1})
			require.NoError(b, err)
			b.ReportAllocs()
			for b.Loop() {
				_, _, _ = player.Decide(context.Background(), &view, legal)
			}
		})
	}
}
