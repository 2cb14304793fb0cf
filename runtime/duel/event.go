package duel

import (
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// Event is one thing that happened while an action was carried out. Everything that a screen, a log or a journal tells
// of a duel comes from events, in the order in which they happened; DuelWon is the last.
//
// The damage, the shield and the healing of a card are always told, even if they came to 0: a hit that was kept off,
// healing at full hp. HoT, DoTs and energy are told only if something changed.
type Event struct {
	Kind   EventKind
	Effect Effect    // of EffectGained, EffectEnded and EffectRemoved
	Seat   game.Seat // whose fighter or cards it concerns
	Card   CardIndex // a card of Seat, or NoCard; hidden from the opponent for CardDrawn
	Amount int16     // points; see the kinds
	Time   int16     // rounds as on the card, of EffectGained; 0 for an effect without a timer
	HP     int16     // hp that come (or go, below 0) with a change of the maximum; of MaxHPBonusEffect

	Rule    int8        // of RuleFired and RuleBegan: of the card, or without one of [Hero.Always], from 0
	Counter int8        // of CounterChanged, CounterFired and CounterHurt, from 0
	Filter  rule.Filter // the cards, of CardsForbidden and CardsAllowed
	Open    bool        // of CardDrawn: the opponent sees it
	Into    rule.Zone   // of CardCreated, CardRecovered and CardKept: the hand or the deck
	Mode    int8        // of CardPlayed: the one that was chosen or drawn; 0 of a card without any

	Stances [2]rule.Stance // by seat, of Clashed; of StanceTaken that of Seat alone, hidden from the opponent
}

// EventKind says what happened.
type EventKind uint8

// The kinds of events.
const (
	TurnStarted    EventKind = iota // Amount is the round
	EnergyGained                    // Amount of energy, may be negative
	Healed                          // Amount of hp gained
	HoTHealed                       // Amount of hp gained by the HoT
	DoTHurt                         // Amount of hp lost to a DoT
	Exhausted                       // Amount of hp lost to exhaustion
	CardDrawn                       // Card came into the hand
	CardPlayed                      // Card left the hand, Amount of energy was paid
	EnergySpent                     // Amount of further energy was taken for more power
	CardReturned                    // Card went back into the deck
	CardRemoved                     // Card is used up
	CardArmed                       // Card lies open, waiting
	CardTriggered                   // the armed Card takes effect
	DamageDefended                  // Amount of damage was kept off by the defence
	DamageAbsorbed                  // Amount of damage was kept off by the shield
	DamageTaken                     // Amount of hp lost to a card
	DeathPrevented                  // hp stayed at 1: immortality, a card that isn't fatal, or the own card
	ShieldGained                    // Amount of shield gained
	ShieldFaded                     // Amount of shield that wasn't needed is gone
	EffectGained                    // Effect with Amount and Time, in place of one of its kind (DoTs, regen add up)
	EffectEnded                     // Effect ran out; Amount is what it was, of HoT and DoT the power in its last round
	EffectRemoved                   // Effect was taken away by a card, a DoT also by a sixth; Amount is what it was
	TurnSkipped                     // the mover begins its turn stunned
	TurnEnded
	DuelWon // Seat has won

	RuleFired      // a rule of Card is done, or of the hero without one
	RuleBegan      // a rule of Card begins to listen, for Time rounds
	CounterChanged // by Amount, above or below 0
	CounterFired   // a counter does what it does
	CounterHurt    // Amount of hp lost to a counter
	ShieldTaken    // Amount of shield that a rule took
	CardDiscarded  // Card of the hand goes back into the deck
	CardCreated    // Card is there that wasn't
	CardRecovered  // Card isn't used up any more
	CardKept       // Card that was played goes back into the hand
	CardShown      // Card of the hand is known to the opponent
	NextCostSet    // the next minor card costs Amount more, or less below 0
	CardsForbidden // cards that Filter means, for Time turns
	CardsAllowed   // again
	StanceTaken    // Seat has chosen its stance
	Clashed        // both show their stances; Amount is 1 if Seat has won, -1 if it has lost
	ClashHurt      // Amount of hp lost in a clash
	EventKindCount
)

// For returns the event as a seat may see it: the card that an opponent draws is hidden, as is the stance that it
// takes.
func (e Event) For(seat game.Seat) Event {
	if e.Kind == CardDrawn && !e.Open && e.Seat != seat {
		e.Card = NoCard
	}
	if e.Kind == StanceTaken && e.Seat != seat {
		e.Stances[e.Seat] = rule.Covered
	}
	return e
}
