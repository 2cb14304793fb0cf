package duelrecord_test

import (
	"bytes"
	"context"
	"crypto/sha256"
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/journal"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
	"boardduels/runtime/record/duelrecord/duelrecordtest"
	"boardduels/schema"
)

// squire and witch are heroes that between them use most of what a card can do. They don't change with the classic
// pack.
func squire() duel.Hero {
	return duel.Hero{ID: "squire", HP: 30, EP: 5, Regen: 2, Deck: []duel.DeckLine{
		{Copies: 3, Card: duel.Card{ID: "cut", Name: "Cut", Cost: 1, BaseDamage: 2, MaxDamage: 2}},
		{Copies: 3, Card: duel.Card{ID: "spike", Name: "Spike", Cost: 2, BaseDamage: 3, MaxDamage: 3, DoTPower: 1, BonusLength: 2}},
		{Copies: 2, Card: duel.Card{ID: "block", Name: "Block", Cost: 1, BaseAbsorb: 3, MaxAbsorb: 3}},
		{Copies: 1, Card: duel.Card{ID: "riposte", Name: "Riposte", Cost: 1, BaseAbsorb: 4, MaxAbsorb: 4, BaseDamage: 1, MaxDamage: 1, ActivateByNextAttack: true}},
		{Copies: 1, Card: duel.Card{ID: "rage", Name: "Rage", IsMajor: true, AttackHimself: true, DamageBonus: 2, BonusLength: 2}},
		{Copies: 1, Card: duel.Card{ID: "stand", Name: "Stand", IsMajor: true, HealthBonus: 6, DefenseBonus: 25, BonusLength: 4, AttackHimself: true}},
		{Copies: 1, Card: duel.Card{ID: "verdict", Name: "Verdict", IsMajor: true, BaseDamage: 6, MaxDamage: 9, IncreaseByHPLost: true, IgnoreDefense: true, IsNotFatal: true, StunTime: 1}},
	}}
}

func witch() duel.Hero {
	return duel.Hero{ID: "witch", HP: 28, EP: 8, Regen: 2, Deck: []duel.DeckLine{
		{Copies: 4, Card: duel.Card{ID: "bolt", Name: "Вогняна «куля» \"1\"", Cost: 2, BaseDamage: 3, MaxDamage: 5}},
		{Copies: 2, Card: duel.Card{ID: "blast", Name: "Blast", Cost: 2, BaseDamage: 3, MaxDamage: 6, IncreaseByCost: true}},
		{Copies: 2, Card: duel.Card{ID: "ignite", Name: "Ignite", Cost: 2, DoTPower: 1, BonusLength: 3, EffectIncreasing: 1}},
		{Copies: 2, Card: duel.Card{ID: "mend", Name: "Mend", Cost: 2, BaseHealing: 3, MaxHealing: 3}},
		{Copies: 1, Card: duel.Card{ID: "curse", Name: "Curse", IsMajor: true, CostBonus: -1, BonusLength: 2}},
		{Copies: 1, Card: duel.Card{ID: "dispel", Name: "Dispel", IsMajor: true, BaseDamage: 3, MaxDamage: 3, RemovingEffects: true}},
	}}
}

// dice chooses at random, by the seed and the ply alone.
type dice struct{ ai.Setup }

func (p dice) Decide(_ context.Context, v *duel.View, legal []duel.Action) (duel.Action, *ai.Rationale, error) {
	chance := game.NewStream(p.Seed+uint64(v.Ply), uint64(p.Seat))
	return legal[chance.Below(len(legal))], nil, nil
}

// echo decides like dice, and gives a rationale from the first two of its cases.
type echo struct{ dice }

func (p echo) Decide(ctx context.Context, v *duel.View, legal []duel.Action) (duel.Action, *ai.Rationale, error) {
	action, _, err := p.dice.Decide(ctx, v, legal)
	r := &ai.Rationale{Brain: "echo"}
	for i := range p.Knowledge.Cases[:2] {
		r.Retrieved = append(r.Retrieved, ai.Retrieved{Index: i, ID: p.Knowledge.Cases[i].ID, Distance: 0.25})
	}
	r.Inputs = p.Knowledge.Cases[0].Inputs
	r.Inputs[0] = float32(v.Me().HP) / 30
	r.Outputs = p.Knowledge.Cases[0].Outputs
	for neuron := range r.Weights {
		r.Weights[neuron][neuron] = 0.5
	}
	return action, r, err
}

var testBrains = ai.Brains{
	{ID: "dice", New: func(s ai.Setup) (ai.Player, error) { return dice{s}, nil }},
	{ID: "echo", NeedsKnowledge: true, New: func(s ai.Setup) (ai.Player, error) { return echo{dice{s}}, nil }},
}

func testKnowledge() *kb.Knowledge {
	k := &kb.Knowledge{Hero: "witch"}
	for id := range 3 {
		c := schema.Case{ID: id + 4, Potency: 0.1, Frequency: 1.0 / 3}
		for i := range c.Inputs {
			c.Inputs[i] = float32(i+id) / 17
		}
		c.Inputs[13], c.Inputs[12] = 1-c.Inputs[0], 1-c.Inputs[1] // what is lost is the rest
		for i := range c.Outputs {
			c.Outputs[i] = float32(i) / 7
		}
		k.Cases = append(k.Cases, c)
	}
	for neuron := range k.Priorities {
		for i := range k.Priorities[neuron] {
			k.Priorities[neuron][i] = i*(neuron+1) - 5
		}
	}
	return k
}

// foeKnowledge is what is known of the squire.
func foeKnowledge() *kb.Knowledge {
	k := testKnowledge()
	k.Hero, k.Cases = "squire", k.Cases[:1]
	k.Style = []schema.Weight{{Of: "foe_hp", Value: -2}}
	k.Experience.Observed = 9
	return k
}

// newRecord returns a duel that is about to begin: squire, played by dice, against witch, played by echo, which knows
// both.
func newRecord(t testing.TB, seed uint64) *duelrecord.Record {
	t.Helper()
	seats := [2]duelrecord.Seat{
		{Name: "Ігор", Hero: duelrecordtest.Hero(squire()), Brain: "dice", Seed: seed},
		{Hero: duelrecordtest.Hero(witch()), Brain: "echo", Seed: 7},
	}
	seats[1].Know(testKnowledge(), foeKnowledge())
	r, err := duelrecord.New(duelrecord.Pack{Name: "test pack", Hash: "00ff"}, seed, seats)
	require.NoError(t, err)
	r.Date = time.Date(2026, 11, 20, 18, 4, 5, 0, time.UTC)
	return r
}

// finish plays a record to its end.
func finish(t testing.TB, r *duelrecord.Record) *duelrecord.Record {
	t.Helper()
	d, err := r.Duel()
	require.NoError(t, err)
	var players [2]ai.Player
	for seat := range players {
		players[seat], err = journal.Player(r, game.Seat(seat), d, testBrains)
		require.NoError(t, err)
	}
	m, err := duelmatch.New(r, players, duelmatch.Options{})
	require.NoError(t, err)
	_, err = m.Run(context.Background())
	require.NoError(t, err)
	return m.Record()
}

func played(t testing.TB, seed uint64) *duelrecord.Record { return finish(t, newRecord(t, seed)) }

// sealed closes lines with their digest, as one does who changes a replay on purpose.
func sealed(lines string) []byte {
	return fmt.Appendf(nil, "%sdigest %x\n", lines, sha256.Sum256([]byte(lines)))
}

// unsealed returns the lines before the digest.
func unsealed(text []byte) string { return string(text[:bytes.LastIndex(text, []byte("digest "))]) }

func text(t testing.TB, r *duelrecord.Record) []byte {
	t.Helper()
	b, err := r.MarshalText()
	require.NoError(t, err)
	return b
}
