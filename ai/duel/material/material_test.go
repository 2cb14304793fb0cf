package material_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"boardduels/ai/duel/material"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// The Knight's deck, by the lines of its document.
const (
	shieldBlock   duel.CardIndex = 2
	rage          duel.CardIndex = 3
	holyJudgement duel.CardIndex = 5
)

// even returns a state in which both fighters of a mirror duel have the same, and seat 0 is about to end its turn.
func even(d *duel.Duel) duel.State {
	s := d.Start(1)
	s.Mover, s.Fighters[0].Shield, s.Fighters[1].Shield = 0, 0, 0
	for i := range s.Fighters {
		s.Fighters[i].HP, s.Fighters[i].EP = 20, 2
	}
	return s
}

func TestWhatHelpsIsWorthMoreThanWhatHarms(t *testing.T) {
	d := classictest.Duel(t, "knight", "knight")
	m := material.New(d)
	for name, c := range map[string]struct {
		better, worse func(*duel.Fighter)
	}{
		"hp":                 {func(f *duel.Fighter) { f.HP++ }, same},
		"the last hp":        {func(f *duel.Fighter) { f.HP = 2 }, func(f *duel.Fighter) { f.HP = 1 }},
		"energy":             {func(f *duel.Fighter) { f.EP++ }, same},
		"hp and not shield":  {func(f *duel.Fighter) { f.HP += 3 }, func(f *duel.Fighter) { f.Shield = 3 }},
		"DoT":                {same, dot(1, 2, 0)},
		"a growing DoT":      {dot(1, 3, 0), dot(1, 3, 1)},
		"HoT":                {func(f *duel.Fighter) { f.HoT = duel.Periodic{Power: 1, Time: 2} }, same},
		"stun":               {same, func(f *duel.Fighter) { f.StunTime = 2 }},
		"rage":               {func(f *duel.Fighter) { f.DamageBonus, f.DamageBonusTime = 2, 2 }, same},
		"weakness":           {same, func(f *duel.Fighter) { f.DamageBonus, f.DamageBonusTime = -2, 2 }},
		"cheap cards":        {func(f *duel.Fighter) { f.CostsModifier, f.CostsModifierTime = -1, 3 }, same},
		"dear cards":         {same, func(f *duel.Fighter) { f.CostsModifier, f.CostsModifierTime = 1, 2 }},
		"defence":            {func(f *duel.Fighter) { f.Defence, f.DefenceTime = 50, 2 }, same},
		"immortality":        {func(f *duel.Fighter) { f.ImmortalityTime = 2 }, same},
		"regeneration":       {func(f *duel.Fighter) { f.RegenBonus = 1 }, same},
		"better healing":     {func(f *duel.Fighter) { f.HealingBonus, f.HealingBonusTime = 2, 4 }, same},
		"a card ready":       {func(f *duel.Fighter) { f.Armed = shieldBlock }, same},
		"a major card kept":  {same, func(f *duel.Fighter) { f.Removed[holyJudgement] = 1 }},
		"lasting hp":         {func(f *duel.Fighter) { f.HP = 30 }, func(f *duel.Fighter) { f.HP, f.MaxHPBonus, f.MaxHPBonusTime = 24, 6, 4 }},
		"hp of one's own":    {func(f *duel.Fighter) { f.HP = 30 }, func(f *duel.Fighter) { f.HP, f.MaxHPBonus, f.MaxHPBonusTime = 29, 6, 4 }},
		"energy not to lose": {func(f *duel.Fighter) { f.EP, f.HP = 3, 21 }, func(f *duel.Fighter) { f.EP = 5 }},
	} {
		t.Run(name, func(t *testing.T) {
			for seat := range game.Seat(2) {
				better, worse := even(d), even(d)
				c.better(&better.Fighters[seat])
				c.worse(&worse.Fighters[seat])
				assert.Greater(t, m.Fighter(&better, seat), m.Fighter(&worse, seat), "seat %d", seat)
			}
		})
	}
}

func same(*duel.Fighter) {}

func dot(power, time, increase int16) func(*duel.Fighter) {
	return func(f *duel.Fighter) {
		f.DoTs[0], f.DoTCount = duel.Periodic{Power: power, Time: time, Increase: increase}, 1
	}
}

// What lasts one round more works for whom the turns to come are made: the mover's defence meets the enemy's next turn,
// the enemy's is over before the mover strikes again (rules, section 2).
func TestEffectsCountForTheTurnsInWhichTheyWork(t *testing.T) {
	d := classictest.Duel(t, "knight", "knight")
	m := material.New(d)
	for name, c := range map[string]struct {
		set          func(*duel.Fighter)
		mover, other bool
	}{
		"defence":     {func(f *duel.Fighter) { f.Defence, f.DefenceTime = 50, 1 }, true, false},
		"immortality": {func(f *duel.Fighter) { f.ImmortalityTime = 1 }, true, false},
		"stun":        {func(f *duel.Fighter) { f.StunTime = 1 }, false, true},
		"weakness":    {func(f *duel.Fighter) { f.DamageBonus, f.DamageBonusTime = -1, 1 }, false, true},
		"rage":        {func(f *duel.Fighter) { f.DamageBonus, f.DamageBonusTime = 1, 1 }, false, false},
		"dear cards":  {func(f *duel.Fighter) { f.CostsModifier, f.CostsModifierTime = 1, 1 }, false, true},
		"shield":      {func(f *duel.Fighter) { f.Shield = 3 }, true, false},
	} {
		t.Run(name, func(t *testing.T) {
			plain := even(d)
			for seat, counts := range []bool{c.mover, c.other} {
				s := even(d)
				c.set(&s.Fighters[seat])
				assert.Equal(t, counts, m.Fighter(&s, game.Seat(seat)) != m.Fighter(&plain, game.Seat(seat)), "seat %d", seat)
			}
		})
	}
}

func TestVictoryOutweighsEverything(t *testing.T) {
	d := classictest.Duel(t, "knight", "rogue")
	m := material.New(d)
	won, rich := d.Start(1), d.Start(1)
	won.Fighters[1].HP, won.Winner, won.Fighters[0].HP = 0, 0, 1
	rich.Fighters[0].Shield, rich.Fighters[1].HP = duel.MaxShield, 1
	assert.Zero(t, m.Fighter(&won, 1))
	assert.Greater(t, m.Lead(&won, 0), m.Lead(&rich, 0))
	assert.Equal(t, m.Lead(&won, 0), -m.Lead(&won, 1))
}

func TestACardIsWorthWhatItDoes(t *testing.T) {
	d := classictest.Duel(t, "knight", "priest")
	worth := func(seat game.Seat, i duel.CardIndex) int { return material.Card(d.Card(seat, i)) }
	assert.Equal(t, 2*material.HP, worth(0, 1), "Cleave takes 2 hp")
	assert.Equal(t, 6*material.HP, worth(0, 0), "Spike Strike takes 4 hp, then 1 twice")
	assert.Equal(t, 5*material.HP, worth(1, 2), "Mending gives 5 hp")
	assert.Equal(t, 6*material.HP, worth(1, 3), "Renewal gives 1 hp six times")
	assert.Greater(t, worth(0, rage), worth(0, shieldBlock))
	hurts := duel.Card{BaseDamage: 2, MaxDamage: 2, AttackHimself: true}
	assert.Equal(t, -2*material.HP, material.Card(&hurts))
}

// anyState draws a state in the middle of a duel.
func anyState(t *rapid.T) (*duel.Duel, duel.State) {
	hero := rapid.SampledFrom([]string{"knight", "mage", "priest", "rogue"})
	d := classictest.Duel(t, hero.Draw(t, "first"), hero.Draw(t, "second"))
	s := d.Start(rapid.Uint64().Draw(t, "seed"))
	chance := game.NewStream(rapid.Uint64().Draw(t, "actions"), 0)
	for range rapid.IntRange(0, 60).Draw(t, "plies") {
		if s.Winner == game.Nobody {
			legal := d.Legal(&s, nil)
			if err := d.Apply(&s, legal[chance.Below(len(legal))], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	return d, s
}

func TestBothPlayersReckonAlikeFromWhatBothSee(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d, s := anyState(t)
		m := material.New(d)
		assert.Equal(t, m.Lead(&s, 0), -m.Lead(&s, 1))
		for seat := range game.Seat(2) {
			assert.Equal(t, s.Winner == 1-seat, m.Fighter(&s, seat) == 0, "only the beaten are worth nothing")
			view := d.View(&s, seat)
			other := d.Determinize(&view, rapid.Uint64().Draw(t, "other"))
			assert.Equal(t, m.Lead(&s, seat), m.Lead(&other, seat))
		}
	})
}

func TestReckoningAllocatesNothing(t *testing.T) {
	d := classictest.Duel(t, "knight", "mage")
	m, s := material.New(d), d.Start(1)
	assert.Zero(t, testing.AllocsPerRun(20, func() { m.Lead(&s, 0) }))
}

func BenchmarkLead(b *testing.B) {
	d := classictest.Duel(b, "knight", "mage")
	m, s := material.New(d), d.Start(1)
	for b.Loop() {
		m.Lead(&s, 0)
	}
}
