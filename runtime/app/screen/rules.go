package screen

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/docs"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/ui"
	"boardduels/schema"
)

// NewHowToWay leads to the rules from where something new begins.
func NewHowToWay(t *i18n.Translator, open func()) fyne.CanvasObject {
	return ui.NewWay(t.Text("home.how_to"), theme.QuestionIcon(), open)
}

// NewRules is the whole of the rules, section by section, below what a pack sets otherwise than they tell.
func NewRules(t *i18n.Translator, pack *schema.Pack) fyne.CanvasObject {
	page := container.NewVBox()
	set := pack.Rules()
	if lines := set.Told(t.Language()); len(lines) > 0 {
		page.Add(ui.Heading(t.Text("how_to.pack")))
		page.Add(ui.Paragraph(strings.Join(lines, "\n")))
	}
	for _, section := range docs.Rules(t.Language()) {
		text := widget.NewRichTextFromMarkdown(section.Text())
		text.Wrapping = fyne.TextWrapWord
		page.Add(ui.Heading(section.Title))
		page.Add(text)
	}
	return page
}
