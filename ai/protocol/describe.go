package protocol

import (
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

type (
	hero struct {
		ID    string     `json:"id"`
		HP    int16      `json:"hp"`
		EP    int16      `json:"ep"`
		Regen int16      `json:"regen"`
		Deck  []deckLine `json:"deck"`
	}

	deckLine struct {
		card
		Copies int `json:"copies"`
	}

	// card has the names of a card document's elements (docs/designer/fields.md).
	card struct {
		ID                   string `json:"id"`
		Name                 string `json:"name"`
		Kind                 string `json:"kind"`
		IsMajor              bool   `json:"isMajor"`
		Cost                 int16  `json:"cost"`
		BaseDamage           int16  `json:"base_damage"`
		MaxDamage            int16  `json:"max_damage"`
		BaseHealing          int16  `json:"base_healing"`
		MaxHealing           int16  `json:"max_healing"`
		BaseAbsorb           int16  `json:"base_absorb"`
		MaxAbsorb            int16  `json:"max_absorb"`
		IgnoreDefense        bool   `json:"ignore_defense"`
		DefenseBonus         int16  `json:"defense_bonus"`
		HealthBonus          int16  `json:"health_bonus"`
		DamageBonus          int16  `json:"damage_bonus"`
		CostBonus            int16  `json:"cost_bonus"`
		HealingBonus         int16  `json:"my_healing_bonus"`
		RegenBonus           int16  `json:"my_regen_bonus"`
		BonusLength          int16  `json:"bonus_length"`
		IsNotFatal           bool   `json:"isNotFatal"`
		ImmortalityLength    int16  `json:"immortality_length"`
		StunTime             int16  `json:"stun_time"`
		DoTPower             int16  `json:"DoT_power"`
		HoTPower             int16  `json:"HoT_power"`
		EffectIncreasing     int16  `json:"effect_increasing"`
		IncreaseByCost       bool   `json:"increase_by_cost"`
		IncreaseByHPLost     bool   `json:"increase_by_hp_lost"`
		ActivateByNextAttack bool   `json:"activate_by_next_attack"`
		AttackHimself        bool   `json:"attackHimself"`
		RemovingEffects      bool   `json:"removingEffects"`
	}

	// view is what the program's seat may know.
	view struct {
		Round   int16    `json:"round"`
		Seat    int      `json:"seat"`
		Starter int      `json:"starter"`
		Me      fighter  `json:"me"`
		Foe     fighter  `json:"foe"`
		Hand    []string `json:"hand"` // the newest last
	}

	// fighter is a fighter's public state (thesis, Table 2.2). Times are rounds left; 0 means that there is no effect.
	fighter struct {
		Hero              string     `json:"hero"`
		HP                int16      `json:"hp"`
		MaxHP             int16      `json:"max_hp"`
		EP                int16      `json:"ep"`
		MaxEP             int16      `json:"max_ep"`
		Shield            int16      `json:"shield"`
		Defence           int16      `json:"defence"`
		DefenceTime       int16      `json:"defence_time"`
		StunTime          int16      `json:"stun_time"`
		DamageBonus       int16      `json:"damage_bonus"`
		DamageBonusTime   int16      `json:"damage_bonus_time"`
		ImmortalityTime   int16      `json:"immortality_time"`
		RegenBonus        int16      `json:"regen_bonus"`
		CostsModifier     int16      `json:"costs_modifier"`
		CostsModifierTime int16      `json:"costs_modifier_time"`
		MaxHPBonus        int16      `json:"max_hp_bonus"`
		MaxHPBonusTime    int16      `json:"max_hp_bonus_time"`
		HealingBonus      int16      `json:"healing_bonus"`
		HealingBonusTime  int16      `json:"healing_bonus_time"`
		HoT               *periodic  `json:"hot"` // null if there is none
		DoTs              []periodic `json:"dots"`
		Armed             *string    `json:"armed"` // the reactive card that lies open, or null
		ArmedPower        int16      `json:"armed_power"`
		HandCount         int16      `json:"hand_count"`
		DeckCount         int16      `json:"deck_count"`
		Removed           []string   `json:"removed"` // cards used up, each copy
	}

	periodic struct {
		Power    int16 `json:"power"`
		Time     int16 `json:"time"`
		Increase int16 `json:"increase"`
	}

	action struct {
		ID   string `json:"id"` // a card's, or EndTurn
		Name string `json:"name"`
		Kind string `json:"kind"`
		Cost int16  `json:"cost"`
	}

	event struct {
		Event  string `json:"event"`
		Seat   int    `json:"seat"`
		Card   string `json:"card,omitempty"`
		Effect string `json:"effect,omitempty"`
		Amount int16  `json:"amount"`
		Time   int16  `json:"time,omitempty"`
		HP     int16  `json:"hp,omitempty"`
	}
)

func describeHero(d *duel.Duel, seat game.Seat) hero {
	h := d.Hero(seat)
	described := hero{ID: h.ID, HP: h.HP, EP: h.EP, Regen: h.Regen}
	for i := range h.Deck {
		described.Deck = append(described.Deck, deckLine{describeCard(&h.Deck[i].Card), h.Deck[i].Copies})
	}
	return described
}

func describeCard(c *duel.Card) card {
	return card{
		ID: c.ID, Name: c.Name, Kind: c.Kind().String(), IsMajor: c.IsMajor, Cost: c.Cost,
		BaseDamage: c.BaseDamage, MaxDamage: c.MaxDamage, BaseHealing: c.BaseHealing, MaxHealing: c.MaxHealing,
		BaseAbsorb: c.BaseAbsorb, MaxAbsorb: c.MaxAbsorb, IgnoreDefense: c.IgnoreDefense, DefenseBonus: c.DefenseBonus,
		HealthBonus: c.HealthBonus, DamageBonus: c.DamageBonus, CostBonus: c.CostBonus, HealingBonus: c.HealingBonus,
		RegenBonus: c.RegenBonus, BonusLength: c.BonusLength, IsNotFatal: c.IsNotFatal, ImmortalityLength: c.ImmortalityLength,
		StunTime: c.StunTime, DoTPower: c.DoTPower, HoTPower: c.HoTPower, EffectIncreasing: c.EffectIncreasing,
		IncreaseByCost: c.IncreaseByCost, IncreaseByHPLost: c.IncreaseByHPLost, ActivateByNextAttack: c.ActivateByNextAttack,
		AttackHimself: c.AttackHimself, RemovingEffects: c.RemovingEffects,
	}
}

func describeView(d *duel.Duel, v *duel.View) view {
	described := view{
		Round: v.Round, Seat: number(v.Seat), Starter: number(v.Starter), Hand: []string{},
		Me: describeFighter(d, v.Me(), v.Seat), Foe: describeFighter(d, v.Foe(), 1-v.Seat),
	}
	for _, c := range v.Cards() {
		described.Hand = append(described.Hand, d.Card(v.Seat, c).ID)
	}
	return described
}

func describeFighter(d *duel.Duel, f *duel.Fighter, seat game.Seat) fighter {
	described := fighter{
		Hero: d.Hero(seat).ID, HP: f.HP, MaxHP: d.MaxHP(f, seat), EP: f.EP, MaxEP: d.Hero(seat).EP, Shield: f.Shield,
		Defence: f.Defence, DefenceTime: f.DefenceTime, StunTime: f.StunTime, DamageBonus: f.DamageBonus,
		DamageBonusTime: f.DamageBonusTime, ImmortalityTime: f.ImmortalityTime, RegenBonus: f.RegenBonus,
		CostsModifier: f.CostsModifier, CostsModifierTime: f.CostsModifierTime, MaxHPBonus: f.MaxHPBonus,
		MaxHPBonusTime: f.MaxHPBonusTime, HealingBonus: f.HealingBonus, HealingBonusTime: f.HealingBonusTime,
		DoTs: []periodic{}, ArmedPower: f.ArmedPower, HandCount: f.HandCount, DeckCount: f.DeckCount, Removed: []string{},
	}
	if f.HoT.Time > 0 {
		hot := periodic(f.HoT)
		described.HoT = &hot
	}
	for _, dot := range f.DoTs[:f.DoTCount] {
		described.DoTs = append(described.DoTs, periodic(dot))
	}
	if f.Armed != duel.NoCard {
		described.Armed = &d.Card(seat, f.Armed).ID
	}
	for i := range d.Hero(seat).Deck {
		for range f.Removed[i] {
			described.Removed = append(described.Removed, d.Card(seat, duel.CardIndex(i)).ID)
		}
	}
	return described
}

func describeAction(d *duel.Duel, v *duel.View, a duel.Action) action {
	if a == duel.EndTurn {
		return action{ID: EndTurn, Name: "End the turn", Kind: "end"}
	}
	c := d.Card(v.Seat, a.Card)
	return action{ID: c.ID, Name: c.Name, Kind: d.Kind(v.Seat, a.Card).String(), Cost: d.Cost(v.Me(), v.Seat, a.Card)}
}

func describeEvent(d *duel.Duel, e duel.Event) event {
	described := event{
		Event: e.Kind.String(), Seat: number(e.Seat), Effect: e.Effect.String(), Amount: e.Amount, Time: e.Time, HP: e.HP,
	}
	if e.Card != duel.NoCard {
		described.Card = d.Card(e.Seat, e.Card).ID
	}
	return described
}

// number is what people call a seat.
func number(seat game.Seat) int { return int(seat) + 1 }
