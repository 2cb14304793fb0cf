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
	"boardduels/ai/arena/stats"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// hexPack returns a pack of two heroes without luck, who begin with 3 energy and get 1 a turn: a fencer with jabs, and
// a hexer whose hexes cost 1, make the enemy's cards dearer for a round, and may stun it.
func hexPack(t *testing.T, dearer, stun, jab int) *schema.Pack {
	t.Helper()
	hero := `<hero><name>%s</name><hp>30</hp><ep>3</ep><regen>1</regen><spell_card copies="12">%s</spell_card></hero>`
	card := `<card><name>%s</name><isMajor>false</isMajor><cost>%d</cost><base_damage>%d</base_damage><max_damage>%[3]d</max_damage>` +
		`<cost_bonus>%[4]d</cost_bonus><bonus_length>1</bonus_length><stun_time>%d</stun_time></card>`
	pack, _ := schema.LoadPack(fstest.MapFS{
		"heroes/fencer.xml": {Data: fmt.Appendf(nil, hero, "Fencer", "jab")},
		"heroes/hexer.xml":  {Data: fmt.Appendf(nil, hero, "Hexer", "hex")},
		"cards/jab.xml":     {Data: fmt.Appendf(nil, card, "Jab", jab, 10, 0, 0)},
		"cards/hex.xml":     {Data: fmt.Appendf(nil, card, "Hex", 1, 1, -dearer, stun)},
	})
	return pack
}

// shutOuts returns how often heroes of a pack were shut out, by hero and enemy, where all play whatever they can.
func shutOuts(t *testing.T, pack *schema.Pack, duels int) map[[2]string]arena.ShutOut {
	t.Helper()
	p, err := (&arena.BalanceTest{Pack: pack, Brains: []string{"patient"}, Heroes: []string{"fencer", "hexer"}, Duels: duels}).Plan()
	require.NoError(t, err)
	r, err := arena.Run(t.Context(), p, arena.Cast{Packs: []*schema.Pack{pack}, Brains: ai.Brains{patient(0)}}, arena.Options{})
	require.NoError(t, err)
	b, err := r.Balance()
	require.NoError(t, err)
	all := map[[2]string]arena.ShutOut{}
	for _, s := range b.Brains[0].Packs[0].ShutOuts {
		all[[2]string{s.Hero, s.Against}] = s
	}
	require.Len(t, all, 4)
	return all
}

// Whether dearer cards alone leave nothing to play follows from energy and costs.
func TestShutOutsOfKnownDuels(t *testing.T) {
	for name, c := range map[string]struct {
		dearer, stun, jab int
		out               bool
	}{
		"enough for a jab, but for the hex":   {1, 0, 2, true},
		"nothing is dearer":                   {0, 0, 2, false},
		"a dearer jab can be paid each turn":  {1, 0, 0, false},
		"the jab can't be paid for as it is":  {5, 0, 4, false},
		"who is stunned couldn't play anyway": {5, 1, 2, false},
	} {
		t.Run(name, func(t *testing.T) {
			all := shutOuts(t, hexPack(t, c.dearer, c.stun, c.jab), 4)
			want := 0
			if c.out {
				want = 4
			}
			assert.Equal(t, stats.NewShare(want, 4), all[[2]string{"fencer", "hexer"}].Out)
			assert.Equal(t, stats.NewShare(0, 4), all[[2]string{"hexer", "fencer"}].Out, "nobody hexes the hexer")
			assert.Equal(t, stats.NewShare(0, 4), all[[2]string{"fencer", "fencer"}].Out)
		})
	}
}

// A hero against itself is both sides of a duel, each with a chance to be shut out.
func TestAHeroAgainstItselfIsBothSides(t *testing.T) {
	mirror := shutOuts(t, hexPack(t, 1, 0, 2), 4)[[2]string{"hexer", "hexer"}]
	assert.Equal(t, 4, mirror.Duels, "two duels")
	assert.Equal(t, 4, mirror.Out.Count, "who has played all its hexes can't pay for a dearer one the turn after")
}

// Without costs that were raised nobody is shut out, and with them it is a turn in which nothing was played.
func TestWhoIsShutOutWasCursed(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		p := balance(t, arena.BalanceTest{
			Brains: []string{rapid.SampledFrom([]string{"random", "tree"}).Draw(rt, "brain")},
			Heroes: []string{"knight", "mage"}, Duels: 4, Seed: rapid.Uint64().Draw(rt, "seed"),
		})
		play(t, p, arena.Options{Play: func(ctx context.Context, b *arena.Bout) (arena.Outcome, error) {
			o, err := arena.Play(ctx, b)
			for seat := range o.Use {
				if o.Use[seat].ShutOut {
					assert.True(rt, raises(b.Duel.Hero(game.Seat(1-seat)), &o.Use[1-seat]))
				}
			}
			return o, err
		}})
	})
}

// raises reports whether a hero played a card that makes the enemy's dearer.
func raises(h *duel.Hero, u *arena.Use) bool {
	for i := range h.Deck {
		if c := &h.Deck[i].Card; c.CostBonus < 0 && !c.AttackHimself && u.Played[i] > 0 {
			return true
		}
	}
	return false
}
