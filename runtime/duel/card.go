package duel

// Card is what a card does (thesis, Table 2.3). Its fields are named after the elements of a card document; the ranges
// are those of the table. A length or time counts full rounds.
type Card struct {
	ID   string // the document's name, [a-z0-9_]+
	Name string

	IsMajor bool  // free, and gone once played
	Cost    int16 // 0…10 energy; a major card's is not asked for

	BaseDamage, MaxDamage   int16 // 0…10
	BaseHealing, MaxHealing int16 // 0…20
	BaseAbsorb, MaxAbsorb   int16 // 0…10
	IncreaseByCost          bool  // takes remaining energy for more power
	IncreaseByHPLost        bool  // more power, the more hp is lost
	IgnoreDefense           bool  // damage passes defence and shield
	IsNotFatal              bool  // leaves its target at least 1 hp

	DefenseBonus int16 // 0…100 % of damage ignored
	HealthBonus  int16 // 0…10 on the maximum of hp
	DamageBonus  int16 // 0…5 on the damage of each card
	CostBonus    int16 // -5…0 on the cost of each minor card
	HealingBonus int16 // 0…5 on healing
	RegenBonus   int16 // 0…3 energy a turn, to the end of the duel
	DoTPower     int16 // 0…10 damage a round
	HoTPower     int16 // 0…10 healing a round
	BonusLength  int16 // rounds of every timed effect above
	// EffectIncreasing (-3…3) is added to DoTPower and HoTPower after each round.
	EffectIncreasing int16

	ImmortalityLength int16 // rounds in which hp can't fall below 1
	StunTime          int16 // 0…2 turns in which the target can't play

	AttackHimself        bool // aimed at the own hero
	RemovingEffects      bool // removes the target's effects
	ActivateByNextAttack bool // reactive: waits for the next enemy attack
}

// Kind is one of the four kinds of action between which the thesis's network chooses (Table 3.3).
type Kind uint8

// The kinds, in the order of the network's outputs.
const (
	Attack Kind = iota
	Defence
	MajorAttack
	MajorDefence
	KindCount
)

// IsMajor reports whether the kind is one of the two major ones.
func (k Kind) IsMajor() bool { return k == MajorAttack || k == MajorDefence }

// IsAttack reports whether the kind is one of the two attacking ones.
func (k Kind) IsAttack() bool { return k == Attack || k == MajorAttack }

// Kind sorts the card into one of the four kinds of action (rules, section 8).
func (c *Card) Kind() Kind {
	kind := Defence
	if c.attacks() {
		kind = Attack
	}
	if c.IsMajor {
		kind += MajorAttack
	}
	return kind
}

func (c *Card) attacks() bool {
	if c.ActivateByNextAttack && (c.protectsByAbsorb() || c.heals()) {
		return false
	}
	if c.AttackHimself {
		return c.DamageBonus > 0
	}
	return c.Damages() || c.DoTPower > 0 || c.StunTime > 0 ||
		c.DamageBonus > 0 || c.CostBonus < 0 || c.HealthBonus > 0 || c.RegenBonus > 0
}

// Damages reports whether the card has a direct damage part.
func (c *Card) Damages() bool { return c.MaxDamage > 0 }

// DrawsLots reports whether chance decides how much a part of the card does (rules, section 4).
func (c *Card) DrawsLots() bool {
	grows := c.IncreaseByCost || c.IncreaseByHPLost
	return !grows && (c.MaxDamage > c.BaseDamage || c.MaxHealing > c.BaseHealing || c.MaxAbsorb > c.BaseAbsorb)
}

// FurtherEnergy returns how much energy the card takes by itself besides its cost, at most (rules, section 3).
func (c *Card) FurtherEnergy() int16 {
	if !c.IncreaseByCost {
		return 0
	}
	return energyFor(max(c.MaxDamage-c.BaseDamage, c.MaxHealing-c.BaseHealing, c.MaxAbsorb-c.BaseAbsorb))
}

// energyFor returns how many points of further energy bring a power, or a little more.
func energyFor(power int16) int16 { return (power + PowerPerEnergy - 1) / PowerPerEnergy }

func (c *Card) heals() bool            { return c.MaxHealing > 0 || c.HoTPower > 0 }
func (c *Card) protectsByAbsorb() bool { return c.MaxAbsorb > 0 }
