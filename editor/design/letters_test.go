package design_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/schema"
)

// A name in the letters of another language is read so by those who play in its own.
func TestNamesInOtherLetters(t *testing.T) {
	named := func(name, nameUK string) schema.Card {
		return card("a", func(c *schema.Card) { hits(3, 2)(c); c.Name, c.NameUK = name, nameUK })
	}
	for name, c := range map[string]struct {
		card schema.Card
		want []string
	}{
		"each in its own":          {named("Blow", "Удар"), nil},
		"without the other one":    {named("Blow", ""), nil},
		"with a word of the other": {named("Blow of Київ", "Удар X"), nil},
		"without letters":          {named("42", "42"), nil},
		"in Ukrainian alone":       {named("Удар", "Удар"), []string{"cards/a.xml name"}},
		"in English alone":         {named("Blow", "Blow"), []string{"cards/a.xml name_uk"}},
	} {
		assert.Equal(t, c.want, told(packOf(nil, c.card), "other-letters", nil), name)
	}
	rules := schema.Rules{
		Numbers:  duel.Classic(),
		Counters: []schema.Counter{{Counter: rule.Counter{ID: "poison", Most: 9}, Name: "Отрута", NameUK: "Отрута"}},
		Tags:     []schema.Tag{{ID: "fire", Name: "Fire", NameUK: "Fire"}},
	}
	assert.ElementsMatch(t, []string{"rules.xml counter[0]@name", "rules.xml tag[0]@name_uk"}, told(packOf(nil).With(schema.NewRules(rules)), "other-letters", nil))
}
