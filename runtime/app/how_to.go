package app

import (
	"cmp"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/boardflow"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/keyboard"
	"boardduels/runtime/app/ui"
)

// rule is a sign and the keys of a paragraph: with other words for a mouse than for fingers, where there are two.
type rule struct{ symbol, key, mouse string }

// howTo is the short rules.
var howTo = []rule{
	{symbol: "hp", key: "how_to.goal"},
	{symbol: "coin", key: "how_to.opening"},
	{symbol: "hand", key: "how_to.turn"},
	{symbol: "ep", key: "how_to.energy"},
	{symbol: "deck", key: "how_to.minor"},
	{symbol: "major", key: "how_to.major"},
	{symbol: "shield", key: "how_to.shield"},
	{"hot", "how_to.effects", "how_to.effects.mouse"},
	{symbol: "reactive", key: "how_to.reactive"},
	{symbol: "exhaustion", key: "how_to.exhaustion"},
	{symbol: "why", key: "how_to.why"},
	{"end_turn", "how_to.controls", "how_to.controls.mouse"},
}

// newHowTo is the short rules, with a way to the lesson, to all the rules, and to those of other games.
func newHowTo(t *i18n.Translator, lesson, rules func(), others []boardflow.Rules) fyne.CanvasObject {
	rows := container.NewVBox(ui.BigButton(t.Text("home.lesson"), theme.MediaPlayIcon(), widget.MediumImportance, lesson))
	args := i18n.Args{"Key": keyboard.Label(dueltable.TurnKey)}
	for _, rule := range howTo {
		rows.Add(ui.Note(rule.symbol, t.Text(ui.ByHand(rule.key, cmp.Or(rule.mouse, rule.key)), args)))
	}
	rows.Add(ui.BigButton(t.Text("how_to.all"), theme.DocumentIcon(), widget.MediumImportance, rules))
	rows.Add(ui.Heading(t.Text("home.boards")))
	for _, other := range others {
		rows.Add(ui.BigButton(other.Game, theme.DocumentIcon(), widget.MediumImportance, other.Open))
	}
	return rows
}
