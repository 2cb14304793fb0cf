package arena_test

import (
	"context"
	"fmt"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/ai"
	"boardduels/ai/arena"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// tinyPack returns a pack of two heroes without luck: a fencer who gets 1 energy a turn, up to 3, and has only jabs of
// 10 damage at some cost, and a post that stands 29 damage, or 30 with
// the shield of who is second, and can pay for nothing.
func tinyPack(t *testing.T, cost int) *schema.Pack {
	t.Helper()
	hero := `<hero><name>%s</name><hp>%d</hp><ep>3</ep><regen>1</regen><spell_card copies="12">%s</spell_card></hero>`
	card := `<card><name>%s</name><isMajor>false</isMajor><cost>%d</cost><base_damage>10</base_damage><max_damage>10</max_damage></card>`
	pack, _ := schema.LoadPack(fstest.MapFS{
		"heroes/fencer.xml": {Data: fmt.Appendf(nil, hero, "Fencer", 30, "jab")},
		"heroes/post.xml":   {Data: fmt.Appendf(nil, hero, "Post", 29, "dear")},
		"cards/jab.xml":     {Data: fmt.Appendf(nil, card, "Jab", cost)},
		"cards/dear.xml":    {Data: fmt.Appendf(nil, card, "Dear", 4)},
	})
	return pack
}

// patient is a brain that plays whatever it can, but nothing in its first turns.
func patient(turns int16) ai.Brain {
	return ai.Brain{ID: "patient", New: func(ai.Setup) (ai.Player, error) { return waiting(turns), nil }}
}

type waiting int16

func (w waiting) Decide(_ context.Context, v *duel.View, legal []duel.Action) (duel.Action, *ai.Rationale, error) {
	if v.Round <= int16(w) {
		return duel.EndTurn, nil, nil
	}
	return legal[0], nil, nil
}

// Three jabs end the duel, and how often the fencer could have thrown one follows from its energy alone.
func TestChancesOfAKnownDuel(t *testing.T) {
	for name, c := range map[string]struct {
		cost  int
		waits int16
		want  arena.Chances
	}{
		"three in the first turn are one chance": {1, 0, arena.Chances{Turns: 1, Played: 1, Duels: 1, AtOnce: 1}},
		// in turns 1, 2 and 4
		"at once, then as energy comes": {2, 0, arena.Chances{Turns: 3, Played: 3, Duels: 1, AtOnce: 1}},
		// in turns 1, 2, 3 and 5
		"not at its first chance": {2, 1, arena.Chances{Turns: 4, Played: 3, Duels: 1}},
		// in turns 1 to 5 and 7
		"not at its first three": {2, 3, arena.Chances{Turns: 6, Played: 3, Duels: 1}},
	} {
		t.Run(name, func(t *testing.T) {
			pack := tinyPack(t, c.cost)
			p, err := (&arena.BalanceTest{Pack: pack, Brains: []string{"patient"}, Heroes: []string{"fencer", "post"}, Duels: 2}).Plan()
			require.NoError(t, err)
			r, err := arena.Run(t.Context(), p, arena.Cast{Packs: []*schema.Pack{pack}, Brains: ai.Brains{patient(c.waits)}}, arena.Options{})
			require.NoError(t, err)
			cards := r.Tallies[1].Cards[0] // of the fencer against the post, from both seats
			twice := arena.Chances{Turns: 2 * c.want.Turns, Played: 2 * c.want.Played, Duels: 2 * c.want.Duels, AtOnce: 2 * c.want.AtOnce}
			assert.Equal(t, twice, cards[0][0].Chances)
			assert.Equal(t, 6, cards[0][0].Plays)
			assert.Zero(t, cards[1][0].Chances, "what nobody can pay for is no chance")
			assert.Positive(t, cards[1][0].Drawn)
		})
	}
}

// A card that its player can't use is a forfeit, and no chance that was taken.
func TestAForfeitIsNoChanceTaken(t *testing.T) {
	pack := tinyPack(t, 4)
	greedy := ai.Brain{ID: "greedy", New: func(ai.Setup) (ai.Player, error) { return overdrawn{}, nil }}
	p, err := (&arena.BalanceTest{Pack: pack, Brains: []string{"greedy"}, Heroes: []string{"fencer"}, Duels: 2}).Plan()
	require.NoError(t, err)
	r, err := arena.Run(t.Context(), p, arena.Cast{Packs: []*schema.Pack{pack}, Brains: ai.Brains{greedy}}, arena.Options{})
	require.NoError(t, err)
	n, _ := r.Forfeits()
	assert.Equal(t, r.Duels(), n)
	for _, side := range r.Tallies[0].Cards[0] {
		assert.Zero(t, side[0].Chances)
	}
}

// overdrawn plays a card that it can't pay for.
type overdrawn struct{}

func (overdrawn) Decide(context.Context, *duel.View, []duel.Action) (duel.Action, *ai.Rationale, error) {
	return duel.Play(0), nil, nil
}

func TestChancesAreNeverMoreThanTheTurns(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		seed := rapid.Uint64().Draw(rt, "seed")
		brain := rapid.SampledFrom([]string{"random", "tree"}).Draw(rt, "brain")
		p := balance(t, arena.BalanceTest{Brains: []string{brain}, Heroes: []string{"knight", "mage"}, Duels: 4, Seed: seed})
		play(t, p, arena.Options{Play: func(ctx context.Context, b *arena.Bout) (arena.Outcome, error) {
			o, err := arena.Play(ctx, b)
			for seat := range o.Use {
				u := &o.Use[seat]
				for card := range b.Duel.Hero(game.Seat(seat)).Deck {
					checkUse(rt, u, card, o.Rounds)
				}
			}
			return o, err
		}})
	})
}

// checkUse holds the counts of a card in one duel against each other.
func checkUse(t assert.TestingT, u *arena.Use, card int, rounds int16) {
	drawn, atOnce := u.Drawn&(1<<card) != 0, u.AtOnce&(1<<card) != 0
	assert.LessOrEqual(t, u.Taken[card], u.Chances[card])
	assert.LessOrEqual(t, int16(u.Chances[card]), rounds)
	assert.LessOrEqual(t, u.Taken[card], u.Played[card])
	assert.Equal(t, u.Played[card] > 0, u.Taken[card] > 0, "what is played could be played")
	if !drawn {
		assert.Zero(t, u.Chances[card])
	}
	if atOnce {
		assert.NotZero(t, u.Taken[card])
	}
	if u.Chances[card] > 0 && u.Taken[card] == u.Chances[card] {
		assert.True(t, atOnce, "who takes every chance takes the first")
	}
}

// A card that could be played is told with its chances.
func TestABalanceTellsChances(t *testing.T) {
	p := balance(t, arena.BalanceTest{Brains: []string{"random"}, Heroes: []string{"knight", "mage"}, Duels: 20})
	b, err := play(t, p, arena.Options{}).Balance()
	require.NoError(t, err)
	for _, c := range b.Brains[0].Packs[0].Cards {
		assert.Positive(t, c.Chances.Turns)
		assert.True(t, c.Chances.Played.Holds(c.Chances.Played.Share))
		assert.Positive(t, c.Chances.AtOnce.Share)
	}
}
