package duel_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// Rules, section 1: neither player gains energy on its first turn.
func TestNoEnergyOnFirstTurns(t *testing.T) {
	d := knightAgainstMage(t)
	s := d.Start(3)
	s.Fighters[0].EP, s.Fighters[1].EP = 1, 1
	second := 1 - s.Mover
	for _, want := range []int16{1, 3} { // the second player's first two turns
		require.NoError(t, d.Apply(&s, duel.EndTurn, nil))
		require.Equal(t, want, s.Fighters[second].EP)
		require.NoError(t, d.Apply(&s, duel.EndTurn, nil))
	}
}

// Rules, section 2: who dies of a DoT suffers nothing more, not even exhaustion, and the duel ends once.
func TestDeathEndsTheTurn(t *testing.T) {
	sc := newScene(t, nil, nil)
	sc.s.Round = 25
	f := sc.foe()
	f.HP, f.DoTCount = 2, 3
	for i := range f.DoTCount {
		f.DoTs[i] = duel.Periodic{Power: 2, Time: 1}
	}
	require.Equal(t, []duel.EventKind{duel.TurnEnded, duel.TurnStarted, duel.DoTHurt, duel.EffectEnded, duel.DuelWon}, kindsOf(sc.pass(1)))
	require.EqualValues(t, 2, f.DoTCount, "the other two are left")
}

// Rules, section 1: each card is as likely at each place of a deck.
func TestShufflingIsUniform(t *testing.T) {
	var counts [2][12][12]int // by seat, place and card
	hero := sceneHero("hero", nil)
	hero.Deck = nil
	for i := range counts[0] {
		hero.Deck = append(hero.Deck, duel.DeckLine{Card: duel.Card{ID: fmt.Sprint("card_", i)}, Copies: 1})
	}
	d, err := duel.New(hero, hero)
	require.NoError(t, err)
	const seeds = 2400
	for seed := range uint64(seeds) {
		s := d.Start(seed)
		for seat := range counts {
			f, piles := &s.Fighters[seat], &s.Piles[seat]
			order := slices.Concat(piles.Deck[:f.DeckCount], piles.Hand[:f.HandCount])
			for place, card := range order {
				counts[seat][place][card]++
			}
		}
	}
	for seat := range counts {
		for place := range counts[seat] {
			for card, n := range counts[seat][place] {
				require.InDelta(t, seeds/12, n, 65, "seat %d, place %d, card %d", seat, place, card)
			}
		}
	}
}

func TestCostIsAtMostTen(t *testing.T) {
	sc := newScene(t, cards{{ID: "dear", Cost: 8}}, nil)
	require.EqualValues(t, 10, sc.d.Cost(&duel.Fighter{CostsModifier: 5}, me, 0))
}

// Rules, section 3: a new timed effect takes value and time of the old, be it longer or stronger or not.
func TestEveryTimedEffectIsReplaced(t *testing.T) {
	own := func(c duel.Card) duel.Card { c.AttackHimself = true; return c }
	for _, test := range []struct {
		name     string
		old, new duel.Card
		read     func(*duel.Fighter) [2]int16
		want     [2]int16
	}{
		{"damage", own(duel.Card{DamageBonus: 3, BonusLength: 5}), own(duel.Card{DamageBonus: 1, BonusLength: 2}),
			func(f *duel.Fighter) [2]int16 { return [2]int16{f.DamageBonus, f.DamageBonusTime} }, [2]int16{1, 2}},
		{"costs", own(duel.Card{CostBonus: -3, BonusLength: 5}), own(duel.Card{CostBonus: -1, BonusLength: 2}),
			func(f *duel.Fighter) [2]int16 { return [2]int16{f.CostsModifier, f.CostsModifierTime} }, [2]int16{-1, 2}},
		{"healing", own(duel.Card{HealingBonus: 3, BonusLength: 5}), own(duel.Card{HealingBonus: 1, BonusLength: 2}),
			func(f *duel.Fighter) [2]int16 { return [2]int16{f.HealingBonus, f.HealingBonusTime} }, [2]int16{1, 2}},
		{"defence", own(duel.Card{DefenseBonus: 30, BonusLength: 5}), own(duel.Card{DefenseBonus: 10, BonusLength: 2}),
			func(f *duel.Fighter) [2]int16 { return [2]int16{f.Defence, f.DefenceTime} }, [2]int16{10, 2}},
		{"HoT", own(duel.Card{HoTPower: 3, BonusLength: 5}), own(duel.Card{HoTPower: 1, BonusLength: 2}),
			func(f *duel.Fighter) [2]int16 { return [2]int16{f.HoT.Power, f.HoT.Time} }, [2]int16{1, 2}},
		{"immortality", own(duel.Card{ImmortalityLength: 5}), own(duel.Card{ImmortalityLength: 2}),
			func(f *duel.Fighter) [2]int16 { return [2]int16{0, f.ImmortalityTime} }, [2]int16{0, 2}},
		{"max hp", own(duel.Card{HealthBonus: 8, BonusLength: 5}), own(duel.Card{HealthBonus: 3, BonusLength: 2}),
			func(f *duel.Fighter) [2]int16 { return [2]int16{f.MaxHPBonus, f.MaxHPBonusTime} }, [2]int16{3, 2}},
		{"no length, no effect", own(duel.Card{DamageBonus: 3, HealthBonus: 3, DefenseBonus: 30, HoTPower: 2, DoTPower: 2, BonusLength: 2}),
			own(duel.Card{DamageBonus: 1, HealthBonus: 1, DefenseBonus: 10, HoTPower: 1, DoTPower: 1}),
			func(f *duel.Fighter) [2]int16 {
				return [2]int16{f.DamageBonus + f.MaxHPBonus + f.Defence, f.HoT.Power + f.DoTCount}
			}, [2]int16{36, 3}},
	} {
		t.Run(test.name, func(t *testing.T) {
			test.old.ID, test.new.ID = "old", "new"
			sc := newScene(t, cards{test.old, test.new}, nil)
			sc.play("old")
			sc.play("new")
			require.Equal(t, test.want, test.read(sc.me()))
		})
	}
	t.Run("stun", func(t *testing.T) {
		sc := newScene(t, cards{{ID: "long", StunTime: 2}, {ID: "short", StunTime: 1}}, nil)
		sc.play("long")
		sc.play("short")
		require.EqualValues(t, 1, sc.foe().StunTime)
	})
}

// Rules, section 4: each bonus on max hp raises hp when it comes; what is above the new maximum is cut.
func TestMaxHPBonusReplaced(t *testing.T) {
	for _, test := range []struct {
		name         string
		hp, old, new int16
		himself      bool
		want         int16
	}{
		{"by a smaller one at full hp", 36, 6, 2, true, 32},
		{"by a smaller one when hurt", 20, 6, 2, true, 22},
		{"a curse by a bonus", 25, -5, 4, true, 29},
		{"a bonus by a curse", 36, 6, 3, false, 27},
		{"a curse at low hp takes none", 10, 6, 3, false, 10},
	} {
		t.Run(test.name, func(t *testing.T) {
			sc := newScene(t, cards{{ID: "card", AttackHimself: test.himself, HealthBonus: test.new, BonusLength: 2}}, nil)
			f := sc.foe()
			if test.himself {
				f = sc.me()
			}
			f.HP, f.MaxHPBonus, f.MaxHPBonusTime = test.hp, test.old, 3
			sc.play("card")
			require.Equal(t, test.want, f.HP)
		})
	}
}

// Rules, section 3, steps 6 and 7: what a card does to the maximum of hp comes before its healing, which here grows
// with the share of hp lost: 16 of 40, not 16 of 30.
func TestBonusOnMaxHPComesBeforeHealing(t *testing.T) {
	sc := newScene(t, cards{{ID: "stand", AttackHimself: true, HealthBonus: 10, BonusLength: 2, MaxHealing: 10, IncreaseByHPLost: true}}, nil)
	sc.me().HP = 14
	sc.play("stand")
	require.EqualValues(t, 14+10+4, sc.me().HP)
}

// Rules, section 4: a card that hurts its own user meets the own defence and shield, gets no bonus, and never kills.
func TestHurtingOneselfInDetail(t *testing.T) {
	pact := duel.Card{ID: "pact", AttackHimself: true, BaseDamage: 4}
	for _, test := range []struct {
		name     string
		hp       int16
		shield   int16
		defence  int16
		bonus    int16
		ignores  bool
		hpAfter  int16
		survived bool
	}{
		{"plain", 20, 0, 0, 0, false, 16, false},
		{"the own bonus doesn't count", 20, 0, 0, 5, false, 16, false},
		{"nor does a malus", 20, 0, 0, -5, false, 16, false},
		{"the own shield helps", 20, 3, 0, 0, false, 19, false},
		{"the own defence helps", 20, 0, 50, 0, false, 18, false},
		{"unless the card ignores them", 20, 3, 50, 0, true, 16, false},
		{"hp enough", 5, 0, 0, 0, false, 1, false},
		{"just not enough", 4, 0, 0, 0, false, 1, true},
		{"at 1 hp", 1, 0, 0, 0, false, 1, true},
	} {
		t.Run(test.name, func(t *testing.T) {
			pact.IgnoreDefense = test.ignores
			sc := newScene(t, cards{pact}, nil)
			f := sc.me()
			f.HP, f.Shield = test.hp, test.shield
			if f.Defence = test.defence; f.Defence > 0 {
				f.DefenceTime = 2
			}
			if f.DamageBonus = test.bonus; f.DamageBonus != 0 {
				f.DamageBonusTime = 2
			}
			kinds := kindsOf(sc.play("pact"))
			require.Equal(t, test.hpAfter, f.HP)
			if test.survived {
				require.Contains(t, kinds, duel.DeathPrevented)
			} else {
				require.NotContains(t, kinds, duel.DeathPrevented)
			}
		})
	}
}

func TestCardsThatAreNotFatal(t *testing.T) {
	for _, test := range []struct {
		hp, hpAfter int16
		prevented   bool
	}{{5, 1, false}, {4, 1, true}, {1, 1, true}} {
		sc := newScene(t, cards{{ID: "mercy", BaseDamage: 4, IsNotFatal: true}}, nil)
		sc.foe().HP = test.hp
		kinds := kindsOf(sc.play("mercy"))
		require.Equal(t, test.hpAfter, sc.foe().HP)
		require.Equal(t, test.prevented, slices.Contains(kinds, duel.DeathPrevented), "hp %d", test.hp)
	}
}

// Rules, section 4: the bonus on healing raises healing, not the shield.
func TestHealingBonusIsForHealing(t *testing.T) {
	sc := newScene(t, cards{{ID: "block", BaseAbsorb: 3}}, nil)
	sc.me().HealingBonus, sc.me().HealingBonusTime = 2, 2
	sc.play("block")
	require.EqualValues(t, 3, sc.me().Shield)
}

// Rules, section 5: which cards set off a reaction, and what becomes of it.
func TestReactionsInDetail(t *testing.T) {
	trap := duel.Card{ID: "trap", ActivateByNextAttack: true, BaseAbsorb: 2}
	setUp := func(t *testing.T, reaction, attack duel.Card) *scene {
		attack.ID = "attack"
		sc := newScene(t, cards{reaction}, cards{attack})
		sc.play("trap")
		sc.pass(1)
		return sc
	}
	for _, test := range []struct {
		name   string
		attack duel.Card
		reacts bool
	}{
		{"damage", duel.Card{BaseDamage: 1}, true},
		{"damage that chance decides, from 0", duel.Card{MaxDamage: 1}, true},
		{"damage that ignores all", duel.Card{BaseDamage: 1, IgnoreDefense: true}, true},
		{"a DoT alone", duel.Card{DoTPower: 1, BonusLength: 1}, false},
		{"a curse", duel.Card{DamageBonus: 1, BonusLength: 1}, false},
		{"removal", duel.Card{RemovingEffects: true}, false},
		{"damage to the other himself", duel.Card{BaseDamage: 1, AttackHimself: true}, false},
	} {
		t.Run(test.name, func(t *testing.T) {
			sc := setUp(t, trap, test.attack)
			sc.play("attack")
			require.Equal(t, test.reacts, sc.me().Armed == duel.NoCard)
		})
	}
	t.Run("a major reaction is used up when it worked", func(t *testing.T) {
		major := trap
		major.IsMajor = true
		sc := setUp(t, major, duel.Card{BaseDamage: 1})
		require.Zero(t, sc.me().Removed[0])
		sc.play("attack")
		require.EqualValues(t, 1, sc.me().Removed[0])
		require.Zero(t, sc.inDeck(me, "trap"))
	})
	t.Run("it works for the stunned", func(t *testing.T) {
		sc := setUp(t, trap, duel.Card{BaseDamage: 1, StunTime: 1})
		sc.play("attack")
		require.EqualValues(t, 2, sc.me().Shield)
	})
	t.Run("it may be aimed at its own hero", func(t *testing.T) {
		sc := setUp(t, duel.Card{ID: "trap", ActivateByNextAttack: true, AttackHimself: true, BaseDamage: 9, RemovingEffects: true}, duel.Card{BaseDamage: 1, DoTPower: 1, BonusLength: 3})
		sc.me().HP = 5
		sc.play("attack")
		require.Equal(t, []int16{1, 0}, []int16{sc.me().HP, sc.me().DoTCount}, "never fatal, and cleansing")
		require.EqualValues(t, fullHP, sc.foe().HP)
		require.Equal(t, game.Nobody, sc.s.Winner)
	})
	t.Run("its energy is spent with it", func(t *testing.T) {
		strong := duel.Card{ID: "trap", ActivateByNextAttack: true, IncreaseByCost: true, BaseAbsorb: 1, MaxAbsorb: 5}
		sc := setUp(t, strong, duel.Card{BaseDamage: 1})
		sc.play("attack")
		require.Equal(t, []int16{5, 0}, []int16{sc.me().Shield, sc.me().ArmedPower})
	})
	t.Run("a card played against oneself doesn't set off the own reaction", func(t *testing.T) {
		sc := newScene(t, cards{trap, {ID: "pact", AttackHimself: true, BaseDamage: 1}}, nil)
		sc.play("trap")
		sc.play("pact")
		require.Equal(t, sc.card(me, "trap"), sc.me().Armed)
	})
	t.Run("a reaction that kills ends the events", func(t *testing.T) {
		sc := setUp(t, duel.Card{ID: "trap", ActivateByNextAttack: true, BaseDamage: 2}, duel.Card{BaseDamage: 1})
		sc.foe().HP = 2
		kinds := kindsOf(sc.play("attack"))
		require.Equal(t, duel.DuelWon, kinds[len(kinds)-1])
		require.Contains(t, kinds, duel.CardReturned)
	})
}

// Rules, section 6: removal leaves on each side what it isn't for.
func TestRemovalLeavesTheRest(t *testing.T) {
	helped := func(f *duel.Fighter) {
		f.DamageBonus, f.DamageBonusTime, f.CostsModifier, f.CostsModifierTime = 2, 3, -2, 3
		f.MaxHPBonus, f.MaxHPBonusTime, f.RegenBonus, f.StunTime = 4, 3, 2, 0
	}
	cursed := func(f *duel.Fighter) {
		f.DamageBonus, f.DamageBonusTime, f.CostsModifier, f.CostsModifierTime = -2, 3, 2, 3
		f.MaxHPBonus, f.MaxHPBonusTime, f.RegenBonus, f.HP = -4, 3, -2, 20
	}
	sc := newScene(t, cards{{ID: "purify", AttackHimself: true, RemovingEffects: true}, {ID: "dispel", RemovingEffects: true}}, nil)
	helped(sc.me())
	cursed(sc.foe())
	read := func(f *duel.Fighter) []int16 {
		return []int16{f.DamageBonus, f.CostsModifier, f.MaxHPBonus, f.RegenBonus}
	}
	sc.play("purify")
	sc.play("dispel")
	require.Equal(t, []int16{2, -2, 4, 2}, read(sc.me()))
	require.Equal(t, []int16{-2, 2, -4, -2}, read(sc.foe()))
}

func TestViewsOfTheOtherSeatHaveNoActions(t *testing.T) {
	sc := newScene(t, cards{{ID: "a"}}, cards{{ID: "b"}})
	for _, seat := range []game.Seat{me, foe} {
		view := sc.d.View(&sc.s, seat)
		require.Equal(t, seat == sc.s.Mover, len(sc.d.LegalView(&view, nil)) > 0)
	}
}
