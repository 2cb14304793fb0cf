package wording_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai/wording"
	"boardduels/internal/i18n"
	"boardduels/kb/classic"
	"boardduels/schema"
)

func TestCasesAreCalledByWhatIsUnusual(t *testing.T) {
	middling := schema.Case{}
	for i := range middling.Inputs {
		middling.Inputs[i] = 0.5
	}
	named := func(change func(*schema.Case)) string {
		c := middling
		change(&c)
		return wording.CaseName(i18n.For("en"), &c)
	}
	assert.Equal(t, "nothing unusual: wait", named(func(*schema.Case) {}))
	assert.Equal(t, "badly wounded, a rich hand: strike hard", named(func(c *schema.Case) {
		c.Inputs[0], c.Inputs[13], c.Inputs[11], c.Outputs[2], c.Outputs[0] = 0.05, 0.95, 0.9, 0.8, 0.3
	}))
	assert.Equal(t, "the enemy nearly beaten: strike", named(func(c *schema.Case) { c.Inputs[1], c.Inputs[12], c.Outputs[0] = 0.1, 0.85, 1 }))
	assert.Equal(t, "full of energy: guard", named(func(c *schema.Case) { c.Inputs[2], c.Outputs[1] = 1, 0.5 }))
}

// The cases of the classic heroes have names of their own in both languages, as far as they are different.
func TestClassicCasesHaveNames(t *testing.T) {
	pack := schema.ReadPack(classic.FS())
	for _, language := range []string{"en", "uk"} {
		for _, hero := range pack.IDs(schema.CasesKind) {
			cases, _ := pack.Cases(hero)
			names := map[string]int{}
			for i := range cases {
				name := wording.CaseName(i18n.For(language), &cases[i])
				names[name]++
				assert.NotContains(t, name, "case.")
			}
			assert.GreaterOrEqual(t, len(names), 7, "%s: %v", hero, names)
			t.Log(language, hero, names)
		}
	}
}
