package rulestext

import (
	"cmp"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// Names tells what the two heroes and their cards are called in the user's language.
type Names interface {
	Hero(game.Seat) string
	Card(game.Seat, duel.CardIndex) string
}

// Action returns what a seat's play of a card is called: like the card, with the mode that is chosen where it has some.
// A stance that is taken is called like that, by the names' own word if they have one.
func Action(t *i18n.Translator, names Names, seat game.Seat, a duel.Action) string {
	if stance := a.Stance(); stance != rule.NoStance {
		called, _ := names.(StanceNames)
		return StanceName(t, called, stance)
	}
	return InMode(t, names.Card(seat, a.Card), a.Mode)
}

// InMode returns what a card is called in the mode that is chosen, 0 of a card that offers none.
func InMode(t *i18n.Translator, card string, mode int8) string {
	if mode == 0 {
		return card
	}
	return t.Text("action.in_mode", i18n.Args{"Card": card, "Mode": mode})
}

// Event returns one line for one event: "Mage loses 2 hp". What rules and counters are called only a [Chronicle] tells.
func Event(t *i18n.Translator, names Names, e duel.Event) string {
	return sentence(t, names, e, circumstances{})
}

// circumstances are what a sentence about an event tells beside the event.
type circumstances struct {
	increase int16      // by which a new HoT or DoT changes each round
	source   string     // the card that a DoT came from, or what has a rule that is done; or ""
	counter  string     // what it is called, or ""
	saves    bool       // the rule that is done keeps its hero from dying
	becomes  bool       // the card that is there is what another one becomes
	stances  Dictionary // that calls stances; or nil
	goesOn   bool       // a DoT of the same card is still on the fighter, so that it isn't told that one is over
}

func sentence(t *i18n.Translator, names Names, e duel.Event, c circumstances) string {
	args := i18n.Args{"Hero": names.Hero(e.Seat), "N": size(e.Amount), "Source": c.source}
	if e.Card != duel.NoCard {
		args["Card"] = InMode(t, names.Card(e.Seat, e.Card), e.Mode)
	}
	switch e.Kind {
	case duel.RuleFired:
		args["Source"] = c.source
	case duel.RuleBegan:
		args["Rounds"] = count(t, "count.rounds", e.Time)
	case duel.Clashed:
		args["Enemy"] = names.Hero(1 - e.Seat)
		args["Own"], args["Theirs"] = StanceName(t, c.stances, e.Stances[e.Seat]), StanceName(t, c.stances, e.Stances[1-e.Seat])
	case duel.CounterChanged, duel.CounterFired, duel.CounterHurt:
		args["Counter"] = cmp.Or(c.counter, t.Text("event.counter"))
	case duel.CardsForbidden, duel.CardsAllowed:
		args["Cards"], args["Turns"] = speaker{t: t}.say("all."+e.Filter.String()), count(t, "count.turns", e.Time)
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

// bookkeeping are the kinds of events that aren't told unless a rule or the end of a turn brings them, with the reason.
var bookkeeping = [duel.EventKindCount]string{
	duel.CardReturned: "a card that is played goes there by itself",
	duel.CardRemoved:  "a card that is played goes there by itself",
	duel.CardDrawn:    "each turn begins with it",
	duel.TurnEnded:    "the next turn begins",
	duel.StanceTaken:  "both are told as they are shown",
}

func opensLine(kind duel.EventKind) bool {
	switch kind {
	case duel.TurnStarted, duel.CardPlayed, duel.CardTriggered, duel.Clashed, duel.DuelWon:
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
	case e.Kind == duel.Clashed && e.Amount != 0:
		return bySign(e.Amount, "event.clashed.lost", "event.clashed.won")
	case e.Kind == duel.CounterChanged:
		return bySign(e.Amount, "event.counter_changed.less", "event.counter_changed.more")
	case e.Kind == duel.NextCostSet && e.Amount != 0:
		return bySign(e.Amount, "event.next_cost.less", "event.next_cost.more")
	case e.Kind == duel.RuleBegan && e.Time == rule.AttributeNamed("lasts").Max:
		return "event.rule_began.always"
	case c.saves:
		return "event.rule_fired.saves"
	case e.Kind == duel.RuleFired && c.source == "":
		return "event.rule_fired.passive"
	case c.becomes:
		return "event.card_created.becomes"
	case e.Kind == duel.CardCreated && e.Into == rule.Deck:
		return "event.card_created.deck"
	case e.Kind == duel.CardRecovered && e.Into == rule.Deck:
		return "event.card_recovered.deck"
	case e.Kind == duel.CounterHurt && c.counter != "":
		return "event.counter_hurt.by"
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

var eventKeys = [duel.EventKindCount]string{
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
	duel.RuleFired:      "event.rule_fired",
	duel.RuleBegan:      "event.rule_began",
	duel.CounterChanged: "event.counter_changed.more",
	duel.CounterFired:   "event.counter_fired",
	duel.CounterHurt:    "event.counter_hurt",
	duel.ShieldTaken:    "event.shield_taken",
	duel.CardDiscarded:  "event.card_discarded",
	duel.CardCreated:    "event.card_created",
	duel.CardRecovered:  "event.card_recovered",
	duel.CardKept:       "event.card_kept",
	duel.CardShown:      "event.card_shown",
	duel.NextCostSet:    "event.next_cost.none",
	duel.CardsForbidden: "event.cards_forbidden",
	duel.CardsAllowed:   "event.cards_allowed",
	duel.StanceTaken:    "event.stance_taken",
	duel.Clashed:        "event.clashed",
	duel.ClashHurt:      "event.clash_hurt",
}
