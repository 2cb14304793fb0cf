package arena_test

import (
	"context"
	"fmt"
	"maps"
	"math"
	"os"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/ai"
	"boardduels/ai/arena"
	"boardduels/ai/arena/stats"
	"boardduels/ai/duel/duelrandom"
	"boardduels/internal/quick"
	"boardduels/schema"
)

// knownPack returns a pack of which it is known what each card is worth. All cards cost the same and are attacks: of a
// fencer's deck "keen" hits harder than "plain" and its twin "even", and "blunt" so much less that a plain one is worth
// what the others are on average (by 60,000 duels of each two heroes, to a third of a point). The twins have nothing
// but plain ones.
func knownPack() *schema.Pack { return knownPackWith(nil) }

// knownPackWith is knownPack with some more files.
func knownPackWith(more fstest.MapFS) *schema.Pack {
	files := fstest.MapFS{}
	for _, hero := range []string{"left_fencer", "right_fencer"} {
		files["heroes/"+hero+".xml"] = &fstest.MapFile{Data: []byte(`<hero><name>Fencer</name><hp>40</hp><ep>6</ep><regen>3</regen>
			<spell_card copies="2">keen</spell_card><spell_card copies="4">plain</spell_card><spell_card copies="4">even</spell_card>
			<spell_card copies="2">blunt</spell_card></hero>`)}
	}
	files["heroes/twins.xml"] = &fstest.MapFile{Data: []byte(`<hero><name>Twins</name><hp>40</hp><ep>6</ep><regen>3</regen>
			<spell_card copies="6">plain</spell_card><spell_card copies="6">even</spell_card></hero>`)}
	for card, damage := range map[string]int{"keen": 6, "plain": 4, "even": 4, "blunt": 1} {
		files["cards/"+card+".xml"] = &fstest.MapFile{Data: fmt.Appendf(nil,
			`<card><name>%s</name><isMajor>false</isMajor><cost>2</cost><base_damage>%d</base_damage><max_damage>%d</max_damage></card>`, card, damage, damage)}
	}
	maps.Copy(files, more)
	pack, _ := schema.LoadPack(files)
	return pack
}

// usesOf plays the known pack, and returns the figures of its cards by hero and card.
func usesOf(t testing.TB, duels int, seed uint64) map[[2]string]arena.CardUse {
	t.Helper()
	pack := knownPack()
	p, err := (&arena.BalanceTest{Pack: pack, Brains: []string{duelrandom.Brain.ID}, Heroes: pack.IDs(schema.HeroKind), Duels: duels, Seed: seed}).Plan()
	require.NoError(t, err)
	r, err := arena.Run(t.Context(), p, arena.Cast{Packs: []*schema.Pack{pack}, Brains: ai.Brains{duelrandom.Brain}}, arena.Options{})
	require.NoError(t, err)
	b, err := r.Balance()
	require.NoError(t, err)
	uses := map[[2]string]arena.CardUse{}
	for _, use := range b.Brains[0].Packs[0].Cards {
		uses[[2]string{use.Hero, use.Card}] = use
	}
	return uses
}

// What a card is worth is known here: its figure says so, and knows how surely.
func TestTheGainOfACardWhoseWorthIsKnown(t *testing.T) {
	uses := usesOf(t, 2000, 1)
	require.Len(t, uses, 10)
	for of, use := range uses {
		switch gain := use.Gain; of[1] {
		case "keen":
			assert.Positive(t, gain.Low, of)
		case "blunt":
			assert.Negative(t, gain.High, of)
		default:
			assert.True(t, gain.Holds(0), "%v: %+v", of, gain)
			assert.Less(t, gain.Half(), 0.02, of)
		}
		assert.Equal(t, use.Duels, uses[[2]string{of[0], "plain"}].Duels)
	}
}

// A deck of one card and its twins has no card that brings more than another: in 95 of 100 measurements, the interval
// says so, and in no fewer of short ones.
func TestTwinsGainNothing(t *testing.T) {
	quick.Skip(t, "measures a hundred times")
	const measurements = 100
	for _, duels := range []int{10, 200} {
		wrong := 0
		for seed := range uint64(measurements) {
			if gain := usesOf(t, duels, seed)[[2]string{"twins", "even"}].Gain; !gain.Holds(0) {
				wrong++
			}
		}
		assert.LessOrEqual(t, wrong, 11, "%d duels: more would come by chance once in a hundred times", duels)
	}
}

// Nothing is known of a card of which there is no other, nor of duels that nobody has played.
func TestTheOnlyCardOfADeckHasNoGain(t *testing.T) {
	pack := tinyPack(t, 1)
	p, err := (&arena.BalanceTest{Pack: pack, Brains: []string{"patient"}, Heroes: []string{"fencer", "post"}, Duels: 2}).Plan()
	require.NoError(t, err)
	r, err := arena.Run(t.Context(), p, arena.Cast{Packs: []*schema.Pack{pack}, Brains: ai.Brains{patient(0)}}, arena.Options{})
	require.NoError(t, err)
	b, err := r.Balance()
	require.NoError(t, err)
	require.Len(t, b.Brains[0].Packs[0].Cards, 2)
	for _, use := range b.Brains[0].Packs[0].Cards {
		assert.Equal(t, stats.Estimate{Interval: stats.Interval{Low: -1, High: 1}}, use.Gain)
	}
}

// What was drawn of all cards together is what was to be expected, whoever plays: each draw is of one card.
func TestDrawsAddUpToNothing(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		seed := rapid.Uint64().Draw(rt, "seed")
		brain := rapid.SampledFrom([]string{"random", "tree"}).Draw(rt, "brain")
		p := balance(t, arena.BalanceTest{Brains: []string{brain}, Heroes: []string{"knight", "mage"}, Duels: 4, Seed: seed})
		play(t, p, arena.Options{Play: func(ctx context.Context, b *arena.Bout) (arena.Outcome, error) {
			o, err := arena.Play(ctx, b)
			for seat := range o.Use {
				sum := int32(0)
				for card, draws := range o.Use[seat].Draws {
					sum += draws.Excess
					assert.False(rt, draws.Excess > 0 && draws.Variance == 0, "card %d", card)
				}
				assert.Zero(rt, sum)
			}
			return o, err
		}})
	})
}

// Files of programs that didn't count draws are read, merged and gone on with; their cards have no gain.
func TestReadsResultsWithoutDraws(t *testing.T) {
	data, err := os.ReadFile("testdata/without_draws.json")
	require.NoError(t, err)
	r, err := arena.ParseResult(data)
	require.NoError(t, err)
	assert.Equal(t, string(data), content(t, r))
	b, err := r.Balance()
	require.NoError(t, err)
	assert.Empty(t, b.Brains[0].Packs[0].ShutOuts, "nor did they look who was shut out")
	cards := b.Brains[0].Packs[0].Cards
	require.NotEmpty(t, cards)
	for _, use := range cards {
		assert.Equal(t, stats.Estimate{Interval: stats.Interval{Low: -1, High: 1}}, use.Gain)
		assert.Positive(t, use.Duels)
	}
}

// Stances are neither cards nor ends of turns: who waits draws when its turn begins, and each card as often as is to be
// expected of it. Nobody forfeits.
func TestDrawsAreCountedBesideClashes(t *testing.T) {
	pack := knownPackWith(fstest.MapFS{schema.RulesFile: {Data: []byte("<rules><clash>turn</clash></rules>")}})
	p, err := (&arena.BalanceTest{Pack: pack, Brains: []string{duelrandom.Brain.ID}, Heroes: pack.IDs(schema.HeroKind), Duels: 100, Seed: 1}).Plan()
	require.NoError(t, err)
	r, err := arena.Run(t.Context(), p, arena.Cast{Packs: []*schema.Pack{pack}, Brains: ai.Brains{duelrandom.Brain}}, arena.Options{})
	require.NoError(t, err)
	n, first := r.Forfeits()
	require.Zero(t, n, first)
	b, err := r.Balance()
	require.NoError(t, err)
	require.NotEmpty(t, b.Brains[0].Packs[0].Cards)
	for _, use := range b.Brains[0].Packs[0].Cards {
		assert.Positive(t, use.Chances.Turns, use.Card)
		assert.Positive(t, use.Chances.Played.Count, use.Card)
	}
	for _, tally := range r.Tallies {
		for _, side := range tally.Cards[0] {
			for _, card := range side {
				lots := &card.Draws
				deviations := float64(lots.Won+lots.Lost) / math.Sqrt(stats.LotUnit*float64(lots.Variance))
				assert.InDelta(t, 0, deviations, 4, card.Card)
			}
		}
	}
}
