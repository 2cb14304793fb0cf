package rule

// Effect is what a rule does.
type Effect uint8

// The effects.
const (
	Damage Effect = iota
	Heal
	RaiseShield
	Unshield
	GiveEnergy
	Draw
	Discard
	UseUp
	Recover
	Create
	Show
	AddCounter
	OverTime
	HealOverTime
	Defend
	DamageBonus
	CostBonus
	HealBonus
	MaxHP
	Immortal
	Regen
	Stun
	CostNext
	Forbid
	Remove
	Disarm
	EffectCount
)

// Meaning is what there is to know of an effect besides what it does, which the engine knows.
type Meaning struct {
	Name     string   // in documents
	Min, Max int16    // of the amount
	To       Side     // whom it is for where nothing is written
	Harms    Harm     // whom it is for
	Reads    []string // the attributes that mean something to it besides those that mean something to all
	Timed    bool     // lasts `for` rounds
	Plain    bool     // asks for no amount
	Saves    bool     // may be done by who is dying
	Access   Access   // what it reads and changes of whom it is for
	Own      Facet    // what it reads of who has the rule besides
	Causes   Events   // that may happen by it to whom it is for
}

// Harm says when an effect is bad for whom it is for.
type Harm uint8

// The kinds of harm.
const (
	Harmless Harm = iota
	Harmful
	HarmfulBelow0 // with an amount below 0
	HarmfulAbove0
	HarmfulByCounter // as the counter is, with an amount above 0
)

var meanings = [EffectCount]Meaning{
	Damage: {Name: "damage", Max: 50, To: Foe, Harms: Harmful, Reads: []string{"hits", "pierce"},
		Access: Access{Reads: OfDefence | OfShield | OfImmortality | OfHP | OfCounters, Writes: OfShield | OfHP}, Own: OfDamageBonus | OfCounters,
		Causes: EventsOf(Struck, Hurt, ShieldBroken, Dying)},
	Heal:         {Name: "heal", Max: 50, Saves: true, Access: Access{Reads: OfHP | OfMaxHP, Writes: OfHP}, Own: OfHealBonus, Causes: EventsOf(Healed)},
	RaiseShield:  {Name: "shield", Max: 30, Saves: true, Access: Access{Reads: OfShield | OfCounters, Writes: OfShield}},
	Unshield:     {Name: "unshield", Max: 30, To: Foe, Harms: Harmful, Access: adds(OfShield), Causes: EventsOf(ShieldBroken)},
	GiveEnergy:   {Name: "energy", Min: -10, Max: 10, Harms: HarmfulBelow0, Saves: true, Access: adds(OfEnergy)},
	Draw:         {Name: "draw", Max: 10, Reads: []string{"card"}, Saves: true, Access: moves, Causes: EventsOf(Draws, Drawn)},
	Discard:      {Name: "discard", Max: 10, Harms: Harmful, Reads: []string{"card", "pick"}, Access: moves, Causes: EventsOf(Discards, Discarded)},
	UseUp:        {Name: "use_up", Max: 10, Harms: Harmful, Reads: []string{"card", "pick"}, Access: moves, Causes: EventsOf(UsedUp)},
	Recover:      {Name: "recover", Max: 10, Reads: []string{"card", "pick", "into"}, Access: moves},
	Create:       {Name: "create", Max: 3, Harms: Harmful, Reads: []string{"what", "into"}, Access: moves},
	Show:         {Name: "show", Max: 10, To: Foe, Access: moves},
	AddCounter:   {Name: "counter", Min: -99, Max: 99, To: Foe, Harms: HarmfulByCounter, Reads: []string{"counter"}, Saves: true, Access: adds(OfCounters)},
	OverTime:     {Name: "over_time", Max: 10, To: Foe, Harms: Harmful, Timed: true, Access: adds(OfDoTs)},
	HealOverTime: {Name: "heal_over_time", Max: 10, Timed: true, Saves: true, Access: sets(OfHealOverTime)},
	Defend:       {Name: "defence", Max: 100, Timed: true, Saves: true, Access: sets(OfDefence)},
	DamageBonus:  {Name: "damage_bonus", Min: -5, Max: 5, Harms: HarmfulBelow0, Timed: true, Access: sets(OfDamageBonus)},
	CostBonus:    {Name: "cost_bonus", Min: -5, Max: 5, Harms: HarmfulAbove0, Timed: true, Access: sets(OfCosts)},
	HealBonus:    {Name: "heal_bonus", Max: 5, Harms: HarmfulBelow0, Timed: true, Access: sets(OfHealBonus)},
	MaxHP:        {Name: "max_hp", Min: -5, Max: 10, Harms: HarmfulBelow0, Timed: true, Access: adds(OfMaxHP | OfHP)},
	Immortal:     {Name: "immortal", Max: 99, Timed: true, Plain: true, Saves: true, Access: sets(OfImmortality)},
	Regen:        {Name: "regen", Min: -3, Max: 3, Harms: HarmfulBelow0, Access: adds(OfRegen)},
	Stun:         {Name: "stun", Max: 2, To: Foe, Harms: Harmful, Access: sets(OfStun)},
	CostNext:     {Name: "cost_next", Min: -10, Max: 10, Harms: HarmfulAbove0, Access: sets(OfNextCard)},
	Forbid:       {Name: "forbid", Max: 3, To: Foe, Harms: Harmful, Reads: []string{"card"}, Timed: true, Plain: true, Access: sets(OfForbidden)},
	Remove:       {Name: "remove", Max: 1, Plain: true, Saves: true, Access: adds(removed)},
	Disarm:       {Name: "disarm", Max: 1, To: Foe, Harms: Harmful, Plain: true, Access: Access{Reads: OfArmed | OfCards, Writes: OfArmed | OfCards | OfLuck}},
}

// Meaning returns what there is to know of the effect.
func (e Effect) Meaning() *Meaning { return &meanings[e] }

// String returns the effect's name in documents.
func (e Effect) String() string { return meanings[e].Name }
