package rule

// Event is what a rule waits for.
type Event uint8

// The events: those of the card itself, then those that standing rules are told of, in the order of telling.
const (
	Play Event = iota
	Drawn
	Discarded
	Held // in the hand as the own turn ends
	Start
	TurnStart
	TurnEnd
	OwnPlay
	FoePlay
	Clashes // both show their stances
	ClashWon
	ClashLost
	Struck
	Strikes
	Hurt
	Healed
	ShieldBroken
	Draws
	Discards
	UsedUp
	Dying
	EventCount
)

var events = []string{
	"play", "drawn", "discarded", "held",
	"start", "turn_start", "turn_end", "own_play", "foe_play", "clash", "clash_won", "clash_lost", "struck", "strikes", "hurt", "healed", "shield_broken",
	"draws", "discards", "used_up", "dying",
}

// String returns the event's name in documents.
func (e Event) String() string { return events[e] }

// Standing reports whether the event is told to rules that stand beside a hero, and not to a card.
func (e Event) Standing() bool { return e >= Start }

// OfClash reports whether the event is one of a clash.
func (e Event) OfClash() bool { return e == Clashes || e == ClashWon || e == ClashLost }

// Events are some events, as bits.
type Events uint32

// EventsOf returns some events.
func EventsOf(all ...Event) (some Events) {
	for _, e := range all {
		some |= 1 << e
	}
	return some
}

// Has reports whether an event is among them.
func (e Events) Has(event Event) bool { return e&(1<<event) != 0 }

// Side is who an effect is for, or whose measure is meant: who has the rule, or the enemy.
type Side uint8

// The sides.
const (
	Self Side = iota
	Foe
)

var sides = []string{"self", "foe"}

// Turned returns the same side as the enemy calls it.
func (s Side) Turned() Side { return Foe - s }

// String returns the side's name in documents.
func (s Side) String() string { return sides[s] }

// Filter says which cards are meant.
type Filter uint8

// The filters.
const (
	Any Filter = iota
	Attack
	Defence
	Minor
	Major
	Reactive
	Tagged
	FilterCount
)

var filters = []string{"any", "attack", "defence", "minor", "major", "reactive", "tagged"}

// String returns the filter's name in documents.
func (f Filter) String() string { return filters[f] }

// Pick says which of the cards that fit is taken first.
type Pick uint8

// The picks.
const (
	Random Pick = iota
	Oldest
	Newest
	Cheapest
	Dearest
)

var picks = []string{"random", "oldest", "newest", "cheapest", "dearest"}

// String returns the pick's name in documents.
func (p Pick) String() string { return picks[p] }

// Zone is where a card goes.
type Zone uint8

// The zones. What is laid anywhere by a rule goes into a hand or a deck.
const (
	Hand Zone = iota
	Deck
	Gone // used up
)

var zones = []string{"hand", "deck", "used_up"}

// String returns the zone's name in documents.
func (z Zone) String() string { return zones[z] }
