package view

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/table"
	"boardduels/editor/view/aside"
	"boardduels/editor/view/naming"
	"boardduels/editor/view/tablepage"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// pasteDeck shows the deck that was copied, and gives it to a hero if people want that.
func (e *Editor) pasteDeck(hero string) {
	pasted, err := tablepage.ParsePaste(e.texts, fyne.CurrentApp().Clipboard().Content())
	if err != nil {
		e.ask.Report(err)
		return
	}
	deck, unknown := table.ParseDeck(e.work.Pack(), pasted)
	if len(deck) == 0 {
		e.ask.Tell("editor.deck.paste", e.texts.Text("editor.deck.paste_none"))
		return
	}
	told := editorui.Paragraph("")
	var over *aside.Surplus
	tell := func() {
		told.SetText(e.tellDeck(deck))
		over.Show(deck)
	}
	over = aside.NewSurplus(e.texts, e.work.Pack, func(card string) {
		deck = aside.Fewer(deck, card)
		tell()
	})
	tell()
	content := editorui.Tight(told, over.Object)
	if len(unknown) > 0 {
		missing := editorui.Paragraph(e.texts.Text("editor.deck.paste_unknown", i18n.Args{"Names": strings.Join(unknown, ", ")}))
		missing.Importance = widget.DangerImportance
		content.Add(missing)
	}
	e.ask.Sheet("editor.deck.paste", content,
		editorui.Answer{Text: e.texts.Text("editor.cancel"), Importance: widget.MediumImportance},
		editorui.Answer{Text: e.texts.Text("editor.deck.paste_take"), Importance: widget.HighImportance, Taken: func() {
			e.do(document.SetDeck{Hero: hero, Deck: deck})
		}}).Raise(460, 0)
}

// tellDeck lists the cards of a deck, with how many there are and should be.
func (e *Editor) tellDeck(deck []schema.DeckLine) string {
	var lines []string
	for _, line := range deck {
		lines = append(lines, fmt.Sprintf("%s × %d", naming.Of(e.work.Pack(), schema.FileOf(schema.CardKind, line.Card), e.texts), line.Copies))
	}
	counts, _ := aside.DeckCounts(e.texts, e.work.Pack(), deck)
	return strings.Join(append(lines, counts), "\n")
}
