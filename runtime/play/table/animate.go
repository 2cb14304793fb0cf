package table

import (
	"fyne.io/fyne/v2"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/prose"
	"boardduels/runtime/game"
	"boardduels/runtime/play/look"
)

// Animate lets the numbers of the moment's events rise over the heroes, and its card come in.
func (b *Board) Animate() {
	b.Table.Me.float(b.changes(b.Me))
	b.Table.Foe.float(b.changes(1 - b.Me))
	if b.Now.Seat != game.Nobody && b.Now.Action != duel.EndTurn {
		b.Table.Field.enter()
	}
}

// changes adds up what the moment's events took from a fighter and gave it.
func (b *Board) changes(seat game.Seat) []rising {
	var lost, healed, shield int16
	for _, e := range b.Now.Events {
		switch {
		case e.Seat != seat:
		case e.Kind == duel.DamageTaken || e.Kind == duel.DoTHurt || e.Kind == duel.Exhausted:
			lost += e.Amount
		case e.Kind == duel.Healed || e.Kind == duel.HoTHealed:
			healed += e.Amount
		case e.Kind == duel.ShieldGained:
			shield += e.Amount
		}
	}
	var numbers []rising
	for _, change := range []struct {
		amount int16
		tone   fyne.ThemeColorName
	}{{-lost, look.ColorHarm}, {healed, look.ColorHelp}, {shield, look.ColorShield}} {
		if change.amount != 0 {
			numbers = append(numbers, rising{prose.Signed(change.amount), look.Color(change.tone)})
		}
	}
	return numbers
}
