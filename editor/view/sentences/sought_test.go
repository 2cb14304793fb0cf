package sentences

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"
)

func TestTheNearestIsFoundFirst(t *testing.T) {
	offer := func(name, says string, words []string, also ...string) choice {
		return choice{Offer{Name: name}, newSought([]string{name}, says, words, also...)}
	}
	all := []choice{
		offer("X: all your energy", "Deal 3 damage for each point.", []string{"take_all"}, "mana"),
		offer("damage over time", "The enemy loses 1 hp a round.", []string{"over_time"}, "burn"),
		offer("change the energy of each turn", "You get +1 energy a turn.", []string{"regen"}, "income"),
		offer("deal damage", "Deal 1 damage.", []string{"damage"}, "hit"),
		offer("Regeneration", "Heal 2 hp.", []string{"regeneration"}, "heal each turn"),
		offer("use cards up", "Use up 1 card by lot.", []string{"use_up"}, "exhaust", "витратити карти"),
		offer("the enemy’s hp, in percent", "", []string{"foe_hp_share"}, "% half"),
	}
	for wanted, want := range map[string][]string{
		"damage":          {"deal damage", "damage over time", "X: all your energy"},
		"Regen":           {"Regeneration", "change the energy of each turn"},
		"use up":          {"use cards up"},
		"up use":          {"use cards up"},
		"use_up":          {"use cards up"},
		"exhaust":         {"use cards up"},
		"ВИТРАТИТИ":       {"use cards up"},
		"lot card":        {"use cards up"},
		"enemy percent":   {"the enemy’s hp, in percent"},
		"enemy's half":    {"the enemy’s hp, in percent"},
		"foe_hp_share":    {"the enemy’s hp, in percent"},
		"foe half":        {"the enemy’s hp, in percent"},
		"ergy":            {"X: all your energy", "change the energy of each turn"},
		"damage exhaust":  {"X: all your energy", "damage over time", "deal damage", "use cards up"},
		"exhausts a card": {"use cards up"},
		"Deal damage.":    {"deal damage"},
		"sword shield":    nil,
	} {
		var names []string
		for _, o := range among(all, wanted) {
			names = append(names, o.Name)
		}
		assert.Equal(t, want, names, wanted)
	}
	assert.Len(t, among(all, " "), len(all))
}

// Whatever holds some words is found by them, in any order, and by nothing that it lacks.
func TestWordsAreFoundInAnyOrder(t *testing.T) {
	word := rapid.StringMatching(`[a-zїєщ]{1,6}`)
	rapid.Check(t, func(t *rapid.T) {
		texts := rapid.SliceOfN(word, 3, 9).Draw(t, "texts")
		third := len(texts) / 3
		s := newSought([]string{strings.Join(texts[:third], " ")}, strings.Join(texts[third:2*third], " "), nil, texts[2*third:]...)
		wanted := rapid.Permutation(texts).Draw(t, "wanted")[:rapid.IntRange(1, len(texts)).Draw(t, "count")]
		_, found := s.rank(folded(strings.Join(wanted, " ")))
		assert.True(t, found)
		_, found = s.rank(folded(strings.Join(wanted, " ") + " ж"))
		assert.False(t, found)
	})
}
