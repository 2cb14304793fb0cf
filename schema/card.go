package schema

import (
	"slices"

	"boardduels/runtime/duel"
)

// Card is a card document: what the card does, and what only people see of it. [duel.Card.ID] is the file's name.
type Card struct {
	duel.Card
	NameUK     string // Ukrainian name, "" if it has none
	Image      string // a file in the pack's art folder
	IsAoE      bool   // kept from the thesis's documents; a duel has one target
	Additional string // free text
}

// cardRoot describes a card document (thesis, Figure 3.6 and Table 2.3). The figure's elements stand in its order; the
// elements that it lacks follow those they belong to. Messages to programs have them in this order, too.
var cardRoot = Field{
	Name:   "card",
	check:  checkCard,
	Source: Source{"SpellCard", "Figure 3.6"},
	Fields: slices.Concat([]Field{
		{Name: "name", Type: String, Longest: longestName, Presence: Required, Section: Identity,
			Source: Source{"name", "Table 2.3"},
			at:     in(func(c *Card) *string { return &c.Name })},
		{Name: "name_uk", Type: String, Longest: longestName, Instead: "name", Section: Identity,
			at: in(func(c *Card) *string { return &c.NameUK })},
		part("isMajor", Field{Presence: Always, Section: Use, Source: Source{"isMajor", "Table 2.3"}}),
		part("cost", Field{Presence: Always, Unit: Energy, Section: Use, Source: Source{"cost", "Table 2.3"}}),
		{Name: "card_image", Type: Image, Presence: Always, Section: Identity,
			Source: Source{"", "Figure 3.6"},
			at:     in(func(c *Card) *string { return &c.Image })},
		{Name: "isAoE", Type: Bool, Presence: Always, Default: "false", Section: Identity,
			Source: Source{"", "Figure 3.6"},
			at:     in(func(c *Card) *bool { return &c.IsAoE })},
		part("base_damage", Field{Presence: Always, Unit: Damage, Section: DamageSection, Source: Source{"base_damage", "Table 2.3"}}),
		part("max_damage", Field{Presence: Always, Unit: Damage, Section: DamageSection, Source: Source{"max_damage", "Table 2.3"}}),
		part("base_healing", Field{Presence: Always, Unit: HP, Section: HealingSection, Source: Source{"base_healing", "Table 2.3"}}),
		part("max_healing", Field{Presence: Always, Unit: HP, Section: HealingSection, Source: Source{"", "Figure 3.6"}}),
		part("base_absorb", Field{Presence: Always, Unit: Shield, Section: Protection, Source: Source{"base_absorb", "Table 2.3"}}),
		part("max_absorb", Field{Presence: Always, Unit: Shield, Section: Protection, Source: Source{"max_absorb", "Table 2.3"}}),
		part("ignore_defense", Field{Presence: Always, Section: DamageSection, Source: Source{"ignore_defence_and_absorbs", "Table 2.3"}}),
		part("defense_bonus", Field{Presence: Always, Unit: Percent, Section: Protection, Source: Source{"defence_value", "Table 2.3"}}),
		part("health_bonus", Field{Presence: Always, Unit: HP, Section: Bonuses, Source: Source{"max_hp_bonus", "Table 2.3"}}),
		part("damage_bonus", Field{Presence: Always, Unit: Damage, Section: Bonuses, Source: Source{"my_damage_bonus", "Table 2.3"}}),
		part("cost_bonus", Field{Presence: Always, Unit: Energy, Section: Bonuses, Source: Source{"my_cost_bonus", "Table 2.3"}}),
		part("my_healing_bonus", Field{Unit: HP, Section: Bonuses, Source: Source{"my_healing_bonus", "Table 2.3"}}),
		part("my_regen_bonus", Field{Unit: EnergyPerTurn, Section: Bonuses, Source: Source{"my_regen_bonus", "Table 2.3"}}),
		part("bonus_length", Field{Presence: Always, Unit: Rounds, Section: Bonuses, Source: Source{"effect_length", "Table 2.3"}}),
		part("isNotFatal", Field{Presence: Always, Section: DamageSection, Source: Source{"isNotFatal", "Table 2.3"}}),
		part("immortality_length", Field{Presence: Always, Unit: Rounds, Section: Protection, Source: Source{"immortality_length", "Table 2.3"}}),
		part("stun_time", Field{Presence: Always, Unit: Turns, Section: PeriodicEffects, Source: Source{"stun_time", "Table 2.3"}}),
		part("DoT_power", Field{Presence: Always, Unit: DamagePerRound, Section: PeriodicEffects, Source: Source{"effect_base_damage", "Table 2.3"}}),
		part("HoT_power", Field{Presence: Always, Unit: HPPerRound, Section: PeriodicEffects, Source: Source{"effect_base_healing", "Table 2.3"}}),
		part("effect_increasing", Field{Unit: PointsPerRound, Section: PeriodicEffects, Source: Source{"effect_increasing", "Table 2.3"}}),
		part("increase_by_cost", Field{Presence: Always, Section: Use, Source: Source{"increase_by_cost", "Table 2.3"}}),
		part("increase_by_hp_lost", Field{Section: Use, Source: Source{"increase_by_hp_lost", "Table 2.3"}}),
		part("activate_by_next_attack", Field{Presence: Always, Section: Trigger, Source: Source{"activate_effect_while_getDamage", "Table 2.3"}}),
		part("attackHimself", Field{Section: Trigger, Source: Source{"attackHimself", "Table 2.3"}}),
		part("removingEffects", Field{Section: Trigger, Source: Source{"removingEffects", "Table 2.3"}}),
		{Name: "additional", Type: String, Longest: longestNote, Presence: Always, Default: "none", Section: Identity,
			Source: Source{"", "Figure 3.6"},
			at:     in(func(c *Card) *string { return &c.Additional })},
	}, cardSays),
}

// part returns the field of a part of a card's rules: to what the rules tell of it comes what documents and forms add.
func part(name string, f Field) Field {
	p := duel.PartNamed(name)
	f.Name, f.Min, f.Max, f.AtLeast = name, int(p.Min), int(p.Max), p.AtLeast
	if p.Flag != nil {
		f.Type, f.Default, f.at = Bool, "false", in(func(c *Card) *bool { return p.Flag(&c.Card) })
		return f
	}
	f.Type, f.at = Int, in(func(c *Card) *int16 { return p.Number(&c.Card) })
	if p.AtLeast == "" {
		f.Default = "0"
	}
	return f
}
