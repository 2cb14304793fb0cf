package design

import (
	"path"

	"boardduels/editor/document"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// art reports cards and heroes without a picture, and pictures that nothing shows.
func (c *checker) art() {
	for i := range c.cards {
		if c.cards[i].card.Image == "" {
			c.report(c.cards[i].document, "card_image", "no-art", nil)
		}
	}
	for i := range c.heroes {
		if c.heroes[i].hero.Art == "" {
			c.report(c.heroes[i].document, "art", "no-art", nil)
		}
	}
	for _, image := range document.UnusedPictures(c.pack) {
		c.found = append(c.found, schema.Diagnose(path.Join(schema.ArtFolder, image), "unused-art", nil))
	}
}

// texts reports what doesn't fit its face.
func (c *checker) texts() {
	if c.faces == nil {
		return
	}
	for i := range c.cards {
		c.name(c.cards[i].document)
		c.text(c.cards[i].document)
	}
	for i := range c.heroes {
		c.name(c.heroes[i].document)
	}
}

func (c *checker) name(d *schema.Document) {
	for _, l := range i18n.Languages() {
		field := nameField(l.Code)
		if name, written := d.Value(field); written && !c.faces.NameFits(d, l.Code) {
			c.report(d, field, "name-too-long", schema.Args{"found": name})
		}
	}
}

// nameField is where documents have their names in a language.
func nameField(language string) string {
	if language == i18n.Default {
		return "name"
	}
	return "name_" + language
}

func (c *checker) text(d *schema.Document) {
	for _, l := range i18n.Languages() {
		if !c.faces.TextFits(d, l.Code) {
			c.report(d, "name", "text-too-long", schema.Args{"language": l.Name})
		}
	}
}
