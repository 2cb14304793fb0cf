package aside

import (
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/view/naming"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/face"
	"boardduels/runtime/duel/rulestext"
	"boardduels/schema"
)

// cardPane shows a card as it will look in the game, and who plays with it.
type cardPane struct {
	texts    *i18n.Translator
	pictures *Pictures
	lead     func(file string)
	do       func(document.Edit)
	file     string

	language *widget.RadioGroup
	large    *face.Face
	small    *face.Face
	note     *widget.Label
	wrong    *widget.Label // what the face shows otherwise than the card has it
	users    *fyne.Container
	Object   fyne.CanvasObject
}

// NewCardPane returns what stands beside the form of a card.
func NewCardPane(t *i18n.Translator, p *Pictures, lead func(string), do func(document.Edit)) *cardPane {
	c := &cardPane{texts: t, pictures: p, lead: lead, do: do, large: face.New(t), small: face.New(t), note: editorui.Caption(""), wrong: editorui.Caption(""), users: container.NewVBox()}
	var names []string
	for _, l := range i18n.Languages() {
		names = append(names, l.Name)
		if l.Code == t.Language() {
			defer func() { c.language.SetSelected(l.Name) }()
		}
	}
	c.language = widget.NewRadioGroup(names, c.speak)
	c.language.Horizontal, c.language.Required = true, true
	c.wrong.Importance = widget.WarningImportance
	below := container.NewVBox(c.note, c.wrong, editorui.Heading(t.Text("editor.card.users")), c.users)
	shown := container.New(&facesLayout{}, c.large, c.small, below)
	c.Object = container.NewBorder(c.language, nil, nil, nil, container.NewVScroll(container.NewPadded(shown)))
	return c
}

// speak turns the faces to a language.
func (c *cardPane) speak(name string) {
	for _, l := range i18n.Languages() {
		if l.Name == name {
			c.large.SetTranslator(i18n.For(l.Code))
			c.small.SetTranslator(i18n.For(l.Code))
		}
	}
	if c.file != "" {
		c.draw(c.pictures.Pack())
	}
}

// Show brings the pane to a card.
func (c *cardPane) Show(file string) {
	c.file = file
	pack := c.pictures.Pack()
	c.draw(pack)
	c.listUsers(pack)
}

func (c *cardPane) draw(pack *schema.Pack) {
	card, ok := pack.Document(c.file).Card()
	if !ok {
		c.large.SetState(face.Hidden)
		c.small.SetState(face.Hidden)
		return
	}
	shown := c.pictures.card(card, c.faceLanguage())
	c.large.SetCard(shown, card.Cost, face.Plain)
	c.small.SetCard(shown, card.Cost, face.Plain)
	c.note.SetText(c.texts.Text("editor.card.kind", i18n.Args{"Kind": rulestext.Kind(c.texts, shown.Numbers.Kind(&card.Card))}))
	fields := wrongFields(pack.Document(c.file), c.texts.Language())
	editorui.Visible(len(fields) > 0, c.wrong)
	c.wrong.SetText(c.texts.Text("editor.card.nearest", i18n.Args{"Fields": strings.Join(fields, ", ")}))
	c.note.SetText(c.note.Text + " " + c.texts.Text("editor.card.rules") + c.unfit(shown))
}

// unfit tells what of a card has no room on a phone; "" if all has.
func (c *cardPane) unfit(shown face.Card) (told string) {
	if !face.NameFits(shown.Name, phoneCard) {
		told += " " + c.texts.Text("editor.card.name_too_long")
	}
	if !textFits(c.faceLanguage(), shown.Called, &shown.Rules) {
		told += " " + c.texts.Text("editor.card.too_long")
	}
	return told
}

// wrongFields returns the titles of a document's fields that have errors. Something allowed stands in for what they
// say.
func wrongFields(d *schema.Document, language string) (titles []string) {
	for _, p := range d.Diagnostics() {
		field := schema.Fields(d.Kind()).Field(p.Path)
		if p.Severity != schema.Error || field == nil {
			continue
		}
		if title := field.Title.In(language); !slices.Contains(titles, title) {
			titles = append(titles, title)
		}
	}
	return titles
}

func (c *cardPane) faceLanguage() *i18n.Translator {
	for _, l := range i18n.Languages() {
		if l.Name == c.language.Selected {
			return i18n.For(l.Code)
		}
	}
	return c.texts
}

// listUsers lists the heroes that have the card in their decks, and offers those of the others.
func (c *cardPane) listUsers(pack *schema.Pack) {
	c.users.RemoveAll()
	id := pack.Document(c.file).ID()
	var others, names []string
	for _, hero := range naming.ByName(pack, schema.HeroKind, c.texts) {
		h, _ := pack.Hero(hero)
		file := schema.FileOf(schema.HeroKind, hero)
		if !slices.ContainsFunc(h.Deck, func(l schema.DeckLine) bool { return l.Card == id }) {
			others, names = append(others, hero), append(names, naming.Of(pack, file, c.texts))
		}
		for _, line := range h.Deck {
			if line.Card == id {
				text := fmt.Sprintf("%s × %d", naming.Of(pack, file, c.texts), line.Copies)
				link := editorui.NewButton(text, theme.AccountIcon(), func() { c.lead(file) })
				link.Alignment, link.Importance = widget.ButtonAlignLeading, widget.LowImportance
				c.users.Add(link)
			}
		}
	}
	if len(c.users.Objects) == 0 {
		c.users.Add(editorui.Caption(c.texts.Text("editor.card.unused")))
	}
	if len(others) > 0 {
		add := editorui.NewSelect(names, nil)
		add.PlaceHolder = c.texts.Text("editor.card.add_to")
		add.OnChanged = func(string) { c.do(document.AddToDeck{Hero: others[add.SelectedIndex()], Card: id}) }
		c.users.Add(add)
	}
}

// facesLayout lays out a card as large as the width allows, beside it the card as a phone shows it, and the rest below.
// It remembers the width that it was last given, because the height that it needs depends on it.
type facesLayout struct{ width float32 }

// The width of the large face.
const (
	leastFace   = 150
	largestFace = 360
	faceGap     = 12
)

// large returns the width of the large face.
func (l *facesLayout) large() float32 {
	return min(max(l.width-phoneCard.Width-faceGap, leastFace), largestFace)
}

func (l *facesLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(leastFace+phoneCard.Width, l.large()/face.Shape+objects[2].MinSize().Height)
}

func (l *facesLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	width := l.large()
	height := width / face.Shape
	left := max((size.Width-width-faceGap-phoneCard.Width)/2, 0)
	objects[0].Move(fyne.NewPos(left, 0))
	objects[0].Resize(fyne.NewSize(width, height))
	objects[1].Move(fyne.NewPos(left+width+faceGap, height-phoneCard.Height))
	objects[1].Resize(phoneCard)
	objects[2].Move(fyne.NewPos(0, height))
	objects[2].Resize(fyne.NewSize(size.Width, objects[2].MinSize().Height))
}
