package dueltable

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"

	"boardduels/internal/quick"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// What counters have become since the own turn is told as the next one begins.
func TestTheSummaryTellsOfCounters(t *testing.T) {
	f := newRuledBout(t, "en", 0, "warden", "alchemist")
	f.play("")
	f.hold(1, "venom")
	f.play("venom")
	f.state.Fighters[1].HandCount = 0
	f.play("")
	told := strings.ReplaceAll(f.summary()[0], "\u00a0", " ")
	assert.Contains(t, told, "Warden: Poison 0 → 2", "one is gone by now")
	assert.Contains(t, told, "Warden loses 3 hp to Poison")
}

// The deck of a hero has the cards that rules have brought, and whoever looks at it reads which ones of the hand both
// sides know.
func TestTheDeckHasWhatRulesBring(t *testing.T) {
	f := newRuledBout(t, "en", 0, "alchemist", "warden")
	f.hold(0, "spark_jar")
	f.show(Moment{Seat: game.Nobody})
	deck, _ := f.deck(0)
	assert.Len(t, deck.Cards, 8)
	assert.Empty(t, f.teller().Known(0, &f.state.Ruled[0]))
	f.play("spark_jar")
	assert.Equal(t, "In hand, as both sides know: Spark, Spark.", f.teller().Known(0, &f.state.Ruled[0]))
	f.play("spark")
	deck, removed := f.deck(0)
	assert.Equal(t, schema.DeckLine{Card: "spark", Copies: 2}, deck.Deck[8])
	assert.EqualValues(t, 1, removed[8])
	assert.Equal(t, "Spark", f.Gallery.CardName(&deck.Cards[8]))
	assert.Equal(t, "In hand, as both sides know: Spark.", f.teller().Known(0, &f.state.Ruled[0]))
}

// What rules have left on a hero is seen beside it, and told by whoever taps the hero: by name, how much, for how long,
// and what it does.
func TestWhatRulesLeaveIsToldOfTheHero(t *testing.T) {
	for _, size := range quick.First(fyne.NewSize(412, 915), fyne.NewSize(1280, 800)) {
		f := newRuledBout(t, "en", 0, "warden", "alchemist")
		w := looktest.ShowAlone(t, f.Table.Root, size)
		f.state.Fighters[0].CostNext = -2
		me := &f.state.Ruled[0]
		me.Counters = [rule.MostCounters]int16{3, 2}
		me.Lasting[0] = duel.LastingRule{Card: f.line(0, "thorns"), Rounds: 2}
		me.Lasting[1] = duel.LastingRule{Card: f.line(0, "last_stand"), Rounds: 99, Times: 1}
		me.Forbidden[rule.Attack] = 1
		f.show(Moment{Seat: game.Nobody})
		assert.Len(t, f.Table.Me.chips.box.Objects, 6)
		assert.True(t, f.Table.Me.chips.list[0].hurts, "what takes hp stands first")
		looktest.AssertNothingCutOff(t, w, "badges")
		var told []string
		for _, badge := range f.badges(0) {
			told = append(told, badge.text)
		}
		assert.Equal(t, []string{
			"3 × Poison: at the start of the turn, takes that much damage, then it drops by 1.",
			"2 × Strength: each hit dealt does that much more damage.",
			"Coat of Thorns, 2 rounds left: Whenever a card strikes you, deal 2 damage for each hit.",
			"Last Stand: Instead of dying, keep 1 hp and heal 9 hp (at most once).",
			"Warden’s next minor card costs 2 less.",
			"Warden can’t play attacks for 1 turn.",
		}, told)
		assert.Equal(t, []string{"Whenever you lose hp, gain 1 shield."}, f.teller().Always(0))
		assert.Empty(t, f.badges(1))
		assert.Equal(t, []string{"At the end of the enemy’s turn, if the enemy has a shield, the enemy heals 1 hp."}, f.teller().Always(1))
	}
}
