package aside

import (
	"maps"

	"fyne.io/fyne/v2"

	"boardduels/editor/document"
	"boardduels/internal/i18n"
	"boardduels/internal/spelling"
	"boardduels/runtime/app/face"
	"boardduels/runtime/app/look"
	"boardduels/schema"
)

// Pictures keeps the pictures of a pack that have been shown.
type Pictures struct {
	Pack  func() *schema.Pack
	known map[string]fyne.Resource
}

// NewPictures returns the pictures of a pack, which may be another one each time.
func NewPictures(pack func() *schema.Pack) *Pictures {
	return &Pictures{Pack: pack, known: map[string]fyne.Resource{}}
}

// Find returns a picture by its name, or another one where there is none.
func (p *Pictures) Find(image string, instead func() fyne.Resource) fyne.Resource {
	if known := p.known[image]; known != nil {
		return known
	}
	drawing, err := p.Pack().Picture(image)
	if err != nil {
		return instead()
	}
	p.known[image] = look.Picture(image, drawing, instead())
	return p.known[image]
}

// Forget looks pictures up anew that have changed.
func (p *Pictures) Forget(changes []document.Change) {
	for _, c := range changes {
		if image, ok := schema.ImageOf(c.File); ok {
			maps.DeleteFunc(p.known, func(name string, _ fyne.Resource) bool { return spelling.Letters(name) == spelling.Letters(image) })
		}
	}
}

// Hero returns the portrait of a hero.
func (p *Pictures) Hero(id string, h *schema.Hero, t *i18n.Translator) fyne.Resource {
	return p.Find(h.Art, func() fyne.Resource {
		return look.Emblem(id, schema.DisplayName(t.Language(), id, h.Name, h.NameUK), h.Colour)
	})
}

// card returns what stands on a card's face in a language.
func (p *Pictures) card(c schema.Card, t *i18n.Translator) face.Card {
	return face.Card{
		Name:    schema.DisplayName(t.Language(), c.ID, c.Name, c.NameUK),
		Art:     p.Find(c.Image, look.DefaultCard),
		Rules:   c.Card,
		Called:  p.Pack().Dictionary(t.Language()),
		Numbers: p.Pack().Numbers(),
	}
}
