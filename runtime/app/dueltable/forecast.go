package dueltable

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai/duel/forecast"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rulestext"
	"boardduels/runtime/game"
)

// noteForecast remembers what the AI foretells, and what came of it.
func (b *Board) noteForecast(m *Moment) {
	switch {
	case m.Sealed != nil:
		b.sealed = m.Sealed
	case m.Seat == b.Me && (m.Action == duel.EndTurn || m.View.Winner != game.Nobody):
		b.sealed = nil
	}
	if m.Claim != nil {
		b.claimed = m.Claim
	}
	if m.Opened != nil {
		b.Foretold = append(b.Foretold, *m.Opened)
	}
}

// foretold is what is seen of it on the table.
func (b *Board) foretold() Foretold {
	f := Foretold{Sealed: b.sealed != nil, Turns: len(b.Foretold)}
	for i := range b.Foretold {
		if f.Foreseen = b.Foretold[i].Foresaw(&b.Foretold[i].Known); f.Foreseen {
			f.Hits++
		}
		f.Outwits = b.Foretold[i].Outwits()
	}
	return f
}

// AboutForecast tells what the AI expected of the person's last turn beside what came, what it foretells of the turn
// under way as far as anybody may know, and how that can be checked.
func (b *Board) AboutForecast() (title string, content fyne.CanvasObject) {
	t := b.Translator
	rows := container.NewVBox()
	if n := len(b.Foretold); n > 0 {
		last := &b.Foretold[n-1]
		rows.Add(b.opened(last))
		score := forecast.ScoreOf(b.Foretold)
		rows.Add(ui.Paragraph(t.Text("forecast.score", i18n.Args{
			"Hits": score.Foreseen, "Turns": t.Text("count.turns", i18n.Args{"N": score.Turns}), "Strangers": score.Strangers,
		})))
		if score.Outwitted > 0 {
			rows.Add(ui.Paragraph(t.Text("forecast.score_outwitted", i18n.Args{"N": score.Outwitted})))
		}
	}
	if b.claimed != nil {
		rows.Add(b.aboutClaim())
	}
	if b.sealed != nil {
		rows.Add(ui.Heading(t.Text("forecast.sealed")))
		rows.Add(ui.Paragraph(t.Text("forecast.sealed_about")))
		digest := ui.Paragraph(strings.Join(groups(b.sealed.Digest.String(), 8), " "))
		digest.TextStyle.Monospace, digest.Importance = true, widget.LowImportance
		rows.Add(digest)
	}
	return t.Text("forecast.title"), rows
}

// opened tells what was expected of a turn, and what came.
func (b *Board) opened(f *forecast.Turn) fyne.CanvasObject {
	t := b.Translator
	symbol, verdict := "unforeseen", "forecast.miss"
	switch {
	case f.Foresaw(&f.Known):
		symbol, verdict = "foreseen", "forecast.hit"
	case f.Outwits():
		symbol, verdict = "outwitted", "forecast.outwitted"
	}
	rows := container.NewVBox(ui.Note(symbol, t.Text(verdict)), ui.Paragraph(t.Text("forecast.expected", i18n.Args{
		"Cards": b.cardsOf(f.Known.Cards), "Percent": forecast.Percent(f.Known.Sure),
	})))
	if !f.Foresaw(&f.Known) {
		rows.Add(ui.Paragraph(t.Text("forecast.played", i18n.Args{"Cards": b.cardsOf(f.Played), "Percent": forecast.Percent(f.Known.Given)})))
		if len(f.Played) > 0 && f.ForesawFirst(&f.Known) {
			rows.Add(ui.Paragraph(t.Text("forecast.first", i18n.Args{"Card": rulestext.Action(t, b, b.Me, f.Played[0])})))
		}
	}
	if f.Outwits() {
		rows.Add(ui.Paragraph(t.Text("forecast.outwitted_about")))
	}
	blind := "forecast.blind"
	if f.Foresaw(&f.Blind) {
		blind = "forecast.blind_hit"
	}
	rows.Add(ui.Paragraph(t.Text(blind, i18n.Args{"Cards": b.cardsOf(f.Blind.Cards), "Percent": forecast.Percent(f.Blind.Sure)})))
	return rows
}

// cardsOf lists the cards that a turn of the person plays.
func (b *Board) cardsOf(turn []duel.Action) string {
	if len(turn) == 0 {
		return b.Translator.Text("forecast.nothing")
	}
	names := make([]string, len(turn))
	for i, a := range slices.SortedFunc(slices.Values(turn), duel.Action.Compare) {
		names[i] = rulestext.Action(b.Translator, b, b.Me, a)
	}
	return strings.Join(names, ", ")
}

// groups cuts a text into parts of the same length.
func groups(text string, length int) (parts []string) {
	for part := range slices.Chunk([]rune(text), length) {
		parts = append(parts, string(part))
	}
	return parts
}
