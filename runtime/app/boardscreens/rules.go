package boardscreens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/docs"
	"boardduels/internal/i18n"
	"boardduels/runtime/game/dynamic"

	"boardduels/runtime/app/boardview"
	"boardduels/runtime/app/ui"
)

// NewRules is the whole of a family's rules, section by section, with positions as its board shows them. open makes the
// game of a set-up.
func NewRules(t *i18n.Translator, family string, open func(setup []string) (*Table, error)) fyne.CanvasObject {
	page := container.NewVBox()
	for _, section := range docs.BoardRules(family, t.Language()) {
		page.Add(ui.Heading(section.Title))
		for _, part := range section.Parts {
			if part.Picture == nil {
				text := widget.NewRichTextFromMarkdown(part.Text)
				text.Wrapping = fyne.TextWrapWord
				page.Add(text)
				continue
			}
			picture, err := newPosition(t, family, open, part.Picture)
			if err != nil {
				fyne.LogError("drawing the rules", err)
				continue
			}
			page.Add(container.NewCenter(picture))
		}
	}
	return page
}

// newPosition draws a position of the rules, with the eyes of who moves in it.
func newPosition(t *i18n.Translator, family string, open func([]string) (*Table, error), p *docs.Picture) (fyne.CanvasObject, error) {
	const width = 260
	table, err := open(p.Setup)
	if err != nil {
		return nil, err
	}
	moment, err := momentOf(table.Game, p)
	if err != nil {
		return nil, err
	}
	d, _ := dressOf(family)
	b := d.board(t, nil, boardview.Intents{Choose: func(string) {}, Drafted: func() {}, Refused: func() {}})
	b.Present(moment)
	if p.Action != "" {
		b.Advise(p.Action)
	}
	return boardview.NewStill(b, width), nil
}

// momentOf returns what a board shows of a position of the rules: what can be chosen there, too.
func momentOf(g dynamic.Game, p *docs.Picture) (*boardview.Moment, error) {
	state := g.Start(p.Seed)
	asked := g.Mover(&state)
	view := g.View(&state, asked)
	m := &boardview.Moment{Scene: g.Scene(&view), Viewer: asked}
	for _, action := range g.Legal(&state, nil) {
		m.Legal = append(m.Legal, g.Format(&state, action))
	}
	if p.Action == "" {
		return m, nil
	}
	_, err := g.Parse(&state, p.Action)
	return m, err
}
