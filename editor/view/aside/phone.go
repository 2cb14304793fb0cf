package aside

import (
	"maps"
	"slices"

	"fyne.io/fyne/v2"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/face"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rulestext"
	"boardduels/schema"
)

// phoneCard is the size of a card on a phone, and one of the smallest that show their name on a ribbon.
var phoneCard = fyne.NewSize(96, 134)

// phone tells what fits the game on a phone. What it has found out of documents, which don't change, it keeps, since
// all are asked about at each edit. One goroutine at a time may ask. It implements [boardduels/editor/design.Faces].
type phone struct {
	pack  *schema.Pack // that it was asked about last
	known map[question]bool
}

// question is whether the name of a document, or what its card does, fits in a language. What a card does is told by
// the names of other documents, too.
type question struct {
	document *schema.Document
	language string
	does     string // "" for the name
}

// NewPhone returns what knows nothing yet.
func NewPhone() *phone { return &phone{&schema.Pack{}, map[question]bool{}} }

// Forget turns to a pack, and drops what is known of documents that it doesn't have.
func (p *phone) Forget(pack *schema.Pack) {
	p.pack = pack
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
	return p.answer(question{d, language, ""}, func() bool {
		if hero, ok := d.Hero(); ok {
			return ui.TileNameFits(schema.DisplayName(language, d.ID(), hero.Name, hero.NameUK))
		}
		card, _ := d.Card()
		return face.NameFits(schema.DisplayName(language, d.ID(), card.Name, card.NameUK), phoneCard)
	})
}

// TextFits reports whether what a card does fits below its name.
func (p *phone) TextFits(d *schema.Document, language string) bool {
	card, _ := d.Card()
	texts, called := i18n.For(language), p.pack.Dictionary(language)
	does := rulestext.RulesNaming(texts, called, &card.Card, rulestext.Bonuses{})
	return p.answer(question{d, language, does}, func() bool { return textFits(texts, called, &card.Card) })
}

// textFits reports whether what a card does has room wherever a phone shows it in sentences.
func textFits(texts *i18n.Translator, called rulestext.Dictionary, card *duel.Card) bool {
	return !slices.ContainsFunc(face.WithSentences(), func(size fyne.Size) bool { return !face.TextFits(texts, called, card, size) })
}
