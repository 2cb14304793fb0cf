package duel

import (
	"slices"
	"strconv"

	"boardduels/runtime/duel/rule"
)

// Card is what a card does (thesis, Table 2.3). Its fields are named after the elements of a card document; [Parts]
// tell what there is to know of each. A length or time counts full rounds.
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

	Says rule.Says // in the language of rules
}

// Part is a field of a card and what there is to know of it besides what it does, which stands in play.go and
// damage.go.
type Part struct {
	Name     string             // of the element in a card document, and in messages between programs
	Number   func(*Card) *int16 // where a card keeps it; nil of a flag
	Flag     func(*Card) *bool  // nil of a number
	Min, Max int16              // of a number
	AtLeast  string             // the part that this one can't be below
	With     string             // the part without which this one does nothing
	Better   Better             // for who plays the card
	Gives    Effect             // that a fighter has by it
	Timed    bool               // lasts bonus_length rounds, which makes it nothing where that is 0
	Aimed    bool               // at the card's target; the others are for who plays it
	Own      Access             // if it isn't aimed at the enemy
	Foe      Access             // if it is
	// The effect of rules that reads and changes the same; nil of what does nothing by itself
	Like   *rule.Meaning
	AtOnce bool  // of a reactive card, too, as that is laid open
	Raise  int16 // by how much a run makes it better at a time; 0 if it doesn't
	Words  Words
}

// Better says which of two sizes of a part is the better one for who plays it.
type Better uint8

// What is better.
const (
	Neither Better = iota // it makes another kind of card
	More
	Less
	Harder // the larger, unless it is aimed at the own hero
)

// Access is what of a classic duel a part of a card depends on, and what it changes: where one card changes what the
// other depends on, it matters which is played first. That effects replace others of their kind goes without saying.
type Access struct{ Reads, Writes Facet }

// Facet is something of a duel that parts of cards depend on, as bits.
type Facet uint16

// The facets.
const (
	NextCard    Facet = 1 << iota // whether the next card can be played, and for how much; all cards depend on it
	Blow                          // how hard a card hits
	TargetHP                      // what can be taken of the enemy's hp
	TargetMaxHP                   // the most that these can be
	Healing                       // how much a healing gives
	UserHP
	OpenCard // the reactive card that waits
)

// Everything is all facets.
const Everything = ^Facet(0)

// Words are how a part is told of that takes a sentence of its own on a card's face. Of the other parts rulestext and
// the faces know how they go together.
type Words struct {
	Rule    string // the key of the sentence
	Sign    string // the drawing on small cards
	Meaning string // the key of what explains it
}

// Parts is the table of a card's parts, in the order of the fields.
var Parts = []*Part{
	{Name: "isMajor", Flag: func(c *Card) *bool { return &c.IsMajor },
		Like: &rule.Meaning{Causes: rule.EventsOf(rule.UsedUp)}},
	{Name: "cost", Number: func(c *Card) *int16 { return &c.Cost }, Max: 10, Better: Less},
	{Name: "base_damage", Number: func(c *Card) *int16 { return &c.BaseDamage }, Max: 10, Better: Harder, Aimed: true},
	{Name: "max_damage", Number: func(c *Card) *int16 { return &c.MaxDamage }, Max: 10, AtLeast: "base_damage", Better: Harder, Aimed: true,
		Own: Access{Writes: Everything}, Foe: Access{Reads: Blow | TargetMaxHP, Writes: TargetHP}, Raise: 1,
		Like: rule.Damage.Meaning()},
	{Name: "base_healing", Number: func(c *Card) *int16 { return &c.BaseHealing }, Max: 20, Better: More},
	{Name: "max_healing", Number: func(c *Card) *int16 { return &c.MaxHealing }, Max: 20, AtLeast: "base_healing", Better: More,
		Own: Access{Reads: Healing | UserHP, Writes: UserHP}, Raise: 2, Like: rule.Heal.Meaning()},
	{Name: "base_absorb", Number: func(c *Card) *int16 { return &c.BaseAbsorb }, Max: 10, Better: More},
	{Name: "max_absorb", Number: func(c *Card) *int16 { return &c.MaxAbsorb }, Max: 10, AtLeast: "base_absorb", Better: More, Raise: 2,
		Like: rule.RaiseShield.Meaning()},
	{Name: "increase_by_cost", Flag: func(c *Card) *bool { return &c.IncreaseByCost }, Own: Access{Writes: NextCard},
		Like: &rule.Meaning{Access: rule.Access{Writes: rule.OfEnergy}}, AtOnce: true},
	{Name: "increase_by_hp_lost", Flag: func(c *Card) *bool { return &c.IncreaseByHPLost }, Own: Access{Reads: UserHP},
		Like: &rule.Meaning{Own: rule.OfHP | rule.OfMaxHP}, AtOnce: true},
	{Name: "ignore_defense", Flag: func(c *Card) *bool { return &c.IgnoreDefense }, With: "max_damage"},
	{Name: "isNotFatal", Flag: func(c *Card) *bool { return &c.IsNotFatal }, With: "max_damage", Better: Less, Own: Access{Reads: TargetHP}},
	{Name: "defense_bonus", Number: func(c *Card) *int16 { return &c.DefenseBonus }, Max: 100, Better: More,
		Gives: DefenceEffect, Timed: true, Raise: 10, Like: rule.Defend.Meaning()},
	{Name: "health_bonus", Number: func(c *Card) *int16 { return &c.HealthBonus }, Max: 10, Better: More,
		Gives: MaxHPBonusEffect, Timed: true, Aimed: true, Own: Access{Reads: UserHP, Writes: UserHP}, Foe: Access{Writes: TargetMaxHP}, Raise: 2,
		Like: rule.MaxHP.Meaning()},
	{Name: "damage_bonus", Number: func(c *Card) *int16 { return &c.DamageBonus }, Max: 5, Better: More,
		Gives: DamageBonusEffect, Timed: true, Aimed: true, Own: Access{Writes: Blow}, Foe: Access{Writes: Blow}, Raise: 1,
		Like: rule.DamageBonus.Meaning()},
	{Name: "cost_bonus", Number: func(c *Card) *int16 { return &c.CostBonus }, Min: -5, Better: Less,
		Gives: CostsModifierEffect, Timed: true, Aimed: true, Own: Access{Writes: NextCard}, Like: rule.CostBonus.Meaning()},
	{Name: "my_healing_bonus", Number: func(c *Card) *int16 { return &c.HealingBonus }, Max: 5, Better: More,
		Gives: HealingBonusEffect, Timed: true, Own: Access{Writes: Healing}, Like: rule.HealBonus.Meaning()},
	{Name: "my_regen_bonus", Number: func(c *Card) *int16 { return &c.RegenBonus }, Max: 3, Better: More, Gives: RegenBonusEffect, Aimed: true,
		Like: rule.Regen.Meaning()},
	{Name: "DoT_power", Number: func(c *Card) *int16 { return &c.DoTPower }, Max: 10, Better: Harder,
		Gives: DoTEffect, Timed: true, Aimed: true, Raise: 1, Like: rule.OverTime.Meaning()},
	{Name: "HoT_power", Number: func(c *Card) *int16 { return &c.HoTPower }, Max: 10, Better: More, Gives: HoTEffect, Timed: true, Raise: 1,
		Like: rule.HealOverTime.Meaning()},
	{Name: "bonus_length", Number: func(c *Card) *int16 { return &c.BonusLength }, Max: MaxTime, Better: More},
	{Name: "effect_increasing", Number: func(c *Card) *int16 { return &c.EffectIncreasing }, Min: -3, Max: 3, Better: More},
	{Name: "immortality_length", Number: func(c *Card) *int16 { return &c.ImmortalityLength }, Max: MaxTime, Better: More, Gives: ImmortalityEffect,
		Words: Words{"rule.immortal", "immortality", "meaning.immortal"}, Like: rule.Immortal.Meaning()},
	{Name: "stun_time", Number: func(c *Card) *int16 { return &c.StunTime }, Max: 2, Better: Harder, Gives: StunEffect, Aimed: true,
		Own: Access{Writes: NextCard}, Like: rule.Stun.Meaning()},
	{Name: "attackHimself", Flag: func(c *Card) *bool { return &c.AttackHimself }},
	{Name: "removingEffects", Flag: func(c *Card) *bool { return &c.RemovingEffects }, Better: More, Aimed: true,
		Own: Access{Writes: Everything}, Foe: Access{Writes: Everything}, Like: rule.Remove.Meaning()},
	{Name: "activate_by_next_attack", Flag: func(c *Card) *bool { return &c.ActivateByNextAttack }, Own: Access{Reads: OpenCard, Writes: OpenCard},
		Like: &rule.Meaning{Access: rule.Access{Writes: rule.OfArmed}}, AtOnce: true},
}

// PartNamed returns the part with a name, or nil.
func PartNamed(name string) *Part {
	if i := slices.IndexFunc(Parts, func(p *Part) bool { return p.Name == name }); i >= 0 {
		return Parts[i]
	}
	return nil
}

// Size returns how large a part of a card is, 1 for a flag that is set.
func (p *Part) Size(c *Card) int16 {
	if p.Number != nil {
		return *p.Number(c)
	}
	if *p.Flag(c) {
		return 1
	}
	return 0
}

// IsIn reports whether a card has the part.
func (p *Part) IsIn(c *Card) bool { return p.Size(c) != 0 }

// Text returns the part of a card as a document writes it.
func (p *Part) Text(c *Card) string {
	if p.Number != nil {
		return strconv.Itoa(int(*p.Number(c)))
	}
	return strconv.FormatBool(*p.Flag(c))
}

// Clear takes the part from a card.
func (p *Part) Clear(c *Card) {
	if p.Number != nil {
		*p.Number(c) = 0
		return
	}
	*p.Flag(c) = false
}

// Serves returns the size of a part of a card, with the sign that makes more of it better for who plays the card; 0
// where neither is better.
func (p *Part) Serves(c *Card) int16 {
	switch {
	case p.Better == Neither:
		return 0
	case p.Better == Less, p.Better == Harder && c.AttackHimself:
		return -p.Size(c)
	}
	return p.Size(c)
}

// Amount returns the amount of the effect that a card gives by the part: of one that helps or harms by its sign, the
// contrary to the enemy.
func (p *Part) Amount(c *Card) int16 {
	if p.Aimed && !c.AttackHimself && p.Gives.IsSigned() {
		return -p.Size(c)
	}
	return p.Size(c)
}

// check returns an error if a part of a card is beyond what the rules allow.
func (c *Card) check() error {
	var limits []limit
	for _, p := range Parts {
		if p.Number == nil {
			continue
		}
		least := p.Min
		if p.AtLeast != "" {
			least = PartNamed(p.AtLeast).Size(c)
		}
		limits = append(limits, limit{p.Name, p.Size(c), least, p.Max})
	}
	return checkRanges(limits, "card "+c.ID)
}
