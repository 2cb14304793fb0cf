package design

import (
	"path"

	"boardduels/editor/document"
	"boardduels/schema"
)

// languages are those in which faces are looked at.
var languages = []struct{ code, own, nameField string }{{"en", "English", "name"}, {"uk", "Українська", "name_uk"}}

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
	for _, l := range languages {
		if name, written := d.Value(l.nameField); written && !c.faces.NameFits(d, l.code) {
			c.report(d, l.nameField, "name-too-long", schema.Args{"found": name})
		}
	}
}

func (c *checker) text(d *schema.Document) {
	for _, l := range languages {
		if !c.faces.TextFits(d, l.code) {
			c.report(d, "name", "text-too-long", schema.Args{"language": l.own})
		}
	}
}
