package turnfeature_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/ai/duel/turnfeature"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/schema"
	"boardduels/schema/schematest"
)

func TestBothFightersAreDescribedAlike(t *testing.T) {
	d := classictest.Duel(t, "knight", "mage")
	s := d.Start(1)
	s.Fighters[0] = duel.Fighter{
		HP: 6, EP: 3, Shield: 5, Defence: 25, DefenceTime: 2, StunTime: 1, DamageBonus: -2, DamageBonusTime: 2,
		ImmortalityTime: 1, RegenBonus: 1, CostsModifier: -1, CostsModifierTime: 3, HealingBonus: 2, HealingBonusTime: 4,
		HoT: duel.Periodic{Power: 1, Time: 4}, DoTs: [5]duel.Periodic{{Power: 1, Time: 3, Increase: 1}, {Power: 1, Time: 2}},
		DoTCount: 2, Armed: 2, HandCount: 1, DeckCount: 9,
	}
	s.Fighters[1] = s.Fighters[0]
	var v turnfeature.Vector
	turnfeature.Of(d, &s, 0, &v)
	own, foe := v[:turnfeature.PerFighter], v[turnfeature.Foe:turnfeature.Hand]
	assert.Equal(t, own, foe)
	for i, want := range []float32{
		turnfeature.HP: 6. / 30, turnfeature.Wounded: 5. / 16, turnfeature.Dying: 0, turnfeature.EP: .3, turnfeature.Shield: .5,
		turnfeature.Defence: .5, turnfeature.Immortal: 1, turnfeature.Damage: -.4, turnfeature.Costs: -.3, turnfeature.Regen: 1. / 3,
		turnfeature.HoT: .4, turnfeature.DoT: .8, turnfeature.Stun: 1, turnfeature.Borrowed: 0, turnfeature.Healing: .8, turnfeature.Armed: 1,
		turnfeature.Held: .2,
	} {
		assert.InDelta(t, want, own[i], 1e-6, "feature %d", i)
	}
}

func TestAFeatureForEachCardKept(t *testing.T) {
	d := classictest.Duel(t, "knight", "mage")
	s := d.Start(1)
	s.Fighters[0].HandCount = 3
	s.Piles[0].Hand = [duel.HandCapacity]duel.CardIndex{1, 4, 1}
	var v turnfeature.Vector
	turnfeature.Of(d, &s, 0, &v)
	assert.Equal(t, []float32{0, 2, 0, 0, 1, 0}, v[turnfeature.Hand:turnfeature.Hand+6])
}

func TestWhatASeatCannotSeeChangesNoFeature(t *testing.T) {
	d := classictest.Duel(t, "knight", "mage")
	rapid.Check(t, func(t *rapid.T) {
		s := d.Start(rapid.Uint64().Draw(t, "seed"))
		chance := game.NewStream(rapid.Uint64().Draw(t, "actions"), 0)
		for range rapid.IntRange(0, 30).Draw(t, "plies") {
			if s.Winner == game.Nobody {
				legal := d.Legal(&s, nil)
				if err := d.Apply(&s, legal[chance.Below(len(legal))], nil); err != nil {
					t.Fatal(err)
				}
			}
		}
		for seat := range game.Seat(2) {
			view := d.View(&s, seat)
			other := d.Determinize(&view, rapid.Uint64().Draw(t, "other"))
			var v, w turnfeature.Vector
			turnfeature.Of(d, &s, seat, &v)
			turnfeature.Of(d, &other, seat, &w)
			if v != w {
				t.Fatalf("%v is not %v", w, v)
			}
		}
	})
}

func TestDotWeighsEachFeature(t *testing.T) {
	var v, w turnfeature.Vector
	v[turnfeature.HP], v[turnfeature.Bias] = .5, 1
	w[turnfeature.HP], w[turnfeature.Bias], w[turnfeature.EP] = 4, -1, 9
	assert.Equal(t, float32(1), v.Dot(&w))
}

func TestEveryFeatureHasANameOfItsOwn(t *testing.T) {
	hero := classictest.Duel(t, "knight", "mage").Hero(0)
	for id := range turnfeature.ID(turnfeature.Count) {
		name := turnfeature.Name(hero, id)
		if id >= turnfeature.Hand+turnfeature.ID(len(hero.Deck)) && id < turnfeature.Bias {
			assert.Empty(t, name)
			continue
		}
		assert.True(t, schema.IsID(name), name)
		found, ok := turnfeature.Find(hero, name)
		assert.True(t, ok, name)
		assert.Equal(t, id, found, name)
	}
	for _, name := range []string{"", "hp", "own_luck", "kept_", "kept_fire_bolt"} {
		_, ok := turnfeature.Find(hero, name)
		assert.False(t, ok, name)
	}
}

// TestTraitsOfDocuments: documents may weigh what is measured here, and nothing else.
func TestTraitsOfDocuments(t *testing.T) {
	hero := duel.Hero{Deck: []duel.DeckLine{{Card: duel.Card{ID: "rage"}, Copies: 12}}}
	for id := range turnfeature.ID(turnfeature.Count) {
		if name := turnfeature.Name(&hero, id); name != "" {
			assert.True(t, schema.IsTrait(name), name)
		}
	}
	for _, name := range []string{"", "hp", "own_", "own_hps", "foe_late", "kept_", "kept_Rage", "own_kept_rage", "never"} {
		assert.False(t, schema.IsTrait(name), name)
	}
}

// What rules leave is described for both fighters alike, as far as both see it; cards that no deck has are told by
// their worth alone.
func TestWhatRulesLeaveIsDescribed(t *testing.T) {
	d, err := schema.ReadPack(schematest.Choices()).Duel("sage", "witch")
	require.NoError(t, err)
	lines := d.Hero(0).Deck
	ash := slices.IndexFunc(lines, func(line duel.DeckLine) bool { return line.Card.ID == "ash" })
	require.Zero(t, lines[ash].Copies)
	plain := d.Start(1)
	ruled := plain
	left := &ruled.Ruled[0]
	left.Counters[0], left.Forbidden[0], ruled.Fighters[0].CostNext, left.Added[ash] = 3, 1, 2, 1
	ruled.Piles[0].Hand[0] = duel.CardIndex(ash)
	var own, foe turnfeature.Vector
	turnfeature.Of(d, &ruled, 0, &own)
	turnfeature.Of(d, &ruled, 1, &foe)
	for i := range turnfeature.RuledFoe - turnfeature.Ruled {
		assert.Equal(t, own[turnfeature.Ruled+i], foe[turnfeature.RuledFoe+i])
		assert.Equal(t, own[turnfeature.RuledFoe+i], foe[turnfeature.Ruled+i])
	}
	for _, name := range []string{"own_counter_1", "own_forbidden", "own_next_card", "own_brought"} {
		id, ok := turnfeature.Find(d.Hero(0), name)
		require.True(t, ok, name)
		assert.Negative(t, own[id], name)
	}
	assert.Zero(t, own[int(turnfeature.Hand)+ash])

	view := d.View(&ruled, 0)
	other := d.Determinize(&view, 7)
	var seen turnfeature.Vector
	turnfeature.Of(d, &other, 0, &seen)
	assert.Equal(t, own, seen)
}

// Until something is learned of it, what rules leave counts as much as the hp that it comes to.
func TestRulesAreWeighedAsHP(t *testing.T) {
	var w, hp, rules turnfeature.Vector
	w[turnfeature.HP], w[turnfeature.Foe+turnfeature.HP] = 3, -6
	turnfeature.WeighRules(&w)
	hp[turnfeature.HP], hp[turnfeature.Foe+turnfeature.HP] = 6./30, 3./30
	rules[turnfeature.Ruled], rules[turnfeature.RuledFoe] = 6./10, 3./10
	assert.InDelta(t, hp.Dot(&w), rules.Dot(&w), 1e-6)
}

// Energy that regeneration brings back anyway is worth nothing where cards have rules: who saves it wastes it.
func TestEnergyThatWouldBeWastedIsNotCounted(t *testing.T) {
	d, err := schema.ReadPack(schematest.Choices()).Duel("druid", "witch")
	require.NoError(t, err)
	s := d.Start(1)
	of := func(ep int16) float32 {
		var v turnfeature.Vector
		s.Fighters[0].EP = ep
		turnfeature.Of(d, &s, 0, &v)
		return v[turnfeature.EP]
	}
	hero := d.Hero(0)
	lasting := hero.EP - hero.Regen
	assert.Equal(t, of(lasting), of(hero.EP), "that much comes back")
	assert.InDelta(t, float64(lasting-1)/10, of(lasting-1), 1e-6)
}
