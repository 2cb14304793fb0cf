package rulestext

import (
	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// Names tells what the two heroes and their cards are called in the user's language.
type Names interface {
	Hero(game.Seat) string
	Card(game.Seat, duel.CardIndex) string
}

// Action returns what a seat's play of a card is called: like the card, with the mode that is chosen where it has some.
func Action(t *i18n.Translator, names Names, seat game.Seat, a duel.Action) string {
	return inMode(t, names.Card(seat, a.Card), a.Mode)
}

func inMode(t *i18n.Translator, card string, mode int8) string {
	if mode == 0 {
		return card
	}
	return t.Text("action.in_mode", i18n.Args{"Card": card, "Mode": mode})
}

// Event returns one line for one event: "Mage loses 2 hp"; "" for one of which there is nothing to tell: of rules it is
// told what they lead to.
func Event(t *i18n.Translator, names Names, e duel.Event) string {
	return sentence(t, names, e, circumstances{})
}

// circumstances are what a sentence about an event tells beside the event.
type circumstances struct {
	increase int16  // by which a new HoT or DoT changes each round
	source   string // the card that a DoT came from, or ""
	goesOn   bool   // a DoT of the same card is still on the fighter, so that it isn't told that one is over
}

func sentence(t *i18n.Translator, names Names, e duel.Event, c circumstances) string {
	if e.Kind > duel.DuelWon {
		return ""
	}
	args := i18n.Args{"Hero": names.Hero(e.Seat), "N": size(e.Amount), "Source": c.source}
	if e.Card != duel.NoCard {
		args["Card"] = inMode(t, names.Card(e.Seat, e.Card), e.Mode)
	}
	switch e.Kind {
	case duel.EffectGained:
		args["Effect"], args["Rounds"] = gainText(t, e), count(t, "count.rounds", e.Time)
		args["Amounts"] = progression(e.Amount, c.increase, e.Time, plain)
		if e.Effect == duel.StunEffect {
			args["N"] = e.Time
		}
	case duel.EffectEnded, duel.EffectRemoved:
		args["Effect"] = name(t, e.Effect, e.Amount)
		if c.source != "" {
			args["Effect"] = t.Text("effect.name.dot_of", args)
		}
	}
	return t.Text(eventKey(e, c), args)
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

func eventKey(e duel.Event, c circumstances) string {
	switch {
	case e.Kind == duel.CardDrawn && e.Card == duel.NoCard:
		return "event.hidden_card_drawn"
	case e.Kind == duel.CardPlayed && e.Amount > 0:
		return "event.card_played.paid"
	case e.Kind == duel.EnergyGained:
		return bySign(e.Amount, "event.energy_lost", "event.energy_gained")
	case e.Kind == duel.DoTHurt && c.source != "":
		return "event.dot_hurt.by"
	case e.Amount == 0 && noneKeys[e.Kind] != "":
		return noneKeys[e.Kind]
	case e.Kind == duel.EffectGained:
		return gainKey(e, c.increase != 0 && e.Time > 1)
	}
	return eventKeys[e.Kind]
}

func gainKey(e duel.Event, changing bool) string {
	switch {
	case e.Effect == duel.CostsModifierEffect:
		return bySign(e.Amount, "event.cost.less", "event.cost.more")
	case e.Effect == duel.StunEffect && e.Time > 1:
		return "event.stunned.long"
	case e.Effect == duel.StunEffect:
		return "event.stunned"
	case e.Effect == duel.DoTEffect && changing:
		return "event.dot.changing"
	case e.Effect == duel.DoTEffect:
		return "event.dot"
	case e.Effect == duel.HoTEffect && changing:
		return "event.hot.changing"
	case e.Effect == duel.HoTEffect:
		return "event.hot"
	}
	return eventKeys[e.Kind]
}

// noneKeys are for what came to nothing.
var noneKeys = map[duel.EventKind]string{
	duel.Healed:       "event.healed.none",
	duel.DamageTaken:  "event.damage_taken.none",
	duel.ShieldGained: "event.shield_gained.none",
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
	duel.ShieldFaded:    "event.shield_faded",
	duel.EffectGained:   "event.effect_gained",
	duel.EffectEnded:    "event.effect_ended",
	duel.EffectRemoved:  "event.effect_removed",
	duel.TurnSkipped:    "event.turn_skipped",
	duel.TurnEnded:      "event.turn_ended",
	duel.DuelWon:        "event.duel_won",
}
