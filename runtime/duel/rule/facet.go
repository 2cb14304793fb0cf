package rule

// Facet is something of a fighter on which rules depend and which they change, as bits.
type Facet uint32

// The facets.
const (
	OfHP Facet = 1 << iota
	OfMaxHP
	OfEnergy
	OfShield
	OfDefence
	OfDamageBonus
	OfHealBonus
	OfCosts
	OfDoTs
	OfHealOverTime
	OfImmortality
	OfStun
	OfRegen
	OfCounters
	OfLasting // the rules that listen, and how often they may yet be done
	OfNextCard
	OfForbidden
	OfCards // where they are, how many of them were played, and what the enemy knows of them
	OfArmed
	OfLuck
)

// Everything is all facets.
const Everything = OfLuck<<1 - 1

// removed is what [Remove] may take away.
const removed = OfDoTs | OfHealOverTime | OfDefence | OfImmortality | OfDamageBonus | OfCosts | OfMaxHP | OfHP | OfHealBonus | OfRegen | OfCounters |
	OfForbidden | OfNextCard

// Access is what of a fighter is read, and what is changed. What only adds to something changes it.
type Access struct{ Reads, Writes Facet }

// sets is the access of what takes the place of what was there, adds of what depends on it.
func sets(f Facet) Access { return Access{Writes: f} }
func adds(f Facet) Access { return Access{Reads: f, Writes: f} }

// moves is the access of what moves cards.
var moves = Access{Reads: OfCards, Writes: OfCards | OfLuck}

// Union returns what either reads and changes.
func (a Access) Union(b Access) Access { return Access{a.Reads | b.Reads, a.Writes | b.Writes} }

// Touches reports whether one may change what the other reads or changes.
func (a Access) Touches(b Access) bool {
	return a.Writes&(b.Reads|b.Writes) != 0 || b.Writes&a.Reads != 0
}

// Facets returns what of a fighter the measure is of; what belongs to the rule's own run or the duel is of none.
func (m Measure) Facets() Facet {
	switch _, of := m.Of(); of {
	case HP:
		return OfHP
	case HPShare, LostHP:
		return OfHP | OfMaxHP
	case Shield:
		return OfShield
	case Energy, EnergyTaken:
		return OfEnergy
	case InHand, InDeck, InUsedUp, Played:
		return OfCards
	case DoTs:
		return OfDoTs
	case Stunned:
		return OfStun
	case Armed:
		return OfArmed
	case Defended:
		return OfDefence
	case Bonus:
		return OfDamageBonus
	case Counters:
		return OfCounters
	}
	return 0
}

// Sides is what is read and changed of who has a rule, and of the enemy.
type Sides [2]Access

// Union returns what either reads and changes.
func (s Sides) Union(other Sides) Sides {
	return Sides{s[Self].Union(other[Self]), s[Foe].Union(other[Foe])}
}

// Turned returns the same as the enemy sees it.
func (s Sides) Turned() Sides { return Sides{s[Foe], s[Self]} }

// Touches reports whether one may change what the other reads or changes.
func (s Sides) Touches(other Sides) bool {
	return s[Self].Touches(other[Self]) || s[Foe].Touches(other[Foe])
}

// Asks reports whether one reads what the other changes.
func (s Sides) Asks(changed Sides) bool {
	return s[Self].Reads&changed[Self].Writes != 0 || s[Foe].Reads&changed[Foe].Writes != 0
}

// Sides returns what a rule reads and changes when it is asked.
func (r *Rule) Sides() (all Sides) {
	for _, m := range []Measure{r.If, r.Per} {
		side, _ := m.Of()
		all[side].Reads |= m.Facets()
	}
	if r.Chance < 100 {
		all[Self].Writes |= OfLuck
	}
	return all.Union(r.Do.Sides(r.To))
}

// Sides returns what the effect on a side reads and changes.
func (e Effect) Sides(to Side) Sides { return e.Meaning().Sides(to) }

// Sides returns what is read and changed by what means that to a side.
func (m *Meaning) Sides(to Side) (all Sides) {
	all[to] = m.Access
	all[Self].Reads |= m.Own
	return all
}
