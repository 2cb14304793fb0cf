package schema_test

import (
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/duel"
	"boardduels/schema"
)

// everyField calls a function for each field of each kind, with its path.
func everyField(visit func(kind schema.Kind, path string, f *schema.Field)) {
	for _, kind := range schema.Kinds() {
		var walk func(f *schema.Field, path string)
		walk = func(f *schema.Field, path string) {
			for i := range f.Fields {
				inner := &f.Fields[i]
				at := inner.Name
				switch {
				case inner.Attribute:
					at = "@" + at
				case path != "":
					at = "/" + at
				}
				visit(kind, path+at, inner)
				walk(inner, path+at)
			}
		}
		walk(schema.Fields(kind), "")
	}
}

func TestFieldsAreDescribedInBothLanguages(t *testing.T) {
	everyField(func(kind schema.Kind, path string, f *schema.Field) {
		name := kind.Name() + " " + path
		for _, language := range []string{"en", "uk"} {
			assert.NotEmpty(t, f.Title.In(language), name)
			assert.Regexp(t, `\.$`, f.Doc.In(language), name)
			assert.NotEmpty(t, f.Section.Label().In(language), name)
		}
		assert.LessOrEqual(t, f.Min, f.Max, name)
		found, err := schema.FieldAt(kind, path)
		require.NoError(t, err)
		assert.Same(t, f, found, name)
	})
}

// TestNumbersAreNumeric, so that forms offer digits for them.
func TestNumbersAreNumeric(t *testing.T) {
	for path, want := range map[string]bool{"case@id": true, "case/input": true, "case/potency": true, "case": false, "case@origin": false, "common@of": false} {
		f, err := schema.FieldAt(schema.CasesKind, path)
		require.NoError(t, err)
		assert.Equal(t, want, f.Numeric(), path)
	}
}

// TestMissingItemsAreZero: what has ids from 0 stands for 0 where it is missing, unless it holds elements.
func TestMissingItemsAreZero(t *testing.T) {
	everyField(func(kind schema.Kind, path string, f *schema.Field) {
		switch {
		case f.Type == schema.Group:
			assert.Empty(t, f.Default, path)
		case f.Indexed:
			assert.Equal(t, "0", f.Default, path)
		}
	})
}

// TestEachPartOfACardHasAnElement: what the rules know of a card stands in its document.
func TestEachPartOfACardHasAnElement(t *testing.T) {
	for _, p := range duel.Parts {
		assert.NotNil(t, schema.Fields(schema.CardKind).Field(p.Name), "%s: no element of a card document", p.Name)
	}
}

// TestCardElementsFollowTheFigure holds the table of fields to the thesis, Figure 3.6.
func TestCardElementsFollowTheFigure(t *testing.T) {
	figure := []string{"name", "isMajor", "cost", "card_image", "isAoE", "base_damage", "max_damage", "base_healing", "max_healing",
		"base_absorb", "max_absorb", "ignore_defense", "defense_bonus", "health_bonus", "damage_bonus", "cost_bonus", "bonus_length",
		"isNotFatal", "immortality_length", "stun_time", "DoT_power", "HoT_power", "increase_by_cost", "activate_by_next_attack", "additional"}
	var always []string
	for _, f := range schema.Fields(schema.CardKind).Fields {
		if f.Presence != schema.Optional {
			always = append(always, f.Name)
		}
	}
	assert.Equal(t, figure, always)
}

// TestCardFieldsCoverTheTable holds the table of fields to the thesis, Table 2.3. The state of a card in a duel
// (isActive, inHands, isTerminated) isn't part of its document, and card_id is the file's name.
func TestCardFieldsCoverTheTable(t *testing.T) {
	ranges := map[string][2]int{
		"cost": {0, 10}, "base_damage": {0, 10}, "max_damage": {0, 10}, "effect_base_damage": {0, 10}, "effect_length": {0, duel.MaxTime},
		"effect_increasing": {-3, 3}, "effect_base_healing": {0, 10}, "base_absorb": {0, 10}, "max_absorb": {0, 10}, "base_healing": {0, 20},
		"immortality_length": {0, duel.MaxTime}, "max_hp_bonus": {0, 10}, "my_damage_bonus": {0, 5}, "my_cost_bonus": {-5, 0},
		"my_healing_bonus": {0, 5}, "my_regen_bonus": {0, 3}, "defence_value": {0, 100}, "stun_time": {0, 2},
	}
	others := []string{"name", "isMajor", "increase_by_cost", "activate_effect_while_getDamage", "attackHimself", "isNotFatal",
		"removingEffects", "increase_by_hp_lost", "ignore_defence_and_absorbs"}
	fields := map[string]schema.Field{}
	for _, f := range schema.Fields(schema.CardKind).Fields {
		if f.Source.Place == "Table 2.3" {
			fields[f.Source.Field] = f
		}
	}
	for name, limits := range ranges {
		assert.Equal(t, limits, [2]int{fields[name].Min, fields[name].Max}, name)
	}
	for _, name := range others {
		assert.Contains(t, fields, name)
	}
	assert.Len(t, fields, len(ranges)+len(others))
}

// TestDefaultsAreAllowed writes each field's default into an empty document.
func TestDefaultsAreAllowed(t *testing.T) {
	for _, kind := range schema.Kinds() {
		root := schema.Fields(kind)
		for i := range root.Fields {
			f := &root.Fields[i]
			if f.Presence == schema.Required || f.Repeats() || f.AtLeast != "" || f.Type == schema.ID || f.Default == "" && (f.Type == schema.Choice || f.Numeric()) {
				continue // an id that isn't there is left out, and so is a choice or a number for which others stand
			}
			path := f.Name
			if f.Attribute {
				path = "@" + path
			}
			d, err := schema.Parse(kind, schema.FileOf(kind, "pack"), "<"+root.Name+"/>").Set(path, f.Default)
			require.NoError(t, err)
			for _, diagnostic := range d.Diagnostics() {
				assert.NotEqual(t, path, diagnostic.Path, diagnostic)
			}
		}
	}
}

// TestRangesAreExact sets numbers at and just beyond the ends of their ranges.
func TestRangesAreExact(t *testing.T) {
	card, hero, _, _ := classicSources(t)
	for kind, source := range map[schema.Kind]string{schema.CardKind: card, schema.HeroKind: hero} {
		d := schema.Parse(kind, schema.FileOf(kind, "x"), source)
		for _, f := range schema.Fields(kind).Fields {
			if f.Type != schema.Int {
				continue
			}
			for value, allowed := range map[int]bool{f.Min - 1: false, f.Min: true, f.Max: true, f.Max + 1: false} {
				next, err := d.Set(f.Name, strconv.Itoa(value))
				require.NoError(t, err)
				outside := false
				for _, diagnostic := range next.Diagnostics() {
					outside = outside || diagnostic.Path == f.Name && diagnostic.Code == "out-of-range"
				}
				assert.Equal(t, allowed, !outside, "%s %d", f.Name, value)
			}
		}
	}
}

// TestRulesTakeWhatDocumentsAllow plays with any card that has no errors.
func TestRulesTakeWhatDocumentsAllow(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		card, hero := cards.Draw(t, "card"), heroes.Draw(t, "hero")
		card.Says.Becomes = ""
		hero.Deck = []schema.DeckLine{{Card: card.ID, Copies: int(duel.Classic().Deck)}}
		pack, _ := schema.LoadPack(nothing{})
		pack = pack.With(schema.NewCard(card)).With(schema.NewHero(hero))
		if slices.ContainsFunc(pack.Diagnostics(), func(d schema.Diagnostic) bool { return d.Severity == schema.Error }) {
			return // rules that are drawn by lot often contradict each other
		}
		_, err := pack.Duel(hero.ID, hero.ID)
		require.NoError(t, err)
	})
}
