package rule

// Measure is a number of a duel on which rules depend. It is never below 0.
type Measure uint8

// The measures of who has the rule, and of nobody.
const (
	None Measure = iota // no measure, in documents by leaving it out
	Always
	HP
	HPShare // of the maximum, in percent
	LostHP
	Shield
	Energy
	InHand
	InDeck
	InUsedUp
	DoTs
	Stunned // turns
	Armed   // 0 or 1
	Defended
	Bonus  // on damage
	Played // cards of this turn, or of the enemy's last one
	Counters
)

// sided is how many measures there are of a side.
const sided = Counters - HP + 1

// FoeHP is the enemy's; each measure from HP to Counters has its like.
const FoeHP = HP + sided

// The measures of the enemy that the language has something to say of.
const (
	FoeArmed    = Armed + sided
	FoeCounters = Counters + sided
)

// The measures of the rule's own run, and of the duel.
const (
	ThisPlayed  = FoeCounters + 1 + iota // earlier plays of this card
	EnergyTaken                          // by a card that takes all
	Done                                 // what the rule before really did
	Amount                               // of the event
	Times                                // of the event
	Round
	MeasureCount
)

var measures = func() (all []string) {
	all = []string{"", "always"}
	for _, who := range []string{"my_", "foe_"} {
		for _, m := range []string{"hp", "hp_share", "lost_hp", "shield", "energy", "hand", "deck", "used_up", "dots", "stun", "armed", "defence",
			"bonus", "played", "counter"} {
			all = append(all, who+m)
		}
	}
	return append(all, "this_played", "energy_taken", "done", "event", "event_times", "round")
}()

// String returns the measure's name in documents; "" of none.
func (m Measure) String() string { return measures[m] }

// Of returns whose measure it is, as that of who has the rule: [FoeHP] is [HP] of [Foe]. Those of nobody are
// returned as they are.
func (m Measure) Of() (Side, Measure) {
	if m >= FoeHP && m <= FoeCounters {
		return Foe, m - sided
	}
	return Self, m
}

// Turned returns the same measure as the enemy calls it.
func (m Measure) Turned() Measure {
	switch {
	case m >= HP && m < FoeHP:
		return m + sided
	case m >= FoeHP && m <= FoeCounters:
		return m - sided
	}
	return m
}

// Counts reports whether the measure counts cards, of which a rule may mean some.
func (m Measure) Counts() bool {
	_, of := m.Of()
	return of == InHand || of == InUsedUp || of == Played
}

// Min returns the least that the measure can come to when a rule on an event is asked. Who has lost the last hp has
// lost before anything is asked, unless it is the rule that saves from that; what is told has happened at least once.
func (m Measure) Min(on Event) int16 {
	switch _, of := m.Of(); of {
	case Always, Round:
		return 1
	case HP:
		if on != Dying {
			return 1
		}
	case Times:
		if on.Standing() && on != Dying {
			return 1
		}
	}
	return 0
}

// Max returns the most that the measure can come to.
func (m Measure) Max() int16 {
	switch _, of := m.Of(); of {
	case Always, Armed:
		return 1
	case InHand, Energy, EnergyTaken:
		return 10
	case HPShare, Defended:
		return 100
	case DoTs:
		return 5
	case Stunned:
		return 3
	case Shield, InDeck:
		return 30
	case Bonus:
		return 10
	case ThisPlayed:
		return 15
	case Played:
		return 20
	}
	return 99
}
