package boardpage

import (
	"strings"

	"boardduels/editor/boardedit"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/boardscreens"
	"boardduels/runtime/game"
)

// cellText tells what there is on a cell: "c4: land, fighter of Orange".
func cellText(t *i18n.Translator, sheet boardedit.Sheet, c game.Cell) string {
	a := sheet.About(c)
	args := i18n.Args{"N": a.Count, "Area": a.Area}
	if a.Seat != game.Nobody {
		args["Seat"] = boardscreens.SeatName(t, sheet.Family(), a.Seat)
	}
	switch sheet.Cells() {
	case boardedit.Grounds:
		text := t.Text(brushKeys[groundOf(a)])
		if a.Kind != "" {
			text += ", " + t.Text(brushKeys[a.Kind], args)
		}
		return a.Place + ": " + text
	case boardedit.Hexes:
		return landPlace(t, a) + ": " + landText(t, a, args)
	case boardedit.Points:
		args["Point"] = a.Place
		text := t.Text("editor.cell.point", args)
		if a.Place == "bar" {
			text = t.Text("editor.cell.bar")
		}
		return text + ": " + discText(t, a, "editor.cell.checkers", args)
	}
	return a.Place + ": " + discText(t, a, "editor.cell.disc", args)
}

func groundOf(a boardedit.About) string {
	if a.Ground == "" {
		return "land"
	}
	return a.Ground
}

func landPlace(t *i18n.Translator, a boardedit.About) string {
	row, column, ok := strings.Cut(a.Place, ":")
	if !ok {
		return t.Text("editor.cell.beyond")
	}
	return t.Text("editor.cell.hex", i18n.Args{"Row": row, "Column": column})
}

func landText(t *i18n.Translator, a boardedit.About, args i18n.Args) string {
	switch {
	case a.Ground != "area":
		return t.Text("editor.brush.sea")
	case a.Seat == game.Nobody:
		return t.Text("editor.cell.dealt", args)
	}
	return t.Text("editor.cell.owned", args)
}

func discText(t *i18n.Translator, a boardedit.About, key string, args i18n.Args) string {
	if a.Seat == game.Nobody {
		return t.Text("editor.cell.empty")
	}
	return t.Text(key, args)
}
