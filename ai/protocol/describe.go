package protocol

import (
	"fmt"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/duel/rulestext"
	"boardduels/runtime/game"
	"boardduels/schema"
)

type (
	hero struct {
		ID    string    `json:"id"`
		HP    int16     `json:"hp"`
		EP    int16     `json:"ep"`
		Regen int16     `json:"regen"`
		Deck  []members `json:"deck"`
		// Rules are those that always wait: passives, then those of relics.
		Rules []members `json:"rules,omitempty"`
	}

	// view is what the program's seat may know.
	view struct {
		Round   int16    `json:"round"`
		Seat    int      `json:"seat"`
		Starter int      `json:"starter"`
		Me      members  `json:"me"`
		Foe     members  `json:"foe"`
		Hand    []string `json:"hand"` // the newest last
		// Stances are told in duels with a clash.
		Stances *stances `json:"stances,omitempty"`
	}

	// stances are what is known of clashes.
	stances struct {
		Due   bool   `json:"due"`             // the mover is to take one
		Taken string `json:"taken,omitempty"` // by the program's seat, in the clash to come
		Foe   bool   `json:"foe_has_taken"`   // which one, nobody tells
		Shown *shown `json:"shown,omitempty"` // in the last clash
	}

	shown struct {
		Me  string `json:"me"`
		Foe string `json:"foe"`
	}

	periodic struct {
		Power    int16 `json:"power"`
		Time     int16 `json:"time"`
		Increase int16 `json:"increase"`
	}

	action struct {
		ID   string `json:"id"` // a card's, with a mode as card/1, EndTurn, or a stance as stance-guard
		Name string `json:"name"`
		Kind string `json:"kind"`
		Cost int16  `json:"cost"`
		Mode int8   `json:"mode,omitempty"`
	}

	event struct {
		Event  string `json:"event"`
		Seat   int    `json:"seat"`
		Card   string `json:"card,omitempty"`
		Effect string `json:"effect,omitempty"`
		Amount int16  `json:"amount"`
		Time   int16  `json:"time,omitempty"`
		HP     int16  `json:"hp,omitempty"`

		Mode    int8   `json:"mode,omitempty"` // of the card that is played
		Rule    int    `json:"rule,omitempty"` // of the card, or without one of the hero's rules; from 1
		Counter string `json:"counter,omitempty"`
		Cards   string `json:"cards,omitempty"` // that can't be played, or can again
		Into    string `json:"into,omitempty"`  // where a card went

		Stance    string `json:"stance,omitempty"`     // that the seat took; covered while that is hidden
		FoeStance string `json:"foe_stance,omitempty"` // that the other seat took
	}
)

func describeHero(d *duel.Duel, seat game.Seat) hero {
	h := d.Hero(seat)
	described := hero{ID: h.ID, HP: h.HP, EP: h.EP, Regen: h.Regen}
	for i := range h.Deck {
		described.Deck = append(described.Deck, append(describeCard(&h.Deck[i].Card, d.Kind(seat, duel.CardIndex(i))), member{"copies", h.Deck[i].Copies}))
	}
	for _, r := range h.Always() {
		described.Rules = append(described.Rules, attributes(r.Rule))
	}
	return described
}

// describeCard returns the parts of a card, with the names and in the order of a card document's elements
// (docs/designer/fields.md).
func describeCard(c *duel.Card, kind duel.Kind) members {
	described := members{{"id", c.ID}, {"name", c.Name}, {"kind", kind.String()}}
	for _, f := range schema.Fields(schema.CardKind).Fields {
		switch p := duel.PartNamed(f.Name); {
		case p == nil: // changes nothing in a duel
		case p.Flag != nil:
			described = append(described, member{p.Name, *p.Flag(c)})
		default:
			described = append(described, member{p.Name, *p.Number(c)})
		}
	}
	return append(described, says(c)...)
}

func describeView(d *duel.Duel, v *duel.View) view {
	described := view{
		Round: v.Round, Seat: number(v.Seat), Starter: number(v.Starter), Hand: []string{},
		Me: describeSeat(d, v, v.Seat), Foe: describeSeat(d, v, 1-v.Seat),
	}
	for _, c := range v.Cards() {
		described.Hand = append(described.Hand, d.Card(v.Seat, c).ID)
	}
	if d.HasClash() {
		described.Stances = describeStances(v)
	}
	return described
}

func describeStances(v *duel.View) *stances {
	s := &v.Stances
	described := &stances{Due: s.Due, Taken: stanceName(s.Taken[v.Seat]), Foe: s.Taken[1-v.Seat] != rule.NoStance}
	if s.Shown[v.Seat] != rule.NoStance {
		described.Shown = &shown{stanceName(s.Shown[v.Seat]), stanceName(s.Shown[1-v.Seat])}
	}
	return described
}

// stanceName is the name of a stance, "" of none.
func stanceName(s rule.Stance) string {
	if s == rule.NoStance {
		return ""
	}
	return s.String()
}

// describeSeat returns what is seen of a fighter.
func describeSeat(d *duel.Duel, v *duel.View, seat game.Seat) members {
	f := &v.Fighters[seat]
	return append(describeFighter(d, f, seat), ruled(d, f, &v.Ruled[seat], seat)...)
}

// describeFighter returns a fighter's public state (thesis, Table 2.2). Times are rounds left; 0 means that there is no
// effect.
func describeFighter(d *duel.Duel, f *duel.Fighter, seat game.Seat) members {
	described := members{
		{"hero", d.Hero(seat).ID}, {"hp", f.HP}, {"max_hp", d.MaxHP(f, seat)}, {"ep", f.EP}, {"max_ep", d.Hero(seat).EP},
		{"shield", f.Shield},
	}
	for _, e := range duel.Listed {
		described = append(described, describeEffect(f, e)...)
	}
	return append(described, member{"armed", armed(d, f, seat)}, member{"armed_power", f.ArmedPower},
		member{"hand_count", f.HandCount}, member{"deck_count", f.DeckCount}, member{"removed", copies(d, seat, &f.Removed)})
}

func describeEffect(f *duel.Fighter, e duel.Effect) (described members) {
	switch e {
	case duel.HoTEffect:
		return members{{e.String(), hot(f)}}
	case duel.DoTEffect:
		return members{{e.String() + "s", dots(f)}}
	}
	value, time := f.At(e)
	if value != nil {
		described = append(described, member{e.String(), *value})
	}
	if time != nil {
		described = append(described, member{e.String() + "_time", *time})
	}
	return described
}

// hot is nil if there is none.
func hot(f *duel.Fighter) *periodic {
	if f.HoT.Time == 0 {
		return nil
	}
	hot := periodic(f.HoT)
	return &hot
}

func dots(f *duel.Fighter) []periodic {
	described := []periodic{}
	for _, dot := range f.DoTs[:f.DoTCount] {
		described = append(described, periodic(dot))
	}
	return described
}

// armed is the reactive card that lies open, or nil.
func armed(d *duel.Duel, f *duel.Fighter, seat game.Seat) *string {
	if f.Armed == duel.NoCard {
		return nil
	}
	return &d.Card(seat, f.Armed).ID
}

func describeAction(d *duel.Duel, v *duel.View, a duel.Action) action {
	if a == duel.EndTurn {
		return action{ID: EndTurn, Name: "End the turn", Kind: "end"}
	}
	if stance := a.Stance(); stance != rule.NoStance {
		return action{ID: stanceMark + stance.String(), Name: rulestext.StanceName(i18n.For(i18n.Default), nil, stance), Kind: "stance"}
	}
	c := d.Card(v.Seat, a.Card)
	id := c.ID
	if a.Mode > 0 {
		id = fmt.Sprintf("%s/%d", id, a.Mode)
	}
	return action{ID: id, Name: c.Name, Mode: a.Mode, Kind: d.Kind(v.Seat, a.Card).String(), Cost: d.Cost(v.Me(), v.Seat, a.Card)}
}

func describeEvent(d *duel.Duel, e duel.Event) event {
	described := event{
		Event: e.Kind.String(), Seat: number(e.Seat), Effect: e.Effect.String(), Amount: e.Amount, Time: e.Time, HP: e.HP, Mode: e.Mode,
	}
	if e.Seat != game.Nobody {
		described.Stance, described.FoeStance = stanceName(e.Stances[e.Seat]), stanceName(e.Stances[1-e.Seat])
	}
	if e.Card != duel.NoCard {
		described.Card = d.Card(e.Seat, e.Card).ID
	}
	switch e.Kind {
	case duel.RuleFired, duel.RuleBegan:
		described.Rule = int(e.Rule) + 1
	case duel.CounterChanged, duel.CounterFired, duel.CounterHurt:
		n := d.Numbers()
		described.Counter = n.Counters[e.Counter].ID
	case duel.CardsForbidden, duel.CardsAllowed:
		described.Cards = e.Filter.String()
	case duel.CardCreated, duel.CardRecovered, duel.CardKept:
		described.Into = e.Into.String()
	}
	return described
}

// number is what people call a seat.
func number(seat game.Seat) int { return int(seat) + 1 }
