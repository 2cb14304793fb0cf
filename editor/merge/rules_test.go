package merge_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/merge"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

func cardOf(rules string) *schema.Document {
	return schema.Parse(schema.CardKind, "cards/oracle.xml", "<card>\n  <name>Oracle</name>\n"+rules+"</card>\n")
}

// What differs in rules is told rule by rule: one that came or went in a sentence, one that has changed by its
// attribute.
func TestRulesAreToldOneByOne(t *testing.T) {
	const draw, heal = "  <rule do=\"draw\" amount=\"2\"/>\n", "  <rule do=\"heal\" amount=\"3\"/>\n"
	before := cardOf(draw + heal)
	after := cardOf(strings.Replace(heal, "3", "4", 1) + "  <rule on=\"struck\" lasts=\"2\" do=\"damage\"/>\n")
	other := cardOf("  <rule do=\"shield\" amount=\"2\"/>\n" + heal)
	for language, want := range map[string][]string{
		"en": {"Oracle: rule added: For 2 rounds, whenever a card strikes you, deal 1 damage.", "Oracle: rule removed: Draw 2 cards.", "Oracle: Rule 2 · Amount 3 → 4"},
		"uk": {"Oracle: правило додано: Протягом 2 раундів щоразу, коли вас б’ють картою, завдайте 1 шкоди.", "Oracle: правило вилучено: Візьміть 2 карти.", "Oracle: Правило 2 · Величина 3 → 4"},
	} {
		c := merge.Of("cards/oracle.xml", before, after)
		assert.ElementsMatch(t, want, merge.Tell(i18n.For(language), c))
		assert.ElementsMatch(t, want, merge.Brief(i18n.For(language), c))
	}
	assert.Equal(t, []string{"Oracle: Rule 1: Draw 2 cards. → Gain 2 shield."}, merge.Tell(i18n.For("en"), merge.Of("cards/oracle.xml", before, other)), "one in another one's place")
}

// What isn't written is told as forms show it, as what counts then, and words by their names.
func TestWhatCountsIsToldOfRules(t *testing.T) {
	before := cardOf("  <rule do=\"heal\"/>\n  <rule do=\"damage\" amount=\"9\"/>\n")
	after := cardOf("  <rule do=\"heal\" amount=\"2\" most=\"5\"/>\n  <rule do=\"damage\" amount=\"9\" pierce=\"true\"/>\n")
	for language, want := range map[string][]string{
		"en": {"Oracle: Rule 1 · Amount 1 → 2", "Oracle: Rule 1 · At most nothing → 5", "Oracle: Rule 2 · Pierces no → yes"},
		"uk": {"Oracle: Правило 1 · Величина 1 → 2", "Oracle: Правило 1 · Щонайбільше нічого → 5", "Oracle: Правило 2 · Пробиває ні → так"},
	} {
		assert.ElementsMatch(t, want, merge.Tell(i18n.For(language), merge.Of("cards/oracle.xml", before, after)))
	}
	assert.Contains(t, merge.Tell(i18n.For("en"), merge.Of("cards/oracle.xml", after, before)), "Oracle: Rule 1 · Amount 2 → 1")
}

// Rules beyond those that a document may have are told like others.
func TestRulesBeyondTheMostAreTold(t *testing.T) {
	many := func(count int, last string) *schema.Document {
		return cardOf(strings.Repeat("  <rule do=\"draw\" amount=\"2\"/>\n", count) + last)
	}
	const heal = "  <rule do=\"heal\" amount=\"3\"/>\n"
	for _, c := range []struct {
		name          string
		before, after *schema.Document
		want          []string
	}{
		{"two come", many(5, ""), many(6, heal), []string{"Oracle: rule added: Draw 2 cards.", "Oracle: rule added: Heal 3 hp."}},
		{"two go", many(6, heal), many(5, ""), []string{"Oracle: rule removed: Draw 2 cards.", "Oracle: rule removed: Heal 3 hp."}},
		{"one comes beyond", many(7, ""), many(7, heal), []string{"Oracle: rule added: Heal 3 hp."}},
		{"one changes", many(6, heal), many(6, strings.Replace(heal, "3", "4", 1)), []string{"Oracle: Rule 7 · Amount 3 → 4"}},
		{"what isn't written", many(6, heal), many(6, "  <rule do=\"heal\"/>\n"), []string{"Oracle: Rule 7 · Amount 3 → 1"}},
	} {
		assert.ElementsMatch(t, c.want, merge.Tell(i18n.For("en"), merge.Of("cards/oracle.xml", c.before, c.after)), c.name)
	}
}

// Both sides of a rule that only one has are told by what it says.
func TestSidesOfRules(t *testing.T) {
	const draw, heal = "  <rule do=\"draw\" amount=\"2\"/>\n", "  <rule do=\"heal\" amount=\"3\"/>\n"
	pack := func(d *schema.Document) *schema.Pack { return packOf(t, t.TempDir(), nil).With(d) }
	words := i18n.For("en")
	for name, c := range map[string]struct {
		base, mine, theirs string
		want               [2]string
	}{
		"one comes":                {draw, draw, heal + draw, [2]string{"nothing", "Heal 3 hp."}},
		"one goes":                 {draw + heal, draw + heal, draw, [2]string{"Heal 3 hp.", "nothing"}},
		"one goes, and is changed": {draw, strings.Replace(draw, "2", "3", 1), "", [2]string{"Rule 1 · Amount 2 → 3", "nothing"}},
	} {
		var asked []merge.Clash
		_, _ = merge.Choose(pack(cardOf(c.base)), pack(cardOf(c.mine)), pack(cardOf(c.theirs)), func(clash merge.Clash) bool {
			asked = append(asked, clash)
			return false
		})
		require.Len(t, asked, 1, name)
		assert.Equal(t, c.want, [2]string{merge.TellSide(words, asked[0], asked[0].Mine), merge.TellSide(words, asked[0], asked[0].Theirs)}, name)
	}
}
