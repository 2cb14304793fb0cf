package template_test

import (
	"context"
	"encoding/json"
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/assets/translations"
	"boardduels/editor/document"
	"boardduels/editor/playtest"
	"boardduels/editor/template"
	"boardduels/internal/i18n"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/duel/rulestext"
	"boardduels/schema"
)

// put returns a pack in which a mechanic was put into a document.
func put(t *testing.T, pack *schema.Pack, file string, of *template.Template) *schema.Pack {
	t.Helper()
	changes, err := of.Put(pack.Document(file)).Changes(pack)
	require.NoError(t, err, of.ID)
	for _, c := range changes {
		pack = pack.With(c.To)
	}
	return pack
}

// bare returns the classic pack with a card that does nothing yet in a hero's deck, and a relic.
func bare(t *testing.T) *schema.Pack {
	t.Helper()
	pack := classictest.Pack()
	for _, edit := range []document.Edit{
		document.Add{Item: document.Item{Type: schema.CardKind, ID: "fresh"}, Name: "Fresh", Bare: true},
		document.Add{Item: document.Item{Type: schema.RelicKind, ID: "scale"}, Name: "Scale"},
		document.SetField{File: "heroes/knight.xml", Path: "spell_card[0]", Value: "fresh"},
	} {
		changes, err := edit.Changes(pack)
		require.NoError(t, err)
		for _, c := range changes {
			pack = pack.With(c.To)
		}
	}
	return pack
}

// Whatever can be put into a document is right there: nothing is wrong with it, and it is said in both languages.
func TestEachMechanicIsRightWhereItIsOffered(t *testing.T) {
	for kind, file := range map[schema.Kind]string{schema.CardKind: "cards/fresh.xml", schema.HeroKind: "heroes/knight.xml", schema.RelicKind: "relics/scale.xml"} {
		offered := template.Of(kind)
		require.NotEmpty(t, offered, kind.Name())
		for i := range offered {
			pack := put(t, bare(t), file, &offered[i])
			for _, d := range pack.Diagnostics() {
				if d.File == file || d.File == schema.RulesFile {
					assert.Equal(t, schema.Info, d.Severity, "%s in %s: %s %s", offered[i].ID, kind.Name(), d.Code, d.Path)
				}
			}
			for _, language := range []string{"en", "uk"} {
				texts := i18n.For(language)
				for _, says := range rulestext.EachRule(texts, pack.Dictionary(language), pack.Document(file).Said()) {
					assert.NotContains(t, says, "…", "%s names nothing", offered[i].ID)
				}
				assert.False(t, strings.HasPrefix(offered[i].Name(texts), "editor."), offered[i].ID)
			}
		}
	}
}

// brings says by which mechanic what another one waits for comes about, which nothing in the pack does.
var brings = map[string]string{"discarded": "gamble", "exploit": "chance"}

// Each mechanic is seen at work in a duel.
func TestEachMechanicIsDone(t *testing.T) {
	for kind, file := range map[schema.Kind]string{schema.CardKind: "cards/fresh.xml", schema.RelicKind: "relics/scale.xml"} {
		offered := template.Of(kind)
		for i := range offered {
			pack := bare(t)
			if brought := brings[offered[i].ID]; brought != "" {
				pack = put(t, pack, file, find(offered, brought))
			}
			pack = put(t, pack, file, &offered[i])
			d := pack.Document(file)
			last := len(d.Said()) - 1
			if last < 0 {
				continue // it is never played
			}
			fired, err := playtest.Fire(context.Background(), d, pack, last)
			if assert.NoError(t, err, "%s in a %s", offered[i].ID, kind.Name()) {
				assert.Positive(t, fired.Duel.Plies())
				assert.False(t, fired.Idle, "%s in a %s", offered[i].ID, kind.Name())
			}
		}
	}
}

// What is put into a card by itself does something at once: nothing lasts 0 rounds, or is done with 0 cards.
func TestEachMechanicIsPlayable(t *testing.T) {
	zero := regexp.MustCompile(`(^|[^0-9])0 `)
	for _, of := range template.Of(schema.CardKind) {
		pack := put(t, bare(t), "cards/fresh.xml", &of)
		for _, says := range rulestext.EachRule(i18n.For("en"), pack.Dictionary("en"), pack.Document("cards/fresh.xml").Said()) {
			assert.NotRegexp(t, zero, says, of.ID)
		}
	}
}

func find(among []template.Template, id string) *template.Template {
	return &among[slices.IndexFunc(among, func(t template.Template) bool { return t.ID == id })]
}

// A mechanic that asks what the rule before did comes with that rule where there is no damage to ask for.
func TestWhatAMechanicAsksForIsThere(t *testing.T) {
	of := find(template.Of(schema.CardKind), "lifesteal")
	pack := put(t, put(t, bare(t), "cards/fresh.xml", find(template.Of(schema.CardKind), "hits")), "cards/fresh.xml", find(template.Of(schema.CardKind), "thorns"))
	assert.Equal(t, 1, of.Put(pack.Document("cards/fresh.xml")).At, "behind the damage, before the thorns")
	assert.Len(t, of.Put(bare(t).Document("cards/fresh.xml")).Rules, 2)
	assert.Len(t, of.Put(bare(t).Document("cards/cleave.xml")).Rules, 1)
}

// Counters that the pack has stay as they are.
func TestCountersThatAreThereStay(t *testing.T) {
	of := find(template.Of(schema.CardKind), "poison")
	pack := put(t, bare(t), "cards/fresh.xml", of)
	changed, err := pack.Document(schema.RulesFile).Set("counter[0]@most", "7")
	require.NoError(t, err)
	pack = put(t, pack.With(changed), "cards/cleave.xml", of)
	require.Len(t, pack.Rules().Counters, 1)
	assert.EqualValues(t, 7, pack.Rules().Counters[0].Most)
}

func TestCountersComeInTheOrderOfTheirIDs(t *testing.T) {
	counters := template.Counters()
	require.NotEmpty(t, counters)
	for i := range counters {
		assert.NotEmpty(t, counters[i].Name)
		assert.NotEmpty(t, counters[i].NameUK)
		if i > 0 {
			assert.Less(t, counters[i-1].ID, counters[i].ID)
		}
	}
}

// A mechanic, and a word of the language of rules, is known by words in each language.
func TestSynonymsAreOfEachLanguage(t *testing.T) {
	of := find(template.Of(schema.CardKind), "execute")
	for _, words := range [][]string{of.Synonyms(), template.Synonyms("schema.rule.effect.use_up"), template.Synonyms("schema.rule.measure.foe_hp_share")} {
		require.Len(t, words, 2)
		assert.NotEqual(t, words[0], words[1])
	}
	assert.Contains(t, of.Synonyms()[0], "half")
	assert.Empty(t, template.Synonyms("schema.rule.effect.heal_bonus"))
}

// Each name in the translations is that of a mechanic or of a counter, each synonym that of a mechanic or of a word.
func TestNoNameIsLeftOver(t *testing.T) {
	names := map[string]bool{}
	for _, kind := range []schema.Kind{schema.CardKind, schema.HeroKind} {
		for _, of := range template.Of(kind) {
			names["editor.template."+of.ID] = true
			names["editor.template.words.mechanic."+of.ID] = true
		}
	}
	for attribute, list := range map[string]string{"do": "effect", "on": "event", "if": "measure"} {
		for _, word := range rule.AttributeNamed(attribute).Words {
			names["editor.template.words."+list+"."+word] = true
		}
	}
	for _, c := range template.Counters() {
		names["editor.template.counter."+c.ID] = true
	}
	source, err := fs.ReadFile(translations.Files, "en.json")
	require.NoError(t, err)
	var texts map[string]any
	require.NoError(t, json.Unmarshal(source, &texts))
	for key := range texts {
		if strings.HasPrefix(key, "editor.template.") {
			assert.True(t, names[key], "nothing is called by %s", key)
		}
	}
}

// A card that does something already only gets what the mechanic is about.
func TestSamplesAreForCardsThatDoNothing(t *testing.T) {
	i := slices.IndexFunc(template.Of(schema.CardKind), func(m template.Template) bool { return m.ID == "used_up" })
	put := template.Of(schema.CardKind)[i].Put(schema.NewCard(schema.Card{Card: duel.Card{ID: "strike", Cost: 1, MaxDamage: 4, BaseDamage: 4}}))
	assert.Empty(t, put.Rules)
	assert.Equal(t, map[string]string{"goes": "used_up"}, put.Fields)
}
