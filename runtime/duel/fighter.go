package duel

import (
	"slices"

	"boardduels/runtime/game"
)

// MaxDoTs is the most damage-over-time effects a hero can suffer at once (thesis, Table 2.2).
const MaxDoTs = 5

// MaxShield is the most that a shield absorbs (thesis, Table 2.2).
const MaxShield = 30

// Fighter is the public state of a hero in a duel (thesis, Table 2.2). Times count the turns of the fighter at which
// the effect still loses a round, the turn's beginning for what helps, its end for what harms (rules, section 2); 0
// means that the effect is not active.
type Fighter struct {
	HP, EP                           int16 // 0…max, see Duel.MaxHP and Hero.EP
	Shield                           int16 // 0…30, damage that will be absorbed
	Defence, DefenceTime             int16 // 0…100 % of damage ignored
	StunTime                         int16 // turns without playing
	DamageBonus, DamageBonusTime     int16 // -10…10
	ImmortalityTime                  int16
	RegenBonus                       int16 // -3…3, no timer
	CostsModifier, CostsModifierTime int16 // -5…5, below 0 is cheaper
	MaxHPBonus, MaxHPBonusTime       int16 // -5…10
	HealingBonus, HealingBonusTime   int16 // 0…5
	HoT                              Periodic
	DoTs                             [MaxDoTs]Periodic // the oldest first
	DoTCount                         int16
	Armed                            CardIndex // the reactive card that lies open, or NoCard
	CostNext                         int8      // -10…10 on the price of the next minor card, by a rule
	ArmedPower                       int16     // power that the armed card got for energy when it was played
	HandCount, DeckCount             int16
	Removed                          [LineCapacity]uint8 // copies used up, by card
}

// Periodic is an effect that works once a round (HoT, DoT).
type Periodic struct {
	Power    int16 // 0…10 hp a round
	Time     int16 // rounds left
	Increase int16 // added to Power after each round
}

// Effect names a lasting effect on a fighter.
type Effect uint8

// The effects, in the order in which they lose a round, end and are removed, as events tell.
const (
	NoEffect Effect = iota
	DoTEffect
	StunEffect
	DefenceEffect
	ImmortalityEffect
	DamageBonusEffect
	CostsModifierEffect
	HealingBonusEffect
	MaxHPBonusEffect
	HoTEffect
	RegenBonusEffect
	EffectCount
)

// Lasting is what there is to know of an effect besides what it does, which stands where the rules look at it. It loses
// a round as its fighter's turn begins if it helps, as that turn ends if it harms.
type Lasting struct {
	Name     string // in files and messages between programs
	Words    string // in the keys of what people read of it, as effect.name.<words>
	Sign     string // the drawing that stands for it
	Less     string // the one for an amount below 0, if that is another
	Min, Max int16  // of its value; of its time, if it is nothing else; of the power of HoT and DoT
	Harmful  bool   // the more of it there is, the worse for its fighter
	Adds     bool   // joins one of its kind; others take its place
	Stays    bool   // no card takes it away
	Periodic bool   // works once a round
	EachCard bool   // works with each card that its fighter plays, so that it matters which is played first
}

// lastings is the table of effects.
var lastings = [EffectCount]Lasting{
	DoTEffect: {Name: "dot", Words: "dot", Sign: "dot", Max: 10, Harmful: true, Adds: true, Periodic: true},
	// A card's 2, and the turn of who stuns itself
	StunEffect:          {Name: "stun", Words: "stun", Sign: "stun", Max: 3, Harmful: true, Stays: true},
	DefenceEffect:       {Name: "defence", Words: "defence", Sign: "defence", Max: 100},
	ImmortalityEffect:   {Name: "immortality", Words: "immortal", Sign: "immortality", Max: MaxTimer},
	DamageBonusEffect:   {Name: "damage_bonus", Words: "damage", Sign: "damage_bonus_up", Less: "damage_bonus_down", Min: -10, Max: 10},
	CostsModifierEffect: {Name: "costs_modifier", Words: "cost", Sign: "costs_modifier_up", Less: "costs_modifier_down", Min: -5, Max: 5, Harmful: true},
	HealingBonusEffect:  {Name: "healing_bonus", Words: "healing", Sign: "healing_bonus", Max: 5},
	MaxHPBonusEffect:    {Name: "max_hp_bonus", Words: "max_hp", Sign: "max_hp_bonus", Min: -5, Max: 10},
	HoTEffect:           {Name: "hot", Words: "hot", Sign: "hot", Max: 10, Periodic: true},
	RegenBonusEffect:    {Name: "regen_bonus", Words: "regen", Sign: "regen_bonus", Min: -3, Max: 3, Adds: true},
}

// Listed are the effects in the order of digests and of messages between programs, that of the thesis's Table 2.2.
var Listed = effectsFrom(DefenceEffect, StunEffect, DamageBonusEffect, ImmortalityEffect, RegenBonusEffect, CostsModifierEffect,
	MaxHPBonusEffect, HealingBonusEffect, HoTEffect, DoTEffect)

// Told are the effects in the order in which people are told of those of a fighter.
var Told = effectsFrom(DefenceEffect, ImmortalityEffect, HoTEffect, DamageBonusEffect, CostsModifierEffect, MaxHPBonusEffect,
	HealingBonusEffect, RegenBonusEffect, StunEffect, DoTEffect)

// effectsFrom returns all effects, some of them first.
func effectsFrom(first ...Effect) []Effect {
	for e := NoEffect + 1; e < EffectCount; e++ {
		if !slices.Contains(first, e) {
			first = append(first, e)
		}
	}
	return first
}

// Lasting returns what there is to know of the effect.
func (e Effect) Lasting() *Lasting { return &lastings[e] }

// String returns the effect's name in files and messages between programs, as max_hp_bonus; "" for none.
func (e Effect) String() string { return lastings[e].Name }

// IsSigned reports whether the effect helps or harms by the sign of its amount.
func (e Effect) IsSigned() bool { return lastings[e].Min < 0 }

// Harms reports whether the effect harms the fighter that has an amount of it.
func (e Effect) Harms(amount int16) bool {
	l := &lastings[e]
	switch {
	case l.Min == 0:
		return l.Harmful
	case l.Harmful:
		return amount > 0
	}
	return amount < 0
}

// At returns where a fighter keeps an effect: its value, nil of what is nothing but a time, and the time, nil of what
// has no timer. HoT and DoTs are kept as [Periodic]. This is no part of the table, since a state of which a function
// in a table takes the address can't lie on the stack.
func (f *Fighter) At(e Effect) (value, time *int16) {
	switch e {
	case StunEffect:
		return nil, &f.StunTime
	case DefenceEffect:
		return &f.Defence, &f.DefenceTime
	case ImmortalityEffect:
		return nil, &f.ImmortalityTime
	case DamageBonusEffect:
		return &f.DamageBonus, &f.DamageBonusTime
	case CostsModifierEffect:
		return &f.CostsModifier, &f.CostsModifierTime
	case HealingBonusEffect:
		return &f.HealingBonus, &f.HealingBonusTime
	case MaxHPBonusEffect:
		return &f.MaxHPBonus, &f.MaxHPBonusTime
	case RegenBonusEffect:
		return &f.RegenBonus, nil
	}
	return nil, nil
}

// HasTimer reports whether the effect ends by itself.
func (e Effect) HasTimer() bool {
	_, time := new(Fighter).At(e)
	return time != nil || lastings[e].Periodic
}

// IsTime reports whether the effect is nothing but a time.
func (e Effect) IsTime() bool {
	value, time := new(Fighter).At(e)
	return value == nil && time != nil
}

// has reports whether a fighter has an effect that isn't a HoT or DoT.
func (f *Fighter) has(e Effect) bool {
	return isThere(f.At(e))
}

// isThere reports whether there is anything of an effect that is kept where [Fighter.At] says.
func isThere(value, time *int16) bool {
	if time != nil {
		return *time > 0
	}
	return amountAt(value) != 0
}

// isAffected reports whether a fighter has an effect that a card may take away. Most have none in most that is
// imagined.
func (f *Fighter) isAffected() bool {
	return f.DoTCount|f.DefenceTime|f.ImmortalityTime|f.DamageBonusTime|f.CostsModifierTime|f.HealingBonusTime|
		f.MaxHPBonusTime|f.HoT.Time|f.RegenBonus != 0
}

// MindsOrder reports whether something waits for the cards that a fighter plays, so that it matters which of any two is
// played first: another price of the next card, or an effect that works with each.
func (f *Fighter) MindsOrder() bool {
	for _, e := range withEachCard {
		if f.has(e) {
			return true
		}
	}
	return f.CostNext != 0
}

// withEachCard are the effects that work with each card that is played.
var withEachCard = slices.DeleteFunc(effectsFrom(), func(e Effect) bool { return !lastings[e].EachCard })

// amountAt returns the amount that stands somewhere, 0 of what has none.
func amountAt(value *int16) int16 {
	if value == nil {
		return 0
	}
	return *value
}

// tickUseful takes a round from the timers of what helps a fighter; its turn begins. Every turn of every duel that is
// imagined comes here and to [turn.tickHarmful], so both go straight to what may be there.
func (t *turn) tickUseful(seat game.Seat) {
	f := &t.s.Fighters[seat]
	if f.DefenceTime > 0 {
		t.tick(seat, DefenceEffect)
	}
	if f.ImmortalityTime > 0 {
		t.tick(seat, ImmortalityEffect)
	}
	if f.DamageBonus > 0 {
		t.tick(seat, DamageBonusEffect)
	}
	if f.CostsModifier < 0 {
		t.tick(seat, CostsModifierEffect)
	}
	if f.HealingBonusTime > 0 {
		t.tick(seat, HealingBonusEffect)
	}
	if f.MaxHPBonus > 0 {
		t.tick(seat, MaxHPBonusEffect)
	}
}

// tickHarmful takes a round from the timers of what harms a fighter; its turn ends.
func (t *turn) tickHarmful(seat game.Seat) {
	f := &t.s.Fighters[seat]
	if f.StunTime > 0 {
		t.tick(seat, StunEffect)
	}
	if f.DamageBonus < 0 {
		t.tick(seat, DamageBonusEffect)
	}
	if f.CostsModifier > 0 {
		t.tick(seat, CostsModifierEffect)
	}
	if f.MaxHPBonus < 0 {
		t.tick(seat, MaxHPBonusEffect)
	}
}
