package duel_test

import (
	"testing"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// knightAgainstMage is a set-up of the classic pack's size and pace.
func knightAgainstMage(tb testing.TB) *duel.Duel {
	knight, mage := knightAndMage()
	d, err := duel.New(knight, mage)
	if err != nil {
		tb.Fatal(err)
	}
	return d
}

func knightAndMage() (knight, mage duel.Hero) {
	knight = duel.Hero{ID: "knight", HP: 30, EP: 5, Regen: 2, Deck: []duel.DeckLine{
		{Card: duel.Card{ID: "spike_strike", Cost: 2, BaseDamage: 3, MaxDamage: 3, DoTPower: 1, BonusLength: 2}, Copies: 3},
		{Card: duel.Card{ID: "cleave", Cost: 1, BaseDamage: 2, MaxDamage: 2}, Copies: 3},
		{Card: duel.Card{ID: "shield_block", Cost: 1, BaseAbsorb: 3, MaxAbsorb: 3}, Copies: 3},
		{Card: duel.Card{ID: "rage", IsMajor: true, AttackHimself: true, DamageBonus: 2, BonusLength: 2}, Copies: 1},
		{Card: duel.Card{ID: "last_stand", IsMajor: true, AttackHimself: true, HealthBonus: 6, DefenseBonus: 25, BonusLength: 4}, Copies: 1},
		{Card: duel.Card{ID: "holy_judgement", IsMajor: true, BaseDamage: 6, MaxDamage: 9, IncreaseByHPLost: true, IgnoreDefense: true, IsNotFatal: true, StunTime: 1}, Copies: 1},
	}}
	mage = duel.Hero{ID: "mage", HP: 30, EP: 8, Regen: 2, Deck: []duel.DeckLine{
		{Card: duel.Card{ID: "fire_bolt", Cost: 2, BaseDamage: 4, MaxDamage: 4}, Copies: 3},
		{Card: duel.Card{ID: "arcane_blast", Cost: 2, BaseDamage: 3, MaxDamage: 6, IncreaseByCost: true}, Copies: 2},
		{Card: duel.Card{ID: "ignite", Cost: 2, DoTPower: 1, EffectIncreasing: 1, BonusLength: 3}, Copies: 2},
		{Card: duel.Card{ID: "ice_barrier", Cost: 2, BaseAbsorb: 4, MaxAbsorb: 6, IncreaseByCost: true}, Copies: 2},
		{Card: duel.Card{ID: "frost_nova", IsMajor: true, BaseDamage: 2, MaxDamage: 2, CostBonus: -1, BonusLength: 2}, Copies: 1},
		{Card: duel.Card{ID: "time_warp", IsMajor: true, AttackHimself: true, CostBonus: -1, BonusLength: 3}, Copies: 1},
		{Card: duel.Card{ID: "dispel", IsMajor: true, BaseDamage: 3, MaxDamage: 3, RemovingEffects: true}, Copies: 1},
	}}
	return knight, mage
}

// twoRules are what the cards of a duel say in turn, two rules each: as they are played, for some rounds, and when
// something happens to the card.
var twoRules = []map[string]string{
	{"do": "damage", "per": "my_played"}, {"on": "own_play", "do": "shield", "lasts": "2"},
	{"do": "draw", "if": "my_hand", "below": "3"}, {"on": "struck", "do": "damage", "lasts": "2"},
	{"do": "heal", "per": "done"}, {"on": "drawn", "do": "energy"},
	{"do": "energy", "chance": "50"}, {"on": "turn_start", "do": "heal", "if": "my_hp_share", "below": "50", "lasts": "3"},
	{"do": "discard", "to": "foe"}, {"on": "held", "do": "shield"},
	{"do": "over_time", "for": "2"}, {"on": "hurt", "of": "attack", "do": "cost_next", "amount": "-1", "lasts": "2"},
}

// ruledKnightAgainstMage is knightAgainstMage with two rules on each card.
func ruledKnightAgainstMage(tb testing.TB) *duel.Duel {
	knight, mage := knightAndMage()
	next := 0
	for _, deck := range [][]duel.DeckLine{knight.Deck, mage.Deck} {
		for i := range deck {
			first, second := twoRules[next], twoRules[next+1]
			deck[i].Card.Says.Rules = rule.ListOf(ruleOf(tb, first), ruleOf(tb, second))
			next = (next + 2) % len(twoRules)
		}
	}
	d, err := duel.New(knight, mage)
	if err != nil {
		tb.Fatal(err)
	}
	return d
}

// BenchmarkRandomDuels plays whole duels with uniformly random legal actions, events included.
func BenchmarkRandomDuels(b *testing.B) { playAtRandom(b, knightAgainstMage(b)) }

// BenchmarkRandomRuledDuels is BenchmarkRandomDuels with two rules on each card. Such duels are of another length, so
// decisions are what to compare.
func BenchmarkRandomRuledDuels(b *testing.B) { playAtRandom(b, ruledKnightAgainstMage(b)) }

func playAtRandom(b *testing.B, d *duel.Duel) {
	legal := make([]duel.Action, 0, duel.ActionCapacity)
	events := make([]duel.Event, 0, 64)
	decisions := 0
	b.ReportAllocs()
	for seed := 0; b.Loop(); seed++ {
		s := d.Start(uint64(seed))
		choice := game.NewStream(uint64(seed), 99)
		for s.Winner == game.Nobody {
			legal, events = d.Legal(&s, legal[:0]), events[:0]
			if err := d.Apply(&s, legal[choice.Below(len(legal))], &events); err != nil {
				b.Fatal(err)
			}
			decisions++
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "duels/s")
	b.ReportMetric(float64(decisions)/float64(b.N), "decisions/duel")
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(decisions), "ns/decision")
}

// BenchmarkHash digests a state in the middle of a duel.
func BenchmarkHash(b *testing.B) {
	d := knightAgainstMage(b)
	s := d.Start(1)
	b.ReportAllocs()
	for b.Loop() {
		d.Hash(&s)
	}
}
