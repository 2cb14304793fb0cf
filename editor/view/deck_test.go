package view

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

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

func TestADeckIsPasted(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open("heroes/knight.xml")
	clipboard := fyne.CurrentApp().Clipboard()
	press := func() {
		for _, b := range viewtest.All[*editorui.TipButton](s) {
			if b.Tip != nil && b.Tip() == "Paste a deck" {
				b.OnTapped()
				return
			}
		}
		t.Fatal("there is nothing to paste a deck with")
	}
	clipboard.SetContent("Card\tCopies\nAmbush\t2\nCleave\t9\nClive\t1\n")
	press()
	assert.NotEmpty(t, s.Reading("Not in the pack, and left out: Clive 1"))
	assert.NotEmpty(t, s.Reading("Cards 11/12"))
	s.Press("Take this deck")
	knight, _ := s.work.Pack().Hero("knight")
	assert.ElementsMatch(t, []schema.DeckLine{{Card: "cleave", Copies: 9}, {Card: "ambush", Copies: 2}}, knight.Deck)
	s.commands.find("undo").call()
	assert.Empty(t, s.work.Dirty(), "it was one step")
	clipboard.SetContent("nothing of the kind")
	press()
	assert.NotEmpty(t, s.Reading("is no deck of this pack"))
}
