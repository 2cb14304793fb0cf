package rulestext_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/duel/rulestext"
)

// The log tells both stances and all that came of them, the cards that were drawn, too; nothing before both are shown.
func TestTheLogTellsOfClashes(t *testing.T) {
	hero := duel.Hero{ID: "plain", HP: 30, EP: 6, Regen: 1, Deck: []duel.DeckLine{{Card: duel.Card{ID: "blank", Cost: 1}, Copies: 12}}}
	n := duel.Classic()
	n.Clash = rule.DefaultClash()
	d, err := n.New(hero, hero)
	require.NoError(t, err)
	for _, c := range []struct {
		first, second rule.Stance
		en, uk        string
	}{
		{rule.Guard, rule.Focus, "Mage’s Focus beats Knight’s Guard: Mage gains 1 energy, Mage draws Cleave", "Mage («Зосередження») виграє сутичку, Knight («Заслін») програє: "},
		{rule.Strike, rule.Focus, "Knight’s Strike beats Mage’s Focus: Mage loses 2 hp", "Knight («Удар») виграє сутичку, Mage («Зосередження») програє: "},
		{rule.Guard, rule.Guard, "Mage and Knight both take Guard", "Mage і Knight обирають «Заслін»"},
	} {
		s := d.Start(starting(d, 0))
		s.Fighters[1].EP = 3
		english, ukrainian := rulestext.NewChronicle(en, names{}, d), rulestext.NewChronicle(i18n.For("uk"), names{}, d)
		tell := func(a duel.Action) (inEnglish, inUkrainian []string) {
			var events []duel.Event
			require.NoError(t, d.Apply(&s, a, &events))
			return english.Tell(events), ukrainian.Tell(events)
		}
		tell(duel.EndTurn)
		hidden, _ := tell(duel.Take(c.first))
		assert.NotRegexp(t, "Strike|Guard|Focus", strings.Join(hidden, " "))
		told, toldUK := tell(duel.Take(c.second))
		assert.Equal(t, []string{c.en}, told)
		require.Len(t, toldUK, 1)
		assert.Contains(t, toldUK[0], c.uk)
	}
}

// starting returns a seed with which a seat begins.
func starting(d *duel.Duel, seat int) (seed uint64) {
	for ; ; seed++ {
		if s := d.Start(seed); int(s.Starter) == seat {
			return seed
		}
	}
}
