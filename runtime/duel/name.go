package duel

import (
	"strconv"
	"strings"

	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

var kindNames = [KindCount]string{
	Attack: "attack", Defence: "defence", MajorAttack: "major_attack", MajorDefence: "major_defence",
}

// String returns the kind's name in files and messages between programs: attack, defence, major_attack, major_defence.
func (k Kind) String() string { return kindNames[k] }

var eventNames = [...]string{
	TurnStarted: "turn_started", EnergyGained: "energy_gained", Healed: "healed", HoTHealed: "hot_healed",
	DoTHurt: "dot_hurt", Exhausted: "exhausted", CardDrawn: "card_drawn", CardPlayed: "card_played",
	EnergySpent: "energy_spent", CardReturned: "card_returned", CardRemoved: "card_removed", CardArmed: "card_armed",
	CardTriggered: "card_triggered", DamageDefended: "damage_defended", DamageAbsorbed: "damage_absorbed",
	DamageTaken: "damage_taken", DeathPrevented: "death_prevented", ShieldGained: "shield_gained",
	ShieldFaded:  "shield_faded",
	EffectGained: "effect_gained", EffectEnded: "effect_ended", EffectRemoved: "effect_removed",
	TurnSkipped: "turn_skipped", TurnEnded: "turn_ended", DuelWon: "duel_won",
	RuleFired: "rule_fired", RuleBegan: "rule_began", CounterChanged: "counter_changed", CounterFired: "counter_fired", CounterHurt: "counter_hurt",
	ShieldTaken: "shield_taken", CardDiscarded: "card_discarded", CardCreated: "card_created", CardRecovered: "card_recovered",
	CardKept: "card_kept", CardShown: "card_shown", NextCostSet: "next_cost_set",
	CardsForbidden: "cards_forbidden", CardsAllowed: "cards_allowed",
	StanceTaken: "stance_taken", Clashed: "clashed", ClashHurt: "clash_hurt",
}

// String returns the event's name in files and messages between programs, as damage_taken.
func (k EventKind) String() string { return eventNames[k] }

// End is the name of the end of a turn in files.
const End = "end"

// stanceMark stands before a stance in the name of an action.
const stanceMark = "stance" + modeMark

// ActionName returns the name of a seat's action in files: the id of the card that it plays, with the mode that is
// chosen as in choice:2, [End], or the stance that it takes as in stance:guard.
func (d *Duel) ActionName(seat game.Seat, a Action) string {
	if a.Card == NoCard {
		return a.Named("")
	}
	return a.Named(d.Card(seat, a.Card).ID)
}

// modeMark stands between a card's id and the mode in which it is played.
const modeMark = ":"

// Named returns the name in files of an action that plays the card with an id, or does something else: as in
// [Duel.ActionName].
func (a Action) Named(id string) string {
	if stance := a.Stance(); stance != rule.NoStance {
		return stanceMark + stance.String()
	}
	if a == EndTurn {
		return End
	}
	if a.Mode == 0 {
		return id
	}
	return id + modeMark + strconv.Itoa(int(a.Mode))
}

// CutMode takes the name of an action apart: the id of the card that it plays, and the mode, 0 of a name without one.
// It returns false for a name that [Action.Named] doesn't give.
func CutMode(name string) (id string, mode int8, ok bool) {
	id, number, chosen := strings.Cut(name, modeMark)
	if !chosen {
		return id, 0, true
	}
	n, err := strconv.ParseInt(number, 10, 8)
	return id, int8(n), err == nil && n > 0 && Action{Mode: int8(n)}.Named(id) == name
}
