package view

import (
	"fmt"
	"image/color"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/view/aside"
	"boardduels/editor/view/naming"
	"boardduels/editor/view/sentences"
	"boardduels/internal/i18n"
	"boardduels/internal/spelling"
	"boardduels/runtime/app/look"
	"boardduels/schema"
)

// choosers let people choose pictures, colours, cards and files. They are the surroundings of controls.
type choosers struct{ editor *Editor }

var _ editorui.Surroundings = (*choosers)(nil)

// Words implements [editorui.Surroundings].
func (c *choosers) Words() *i18n.Translator { return c.editor.texts }

// Picture implements [editorui.Surroundings]: without a picture, that of what is open.
func (c *choosers) Picture(image string) fyne.Resource {
	if item := c.editor.items.open(); item.Type == schema.HeroKind {
		if hero, isThere := c.editor.work.Pack().Hero(item.ID); isThere {
			hero.Art = image
			return c.editor.pictures.Hero(item.ID, &hero, c.editor.texts)
		}
	}
	return c.editor.pictures.Find(image, look.DefaultCard)
}

// Pack returns the pack as edited.
func (c *choosers) Pack() *schema.Pack { return c.editor.work.Pack() }

// Do carries out an edit.
func (c *choosers) Do(edit document.Edit) { c.editor.do(edit) }

// Settle ends an edit.
func (c *choosers) Settle() { c.editor.seal() }

// Choose lets people choose one of what find returns of a text that they type, in place of one that stands there.
func (c *choosers) Choose(title, typed string, find func(wanted string) []sentences.Offer) {
	p := newPackedPicker(c.editor, func(wanted string) (found []pick) {
		for _, o := range find(wanted) {
			found = append(found, pick{name: o.Name, detail: o.Detail, icon: o.Sign, present: o.Present, take: o.Take})
		}
		return found
	})
	width := float32(520)
	if slices.ContainsFunc(find(""), func(o sentences.Offer) bool { return o.Detail != "" }) {
		width = min(1000, c.editor.window.Canvas().Size().Width-60)
	}
	p.raise(title, width, nil, editorui.Answer{Text: c.editor.texts.Text("editor.cancel"), Importance: widget.MediumImportance})
	p.begin(typed)
}

// Try shows a rule of a document at work.
func (c *choosers) Try(d *schema.Document, rule int) { c.editor.stage.Fire(d, rule) }

// Lead goes to what a path of a document is about.
func (c *choosers) Lead(file, path string) { c.editor.goTo(file, path) }

// ChooseColour lets people mix a colour.
func (c *choosers) ChooseColour(current string, chosen func(string)) {
	t := c.editor.texts
	mixer := editorui.NewMixer(t, current, c.coloursBut(current))
	s := c.editor.ask.Sheet("editor.colour.title", mixer.Object,
		editorui.Answer{Text: t.Text("editor.cancel"), Importance: widget.MediumImportance},
		editorui.Answer{Text: t.Text("editor.colour.take"), Importance: widget.HighImportance, Taken: func() { chosen(mixer.Number.Text) }})
	mixer.Changed = func(mixed bool) { editorui.Enable(mixed, s.Main) }
	mixer.Number.Escape = s.Close
	mixer.Number.OnSubmitted = func(string) { s.Typed(&fyne.KeyEvent{Name: fyne.KeyReturn}) }
	s.Raise(520, 0)
	c.editor.window.Canvas().Focus(mixer.Number)
}

// ChooseCard lets people choose a card of the pack, or none.
func (c *choosers) ChooseCard(current string, chosen func(string)) {
	find := c.cardFinder(chosen, func(string) string { return "" })
	openPicker(c.editor, "editor.card.choose", func(wanted string) (found []pick) {
		if none := c.CardName(""); strings.Contains(spelling.Fold(none), spelling.Fold(wanted)) {
			found = append(found, pick{name: none, present: current == "", take: func() { chosen("") }})
		}
		for _, o := range find(wanted) {
			o.present = o.card.ID == current
			found = append(found, o)
		}
		return found
	})
}

// CardName implements [editorui.Surroundings]: "none", or the card's name in the language of the program, its id if the
// pack doesn't have it.
func (c *choosers) CardName(id string) string {
	if id == "" {
		return c.editor.texts.Text("editor.card.none")
	}
	return naming.Of(c.Pack(), schema.FileOf(schema.CardKind, id), c.editor.texts)
}

// coloursBut returns the colours of the pack's heroes in the order of their names, without one.
func (c *choosers) coloursBut(current string) (colours []string) {
	pack := c.editor.work.Pack()
	for _, id := range naming.ByName(pack, schema.HeroKind, c.editor.texts) {
		hero, _ := pack.Hero(id)
		if hero.Colour != current && editorui.ParseColour(hero.Colour) != color.Transparent && !slices.Contains(colours, hero.Colour) {
			colours = append(colours, hero.Colour)
		}
	}
	return colours
}

// addCards lets people put cards into a hero's deck, one after the other, and tells how many it has by then.
func (c *choosers) addCards(hero string) {
	e := c.editor
	deck := func() []schema.DeckLine {
		h, _ := e.work.Pack().Hero(hero)
		return h.Deck
	}
	copies := func(card string) string {
		if n := aside.CopiesIn(deck(), card); n > 0 {
			return fmt.Sprintf("× %d", n)
		}
		return ""
	}
	counts := widget.NewLabel("")
	var p *picker
	var tell func()
	over := aside.NewSurplus(e.texts, e.work.Pack, func(card string) {
		e.do(document.TakeFromDeck{Hero: hero, Card: card})
		p.goOn(p.at)
	})
	tell = func() {
		text, importance := aside.DeckCounts(e.texts, e.work.Pack(), deck())
		counts.Importance = importance
		counts.SetText(text)
		over.Show(deck())
		if p != nil { // what wraps knows its height only at a width
			over.Object.Resize(fyne.NewSize(counts.Size().Width, over.Object.Size().Height))
			p.body.Refresh()
		}
	}
	tell()
	add := func(card string) { e.do(document.AddToDeck{Hero: hero, Card: card}) }
	p = openStayingPicker(e, "editor.deck.add", editorui.Tight(counts, over.Object), tell, c.cardFinder(add, copies))
}

// cardFinder finds cards by their names and ids; detail tells more of one.
func (c *choosers) cardFinder(chosen func(card string), detail func(card string) string) func(wanted string) []pick {
	pack := c.editor.work.Pack()
	numbers := pack.Numbers()
	all := naming.ByName(pack, schema.CardKind, c.editor.texts)
	return func(wanted string) (found []pick) {
		wanted = spelling.Fold(wanted)
		for _, id := range all {
			name := naming.Of(pack, schema.FileOf(schema.CardKind, id), c.editor.texts)
			if strings.Contains(spelling.Fold(name+" "+id), wanted) {
				card, _ := pack.Card(id)
				found = append(found, pick{name: name, detail: detail(id), card: &card, numbers: numbers, take: func() { chosen(id) }})
			}
		}
		return found
	}
}
