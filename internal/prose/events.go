package prose

import (
	"strings"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// Names tells what the two heroes and their cards are called in the user's language.
type Names interface {
	Hero(game.Seat) string
	Card(game.Seat, duel.CardIndex) string
}

// Event returns one line for one event: "Mage loses 2 hp".
func Event(t *i18n.Translator, names Names, e duel.Event) string {
	args := i18n.Args{"Hero": names.Hero(e.Seat), "N": size(e.Amount)}
	if e.Card != duel.NoCard {
		args["Card"] = names.Card(e.Seat, e.Card)
	}
	switch e.Kind {
	case duel.EffectGained:
		args["Effect"], args["Rounds"] = gainText(t, e), count(t, "count.rounds", e.Time)
	case duel.EffectEnded, duel.EffectRemoved:
		args["Effect"] = t.Text(nameKeys[e.Effect])
	}
	return t.Text(eventKey(e), args)
}

// Log returns the events of one action as lines: what set them off, then what followed from it. Cards that move between
// hand and deck in the course of it are left out, and the loss of nothing where it is told why.
//
//	Knight plays Cleave: Mage’s shield absorbs 1 damage, Mage loses 1 hp
func Log(t *i18n.Translator, names Names, events []duel.Event) []string {
	var lines []string
	var consequences []string
	flush := func() {
		if len(consequences) == 0 {
			return
		}
		joined := strings.Join(consequences, ", ")
		if len(lines) == 0 {
			lines = append(lines, joined)
		} else {
			lines[len(lines)-1] += ": " + joined
		}
		consequences = nil
	}
	for _, e := range events {
		switch {
		case bookkeeping(e.Kind), e.Kind == duel.DamageTaken && e.Amount == 0 && len(consequences) > 0:
		case opensLine(e.Kind):
			flush()
			lines = append(lines, Event(t, names, e))
		default:
			consequences = append(consequences, Event(t, names, e))
		}
	}
	flush()
	return lines
}

func bookkeeping(kind duel.EventKind) bool {
	switch kind {
	case duel.CardReturned, duel.CardRemoved, duel.CardDrawn, duel.TurnEnded:
		return true
	}
	return false
}

func opensLine(kind duel.EventKind) bool {
	switch kind {
	case duel.TurnStarted, duel.CardPlayed, duel.CardTriggered, duel.DuelWon:
		return true
	}
	return false
}

func gainText(t *i18n.Translator, e duel.Event) string {
	text := effectText(t, e.Effect, e.Amount)
	if e.Time == 0 {
		return text
	}
	return t.Text("effect.for", i18n.Args{"Effect": text, "Rounds": count(t, "count.rounds", e.Time)})
}

func eventKey(e duel.Event) string {
	switch {
	case e.Kind == duel.CardDrawn && e.Card == duel.NoCard:
		return "event.hidden_card_drawn"
	case e.Kind == duel.EnergyGained:
		return bySign(e.Amount, "event.energy_lost", "event.energy_gained")
	case e.Kind == duel.EffectGained && e.Effect == duel.CostsModifierEffect:
		return bySign(e.Amount, "event.cost.less", "event.cost.more")
	}
	return eventKeys[e.Kind]
}

var eventKeys = [...]string{
	duel.TurnStarted:    "event.turn_started",
	duel.Healed:         "event.healed",
	duel.HoTHealed:      "event.hot_healed",
	duel.DoTHurt:        "event.dot_hurt",
	duel.Exhausted:      "event.exhausted",
	duel.CardDrawn:      "event.card_drawn",
	duel.CardPlayed:     "event.card_played",
	duel.EnergySpent:    "event.energy_spent",
	duel.CardReturned:   "event.card_returned",
	duel.CardRemoved:    "event.card_removed",
	duel.CardArmed:      "event.card_armed",
	duel.CardTriggered:  "event.card_triggered",
	duel.DamageDefended: "event.damage_defended",
	duel.DamageAbsorbed: "event.damage_absorbed",
	duel.DamageTaken:    "event.damage_taken",
	duel.DeathPrevented: "event.death_prevented",
	duel.ShieldGained:   "event.shield_gained",
	duel.EffectGained:   "event.effect_gained",
	duel.EffectEnded:    "event.effect_ended",
	duel.EffectRemoved:  "event.effect_removed",
	duel.TurnSkipped:    "event.turn_skipped",
	duel.TurnEnded:      "event.turn_ended",
	duel.DuelWon:        "event.duel_won",
}
