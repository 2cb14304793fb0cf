package duel_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

type cards = []duel.Card

// Rules, section 1.
func TestOpening(t *testing.T) {
	d, err := duel.New(sceneHero("a", nil), sceneHero("b", nil))
	require.NoError(t, err)
	starters := map[game.Seat]int{}
	for seed := range uint64(200) {
		s := d.Start(seed)
		starters[s.Starter]++
		require.Equal(t, s.Starter, s.Mover)
		for seat := range game.Seat(2) {
			f := s.Fighters[seat]
			require.Equal(t, []int16{fullHP, fullEP, 3, 9}, []int16{f.HP, f.EP, f.HandCount, f.DeckCount})
		}
		second := 1 - s.Starter
		require.EqualValues(t, 0, s.Fighters[s.Starter].Shield)
		require.EqualValues(t, 1, s.Fighters[second].Shield)
		require.NoError(t, d.Apply(&s, duel.EndTurn, nil))
		require.EqualValues(t, 4, s.Fighters[second].HandCount, "the second player draws one card")
		require.EqualValues(t, 1, s.Round)
		require.NoError(t, d.Apply(&s, duel.EndTurn, nil))
		require.EqualValues(t, 5, s.Fighters[s.Starter].HandCount, "from the second round on two are drawn")
		require.Equal(t, []int16{2, 2}, []int16{s.Round, s.Ply})
	}
	require.InDelta(t, 100, starters[0], 30, "the coin is fair")
}

// Rules, section 2: energy.
func TestEnergyReturnsUpToItsMaximum(t *testing.T) {
	sc := newScene(t, nil, nil)
	sc.me().EP, sc.me().RegenBonus = 1, 1
	sc.pass(2)
	require.EqualValues(t, 4, sc.me().EP)
	sc.me().RegenBonus = -3
	sc.pass(2)
	require.EqualValues(t, 3, sc.me().EP)
	sc.me().EP = 0
	sc.pass(2)
	require.EqualValues(t, 0, sc.me().EP, "energy never falls below 0")
	sc.me().EP, sc.me().RegenBonus = 7, 3
	sc.pass(2)
	require.EqualValues(t, fullEP, sc.me().EP)
}

// Rules, section 2: the hand never exceeds five cards; an empty deck gives nothing.
func TestDrawing(t *testing.T) {
	sc := newScene(t, nil, nil)
	for _, want := range []int16{2, 4, 5, 5} {
		sc.pass(2)
		require.Equal(t, want, sc.me().HandCount)
	}
	sc.me().HandCount, sc.me().DeckCount = 0, 0
	require.NoError(t, sc.d.Apply(&sc.s, duel.EndTurn, nil))
	require.NoError(t, sc.d.Apply(&sc.s, duel.EndTurn, nil))
	require.EqualValues(t, 0, sc.me().HandCount)
}

// Rules, section 2: length N covers N full rounds for what helps as for what harms.
func TestLengthsCoverFullRounds(t *testing.T) {
	t.Run("useful", func(t *testing.T) {
		sc := newScene(t, cards{{ID: "rage", IsMajor: true, AttackHimself: true, DamageBonus: 2, BonusLength: 2}}, nil)
		sc.play("rage")
		for _, want := range []int16{2, 2, 0} { // this turn, the next one, gone at the third
			require.Equal(t, want, sc.me().DamageBonus)
			sc.pass(2)
		}
	})
	t.Run("defence covers two enemy turns", func(t *testing.T) {
		sc := newScene(t, cards{{ID: "wall", DefenseBonus: 50, BonusLength: 2}}, nil)
		sc.play("wall")
		for _, want := range []int16{50, 50, 0} {
			sc.pass(1)
			require.Equal(t, want, sc.me().Defence)
			sc.pass(1)
		}
	})
	t.Run("harmful", func(t *testing.T) {
		sc := newScene(t, cards{{ID: "curse", DamageBonus: 2, BonusLength: 2}}, nil)
		sc.play("curse")
		for _, want := range []int16{-2, -2, 0} { // two turns of the cursed one
			sc.pass(1)
			require.Equal(t, want, sc.foe().DamageBonus)
			sc.pass(1)
		}
	})
	t.Run("a stun of one costs one turn", func(t *testing.T) {
		sc := newScene(t, cards{{ID: "bash", StunTime: 1}}, cards{{ID: "hit", BaseDamage: 1}})
		sc.play("bash")
		events := sc.pass(1)
		require.Contains(t, kindsOf(events), duel.TurnSkipped)
		require.Equal(t, []duel.Action{duel.EndTurn}, sc.d.Legal(&sc.s, nil))
		require.EqualValues(t, 3, sc.foe().HandCount, "the stunned still draws")
		sc.pass(2)
		require.Contains(t, sc.d.Legal(&sc.s, nil), duel.Play(0))
	})
	t.Run("an immortality of one covers one enemy turn", func(t *testing.T) {
		sc := newScene(t, cards{{ID: "vanish", IsMajor: true, ImmortalityLength: 1}}, cards{{ID: "kill", BaseDamage: 10}, {ID: "again", BaseDamage: 10}})
		sc.me().HP = 5
		sc.play("vanish")
		sc.pass(1)
		sc.play("kill")
		require.EqualValues(t, 1, sc.me().HP)
		sc.pass(2)
		sc.play("again")
		require.Equal(t, foe, sc.s.Winner)
	})
	t.Run("a bonus on max hp that ends cuts hp", func(t *testing.T) {
		sc := newScene(t, cards{{ID: "stand", IsMajor: true, AttackHimself: true, HealthBonus: 6, BonusLength: 1}}, nil)
		sc.play("stand")
		require.EqualValues(t, 36, sc.me().HP)
		sc.pass(2)
		require.EqualValues(t, 30, sc.me().HP)
	})
}

// Rules, section 2: HoT heals, then each DoT hurts in order of arrival; each changes and loses a turn.
func TestPeriodicEffects(t *testing.T) {
	sc := newScene(t, cards{{ID: "ignite", DoTPower: 1, EffectIncreasing: 1, BonusLength: 3}, {ID: "renew", HoTPower: 3, EffectIncreasing: -1, BonusLength: 2}}, nil)
	sc.me().HP = 20
	sc.play("ignite")
	sc.play("renew")
	var foeHP, myHP []int16
	for range 4 {
		sc.pass(1)
		foeHP = append(foeHP, sc.foe().HP)
		sc.pass(1)
		myHP = append(myHP, sc.me().HP)
	}
	require.Equal(t, []int16{29, 27, 24, 24}, foeHP)
	require.Equal(t, []int16{23, 25, 25, 25}, myHP)
}

func TestSixthDoTDisplacesTheOldest(t *testing.T) {
	sc := newScene(t, cards{{ID: "poison", DoTPower: 9, BonusLength: 5}}, nil)
	for i := range int16(5) {
		sc.foe().DoTs[i] = duel.Periodic{Power: i + 1, Time: 9}
	}
	sc.foe().DoTCount = 5
	sc.play("poison")
	var powers []int16
	for _, dot := range sc.foe().DoTs {
		powers = append(powers, dot.Power)
	}
	require.Equal(t, []int16{2, 3, 4, 5, 9}, powers)
}

// A DoT passes defence, and comes when shields have faded; immortality stops its kill.
func TestDoTPassesProtection(t *testing.T) {
	for _, test := range []struct {
		name        string
		immortality int16
		hp          int16
		winner      game.Seat
	}{{"mortal", 0, 0, foe}, {"immortal", 2, 1, game.Nobody}} {
		t.Run(test.name, func(t *testing.T) {
			sc := newScene(t, nil, nil)
			f := sc.me()
			f.HP, f.Defence, f.DefenceTime, f.ImmortalityTime = 3, 100, 5, test.immortality
			f.DoTs[0], f.DoTs[1], f.DoTCount = duel.Periodic{Power: 2, Time: 2}, duel.Periodic{Power: 4, Time: 2}, 2
			sc.pass(2)
			require.Equal(t, test.hp, f.HP)
			require.Equal(t, test.winner, sc.s.Winner)
		})
	}
}

// Rules, section 3: costs.
func TestCosts(t *testing.T) {
	for _, test := range []struct {
		name                string
		card                duel.Card
		modifier, energy    int16
		playable            bool
		energyLeft, hpFinal int16
	}{
		{"as printed", duel.Card{Cost: 2}, 0, 3, true, 1, 30},
		{"too expensive", duel.Card{Cost: 4}, 0, 3, false, 3, 30},
		{"dearer", duel.Card{Cost: 2}, 1, 3, true, 0, 30},
		{"cheaper", duel.Card{Cost: 2}, -1, 3, true, 2, 30},
		{"never below nothing", duel.Card{Cost: 1}, -5, 0, true, 0, 30},
		{"never above ten", duel.Card{Cost: 8}, 5, 8, false, 8, 30},
		{"majors are free", duel.Card{IsMajor: true, Cost: 7}, 5, 0, true, 0, 30},
		{"energy makes power", duel.Card{Cost: 1, BaseDamage: 2, MaxDamage: 10, IncreaseByCost: true}, 0, 4, true, 0, 22},
		{"no more than is useful", duel.Card{Cost: 2, BaseDamage: 3, MaxDamage: 6, IncreaseByCost: true}, 0, 8, true, 4, 24},
	} {
		t.Run(test.name, func(t *testing.T) {
			test.card.ID = "card"
			sc := newScene(t, cards{test.card}, nil)
			sc.me().EP, sc.me().CostsModifier = test.energy, test.modifier
			if test.modifier != 0 {
				sc.me().CostsModifierTime = 3
			}
			if !test.playable {
				require.Error(t, sc.d.Apply(&sc.s, duel.Play(0), nil))
			} else {
				sc.play("card")
			}
			require.Equal(t, test.energyLeft, sc.me().EP)
			require.Equal(t, test.hpFinal, sc.foe().HP)
		})
	}
}

// Rules, section 3: energy is taken only for what hp lost don't give already.
func TestEnergyOnTopOfHPLost(t *testing.T) {
	for _, test := range []struct {
		hp, energyLeft, damage int16
	}{
		{30, 4, 10}, // nothing lost: 4 points for 8 damage
		{23, 4, 10}, // a quarter lost, rounded down: +1, so 4 points for 7
		{15, 6, 10}, // half lost: +4, so 2 points for 4
		{1, 7, 10},  // nearly all lost: +7, so 1 point for 1
	} {
		sc := newScene(t, cards{{ID: "fury", BaseDamage: 2, MaxDamage: 10, IncreaseByCost: true, IncreaseByHPLost: true}}, nil)
		sc.me().HP = test.hp
		sc.play("fury")
		require.Equal(t, []int16{test.energyLeft, test.damage}, []int16{sc.me().EP, fullHP - sc.foe().HP}, "hp %d", test.hp)
	}
	sc := newScene(t, cards{{ID: "fury", BaseDamage: 2, MaxDamage: 10, IncreaseByCost: true, IncreaseByHPLost: true}}, nil)
	sc.me().HP, sc.me().EP = 15, 1
	sc.play("fury")
	require.EqualValues(t, fullHP-8, sc.foe().HP, "2, 4 for hp lost, 2 for energy")
}

// Rules, section 3: a minor card goes back to any place of the deck, a major one is gone.
func TestWhereCardsGo(t *testing.T) {
	places := map[int]bool{}
	for seed := range uint64(400) {
		sc := newScene(t, cards{{ID: "minor"}}, nil)
		fresh := sc.d.Start(seed)
		fresh.Fighters, fresh.Piles, fresh.Mover, fresh.Round = sc.s.Fighters, sc.s.Piles, me, 2
		sc.s = fresh
		sc.play("minor")
		for place, card := range sc.s.Piles[me].Deck {
			if card == 0 && place < int(sc.me().DeckCount) {
				places[place] = true
			}
		}
	}
	require.Len(t, places, int(classic.Deck), "every place occurs")

	sc := newScene(t, cards{{ID: "major", IsMajor: true}}, nil)
	require.Contains(t, kindsOf(sc.play("major")), duel.CardRemoved)
	require.Zero(t, sc.inDeck(me, "major"))
}

// Rules, section 3: targets and signs.
func TestTargets(t *testing.T) {
	all := duel.Card{ID: "card", DamageBonus: 2, CostBonus: -1, HealthBonus: 4, RegenBonus: 1, BonusLength: 3,
		BaseAbsorb: 3, BaseHealing: 5, HoTPower: 2, DefenseBonus: 20, ImmortalityLength: 1, HealingBonus: 2}
	for _, himself := range []bool{false, true} {
		all.AttackHimself = himself
		sc := newScene(t, cards{all}, nil)
		sc.me().HP = 10
		sc.play("card")
		me, foe := sc.me(), sc.foe()
		target, sign := foe, int16(-1)
		if himself {
			target, sign = me, 1
		}
		require.Equal(t, []int16{2 * sign, -1 * sign, 4 * sign, 1 * sign},
			[]int16{target.DamageBonus, target.CostsModifier, target.MaxHPBonus, target.RegenBonus})
		require.Equal(t, []int16{3, 2, 20, 1, 2},
			[]int16{me.Shield, me.HoT.Power, me.Defence, me.ImmortalityTime, me.HealingBonus}, "protection is one's own")
		require.Zero(t, foe.Shield+foe.HoT.Power+foe.Defence+foe.ImmortalityTime+foe.HealingBonus)
	}
}

func TestNewEffectReplacesTheOld(t *testing.T) {
	sc := newScene(t, cards{{ID: "a", AttackHimself: true, DamageBonus: 3, BonusLength: 5}, {ID: "b", AttackHimself: true, DamageBonus: 1, BonusLength: 1}}, nil)
	sc.play("a")
	sc.play("b")
	require.Equal(t, []int16{1, 1}, []int16{sc.me().DamageBonus, sc.me().DamageBonusTime})
}

func TestRegenBonusAddsUp(t *testing.T) {
	sc := newScene(t, cards{{ID: "a", AttackHimself: true, RegenBonus: 2}, {ID: "b", AttackHimself: true, RegenBonus: 2}, {ID: "c", RegenBonus: 3}}, nil)
	sc.play("a")
	sc.play("b")
	sc.play("c")
	require.Equal(t, []int16{3, -3}, []int16{sc.me().RegenBonus, sc.foe().RegenBonus})
}

// Rules, section 4.
func TestDamage(t *testing.T) {
	for _, test := range []struct {
		name           string
		card           duel.Card
		mine, theirs   duel.Fighter // what is added to the fighters
		hp, shieldLeft int16
	}{
		{"plain", duel.Card{BaseDamage: 4}, duel.Fighter{}, duel.Fighter{}, 26, 0},
		{"bonus", duel.Card{BaseDamage: 4}, duel.Fighter{DamageBonus: 3, DamageBonusTime: 1}, duel.Fighter{}, 23, 0},
		{"never below nothing", duel.Card{BaseDamage: 1}, duel.Fighter{DamageBonus: -5, DamageBonusTime: 1}, duel.Fighter{}, 30, 0},
		{"defence rounds down", duel.Card{BaseDamage: 5}, duel.Fighter{}, duel.Fighter{Defence: 50, DefenceTime: 1}, 27, 0},
		{"shield", duel.Card{BaseDamage: 5}, duel.Fighter{}, duel.Fighter{Shield: 3}, 28, 0},
		{"large shield", duel.Card{BaseDamage: 5}, duel.Fighter{}, duel.Fighter{Shield: 8}, 30, 3},
		{"defence before shield", duel.Card{BaseDamage: 8}, duel.Fighter{}, duel.Fighter{Shield: 3, Defence: 25, DefenceTime: 1}, 27, 0},
		{"ignores both", duel.Card{BaseDamage: 8, IgnoreDefense: true}, duel.Fighter{}, duel.Fighter{Shield: 3, Defence: 25, DefenceTime: 1}, 22, 3},
		{"by hp lost", duel.Card{BaseDamage: 6, MaxDamage: 9, IncreaseByHPLost: true}, duel.Fighter{HP: -15}, duel.Fighter{}, 23, 0},
		{"by hp lost and a bonus on max hp", duel.Card{BaseDamage: 0, MaxDamage: 10, IncreaseByHPLost: true},
			duel.Fighter{HP: -10, MaxHPBonus: 10, MaxHPBonusTime: 2}, duel.Fighter{}, 25, 0},
		{"immortal", duel.Card{BaseDamage: 10}, duel.Fighter{}, duel.Fighter{HP: -25, ImmortalityTime: 1}, 1, 0},
		{"not fatal", duel.Card{BaseDamage: 10, IsNotFatal: true}, duel.Fighter{}, duel.Fighter{HP: -25}, 1, 0},
		{"fatal", duel.Card{BaseDamage: 10}, duel.Fighter{}, duel.Fighter{HP: -25}, 0, 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			test.card.ID = "card"
			sc := newScene(t, cards{test.card}, nil)
			add(sc.me(), test.mine)
			add(sc.foe(), test.theirs)
			sc.play("card")
			require.Equal(t, []int16{test.hp, test.shieldLeft}, []int16{sc.foe().HP, sc.foe().Shield})
			require.Equal(t, test.hp == 0, sc.s.Winner == me)
		})
	}
}

// add adds the numbers that the damage tests use.
func add(f *duel.Fighter, more duel.Fighter) {
	f.HP += more.HP
	f.Shield += more.Shield
	f.Defence, f.DefenceTime = more.Defence, more.DefenceTime
	f.DamageBonus, f.DamageBonusTime = more.DamageBonus, more.DamageBonusTime
	f.MaxHPBonus, f.MaxHPBonusTime = more.MaxHPBonus, more.MaxHPBonusTime
	f.ImmortalityTime = more.ImmortalityTime
}

// Rules, section 4: between base and maximum chance decides, where no flag does.
func TestRandomPower(t *testing.T) {
	for _, part := range []struct {
		name string
		card duel.Card
		read func(*scene) int16
	}{
		{"damage", duel.Card{ID: "card", BaseDamage: 2, MaxDamage: 4}, func(sc *scene) int16 { return fullHP - sc.foe().HP }},
		{"absorb", duel.Card{ID: "card", BaseAbsorb: 2, MaxAbsorb: 4}, func(sc *scene) int16 { return sc.me().Shield }},
		{"healing", duel.Card{ID: "card", BaseHealing: 2, MaxHealing: 4}, func(sc *scene) int16 { return sc.me().HP - 10 }},
	} {
		t.Run(part.name, func(t *testing.T) {
			counts := map[int16]int{}
			for seed := range uint64(300) {
				sc := newScene(t, cards{part.card}, nil)
				fresh := sc.d.Start(seed)
				fresh.Fighters, fresh.Piles, fresh.Mover, fresh.Round = sc.s.Fighters, sc.s.Piles, me, 2
				sc.s = fresh
				sc.me().HP = 10
				sc.play("card")
				counts[part.read(sc)]++
			}
			require.Len(t, counts, 3)
			for strength := int16(2); strength <= 4; strength++ {
				require.InDelta(t, 100, counts[strength], 35, "strength %d", strength)
			}
		})
	}
}

func TestHurtingOneself(t *testing.T) {
	sc := newScene(t, cards{{ID: "pact", AttackHimself: true, BaseDamage: 2, IgnoreDefense: true, DamageBonus: 1, BonusLength: 3}}, nil)
	sc.me().HP, sc.me().DamageBonus, sc.me().DamageBonusTime = 2, 4, 2
	sc.play("pact")
	require.EqualValues(t, 1, sc.me().HP, "a card never kills its user, and a bonus doesn't help to hurt oneself")
	require.Equal(t, game.Nobody, sc.s.Winner)
}

func TestHealing(t *testing.T) {
	sc := newScene(t, cards{{ID: "heal", BaseHealing: 4, HealingBonus: 2, BonusLength: 3}, {ID: "more", BaseHealing: 4}, {ID: "renew", HoTPower: 1, BonusLength: 2}}, nil)
	sc.me().HP = 10
	sc.play("heal")
	require.EqualValues(t, 14, sc.me().HP, "a card's own bonus comes after its healing")
	sc.play("more")
	require.EqualValues(t, 20, sc.me().HP)
	sc.play("renew")
	sc.pass(2)
	require.EqualValues(t, 23, sc.me().HP, "HoT gets the bonus")
	sc.me().HP = 29
	sc.pass(2)
	require.EqualValues(t, 30, sc.me().HP, "never above the maximum")
}

// Rules, section 5.
func TestReactiveCards(t *testing.T) {
	riposte := duel.Card{ID: "riposte", Cost: 1, ActivateByNextAttack: true, BaseAbsorb: 4, BaseDamage: 1}
	t.Run("waits, then works once", func(t *testing.T) {
		sc := newScene(t, cards{riposte}, cards{{ID: "hit", BaseDamage: 3}, {ID: "again", BaseDamage: 3}, {ID: "dot", DoTPower: 1, BonusLength: 2}})
		sc.play("riposte")
		require.Equal(t, []int16{fullEP - 1, 0}, []int16{sc.me().EP, sc.me().Shield}, "paid, but not yet at work")
		require.EqualValues(t, 0, sc.me().Armed)
		sc.pass(1)
		sc.play("dot")
		require.EqualValues(t, 0, sc.me().Armed, "a DoT triggers nothing")
		events := sc.play("hit")
		require.Equal(t, []int16{27, 4, 29}, []int16{sc.me().HP, sc.me().Shield, sc.foe().HP}, "after the attack")
		require.Equal(t, duel.NoCard, sc.me().Armed)
		require.Contains(t, kindsOf(events), duel.CardTriggered)
		require.Equal(t, 1, sc.inDeck(me, "riposte"))
		sc.play("again")
		require.EqualValues(t, 29, sc.foe().HP)
	})
	t.Run("not for the dead", func(t *testing.T) {
		sc := newScene(t, cards{riposte}, cards{{ID: "kill", BaseDamage: 3}})
		sc.me().HP, sc.foe().HP = 1, 1
		sc.play("riposte")
		sc.pass(1)
		sc.play("kill")
		require.Equal(t, foe, sc.s.Winner)
	})
	t.Run("may kill", func(t *testing.T) {
		sc := newScene(t, cards{riposte}, cards{{ID: "hit", BaseDamage: 3}})
		sc.foe().HP = 1
		sc.play("riposte")
		sc.pass(1)
		sc.play("hit")
		require.Equal(t, me, sc.s.Winner)
	})
	t.Run("one at a time, majors too", func(t *testing.T) {
		trap := duel.Card{ID: "trap", IsMajor: true, ActivateByNextAttack: true, BaseDamage: 2}
		sc := newScene(t, cards{riposte, trap}, cards{{ID: "hit", BaseDamage: 3}})
		sc.play("trap")
		sc.play("riposte")
		require.Equal(t, sc.card(me, "riposte"), sc.me().Armed)
		require.Equal(t, 1, sc.inDeck(me, "trap"))
	})
	t.Run("a reaction triggers no reaction", func(t *testing.T) {
		sc := newScene(t, cards{riposte}, cards{riposte, {ID: "hit", BaseDamage: 3}})
		sc.play("riposte")
		sc.pass(1)
		sc.play("riposte")
		sc.play("hit")
		require.Equal(t, sc.card(foe, "riposte"), sc.foe().Armed)
	})
	t.Run("energy given when it was played counts when it works", func(t *testing.T) {
		strong := duel.Card{ID: "strong", Cost: 1, ActivateByNextAttack: true, IncreaseByCost: true, BaseDamage: 1, MaxDamage: 5}
		sc := newScene(t, cards{strong}, cards{{ID: "hit", BaseDamage: 3}})
		sc.me().EP = 2
		sc.play("strong")
		require.EqualValues(t, 0, sc.me().EP)
		sc.pass(1)
		sc.play("hit")
		require.EqualValues(t, 27, sc.foe().HP)
	})
}

// Rules, section 6.
func TestRemovingEffects(t *testing.T) {
	burdened := duel.Fighter{HP: 20, EP: 5, Shield: 5, Armed: duel.NoCard, StunTime: 0,
		DamageBonus: -2, DamageBonusTime: 3, CostsModifier: 2, CostsModifierTime: 3, MaxHPBonus: -3, MaxHPBonusTime: 3, RegenBonus: -2,
		DoTs: [5]duel.Periodic{{Power: 1, Time: 3}}, DoTCount: 1,
		Defence: 20, DefenceTime: 3, ImmortalityTime: 2, HealingBonus: 2, HealingBonusTime: 3, HoT: duel.Periodic{Power: 1, Time: 3}}
	t.Run("own: what harms goes", func(t *testing.T) {
		sc := newScene(t, cards{{ID: "purify", AttackHimself: true, RemovingEffects: true}}, nil)
		hand, deck := sc.me().HandCount, sc.me().DeckCount
		*sc.me() = burdened
		sc.me().HandCount, sc.me().DeckCount = hand, deck
		sc.play("purify")
		f := sc.me()
		require.Zero(t, f.DamageBonus|f.CostsModifier|f.MaxHPBonus|f.RegenBonus|f.DoTCount)
		require.Equal(t, []int16{20, 2, 2, 1, 5}, []int16{f.Defence, f.ImmortalityTime, f.HealingBonus, f.HoT.Power, f.Shield})
	})
	t.Run("theirs: what helps goes, but for shield, armed card and stun", func(t *testing.T) {
		sc := newScene(t, cards{{ID: "dispel", RemovingEffects: true}}, nil)
		f := sc.foe()
		hand, deck := f.HandCount, f.DeckCount
		*f = burdened
		f.HandCount, f.DeckCount = hand, deck
		f.DamageBonus, f.CostsModifier, f.MaxHPBonus, f.RegenBonus, f.StunTime = 2, -2, 6, 2, 1
		f.HP = 36
		sc.play("dispel")
		require.Zero(t, f.DamageBonus|f.CostsModifier|f.MaxHPBonus|f.RegenBonus|f.Defence|f.ImmortalityTime|f.HealingBonus|f.HoT.Power)
		require.Equal(t, []int16{30, 5, 1, 1}, []int16{f.HP, f.Shield, f.StunTime, f.DoTCount})
	})
}

// Rules, section 7.
func TestExhaustion(t *testing.T) {
	sc := newScene(t, nil, nil)
	sc.s.Round = 20
	f := sc.foe()
	f.Shield, f.Defence, f.DefenceTime, f.ImmortalityTime = 10, 100, 90, 90
	sc.pass(1)
	require.EqualValues(t, 30, sc.foe().HP, "round 20 is calm")
	sc.pass(1)
	require.EqualValues(t, 29, sc.me().HP, "round 21")
	sc.pass(1)
	require.EqualValues(t, 29, sc.foe().HP, "whatever protects")
	sc.foe().HP = 2
	sc.pass(2)
	require.Equal(t, me, sc.s.Winner, "even the immortal")
}

// Rules, section 8.
func TestKinds(t *testing.T) {
	numbers := duel.Classic()
	for _, test := range []struct {
		name string
		card duel.Card
		want duel.Kind
	}{
		{"damage", duel.Card{MaxDamage: 1}, duel.Attack},
		{"damage over time", duel.Card{DoTPower: 1}, duel.Attack},
		{"stun", duel.Card{StunTime: 1}, duel.Attack},
		{"own damage raised", duel.Card{AttackHimself: true, DamageBonus: 1}, duel.Attack},
		{"curse", duel.Card{CostBonus: -1}, duel.Attack},
		{"curse on damage", duel.Card{DamageBonus: 1}, duel.Attack},
		{"curse on max hp", duel.Card{HealthBonus: 1}, duel.Attack},
		{"curse on regeneration", duel.Card{RegenBonus: 1}, duel.Attack},
		{"own max hp raised", duel.Card{AttackHimself: true, HealthBonus: 1}, duel.Defence},
		{"removal", duel.Card{RemovingEffects: true}, duel.Defence},
		{"own costs lowered", duel.Card{AttackHimself: true, CostBonus: -1}, duel.Defence},
		{"own damage alone", duel.Card{AttackHimself: true, MaxDamage: 2}, duel.Defence},
		{"healing", duel.Card{MaxHealing: 3}, duel.Defence},
		{"nothing", duel.Card{}, duel.Defence},
		{"reactive with absorb", duel.Card{ActivateByNextAttack: true, MaxAbsorb: 4, MaxDamage: 1}, duel.Defence},
		{"reactive with healing", duel.Card{ActivateByNextAttack: true, MaxHealing: 4, MaxDamage: 1}, duel.Defence},
		{"reactive with HoT", duel.Card{ActivateByNextAttack: true, HoTPower: 4, MaxDamage: 1}, duel.Defence},
		{"reactive with damage", duel.Card{ActivateByNextAttack: true, MaxDamage: 1}, duel.Attack},
		{"major", duel.Card{IsMajor: true, MaxDamage: 8}, duel.MajorAttack},
		{"major defence", duel.Card{IsMajor: true, MaxHealing: 8}, duel.MajorDefence},
	} {
		require.Equal(t, test.want, numbers.Kind(&test.card), test.name)
	}
}
