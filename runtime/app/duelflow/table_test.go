package duelflow_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/face"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rulestext"
)

func TestShakyTapIsATap(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "en")
	v := s.Begin(apptest.Pair("rogue", "mage", "random"))
	card := apptest.FirstPlayable(v)
	home := card.Position()
	card.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(3, -4)})
	card.DragEnd()
	assert.Equal(t, home, card.Position())
	assert.True(t, v.Table.Preview.Visible())
	assert.True(t, apptest.IsHighlighted(card))
}

func TestChosenCardStaysChosenWhenSomethingHappens(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "en")
	v := s.Begin(apptest.Pair("rogue", "mage", "random"))
	card := apptest.FirstPlayable(v)
	s.Tap(card)
	waiting := v.Now
	waiting.Legal = nil
	v.Show(waiting, dueltable.Caption{Label: "…"})
	assert.True(t, v.Table.Preview.Visible())
	assert.Equal(t, v.Translator.Text("duel.not_your_turn"), apptest.Words(v.Table.Preview.Hint))
	assert.True(t, apptest.IsHighlighted(card))
}

func TestCardIsLargeOnALowTable(t *testing.T) {
	s := apptest.New(t, apptest.OnPhoneWide, "uk")
	v := s.Begin(apptest.Pair("rogue", "mage", "random"))
	hand := v.Table.Hand
	first, other := hand.Cards[0], hand.Cards[len(hand.Model.Cards)-1]
	s.Tap(first)
	assert.Greater(t, v.Table.Preview.Card.Size().Width, first.Size().Width*2.5)
	s.Save("large_on_low_table")

	s.Tap(other)
	assert.True(t, v.Table.Preview.Visible(), "another card of the hand can be chosen")
	assert.Equal(t, len(hand.Model.Cards)-1, hand.Chosen)
	s.Tap(v.Table.Foe)
	assert.False(t, v.Table.Preview.Visible(), "a tap on a hero lays it back")
	assert.False(t, s.Game.Sheets().IsOpen())
	assert.Zero(t, v.Match.Record().Plies())

	card := apptest.FirstPlayable(v)
	before := v.Now.View.Me().HandCount
	s.Tap(card)
	s.Tap(card)
	s.Settle(func() bool { return v.Now.View.Me().HandCount == before-1 })
}

func TestHandShowsTheBonusInForce(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "en")
	v := s.Begin(apptest.Pair("rogue", "mage", "random"))
	m := v.Now
	m.View.Fighters[v.Me].DamageBonus, m.View.Fighters[v.Me].DamageBonusTime = -1, 2
	v.Show(m, dueltable.Caption{Label: "…"})
	for i, card := range v.Table.Hand.Model.Cards {
		rules := v.Duel.Card(v.Me, card)
		assert.Equal(t, rulestext.RulesWith(v.Translator, rules, rulestext.Bonuses{Damage: -1}), v.Table.Hand.Cards[i].Text())
	}
	s.Save("bonus_in_hand")
}

func TestPlayedCardShowsWhatWasPaid(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	s := apptest.New(t, apptest.OnPhone, "en")
	v := s.Begin(apptest.Pair("mage", "knight", "random"))
	m := v.Now
	m.Seat, m.Action = 1-v.Me, duel.Play(0)
	m.Events = []duel.Event{{Kind: duel.CardPlayed, Seat: 1 - v.Me, Card: 0, Amount: 9}}
	v.Show(m, dueltable.Caption{Label: "…"})
	assert.True(t, s.Shows("9"), "on the card")
	s.Tap(v.Table.Field.Newest())
	assert.Len(t, apptest.Visible(s, func(f *face.Face) bool { return f == v.Table.Preview.Card }), 1)
	assert.Equal(t, int16(9), v.Table.Field.Now.Cards[0].Cost)
}

func TestStunnedPlayerIsTold(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "uk")
	v := s.Begin(apptest.Pair("mage", "knight", "random"))
	m := v.Now
	m.View.Fighters[v.Me].StunTime = 1
	m.Legal = []duel.Action{duel.EndTurn}
	v.Show(m, dueltable.Caption{Label: "…"})
	assert.Equal(t, v.Translator.Text("duel.hint_stunned"), v.Table.Field.Now.Lines[0])
	assert.True(t, v.Table.Me.Stun.Visible())
	assert.False(t, v.Table.Foe.Stun.Visible())
	s.Tap(v.Table.Hand.Cards[0])
	assert.Equal(t, v.Translator.Text("duel.stunned"), apptest.Words(v.Table.Preview.Hint))
	looktest.AssertNothingCutOff(t, s.Window, "stunned")
	s.Save("stunned")
}

// Below a new duel both decks lie in one row each, whole, in the usual window of a computer.
func TestTheDecksOfANewDuelLieInOneRow(t *testing.T) {
	for _, language := range quick.First("en", "uk") {
		s := apptest.New(t, apptest.OnDesktop, language)
		s.Game.OpenChoice()
		for _, hero := range []string{"mage", "knight"} {
			tiles := apptest.Visible(s, func(h *ui.Tile) bool { return h.Name == s.Game.HeroCalled(hero) })
			require.Len(t, tiles, 2)
			for _, tile := range tiles {
				s.Tap(tile)
			}
			place := fyne.CurrentApp().Driver().AbsolutePositionForObject
			cards := apptest.Visible(s, func(*face.Link) bool { return true })
			require.NotEmpty(t, cards)
			for _, card := range cards {
				assert.InDelta(t, place(cards[0]).Y, place(card).Y, 1, "%s: %d cards", hero, len(cards))
				assert.LessOrEqual(t, place(card).Y+card.Size().Height, apptest.OnDesktop.Height)
				assert.Greater(t, card.Size().Width, float32(80))
			}
			looktest.AssertNothingCutOff(t, s.Window, "decks")
			s.Save("decks_" + hero + "_" + language)
		}
	}
}
