package play

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"boardduels/internal/i18n"
)

// howTo is the short rules: a sign and the key of a paragraph each.
var howTo = []struct{ symbol, key string }{
	{"hp", "how_to.goal"},
	{"hand", "how_to.turn"},
	{"ep", "how_to.energy"},
	{"deck", "how_to.minor"},
	{"major", "how_to.major"},
	{"shield", "how_to.shield"},
	{"hot", "how_to.effects"},
	{"reactive", "how_to.reactive"},
	{"exhaustion", "how_to.exhaustion"},
	{"why", "how_to.why"},
	{"end_turn", "how_to.controls"},
}

func newHowTo(t *i18n.Translator) fyne.CanvasObject {
	rows := container.NewVBox()
	for _, rule := range howTo {
		rows.Add(note(rule.symbol, t.Text(rule.key)))
	}
	return rows
}
