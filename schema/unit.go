package schema

// Unit says what a number counts.
type Unit uint8

// The units of fields.
const (
	NoUnit Unit = iota
	HP
	Energy
	EnergyPerTurn
	Damage
	DamagePerRound
	HPPerRound
	PointsPerRound
	Shield
	Percent
	Rounds
	Turns
	Copies
	Cards
	Share // 0…1
	Importance
	unitCount
)

var units = [unitCount]Text{
	HP:             "schema.unit.hp",
	Energy:         "schema.unit.energy",
	EnergyPerTurn:  "schema.unit.energy_per_turn",
	Damage:         "schema.unit.damage",
	DamagePerRound: "schema.unit.damage_per_round",
	HPPerRound:     "schema.unit.hp_per_round",
	PointsPerRound: "schema.unit.points_per_round",
	Shield:         "schema.unit.shield",
	Percent:        "schema.unit.percent",
	Rounds:         "schema.unit.rounds",
	Turns:          "schema.unit.turns",
	Copies:         "schema.unit.copies",
	Cards:          "schema.unit.cards",
	Share:          "schema.unit.share",
	Importance:     "schema.unit.importance",
}

// Label returns the unit as it stands behind a number.
func (u Unit) Label() Text { return units[u] }

// Section groups fields in a form.
type Section uint8

// The sections of forms, in their order.
const (
	Identity Section = iota
	Use
	DamageSection
	HealingSection
	Protection
	Bonuses
	PeriodicEffects
	Trigger
	HeroValues
	Deck
	Situation
	Decision
	Statistics
	Learned
	Table
	Way
	BoardSection
	Says
	sectionCount
)

var sections = [sectionCount]Text{
	Identity:        "schema.section.identity",
	Use:             "schema.section.use",
	DamageSection:   "schema.section.damage",
	HealingSection:  "schema.section.healing",
	Protection:      "schema.section.protection",
	Bonuses:         "schema.section.bonuses",
	PeriodicEffects: "schema.section.periodic_effects",
	Trigger:         "schema.section.trigger",
	HeroValues:      "schema.section.hero_values",
	Deck:            "schema.section.deck",
	Situation:       "schema.section.situation",
	Decision:        "schema.section.decision",
	Statistics:      "schema.section.statistics",
	Learned:         "schema.section.learned",
	Table:           "schema.section.table",
	Way:             "schema.section.way",
	BoardSection:    "schema.section.board",
	Says:            "schema.section.says",
}

// Label returns the section's heading.
func (s Section) Label() Text { return sections[s] }
