package boardpage

import (
	"cmp"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/boardedit"
	"boardduels/editor/editorui"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/boardscreens"
	"boardduels/runtime/app/boardview"
	"boardduels/runtime/app/keyboard"
	"boardduels/runtime/game"
)

// boardPalette is what can be drawn with on a board: a button for each brush, and for the areas of a map a choice.
type boardPalette struct {
	texts   *i18n.Translator
	family  string
	brushes []boardedit.Brush
	chosen  boardedit.Brush
	buttons []*editorui.TipButton // of brushes that are no areas
	areas   *editorui.Select      // nil where there are none
	object  fyne.CanvasObject
}

func newBoardPalette(t *i18n.Translator, tips *editorui.Tips, family string, brushes []boardedit.Brush) *boardPalette {
	p := &boardPalette{texts: t, family: family, brushes: brushes}
	var objects []fyne.CanvasObject
	var letters []string
	for i, b := range brushes {
		if b.Letter != "" {
			letters = append(letters, b.Letter)
			continue
		}
		button := tips.NewButton("", nil, func() string { return p.name(i) }, func() { p.choose(brushes[i]) })
		p.buttons = append(p.buttons, button)
		swatch := boardview.NewSwatch(b.ID, b.Of, brushSign(b), 26)
		objects = append(objects, container.NewStack(button, container.NewPadded(container.NewPadded(swatch))))
	}
	if letters != nil {
		p.areas = editorui.NewSelect(letters, nil)
		p.areas.PlaceHolder = t.Text("editor.brush.area_short")
		objects = append(objects, editorui.Wide(96, p.areas))
	}
	p.object = editorui.Wrap(objects...)
	p.choose(brushes[0])
	return p
}

// brushSign is what stands on a brush whose picture alone doesn't tell what it does.
func brushSign(b boardedit.Brush) string {
	switch b.ID {
	case "more", "less", "owner":
		return strings.Replace(string(b.Key), "-", "−", 1)
	case "nobody", "empty":
		return "×"
	case "extend":
		return "…"
	case "dealt":
		return "?"
	}
	return ""
}

// name tells what a brush does, and which keys choose it.
func (p *boardPalette) name(i int) string {
	b := p.brushes[i]
	key := keyboard.Label(b.Key)
	if i < 9 && p.areas == nil {
		key += ", " + string(rune('1'+i))
	}
	return p.texts.Text("editor.brush.with_key", i18n.Args{"Brush": brushName(p.texts, p.family, b), "Key": key})
}

// brushName tells what a brush leaves.
func brushName(t *i18n.Translator, family string, b boardedit.Brush) string {
	args := i18n.Args{"Area": b.Letter}
	if b.Of != game.Nobody {
		args["Seat"] = boardscreens.SeatName(t, family, b.Of)
	}
	return t.Text(brushKeys[cmp.Or(b.Word, b.ID)], args)
}

// brushKeys name the brushes.
var brushKeys = map[string]string{
	"land": "editor.brush.land", "wall": "editor.brush.wall", "water": "editor.brush.water", "nobody": "editor.brush.nobody",
	"fighter": "editor.brush.fighter", "archer": "editor.brush.archer", "wizard": "editor.brush.wizard",
	"extend": "editor.brush.extend", "sea": "editor.brush.sea", "more": "editor.brush.more", "less": "editor.brush.less",
	"dealt": "editor.brush.dealt", "owner": "editor.brush.owner", "area": "editor.brush.area",
	"black": "editor.brush.disc", "white": "editor.brush.disc", "empty": "editor.brush.empty",
	"checker": "editor.brush.checker", "no_checker": "editor.brush.no_checker",
}

// choose takes a brush.
func (p *boardPalette) choose(b boardedit.Brush) {
	p.chosen = b
	for i, button := range p.buttons {
		button.Importance = widget.LowImportance
		if p.brushes[i] == b {
			button.Importance = widget.HighImportance
		}
		button.Refresh()
	}
	if p.areas != nil {
		p.areas.OnChanged = nil
		if b.Letter != "" {
			p.areas.SetSelected(b.Letter)
		} else {
			p.areas.ClearSelected()
		}
		p.areas.OnChanged = func(letter string) { p.typed([]rune(letter)[0]) }
	}
}

// typed chooses the brush of a key, or of its number where those aren't owners. It reports whether there is one.
func (p *boardPalette) typed(key rune) bool {
	b, ok := boardedit.Find(p.brushes, key)
	if at := int(key - '1'); !ok && p.areas == nil && at >= 0 && at < min(len(p.brushes), 9) {
		b, ok = p.brushes[at], true
	}
	if ok {
		p.choose(b)
	}
	return ok
}

// erase chooses the brush that takes away what is on a cell.
func (p *boardPalette) erase() {
	for _, id := range []string{"nobody", "sea", "empty", "less"} {
		for _, b := range p.brushes {
			if b.ID == id {
				p.choose(b)
				return
			}
		}
	}
}
