package balance_test

import (
	"context"
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/balance"
	"boardduels/internal/raceflag"
	"boardduels/runtime/duel/rule"
	"boardduels/schema"
)

func steps(pack *schema.Pack, kind schema.Kind, id string) (told []string) {
	for _, s := range balance.Steps(pack, kind, id) {
		told = append(told, fmt.Sprintf("%s %d→%d", s.Path, s.From, s.To))
	}
	return told
}

func TestStepsAreThoseOfNumbersInUse(t *testing.T) {
	pack := classicPack()
	assert.Equal(t, []string{"cost 1→0", "cost 1→2", "base_damage 2→1", "base_damage 2→3"}, steps(pack, schema.CardKind, "cleave"), "the most goes with the least")
	assert.Equal(t, []string{"hp 34→33", "hp 34→35", "ep 5→4", "ep 5→6", "regen 2→1", "regen 2→3"}, steps(pack, schema.HeroKind, "knight"))
	random := edited(t, pack, "cards/cleave.xml", "max_damage", "3")
	assert.Equal(t, []string{"cost 1→0", "cost 1→2", "base_damage 2→1", "base_damage 2→3", "max_damage 3→2", "max_damage 3→4"}, steps(random, schema.CardKind, "cleave"))
	major := edited(t, pack, "cards/cleave.xml", "isMajor", "true", "cards/cleave.xml", "defense_bonus", "95", "cards/cleave.xml", "base_damage", "0", "cards/cleave.xml", "max_damage", "10")
	assert.Equal(t, []string{"max_damage 10→9", "defense_bonus 95→85"}, steps(major, schema.CardKind, "cleave"), "cost is nothing to a major card")
	assert.Empty(t, steps(pack, schema.CardKind, "nothing"))
	assert.Empty(t, steps(pack, schema.CasesKind, "knight"))
}

// Rules are stepped by how much they do; what they are about stays.
func TestStepsOfRules(t *testing.T) {
	pack := classicPack()
	for i, written := range []map[string]string{
		{"do": "damage", "amount": "3", "hits": "2"}, {"do": "heal", "per": "done", "gain": "2"}, {"on": "struck", "lasts": "2", "chance": "50", "do": "defence", "amount": "95", "for": "1"},
	} {
		r, err := rule.Read(written)
		require.NoError(t, err)
		d, err := pack.Document("cards/cleave.xml").Insert(fmt.Sprintf("rule[%d]", i), r)
		require.NoError(t, err)
		pack = pack.With(d)
	}
	assert.Equal(t, []string{
		"rule[0]@amount 3→2", "rule[0]@amount 3→4", "rule[0]@hits 2→1", "rule[0]@hits 2→3",
		"rule[1]@gain 2→1", "rule[1]@gain 2→3",
		"rule[2]@chance 50→40", "rule[2]@chance 50→60", "rule[2]@amount 95→85", "rule[2]@for 1→2", "rule[2]@lasts 2→1", "rule[2]@lasts 2→3",
	}, steps(pack, schema.CardKind, "cleave")[4:])
	for _, s := range balance.Steps(pack, schema.CardKind, "cleave") {
		changes, err := s.Edit().Changes(pack)
		require.NoError(t, err)
		assert.Empty(t, changes[0].To.Diagnostics(), "%+v", s)
	}
}

func TestAStepIsAnEdit(t *testing.T) {
	pack := classicPack()
	for _, s := range balance.Steps(pack, schema.CardKind, "cleave") {
		changes, err := s.Edit().Changes(pack)
		require.NoError(t, err)
		card, _ := pack.With(changes[0].To).Card("cleave")
		assert.Equal(t, card.BaseDamage, card.MaxDamage)
	}
}

func search() balance.Search {
	return balance.Search{Pack: classicPack(), Kind: schema.CardKind, ID: "cleave", Brains: judges[:2], Duels: 400}
}

func TestASearchTriesAllSteps(t *testing.T) {
	raceflag.Skip(t, "goes on with what TestASearchMayBeCancelled begins")
	var effects []balance.Effect
	reports := 0
	require.NoError(t, ptr(search()).Run(t.Context(), &balance.Memory{}, func(found []balance.Effect, done, total int) {
		reports++
		assert.Equal(t, [2]int{reports, 4}, [2]int{done, total})
		effects = found
	}))
	require.Len(t, effects, 4)
	for i, e := range effects {
		assert.Len(t, e.Moves, 2*3)
		if i > 0 {
			assert.LessOrEqual(t, e.Nearer, effects[i-1].Nearer, "the best first")
		}
		if e.Path == "base_damage" && e.To == 3 {
			for _, move := range e.Moves {
				assert.Equal(t, "knight", move.Hero)
				assert.Greater(t, move.Change.Low, 0.0, "%+v", move)
				assert.InDelta(t, move.After-move.Before, move.Change.Value, 1e-12)
			}
		}
	}
}

func ptr[T any](value T) *T { return &value }

func TestASearchMayBeCancelled(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	done := 0
	err := ptr(search()).Run(ctx, &balance.Memory{}, func([]balance.Effect, int, int) { done++; stop() })
	assert.ErrorIs(t, err, context.Canceled)
	assert.Equal(t, 1, done)
}
