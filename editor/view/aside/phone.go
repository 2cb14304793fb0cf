package aside

import (
	"maps"

	"fyne.io/fyne/v2"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/face"
	"boardduels/runtime/app/ui"
	"boardduels/schema"
)

// phoneCard is the size of a card in a hand on a phone.
var phoneCard = fyne.NewSize(96, 134)

// phone tells what fits the game on a phone. What it has found out of documents, which don't change, it keeps, since
// all are asked about at each edit. One goroutine at a time may ask. It implements [boardduels/editor/design.Faces].
type phone struct{ known map[question]bool }

// question is whether the name of a document, or what its card does, fits in a language.
type question struct {
	document *schema.Document
	language string
	isName   bool
}

// NewPhone returns what knows nothing yet.
func NewPhone() *phone { return &phone{map[question]bool{}} }

// Forget drops what is known of documents that a pack doesn't have.
func (p *phone) Forget(pack *schema.Pack) {
	maps.DeleteFunc(p.known, func(q question, _ bool) bool { return pack.Document(q.document.File()) != q.document })
}

func (p *phone) answer(q question, fits func() bool) bool {
	known, asked := p.known[q]
	if !asked {
		known = fits()
		p.known[q] = known
	}
	return known
}

// NameFits reports whether a name fits its card, or the place below a portrait.
func (p *phone) NameFits(d *schema.Document, language string) bool {
	return p.answer(question{d, language, true}, func() bool {
		if hero, ok := d.Hero(); ok {
			return ui.TileNameFits(schema.DisplayName(language, d.ID(), hero.Name, hero.NameUK))
		}
		card, _ := d.Card()
		return face.NameFits(schema.DisplayName(language, d.ID(), card.Name, card.NameUK), phoneCard)
	})
}

// TextFits reports whether what a card does fits below its name.
func (p *phone) TextFits(d *schema.Document, language string) bool {
	return p.answer(question{d, language, false}, func() bool {
		card, _ := d.Card()
		return face.TextFits(i18n.For(language), &card.Card, phoneCard)
	})
}
