package play

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/prose"
	"boardduels/runtime/game"
	"boardduels/runtime/play/face"
	"boardduels/runtime/play/look"
)

func TestShakyTapIsATap(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	v := s.begin(pairing{"rogue", "mage", "random"})
	card := firstPlayable(v)
	home := card.Position()
	card.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(3, -4)})
	card.DragEnd()
	assert.Equal(t, home, card.Position())
	assert.True(t, v.table.preview.Visible())
	assert.True(t, isHighlighted(card))
}

func TestChosenCardStaysChosenWhenSomethingHappens(t *testing.T) {
	s := newStand(t, onPhone, "en")
	v := s.begin(pairing{"rogue", "mage", "random"})
	card := firstPlayable(v)
	s.tap(card)
	waiting := v.now
	waiting.legal = nil
	v.show(waiting, v.caption(nil, 0))
	assert.True(t, v.table.preview.Visible())
	assert.Equal(t, v.translator.Text("duel.not_your_turn"), words(v.table.preview.hint))
	assert.True(t, isHighlighted(card))
}

func TestCardIsLargeOnALowTable(t *testing.T) {
	s := newStand(t, onPhoneWide, "uk")
	v := s.begin(pairing{"rogue", "mage", "random"})
	hand := v.table.hand
	first, other := hand.cards[0], hand.cards[len(hand.model.cards)-1]
	s.tap(first)
	assert.Greater(t, v.table.preview.card.Size().Height, first.Size().Height*1.7)
	s.save("large_on_low_table")

	s.tap(other)
	assert.True(t, v.table.preview.Visible(), "another card of the hand can be chosen")
	assert.Equal(t, len(hand.model.cards)-1, hand.chosen)
	s.tap(v.table.turn)
	assert.False(t, v.table.preview.Visible(), "a tap elsewhere lays it back")
	assert.Zero(t, v.match.Record().Plies())

	card := firstPlayable(v)
	before := v.now.view.Me().HandCount
	s.tap(card)
	s.tap(card)
	s.settle(func() bool { return v.now.view.Me().HandCount == before-1 })
}

func TestHandShowsTheBonusInForce(t *testing.T) {
	s := newStand(t, onPhone, "en")
	v := s.begin(pairing{"rogue", "mage", "random"})
	m := v.now
	m.view.Fighters[v.me].DamageBonus, m.view.Fighters[v.me].DamageBonusTime = -1, 2
	v.show(m, v.caption(m.legal, 5))
	for i, card := range v.table.hand.model.cards {
		rules := v.duel.Card(v.me, card)
		assert.Equal(t, prose.RulesWith(v.translator, rules, prose.Bonuses{Damage: -1}), v.table.hand.cards[i].Text())
	}
	s.save("bonus_in_hand")
}

func TestPlayedCardShowsWhatWasPaid(t *testing.T) {
	s := newStand(t, onPhone, "en")
	v := s.begin(pairing{"mage", "knight", "random"})
	m := v.now
	m.seat, m.action = 1-v.me, duel.Play(0)
	m.events = []duel.Event{{Kind: duel.CardPlayed, Seat: 1 - v.me, Card: 0, Amount: 9}}
	v.show(m, v.caption(m.legal, 5))
	assert.True(t, s.shows("9"), "on the card")
	s.tap(v.table.field.card)
	assert.Len(t, visible(s, func(f *face.Face) bool { return f == v.table.preview.card }), 1)
	assert.Equal(t, int16(9), v.table.field.now.cost)
}

func TestStunnedPlayerIsTold(t *testing.T) {
	s := newStand(t, onPhone, "uk")
	v := s.begin(pairing{"mage", "knight", "random"})
	m := v.now
	m.view.Fighters[v.me].StunTime = 1
	m.legal = []duel.Action{duel.EndTurn}
	v.show(m, v.caption(m.legal, 5))
	assert.Equal(t, v.translator.Text("duel.hint_stunned"), v.table.field.now.lines[0])
	assert.True(t, v.table.me.stun.Visible())
	assert.False(t, v.table.foe.stun.Visible())
	s.tap(v.table.hand.cards[0])
	assert.Equal(t, v.translator.Text("duel.stunned"), words(v.table.preview.hint))
	assertNothingCutOff(t, s.window, "stunned")
	s.save("stunned")
}

func TestNumbersOfAMomentDontCoverEachOther(t *testing.T) {
	s := newStand(t, onPhone, "en")
	v := s.begin(pairing{"mage", "knight", "random"})
	v.now.events = []duel.Event{
		{Kind: duel.DamageTaken, Seat: 0, Amount: 3}, {Kind: duel.DoTHurt, Seat: 0, Amount: 2}, {Kind: duel.Healed, Seat: 0, Amount: 1},
		{Kind: duel.ShieldGained, Seat: 0, Amount: 4}, {Kind: duel.Exhausted, Seat: 1, Amount: 1}, {Kind: duel.Healed, Seat: 1},
	}
	assert.Equal(t, []rising{
		{"−5", look.Color(look.ColorHarm)}, {"+1", look.Color(look.ColorHelp)}, {"+4", look.Color(look.ColorShield)},
	}, v.changes(0))
	assert.Equal(t, []rising{{"−1", look.Color(look.ColorHarm)}}, v.changes(game.Seat(1)))

	portrait, number := fyne.NewSize(60, 60), fyne.NewSize(25, 26)
	for under := range 2 {
		below, above := riseFrom(portrait, number, under), riseFrom(portrait, number, under+1)
		require.Equal(t, below.X, above.X)
		assert.LessOrEqual(t, above.Y+number.Height, below.Y)
	}
}
