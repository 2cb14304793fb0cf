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
	"boardduels/runtime/duel"
)

// rule is a sign and the keys of a paragraph: with other words for a mouse than for fingers, where there are two, and
// with others for packs whose numbers are of a kind.
type rule struct {
	symbol, key, mouse string
	other              string
	in                 func(*duel.Numbers) bool // in which packs the other words hold
}

// howTo is the short rules.
var howTo = []rule{
	{symbol: "hp", key: "how_to.goal"},
	{symbol: "coin", key: "how_to.opening", other: "how_to.opening.even", in: func(n *duel.Numbers) bool { return n.SecondShield == 0 }},
	{symbol: "hand", key: "how_to.turn"},
	{symbol: "deck", other: "how_to.plays", in: func(n *duel.Numbers) bool { return n.Plays < classic.Plays }},
	{symbol: "hand", other: "how_to.keep", in: func(n *duel.Numbers) bool { return n.Keep < n.Hand }},
	{symbol: "ep", key: "how_to.energy", other: "how_to.energy.full", in: func(n *duel.Numbers) bool { return n.FullEnergy }},
	{symbol: "deck", key: "how_to.minor"},
	{symbol: "major", key: "how_to.major"},
	{symbol: "shield", key: "how_to.shield"},
	{symbol: "hot", key: "how_to.effects", mouse: "how_to.effects.mouse"},
	{symbol: "reactive", key: "how_to.reactive"},
	{symbol: "exhaustion", key: "how_to.exhaustion"},
	{symbol: "why", key: "how_to.why"},
	{symbol: "end_turn", key: "how_to.controls", mouse: "how_to.controls.mouse"},
}

var classic = duel.Classic()

// words returns the key of the paragraph in a pack with some numbers, "" if there is none.
func (r *rule) words(n *duel.Numbers) string {
	if r.in != nil && r.in(n) {
		return r.other
	}
	return ui.ByHand(r.key, cmp.Or(r.mouse, r.key))
}

// newHowTo is the short rules, as a pack's numbers have them, with a way to the lesson, to all the rules, and to those
// of other games.
func newHowTo(t *i18n.Translator, n duel.Numbers, lesson, rules func(), others []boardflow.Rules) fyne.CanvasObject {
	rows := container.NewVBox(ui.BigButton(t.Text("home.lesson"), theme.MediaPlayIcon(), widget.MediumImportance, lesson))
	args := i18n.Args{
		"Key": keyboard.Label(dueltable.TurnKey), "Shield": n.SecondShield, "N": n.Draw, "Hand": n.Hand, "Round": n.Calm + 1,
		"Keys": min(n.Hand, dueltable.CardKeys), "Plays": n.Plays, "Keep": n.Keep,
	}
	for i := range howTo {
		if key := howTo[i].words(&n); key != "" {
			rows.Add(ui.Note(howTo[i].symbol, t.Text(key, args)))
		}
	}
	rows.Add(ui.BigButton(t.Text("how_to.all"), theme.DocumentIcon(), widget.MediumImportance, rules))
	rows.Add(ui.Heading(t.Text("home.boards")))
	for _, other := range others {
		rows.Add(ui.BigButton(other.Game, theme.DocumentIcon(), widget.MediumImportance, other.Open))
	}
	return rows
}
