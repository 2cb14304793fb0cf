package document_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/editor/document"
	"boardduels/internal/i18n"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel/rule"
	"boardduels/schema"
)

// edited returns a pack after some edits.
func edited(t require.TestingT, pack *schema.Pack, edits ...document.Edit) *schema.Pack {
	for _, edit := range edits {
		changes, err := edit.Changes(pack)
		require.NoError(t, err)
		for _, c := range changes {
			pack = pack.With(c.To)
		}
	}
	return pack
}

// read returns the rule of some attributes.
func read(t require.TestingT, written map[string]string) rule.Rule {
	r, err := rule.Read(written)
	require.NoError(t, err)
	return r
}

func TestWordsOfARuleBringWhatTheyNeed(t *testing.T) {
	poison := schema.Counter{Counter: rule.Counter{ID: "poison", Most: 99}}
	for _, c := range []struct {
		rule        map[string]string
		name, value string
		want        map[string]string
	}{
		{map[string]string{"do": "damage", "hits": "2", "pierce": "true"}, "do", "heal", map[string]string{"do": "heal"}},
		{map[string]string{"do": "damage", "amount": "40"}, "do", "defence", map[string]string{"do": "defence", "amount": "40", "for": "2"}},
		{map[string]string{"do": "damage", "amount": "40"}, "do", "energy", map[string]string{"do": "energy", "amount": "10"}},
		{map[string]string{"do": "heal", "to": "foe"}, "do", "damage", map[string]string{"do": "damage"}},
		{map[string]string{"do": "damage"}, "do", "counter", map[string]string{"do": "counter", "counter": "poison"}},
		{map[string]string{"do": "damage"}, "if", "foe_counter", map[string]string{"do": "damage", "if": "foe_counter", "counter": "poison"}},
		{map[string]string{"do": "damage", "if": "foe_hp", "below": "6"}, "if", "", map[string]string{"do": "damage"}},
		{map[string]string{"do": "damage", "per": "my_hp", "gain": "2", "each": "3"}, "per", "", map[string]string{"do": "damage"}},
		{map[string]string{"do": "damage"}, "on", "struck", map[string]string{"do": "damage", "on": "struck", "lasts": "2"}},
		{map[string]string{"do": "damage", "on": "struck", "lasts": "9", "times": "3"}, "on", "play", map[string]string{"do": "damage"}},
		{map[string]string{"do": "draw"}, "card", "attack", map[string]string{"do": "draw", "card": "attack"}},
		{map[string]string{"do": "damage"}, "do", "create", map[string]string{"do": "create", "what": "ambush"}},
	} {
		pack := edited(t, classictest.Pack(),
			document.AddElement{File: schema.RulesFile, Name: "counter", Value: poison},
			document.AddElement{File: cleave, Name: "rule", Value: read(t, c.rule)},
			document.SetRule{File: cleave, Attribute: c.name, Value: c.value},
		)
		said := pack.Document(cleave).Said()
		require.Len(t, said, 1)
		assert.Equal(t, c.want, said[0].Written(), "%v, %s %s", c.rule, c.name, c.value)
	}
}

// Whatever word people choose, what comes of it has its words from the language, and nothing stands in it that means
// nothing.
func TestAnyWordLeavesARule(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		pack := edited(t, classictest.Pack(),
			document.AddElement{File: schema.RulesFile, Name: "counter", Value: schema.Counter{Counter: rule.Counter{ID: "poison", Most: 99}}},
			document.AddRules{File: cleave, Rules: []rule.Rule{read(t, map[string]string{"do": "damage"})}},
		)
		for range rapid.IntRange(1, 6).Draw(t, "words") {
			a := rapid.SampledFrom(rule.Attributes).Draw(t, "attribute")
			if a.Words == nil {
				continue
			}
			word := rapid.SampledFrom(a.Words).Draw(t, "word")
			if word == "" && a.Name == "do" {
				continue
			}
			pack = edited(t, pack, document.SetRule{File: cleave, Attribute: a.Name, Value: word})
			said := pack.Document(cleave).Said()
			require.Len(t, said, 1)
			for name := range said[0].Written() {
				require.True(t, said[0].Offers(name, true) || name == a.Name, "%s means nothing in %v", name, said[0].Written())
			}
			for _, p := range pack.Document(cleave).Diagnostics() {
				require.NotEqual(t, "rule-idle-attribute", p.Code, "%v", said[0].Written())
				require.NotEqual(t, "rule-no-length", p.Code, "%v", said[0].Written())
			}
		}
	})
}

// A new card deals damage only so that it does something: the first rule takes the place of that.
func TestTheFirstRuleTakesThePlaceOfWhatANewCardDoes(t *testing.T) {
	fresh := "cards/fresh.xml"
	rule := func(written map[string]string) document.Edit {
		return document.AddRules{File: fresh, Rules: []rule.Rule{read(t, written)}}
	}
	blank := edited(t, classictest.Pack(), document.Add{Item: document.Item{Type: schema.CardKind, ID: "fresh"}, Name: "Fresh"})
	damage := func(pack *schema.Pack) int16 {
		card, _ := pack.Document(fresh).Card()
		return card.BaseDamage + card.MaxDamage
	}
	assert.EqualValues(t, 2, damage(blank))
	assert.Zero(t, damage(edited(t, blank, rule(map[string]string{"do": "draw"}))))
	dearer := document.SetField{File: fresh, Path: "cost", Value: "3"}
	assert.Zero(t, damage(edited(t, blank, dearer, rule(map[string]string{"do": "draw"}))))
	assert.EqualValues(t, 2, damage(edited(t, blank, rule(map[string]string{"do": "heal", "per": "done"}))), "which asks what it deals")
	healing := document.SetField{File: fresh, Path: "base_healing", Value: "1"}
	assert.EqualValues(t, 2, damage(edited(t, blank, healing, rule(map[string]string{"do": "draw"}))), "which does more by now")
	pictured := document.SetField{File: fresh, Path: "card_image", Value: "cleave.svg"}
	assert.EqualValues(t, 2, damage(edited(t, blank, pictured, rule(map[string]string{"do": "draw"}))), "which somebody has made")
	struck := document.SetField{File: fresh, Path: "max_damage", Value: "2"}
	assert.EqualValues(t, 3, damage(edited(t, blank, struck, rule(map[string]string{"do": "draw"}))))
}

func TestRulesBringCountersOnce(t *testing.T) {
	poison := schema.Counter{Counter: rule.Counter{ID: "poison", Most: 9}}
	add := document.AddRules{File: cleave, Rules: []rule.Rule{read(t, map[string]string{"do": "counter", "counter": "poison"})}, Counters: []schema.Counter{poison}}
	pack := edited(t, classictest.Pack(), add, add)
	assert.Len(t, pack.Rules().Counters, 1)
	assert.Len(t, pack.Document(cleave).Said(), 2)

	add.Counters = []schema.Counter{{Counter: rule.Counter{ID: "venom", Most: 9}, Name: "Venom"}}
	add.Rules = []rule.Rule{read(t, map[string]string{"do": "counter", "counter": "venom"})}
	pack = edited(t, pack, add)
	assert.Len(t, pack.Rules().Counters, 1)
	assert.Equal(t, "poison", pack.Document(cleave).Said()[2].Counter, "what does the same is there already")

	full := pack
	for _, id := range []string{"b", "c", "d"} {
		full = edited(t, full, document.AddElement{File: schema.RulesFile, Name: "counter", Value: schema.Counter{Counter: rule.Counter{ID: id, Most: 9}}})
	}
	add.Counters = []schema.Counter{{Counter: rule.Counter{ID: "e"}}}
	_, err := add.Changes(full)
	assert.EqualError(t, err, "a pack has at most 4 counters, and has 4 besides e")
	assert.Contains(t, err.(i18n.Sayable).In(i18n.For("en")), "already has 4 counters")
}

func TestACounterIsRenamedWhereverItIsNamed(t *testing.T) {
	pack := edited(t, classictest.Pack(),
		document.AddElement{File: schema.RulesFile, Name: "counter", Value: schema.Counter{Counter: rule.Counter{ID: "poison", Most: 9}}},
		document.AddElement{File: schema.RulesFile, Name: "tag", Value: schema.Tag{ID: "fire"}},
		document.AddRules{File: cleave, Rules: []rule.Rule{read(t, map[string]string{"do": "counter", "counter": "poison"})}},
		document.AddRules{File: "heroes/knight.xml", Rules: []rule.Rule{read(t, map[string]string{"on": "own_play", "of": "tagged", "tag": "fire", "do": "heal"})}},
		document.AddElement{File: cleave, Name: "tag", Value: "fire"},
		document.RenameTerm{Name: "counter", From: "poison", To: "venom"},
		document.RenameTerm{Name: "tag", From: "fire", To: "flame"},
	)
	assert.Equal(t, "venom", pack.Rules().Counters[0].ID)
	assert.Equal(t, "venom", pack.Document(cleave).Said()[0].Counter)
	assert.Equal(t, "flame", pack.Document("heroes/knight.xml").Said()[0].Tag)
	card, _ := pack.Card("cleave")
	assert.Equal(t, "flame", card.Says.Tags[0])

	_, err := document.RenameTerm{Name: "tag", From: "flame", To: "Big Fire"}.Changes(pack)
	assert.EqualError(t, err, `"Big Fire" isn't an id: letters a–z, digits and _`)
	_, err = document.RenameTerm{Name: "tag", From: "flame", To: "flame"}.Changes(pack)
	assert.EqualError(t, err, "there is already a tag flame")
}

func TestElementsThatAreNotThere(t *testing.T) {
	pack := classictest.Pack()
	for _, edit := range []document.Edit{
		document.SetRule{File: cleave, Attribute: "do", Value: "heal"},
		document.RemoveElement{File: cleave, Name: "rule"},
		document.MoveElement{File: cleave, Name: "rule", To: 1},
		document.CopyElement{File: cleave, Name: "rule"},
		document.AddElement{File: cleave, Name: "rule", Value: 7},
		document.AddElement{File: "cards/nowhere.xml", Name: "rule", Value: rule.New()},
		document.AddRules{File: "cards/nowhere.xml", Rules: []rule.Rule{rule.New()}},
	} {
		_, err := edit.Changes(pack)
		assert.Error(t, err, "%#v", edit)
	}
}
