package runflow

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/face"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/run"
	"boardduels/schema"
)

// runOffersIntents are what a player can want where a change to the deck is offered.
type runOffersIntents interface {
	dueltable.SheetHost
	TakeOffer(offer int)
	OpenHome()
}

// newRunOffers lets one of some changes be taken, or the relic that lies by the way.
func newRunOffers(t *i18n.Translator, g *gallery.Gallery, way Way, offers []run.Change, intents runOffersIntents) fyne.CanvasObject {
	cards, finds := &fyne.Container{Layout: &offersLayout{}}, container.NewVBox()
	changes := len(slices.DeleteFunc(slices.Clone(offers), func(c run.Change) bool { return c.Kind == run.Carry }))
	room := newRunRoom(fyne.NewSize(float32(changes)*(leastOffer+ui.Gap), 680))
	for i := range offers {
		take := func() { intents.TakeOffer(i) }
		if offers[i].Kind == run.Carry {
			finds.Add(newFind(t, g, &offers[i], i == 0, take))
		} else {
			cards.Add(newOffer(t, g, room, &way, &offers[i], i == 0, intents, take))
		}
	}
	ui.Show(len(finds.Objects) > 0, finds)
	mine, deck := newTraveller(t, g, room, &way, intents)
	content := container.NewVBox(ui.Paragraph(t.Text("run.offers.about")), cards, finds, ui.NewPanel(mine))
	page := ui.NewFooted(content, container.NewWithoutLayout(), newDeckOf(t, g, &way.State.Hero, intents))
	page.WhenExtra = func(is bool) { ui.Show(!is, deck) }
	return ui.NewScreen(t.Text("run.offers.title"), intents.OpenHome, ui.Column(ui.Widest, room.around(page.Object)))
}

// offerKeys name the kinds of changes.
var offerKeys = map[run.Kind]string{run.Add: "run.offers.add", run.Swap: "run.offers.swap", run.Sharpen: "run.offers.sharpen"}

// offerCard is the least size of a card in an offer.
var offerCard = fyne.NewSize(126, 176)

// newOffer shows what a change takes and what it brings.
func newOffer(t *i18n.Translator, g *gallery.Gallery, room *runRoom, way *Way, c *run.Change, isFirst bool, host dueltable.SheetHost, take func()) fyne.CanvasObject {
	in, out := g.Face(&c.Card), g.Face(outOf(way, c))
	show := func(card face.Card, cost int16, state face.State) fyne.CanvasObject {
		f := face.NewLink(t, offerCard, func() { host.Enlarge(card, cost) })
		f.SetCard(card, cost, state)
		return &fyne.Container{Layout: &roomyCard{room: room}, Objects: []fyne.CanvasObject{f}}
	}
	cards := container.NewHBox(show(out, out.Rules.Cost, face.Gone), container.NewCenter(widget.NewIcon(theme.NavigateNextIcon())), show(in, in.Rules.Cost, face.Plain))
	args := i18n.Args{"In": in.Name, "Out": out.Name}
	title := ui.Paragraph(t.Text(offerKeys[c.Kind], args))
	title.TextStyle.Bold, title.Alignment = true, fyne.TextAlignCenter
	about := ui.Paragraph(offerAbout(t, way, c, in.Name, out.Name))
	about.Alignment = fyne.TextAlignCenter
	return ui.NewPanel(container.NewBorder(container.NewVBox(title, container.NewCenter(cards)), takeButton(t, isFirst, take), nil, nil, about))
}

// outOf returns the card of which there will be fewer, as it is now.
func outOf(way *Way, c *run.Change) *schema.Card {
	cards := way.State.Hero.Cards
	return &cards[slices.IndexFunc(cards, func(card schema.Card) bool { return card.ID == c.Out })]
}

// offerAbout tells of how many cards there are how many before and after a change, or what gets better.
func offerAbout(t *i18n.Translator, way *Way, c *run.Change, in, out string) string {
	copies := func(n int) string { return t.Text("count.copies", i18n.Args{"N": n}) }
	changes := func(card string, from, to int) string {
		return t.Text("run.offers.copies", i18n.Args{"Card": card, "From": from, "To": copies(to)})
	}
	ins, outs := copiesOf(way, c.Card.ID), copiesOf(way, c.Out)
	switch c.Kind {
	case run.Add:
		return changes(in, ins, ins+1) + "\n" + changes(out, outs, outs-1)
	case run.Swap:
		return changes(in, 0, outs) + "\n" + changes(out, outs, 0)
	}
	lines := []string{t.Text("run.offers.each", i18n.Args{"Card": out, "Copies": copies(outs)})}
	for _, d := range schema.Differences(schema.NewCard(*outOf(way, c)), schema.NewCard(c.Card)) {
		field := schema.Fields(schema.CardKind).Field(d.Path)
		if field != nil && d.From != nil && d.To != nil {
			lines = append(lines, t.Text("run.offers.edit", i18n.Args{"Field": field.Title.In(t.Language()), "From": *d.From, "To": *d.To}))
		}
	}
	return strings.Join(append(lines, raised(t, outOf(way, c), &c.Card)...), "\n")
}

// raised tells which rules of a card do more than before.
func raised(t *i18n.Translator, before, after *schema.Card) (lines []string) {
	was, is := before.Says.Rules.All(), after.Says.Rules.All()
	for i := range min(len(was), len(is)) {
		if was[i].Amount != is[i].Amount {
			lines = append(lines, t.Text("run.offers.rule", i18n.Args{"N": i + 1, "From": was[i].Amount, "To": is[i].Amount}))
		}
	}
	return lines
}

// copiesOf counts the copies of a card in the deck as it is now.
func copiesOf(way *Way, card string) int {
	for _, line := range way.State.Hero.Deck {
		if line.Card == card {
			return line.Copies
		}
	}
	return 0
}

// largeOffer is the width of a card where there is much room, in the unit of the theme.
const largeOffer = 172

// roomyCard is a card that is larger where there is much room.
type roomyCard struct{ room *runRoom }

// MinSize belongs to the toolkit.
func (c *roomyCard) MinSize(objects []fyne.CanvasObject) fyne.Size {
	if c.room.much {
		return fyne.NewSize(largeOffer*look.Unit(), largeOffer*look.Unit()/face.Shape)
	}
	return objects[0].MinSize()
}

// Layout belongs to the toolkit.
func (c *roomyCard) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	ui.RectOf(size).Put(objects[0])
}

// offersLayout lays offers side by side where there is room for all, else below each other.
type offersLayout struct{ width float32 }

const leastOffer = 310

func (l *offersLayout) beside(count int) bool {
	return l.width >= (float32(count)*(leastOffer+ui.Gap)-ui.Gap)*look.Unit()
}

func (l *offersLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	size := fyne.Size{}
	for _, o := range objects {
		least := o.MinSize()
		size.Width = max(size.Width, least.Width)
		if l.beside(len(objects)) {
			size.Height = max(size.Height, least.Height)
		} else {
			size.Height += least.Height + ui.Space()
		}
	}
	return size
}

func (l *offersLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	count := float32(len(objects))
	if l.beside(len(objects)) {
		width := (size.Width+ui.Space())/count - ui.Space()
		for i, o := range objects {
			o.Resize(fyne.NewSize(width, o.Size().Height)) // what wraps knows its height only at a width
			ui.NewRect(float32(i)*(width+ui.Space()), 0, width, max(size.Height, o.MinSize().Height)).Put(o)
		}
		return
	}
	y := float32(0)
	for _, o := range objects {
		o.Resize(fyne.NewSize(size.Width, o.Size().Height))
		ui.NewRect(0, y, size.Width, o.MinSize().Height).Put(o)
		y += o.MinSize().Height + ui.Space()
	}
}
