package view

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/view/viewtest"
	"boardduels/schema"
)

// spare returns what is offered to be taken out of a deck.
func (s *stand) spare() (names []string) {
	for _, b := range viewtest.All[*editorui.Button](s) {
		if b.Icon != nil && strings.Contains(b.Icon.Name(), "content-remove") && b.Text != "" {
			names = append(names, b.Text)
		}
	}
	return names
}

// A deck of 13 offers what to take out, whichever way it became so: on its page, where cards are added, and where one
// that was copied is too large.
func TestADeckOfTooManyCardsOffersWhatToTakeOut(t *testing.T) {
	for _, language := range []string{"en", "uk"} {
		s := newStand(t, viewtest.OnLaptop, language)
		text := s.texts.Text
		s.open("heroes/knight.xml")
		cards := func() int { knight, _ := s.work.Pack().Hero("knight"); return knight.Cards() }
		assert.Empty(t, s.spare())

		s.Press(text("editor.deck.add"))
		assert.Empty(t, s.spare())
		s.Retype(s.Entries()[0], "fire_bolt")
		s.TypeKey(fyne.KeyReturn)
		assert.Equal(t, 13, cards())
		require.NotEmpty(t, s.spare(), "where cards are added")
		picks := viewtest.All[*widget.List](s)[0]
		assert.Greater(t, picks.Size().Height, float32(120), "which leaves room for the cards")
		s.Press(text("editor.close"))

		offered := s.spare()
		require.NotEmpty(t, offered, "on its page")
		s.Press(offered[0])
		assert.Equal(t, 12, cards())
		assert.Empty(t, s.spare())
		s.commands.find("undo").call()
		assert.Equal(t, 13, cards())

		fyne.CurrentApp().Clipboard().SetContent("cleave\t9\nambush\t5")
		s.Press(text("editor.deck.paste"))
		assert.Len(t, s.spare(), 2, "where it is pasted")
		s.Press(s.spare()[0])
		assert.Len(t, s.spare(), 2)
		s.Press(s.spare()[1])
		assert.Empty(t, s.spare())
		s.Press(text("editor.deck.paste_take"))
		assert.Equal(t, 12, cards())
	}
}

// What is put into a deck can be taken out of it again.
func TestACardIsTakenOutOfADeck(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	was := s.work.Pack().Document("heroes/knight.xml").Source()
	s.do(document.AddToDeck{Hero: "knight", Card: "fire_bolt"})
	s.do(document.TakeFromDeck{Hero: "knight", Card: "fire_bolt"})
	assert.Equal(t, was, s.work.Pack().Document("heroes/knight.xml").Source())
	assert.Error(t, s.work.Do(document.TakeFromDeck{Hero: "knight", Card: "fire_bolt"}))
	knight, _ := s.work.Pack().Hero("knight")
	for _, line := range knight.Deck {
		for range line.Copies {
			require.NoError(t, s.work.Do(document.TakeFromDeck{Hero: "knight", Card: line.Card}))
		}
	}
	knight, _ = s.work.Pack().Hero("knight")
	assert.Equal(t, []schema.DeckLine(nil), knight.Deck)
}
