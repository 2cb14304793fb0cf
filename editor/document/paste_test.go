package document_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/editor/document"
	"boardduels/schema"
)

// Whatever deck a hero is given, it has it, in one step; what stays doesn't move.
func TestAHeroHasTheDeckThatItIsGiven(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w := smallWorkspace(t)
		before := source(w, "heroes/knight.xml")
		var deck []schema.DeckLine
		for _, card := range rapid.SliceOfDistinct(rapid.SampledFrom([]string{"cleave", "shield_block", "riposte", "spike_strike", "other", "another"}), rapid.ID).Draw(t, "cards") {
			deck = append(deck, schema.DeckLine{Card: card, Copies: rapid.IntRange(1, 12).Draw(t, "copies")})
		}
		require.NoError(t, w.Do(document.SetDeck{Hero: "knight", Deck: deck}))
		knight, ok := w.Pack().Hero("knight")
		require.True(t, ok)
		assert.ElementsMatch(t, deck, knight.Deck)
		require.NoError(t, w.Do(document.SetDeck{Hero: "knight", Deck: knight.Deck}))
		w.Undo()
		assert.Equal(t, before, source(w, "heroes/knight.xml"))
		assert.Nil(t, w.NextUndo())
	})
}

func TestACardIsPutInDecks(t *testing.T) {
	w := classicWorkspace(t)
	in := func(hero string) int {
		h, _ := w.Pack().Hero(hero)
		for _, line := range h.Deck {
			if line.Card == "cleave" {
				return line.Copies
			}
		}
		return 0
	}
	copies := in("knight")
	require.NoError(t, w.Do(document.PutInDecks{Card: "cleave", Decks: []document.DeckPlace{{Hero: "knight"}, {Hero: "mage"}}}))
	assert.Equal(t, []int{copies, 1, 0}, []int{in("knight"), in("mage"), in("rogue")})
	assert.Equal(t, []string{"heroes/mage.xml"}, w.Dirty())
	require.NoError(t, w.Do(document.PutInDecks{Card: "cleave", Decks: []document.DeckPlace{{Hero: "rogue", Copies: 3}}}))
	assert.Equal(t, []int{0, 0, 3}, []int{in("knight"), in("mage"), in("rogue")})
}

// A paste is one step, of which all is done or nothing.
func TestAPasteIsOneStep(t *testing.T) {
	w := smallWorkspace(t)
	add := document.Add{Item: document.Item{Type: schema.CardKind, ID: "axe"}, Name: "Axe", Bare: true}
	cells := document.SetCells{Cells: []document.Cell{{File: "cards/axe.xml", Path: "cost", Value: "3"}, {File: cleave, Path: "cost", Value: "4"}}}
	require.NoError(t, w.Do(document.Paste{Edits: []document.Edit{add, cells}}))
	axe, _ := w.Pack().Card("axe")
	assert.EqualValues(t, 3, axe.Cost)
	assert.Zero(t, axe.BaseDamage)
	require.Error(t, w.Do(document.Paste{Edits: []document.Edit{document.SetField{File: cleave, Path: "cost", Value: "7"}, add}}))
	d, _ := w.Pack().Card("cleave")
	assert.EqualValues(t, 4, d.Cost)
	w.Undo()
	assert.Empty(t, w.Dirty())
}
