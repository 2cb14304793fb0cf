package docs

import (
	"fmt"
	"regexp"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
)

var number = regexp.MustCompile(`\d+`)

// numbers returns the numbers in a text, sorted: where they stand in a sentence is up to its language.
func numbers(text string) []string {
	found := number.FindAllString(text, -1)
	slices.Sort(found)
	return found
}

func TestRulesAreTheSameInEachLanguage(t *testing.T) {
	english, ukrainian := Rules("en"), Rules("uk")
	require.Len(t, english, 9)
	require.Len(t, ukrainian, len(english))
	paragraphs := regexp.MustCompile(`\n\n|\n\d+\. `)
	for i := range english {
		assert.Equal(t, numbers(english[i].Text()), numbers(ukrainian[i].Text()), english[i].Title)
		assert.Equal(t, len(paragraphs.FindAllString(english[i].Text(), -1)), len(paragraphs.FindAllString(ukrainian[i].Text(), -1)), english[i].Title)
		assert.Equal(t, english[i].Title[:3], ukrainian[i].Title[:3])
		for _, section := range []Section{english[i], ukrainian[i]} {
			assert.NotRegexp(t, `[^\n]\n[^\n\d]`, section.Text(), "a paragraph on two lines")
		}
	}
}

// The engine has the numbers that the rules tell.
func TestRulesTellTheNumbersOfTheEngine(t *testing.T) {
	sections := Rules("en")
	for _, tell := range []struct {
		section int
		text    string
	}{
		{1, fmt.Sprintf("a deck of %d cards", duel.Classic().Deck)},
		{2, fmt.Sprintf("up to %d in hand", duel.Classic().Hand)},
		{3, fmt.Sprintf("A hero suffers at most %d DoTs", duel.MaxDoTs)},
		{4, fmt.Sprintf("A shield holds at most %d", duel.MaxShield)},
	} {
		assert.Contains(t, sections[tell.section-1].Text(), tell.text)
	}
}

// What the game sums up on one page has no number that the rules don't tell.
func TestShortRulesTellTheRules(t *testing.T) {
	for _, language := range []string{"en", "uk"} {
		told := ""
		for _, section := range Rules(language) {
			told += section.Text() + "\n"
		}
		for _, key := range []string{"goal", "opening", "turn", "energy", "minor", "major", "shield", "effects", "reactive", "exhaustion"} {
			short := i18n.For(language).Text("how_to." + key)
			for _, n := range numbers(short) {
				if key != "exhaustion" || n == "21" { // the rest is an example
					assert.Contains(t, numbers(told), n, short)
				}
			}
		}
	}
}
