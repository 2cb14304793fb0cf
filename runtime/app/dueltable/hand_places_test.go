package dueltable

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// Of equal cards that one leaves which was chosen; what stays doesn't change places.
func TestTheChosenOneOfEqualCardsLeaves(t *testing.T) {
	m := newMoving(t, "", anySize[3], 0)
	hand := m.Table.Hand
	m.state.Fighters[0].EP = 8
	m.hold(0, "cleave", "shield_block", "cleave", "shield_block")
	m.show(Moment{Seat: game.Nobody})
	m.Show(Moment{Seat: game.Nobody, View: m.duel.View(&m.state, 0), Legal: m.duel.Legal(&m.state, nil)}, Caption{Enabled: true})
	cleave, block := hand.Model.Cards[0], hand.Model.Cards[1]
	homes := slices.Clone(hand.homes)
	hand.onPlayed(2)
	assert.Equal(t, homes[2].Middle().Add(hand.box.Position()), m.origin(&Moment{Seat: 0, Action: duel.Play(cleave)}), "it comes from its place")
	m.hold(0, "shield_block", "cleave", "shield_block") // of equal cards the rules take the first one
	m.show(Moment{Seat: game.Nobody})
	assert.Equal(t, []duel.CardIndex{cleave, block, block}, hand.Model.Cards)
	for i, from := range []int{0, 1, 3} {
		assert.Equal(t, homes[from], *hand.came[i])
	}
	m.hold(0, "shield_block", "cleave") // without a choice
	m.show(Moment{Seat: game.Nobody})
	assert.Equal(t, []duel.CardIndex{cleave, block}, hand.Model.Cards)
}

// However a hand changes, what is shown is what it holds, and what stays keeps its order.
func TestAHandIsArranged(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		cards := rapid.SliceOfN(rapid.Map(rapid.IntRange(0, 3), func(n int) duel.CardIndex { return duel.CardIndex(n) }), 0, 6)
		before, now := cards.Draw(t, "before"), cards.Draw(t, "now")
		chosen := rapid.IntRange(nowhere, 7).Draw(t, "chosen")
		places := stay(before, now, chosen)
		assert.True(t, slices.IsSorted(places))
		shown := (&hand{Model: handModel{Cards: before}, leaves: chosen}).arrange(now)
		require.ElementsMatch(t, now, shown)
		for i, place := range places {
			assert.Equal(t, before[place], shown[i])
		}
		if chosen >= 0 && chosen < len(before) {
			assert.Equal(t, count(now, before[chosen]) >= count(before, before[chosen]), slices.Contains(places, chosen))
		}
	})
}

func count(cards []duel.CardIndex, one duel.CardIndex) (n int) {
	for _, card := range cards {
		if card == one {
			n++
		}
	}
	return n
}
