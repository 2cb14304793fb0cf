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
	Damage:       {Name: "damage", Max: 50, To: Foe, Harms: Harmful, Reads: []string{"hits", "pierce"}},
	Heal:         {Name: "heal", Max: 50, Saves: true},
	RaiseShield:  {Name: "shield", Max: 30, Saves: true},
	Unshield:     {Name: "unshield", Max: 30, To: Foe, Harms: Harmful},
	GiveEnergy:   {Name: "energy", Min: -10, Max: 10, Harms: HarmfulBelow0, Saves: true},
	Draw:         {Name: "draw", Max: 10, Reads: []string{"card"}, Saves: true},
	Discard:      {Name: "discard", Max: 10, Harms: Harmful, Reads: []string{"card", "pick"}},
	UseUp:        {Name: "use_up", Max: 10, Harms: Harmful, Reads: []string{"card", "pick"}},
	Recover:      {Name: "recover", Max: 10, Reads: []string{"card", "pick", "into"}},
	Create:       {Name: "create", Max: 3, Harms: Harmful, Reads: []string{"what", "into"}},
	Show:         {Name: "show", Max: 10, To: Foe},
	AddCounter:   {Name: "counter", Min: -99, Max: 99, To: Foe, Harms: HarmfulByCounter, Reads: []string{"counter"}, Saves: true},
	OverTime:     {Name: "over_time", Max: 10, To: Foe, Harms: Harmful, Timed: true},
	HealOverTime: {Name: "heal_over_time", Max: 10, Timed: true, Saves: true},
	Defend:       {Name: "defence", Max: 100, Timed: true, Saves: true},
	DamageBonus:  {Name: "damage_bonus", Min: -5, Max: 5, Harms: HarmfulBelow0, Timed: true},
	CostBonus:    {Name: "cost_bonus", Min: -5, Max: 5, Harms: HarmfulAbove0, Timed: true},
	HealBonus:    {Name: "heal_bonus", Max: 5, Harms: HarmfulBelow0, Timed: true},
	MaxHP:        {Name: "max_hp", Min: -5, Max: 10, Harms: HarmfulBelow0, Timed: true},
	Immortal:     {Name: "immortal", Max: 99, Timed: true, Plain: true, Saves: true},
	Regen:        {Name: "regen", Min: -3, Max: 3, Harms: HarmfulBelow0},
	Stun:         {Name: "stun", Max: 2, To: Foe, Harms: Harmful},
	CostNext:     {Name: "cost_next", Min: -10, Max: 10, Harms: HarmfulAbove0},
	Forbid:       {Name: "forbid", Max: 3, To: Foe, Harms: Harmful, Reads: []string{"card"}, Timed: true, Plain: true},
	Remove:       {Name: "remove", Max: 1, Plain: true, Saves: true},
	Disarm:       {Name: "disarm", Max: 1, To: Foe, Harms: Harmful, Plain: true},
}

// Meaning returns what there is to know of the effect.
func (e Effect) Meaning() *Meaning { return &meanings[e] }

// String returns the effect's name in documents.
func (e Effect) String() string { return meanings[e].Name }
