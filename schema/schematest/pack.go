// Package schematest draws packs for property tests, and holds the tree of a source to what other parsers find.
package schematest

import (
	"fmt"
	"strings"
	"testing/fstest"

	"pgregory.net/rapid"

	"boardduels/runtime/duel/dueltest"
	"boardduels/schema"
)

// Pack draws the files of a pack without errors, as a stranger could write it: any cards that the limits allow, with
// texts as long as their fields let them be. The same fast brains play all of its runs.
func Pack(t *rapid.T) fstest.MapFS {
	d := drawer{t, fstest.MapFS{}}
	for hero := range 2 {
		d.hero(hero)
	}
	d.add(schema.NewRun(schema.Run{
		ID: d.id("run"), Name: d.text("run", "name"), NameUK: d.text("run", "name_uk"), About: d.text("run", "about"), AboutUK: d.text("run", "about_uk"),
		Stages: []schema.Stage{{Rival: "random", Rest: 10}, {Rival: "zombie", MoreHP: 30}},
	}))
	d.add(schema.NewLevel(schema.Level{Called: d.called("level"), Terrain: rows(nil), Units: rows(map[int]string{0: "F.........", 9: ".........f"})}))
	d.add(schema.NewTitle(schema.PackTitle{
		Name: d.text("pack", "name"), NameUK: d.text("pack", "name_uk"), Author: d.text("pack", "author"), Version: d.text("pack", "version"),
	}))
	return d.files
}

// rows are ten rows of land, but for those that are told.
func rows(others map[int]string) []string {
	all := make([]string, 10)
	for i := range all {
		if all[i] = others[i]; all[i] == "" {
			all[i] = strings.Repeat(".", 10)
		}
	}
	return all
}

type drawer struct {
	t     *rapid.T
	files fstest.MapFS
}

func (d drawer) add(document *schema.Document) {
	d.files[document.File()] = &fstest.MapFile{Data: []byte(document.Source()), Mode: 0o644}
}

// hero draws a hero with the cards of its deck.
func (d drawer) hero(number int) {
	drawn := dueltest.Hero(d.t, dueltest.Any, d.id(fmt.Sprintf("h%d", number)))
	hero := schema.Hero{
		ID: drawn.ID, Name: d.text("hero", "name"), NameUK: d.text("hero", "name_uk"), HP: drawn.HP, EP: drawn.EP, Regen: drawn.Regen,
		Colour: rapid.SampledFrom([]string{"", "#00ff7A"}).Draw(d.t, "colour"),
	}
	for i, line := range drawn.Deck {
		card := schema.Card{Card: line.Card, NameUK: d.text("card", "name_uk"), Image: d.image(), Additional: d.text("card", "additional")}
		card.ID = d.id(fmt.Sprintf("c%d_%d", number, i))
		card.Name = "N" + d.text("card", "name")
		card.Name = string([]rune(card.Name)[:min(len([]rune(card.Name)), schema.Fields(schema.CardKind).Field("name").Longest)])
		d.add(schema.NewCard(card))
		hero.Deck = append(hero.Deck, schema.DeckLine{Card: card.ID, Copies: line.Copies})
	}
	d.add(schema.NewHero(hero))
}

func (d drawer) called(kind string) schema.Called {
	return schema.Called{ID: d.id(kind), Name: d.text(kind, "name"), NameUK: d.text(kind, "name_uk"), About: d.text(kind, "about"), AboutUK: d.text(kind, "about_uk")}
}

// id draws the id of a document, which begins with a word.
func (d drawer) id(word string) string {
	const longest = 48
	return word + strings.Repeat("x", rapid.SampledFrom([]int{0, 0, longest - len(word)}).Draw(d.t, "id"))
}

// image draws the path of a picture that there is not.
func (d drawer) image() string {
	long := strings.Repeat("\u0378", schema.Fields(schema.CardKind).Field("card_image").Longest-len(".svg")) + ".svg"
	return rapid.SampledFrom([]string{"", "a.svg", "b/c d.png", long}).Draw(d.t, "image")
}

// text draws the text of a field of a kind of document: none, a few characters, or as many as may be.
func (d drawer) text(kind, field string) string {
	longest := 0
	for _, k := range schema.Kinds() {
		if k.Name() == kind {
			longest = schema.Fields(k).Field(field).Longest
		}
	}
	letter := rapid.SampledFrom([]string{"W", "Щ", "\U0010fffd", "a ", "\u0301", "🛡", "\u202e", "<", `"`, "\\", "'", "漢", "\n", "\t", "]]>", "\u2028", "\u0378"}).Draw(d.t, field)
	count := rapid.SampledFrom([]int{0, 1, 7, longest}).Draw(d.t, "length")
	return strings.Trim(string([]rune(strings.Repeat(letter, count))[:count]), " \t\r\n")
}
