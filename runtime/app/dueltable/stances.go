package dueltable

import (
	"slices"
	"strings"
	"time"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/duel/rulestext"
)

// Stance returns what the pack calls a stance, "" if as any pack does.
func (b *Board) Stance(s rule.Stance) string { return b.Gallery.Dictionary().Stance(s) }

// clash returns the event that shows both stances, nil in a moment without one.
func (m *Moment) clash() *duel.Event {
	i := slices.IndexFunc(m.Events, func(e duel.Event) bool { return e.Kind == duel.Clashed })
	if i < 0 {
		return nil
	}
	return &m.Events[i]
}

// Reveals reports whether the moment shows what stances were taken.
func (m *Moment) Reveals() bool { return m.clash() != nil }

// passes reports whether the moment has taken the turn to the other seat, whose turn then may begin with a clash.
func (m *Moment) passes() bool {
	if m.Action.Stance() != rule.NoStance {
		return !m.Reveals()
	}
	return m.Action == duel.EndTurn
}

// begins reports whether cards can be played from now on in a turn that begins: where there is a clash, only as that is
// over.
func (m *Moment) begins() bool {
	return m.Action == duel.EndTurn && !m.View.Stances.Due || m.Action.Stance() != rule.NoStance && m.Reveals()
}

// isStanceDue reports whether the person is asked for a stance.
func (b *Board) isStanceDue() bool { return len(b.Now.Legal) > 0 && b.Now.View.Stances.Due }

// endsWithStance reports whether the person is asked for the stance that ends its own turn, so that the enemy hasn't
// had one since.
func (b *Board) endsWithStance() bool {
	return b.isStanceDue() && b.Now.View.Stances.Taken[1-b.Me] == rule.NoStance
}

// isSecret reports whether the reason for a moment's action isn't to be asked for: why a stance was taken would tell
// which, before the other has chosen.
func (b *Board) isSecret(m *Moment) bool { return m.Action.Stance() != rule.NoStance && !b.Open }

// stances returns what the buttons say that take one: where one is due, and where a clash follows the own turn, so that
// they end it. There are none where the person isn't asked.
func (b *Board) stances() (models []stanceModel) {
	if len(b.Now.Legal) == 0 || !b.Now.View.Stances.Due && !b.Duel.ClashFollows(&b.Now.View) {
		return nil
	}
	for _, s := range rule.Stances {
		models = append(models, stanceModel{
			stance: s, name: b.stanceName(s), brings: b.payoff(s), urgent: b.isStanceDue() || len(b.Now.Legal) == 1,
			beats: b.Translator.Text("stance.beats", i18n.Args{"Stance": b.stanceName(beaten(s))}),
		})
	}
	return models
}

func (b *Board) stanceName(s rule.Stance) string {
	return rulestext.StanceName(b.Translator, b.Gallery.Dictionary(), s)
}

// beaten is the stance that one wins against.
func beaten(s rule.Stance) rule.Stance {
	return rule.Stances[slices.IndexFunc(rule.Stances, s.Beats)]
}

// payoff tells what winning with a stance brings.
func (b *Board) payoff(s rule.Stance) string {
	clash := b.Duel.Numbers().Clash
	win := clash.Win(s)
	var parts []string
	add := func(key string, n int16) {
		if n > 0 {
			parts = append(parts, b.Translator.Text(key, i18n.Args{"N": n}))
		}
	}
	add("stance.damage", win.Damage)
	add("stance.heal", win.Heal)
	add("stance.shield", win.Shield)
	add("stance.energy", win.Energy)
	add("stance.draw", win.Draw)
	return strings.Join(parts, ", ")
}

// RevealTime is how long both stances are looked at as they are shown.
const RevealTime = 1200 * time.Millisecond
