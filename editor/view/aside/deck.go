package aside

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/view/naming"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/look"
	"boardduels/runtime/duel/rulestext"
	"boardduels/schema"
)

// deckPane shows a hero with its deck, which it edits.
type deckPane struct {
	texts    *i18n.Translator
	tips     *editorui.Tips
	pictures *Pictures
	do       func(document.Edit)
	lead     func(file string)
	add      func(hero string) // lets people add cards
	paste    func(hero string) // what was copied, as a deck
	hero     string

	portrait *canvas.Image
	name     *widget.Label
	counts   *widget.Label
	always   *widget.Label // what the hero's rules do, hidden if it has none
	surplus  *Surplus
	figures  *deckFigures
	lines    *fyne.Container
	faces    *fyne.Container
	told     *fyne.Container // lines, and figures under them
	scroll   *container.Scroll
	cases    *editorui.Button
	experts  *editorui.Button
	Object   fyne.CanvasObject
}

// portraitSide is how large a hero is shown, so that a low window has room for the faces of its deck.
const portraitSide = 88

// NewDeckPane returns what stands beside the form of a hero.
func NewDeckPane(t *i18n.Translator, tips *editorui.Tips, p *Pictures, do func(document.Edit), lead func(string), add, paste func(hero string)) *deckPane {
	d := &deckPane{
		texts: t, tips: tips, pictures: p, do: do, lead: lead, add: add, paste: paste,
		portrait: canvas.NewImageFromResource(nil), name: editorui.Heading(""), counts: widget.NewLabel(""), always: editorui.Paragraph(""), lines: container.NewVBox(), faces: container.NewStack(),
		figures: newDeckFigures(t),
	}
	d.portrait.FillMode = canvas.ImageFillContain
	d.name.SizeName = theme.SizeNameSubHeadingText
	d.name.Alignment, d.counts.Alignment = fyne.TextAlignCenter, fyne.TextAlignCenter
	adding := editorui.NewButton(t.Text("editor.deck.add"), theme.ContentAddIcon(), func() { d.add(d.hero) })
	d.surplus = NewSurplus(t, p.Pack, func(card string) { do(document.TakeFromDeck{Hero: d.hero, Card: card}) })
	copied := tips.Button(theme.ContentPasteIcon(), t.Text("editor.deck.paste"), func() { d.paste(d.hero) })
	d.cases, d.experts = editorui.NewButton("", nil, nil), editorui.NewButton("", nil, nil)
	head := container.NewBorder(nil, nil, container.NewGridWrap(fyne.NewSquareSize(portraitSide), d.portrait), container.NewVBox(copied), editorui.Middle(editorui.Tight(d.name, d.counts)))
	d.told = container.NewVBox(d.surplus.Object, editorui.Dense(d.lines), d.figures.object)
	d.scroll = container.NewVScroll(container.NewPadded(editorui.Beside(600, 0.48, d.faces, d.told)))
	d.Object = container.NewBorder(container.NewVBox(head, d.always), editorui.Wrap(adding, d.cases, d.experts), nil, nil, d.scroll)
	return d
}

// Show brings the pane to a hero.
func (d *deckPane) Show(file string) {
	pack := d.pictures.Pack()
	doc := pack.Document(file)
	hero, _ := doc.Hero()
	d.hero = doc.ID()
	look.Show(d.portrait, d.pictures.Hero(d.hero, &hero, d.texts), editorui.ThumbnailSide)
	d.name.SetText(schema.DisplayName(d.texts.Language(), doc.ID(), hero.Name, hero.NameUK))
	d.always.SetText(strings.Join(rulestext.Passives(d.texts, pack.Dictionary(d.texts.Language()), hero.Passives), " "))
	editorui.Visible(d.always.Text != "", d.always)
	d.surplus.Show(hero.Deck)
	d.list(pack, &hero)
	d.figures.show(pack, d.hero)
	d.scroll.Refresh() // there may be more lines than before
	d.told.Layout.Layout(d.told.Objects, d.told.Size())
	d.offer(d.cases, schema.CasesKind, document.AddCase{Hero: d.hero})
	d.offer(d.experts, schema.PrioritiesKind, document.AddExpert{Table: d.hero, Name: d.texts.Text("editor.experts.new")})
	text, importance := DeckCounts(d.texts, pack, hero.Deck)
	d.counts.Importance = importance
	d.counts.SetText(text)
}

// list shows the cards of the deck.
func (d *deckPane) list(pack *schema.Pack, hero *schema.Hero) {
	d.lines.RemoveAll()
	for i, line := range hero.Deck {
		card, known := pack.Card(line.Card)
		d.lines.Add(d.line(i, len(hero.Deck), line, card, known))
	}
	if len(hero.Deck) == 0 {
		numbers := pack.Numbers()
		d.lines.Add(editorui.Caption(d.texts.Text("editor.deck.empty", i18n.Args{"N": numbers.Deck, "Majors": numbers.Majors})))
	}
	d.faces.Objects = []fyne.CanvasObject{deckFaces(d.texts, d.pictures, hero, d.lead)}
	d.faces.Refresh()
}

// offer leads to a document of the hero's knowledge, or adds it where there is none.
func (d *deckPane) offer(button *editorui.Button, kind schema.Kind, add document.Edit) {
	file := schema.FileOf(kind, d.hero)
	button.SetText(d.texts.Text(naming.KindKeys[kind]))
	button.SetIcon(naming.KindIcon(kind))
	button.OnTapped = func() { d.lead(file) }
	if d.pictures.Pack().Document(file) == nil {
		button.SetIcon(theme.ContentAddIcon())
		button.OnTapped = func() { d.do(add) }
	}
}

func (d *deckPane) line(i, lines int, line schema.DeckLine, card schema.Card, known bool) fyne.CanvasObject {
	name := editorui.NewButton(d.cardName(line.Card, card, known), nil, func() { d.lead(schema.FileOf(schema.CardKind, line.Card)) })
	name.Alignment, name.Importance = widget.ButtonAlignLeading, widget.LowImportance
	if !known {
		name.Importance = widget.DangerImportance
	}
	copies := func(n int) func() {
		return func() { d.do(document.SetCopies{Hero: d.hero, Line: i, Copies: n}) }
	}
	move := func(to int) func() { return func() { d.do(document.MoveLine{Hero: d.hero, From: i, To: to}) } }
	sign := func(icon fyne.Resource, key string, tapped func()) *editorui.TipButton {
		return d.tips.Button(icon, d.texts.Text(key), tapped)
	}
	up, down := sign(theme.MoveUpIcon(), "editor.deck.up", move(i-1)), sign(theme.MoveDownIcon(), "editor.deck.down", move(i+1))
	editorui.Enable(i > 0, up)
	editorui.Enable(i < lines-1, down)
	less := sign(theme.ContentRemoveIcon(), "editor.deck.less", copies(line.Copies-1))
	more := sign(theme.ContentAddIcon(), "editor.deck.more", copies(line.Copies+1))
	editorui.Enable(line.Copies > 1, less)
	number := widget.NewLabel(fmt.Sprint(line.Copies))
	number.Alignment = fyne.TextAlignCenter
	box := layout.NewCustomPaddedHBoxLayout(-2)
	buttons := container.New(box, less, editorui.Wide(30, number), more, up, down, sign(theme.DeleteIcon(), "editor.deck.remove", copies(0)))
	return container.NewBorder(nil, nil, d.sign(card, known), buttons, container.New(fitting{name.Text}, name))
}

// fitting gives a button as much of its text as it has room for.
type fitting struct{ text string }

func (fitting) MinSize(objects []fyne.CanvasObject) fyne.Size { return objects[0].MinSize() }

func (f fitting) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	b, bold := objects[0].(*editorui.Button), fyne.TextStyle{Bold: true} // as the toolkit writes on buttons
	around := b.MinSize().Width - fyne.MeasureText(b.Text, theme.TextSize(), bold).Width
	if text := editorui.Cut(f.text, size.Width-around, theme.TextSize(), bold); text != b.Text {
		b.SetText(text)
	}
	b.Resize(size)
}

func (d *deckPane) cardName(id string, card schema.Card, known bool) string {
	if !known {
		return id
	}
	return schema.DisplayName(d.texts.Language(), id, card.Name, card.NameUK)
}

// sign shows a card's badge, or that there is no such card.
func (d *deckPane) sign(card schema.Card, known bool) fyne.CanvasObject {
	if !known {
		return widget.NewIcon(editorui.SeverityIcon(schema.Error))
	}
	b := editorui.NewBadge()
	b.Set(d.pictures.Pack().Numbers(), card)
	return b
}
