package schema_test

import (
	"fmt"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/assets"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// classic returns the classic pack without its knowledge, which is all that may be wrong with it.
func classic(t testing.TB) *schema.Pack {
	t.Helper()
	pack, diagnostics := schema.LoadPack(assets.Classic())
	require.Empty(t, worse(diagnostics, schema.Info))
	return pack
}

func TestEveryPairOfClassicHeroesCanDuel(t *testing.T) {
	pack := classic(t)
	heroes := pack.IDs(schema.HeroKind)
	assert.Equal(t, []string{"knight", "mage", "priest", "rogue"}, heroes)
	for _, first := range heroes {
		for _, second := range heroes {
			_, err := pack.Duel(first, second)
			require.NoError(t, err)
		}
	}
}

// TestClassicKindsOfAction holds each card to the kind of action that rules, section 8, make of it.
func TestClassicKindsOfAction(t *testing.T) {
	kinds := map[duel.Kind][]string{
		duel.Attack: {"spike_strike", "cleave", "fire_bolt", "arcane_blast", "ignite", "smite", "holy_fire", "quick_cut", "stab",
			"backstab", "poison"},
		duel.Defence:      {"shield_block", "ice_barrier", "mending", "renewal", "purify", "riposte"},
		duel.MajorAttack:  {"rage", "holy_judgement", "frost_nova", "dispel", "curse_of_weakness", "blood_pact", "ambush"},
		duel.MajorDefence: {"last_stand", "time_warp", "blessing", "divine_grace", "vanish"},
	}
	pack := classic(t)
	total, numbers := 0, pack.Numbers()
	for kind, ids := range kinds {
		for _, id := range ids {
			card, ok := pack.Card(id)
			require.True(t, ok, id)
			assert.Equal(t, kind, numbers.Kind(&card.Card), id)
		}
		total += len(ids)
	}
	assert.Len(t, pack.IDs(schema.CardKind), total)
}

// classicSources returns a classic document of each kind. That of cases is as the experts wrote it, without weights.
func classicSources(t testing.TB) (card, hero, cases, experts string) {
	t.Helper()
	pack := classic(t)
	knowledge, _ := schema.LoadPack(os.DirFS("../kb/classic"))
	return pack.Find(schema.CardKind, "cleave").Source(), pack.Find(schema.HeroKind, "knight").Source(),
		withoutWeights(t, knowledge.Find(schema.CasesKind, "knight")).Source(), knowledge.Find(schema.PrioritiesKind, "knight").Source()
}

func withoutWeights(t testing.TB, d *schema.Document) *schema.Document {
	t.Helper()
	d, err := d.Remove("@simulated")
	require.NoError(t, err)
	for i := range schema.MaxCases {
		d, err = d.Replace(fmt.Sprintf("case[%d]/weight", i))
		require.NoError(t, err)
	}
	d, err = d.Replace("common")
	require.NoError(t, err)
	return d
}

// worse returns the diagnostics that are worse than a severity.
func worse(diagnostics []schema.Diagnostic, than schema.Severity) []schema.Diagnostic {
	var result []schema.Diagnostic
	for _, d := range diagnostics {
		if d.Severity < than {
			result = append(result, d)
		}
	}
	return result
}
