package rulestext

import (
	"cmp"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
)

// firing is what the events that come next follow from.
type firing struct {
	own     bool // a card was played, and goes where it goes
	is      bool // a rule or a counter does what it does
	does    rule.Effect
	drawing int16 // cards that it may draw yet
}

// anyNumber of cards.
const anyNumber = 99

// ruleOf returns the rule that an event tells of, and the name of what has it; "" if that is the hero.
func (c *Chronicle) ruleOf(e duel.Event) (*rule.Rule, string) {
	if e.Card != duel.NoCard {
		return &c.duel.Card(e.Seat, e.Card).Says.Rules.All()[e.Rule], c.names.Card(e.Seat, e.Card)
	}
	hero := c.duel.Hero(e.Seat)
	always := hero.Always()[e.Rule]
	if always.Relic == 0 {
		return always.Rule, ""
	}
	s := speaker{t: c.t, called: c.called}
	return always.Rule, s.name(hero.Relics[always.Relic-1].ID, Dictionary.Relic)
}

// fire notes that a rule is done, and returns what has it and whether it keeps its hero from dying.
func (c *Chronicle) fire(e duel.Event) (source string, saves bool) {
	r, source := c.ruleOf(e)
	c.cause.rule = cmp.Or(source, c.t.Text("event.passive"))
	c.fired = firing{is: true, does: r.Do}
	switch {
	case r.Do == rule.Draw && r.Per == rule.None:
		c.fired.drawing = r.Amount
	case r.Do == rule.Draw:
		c.fired.drawing = anyNumber
	}
	if r.On == rule.Dying {
		return c.cause.rule, true
	}
	return source, false
}

// count notes what a counter does or how it changes, and returns its name.
func (c *Chronicle) count(e duel.Event) string {
	at := &c.counters[e.Seat][e.Counter]
	numbers := c.duel.Numbers()
	counter := &numbers.Counters[e.Counter]
	if e.Kind == duel.CounterChanged {
		*at += e.Amount
	} else {
		c.fired = firing{is: true, does: rule.AddCounter}
		if counter.Does == rule.DoesDraw {
			c.fired.drawing = *at
		}
	}
	s := speaker{t: c.t, called: c.called}
	return s.name(counter.ID, Dictionary.Counter)
}

// isSetOff reports whether an event tells that something else set a rule or a counter off. What a card does as it is
// played follows from that, and what keeps a hero from dying from what would have killed it.
func (c *Chronicle) isSetOff(e duel.Event) bool {
	if e.Kind != duel.RuleFired {
		return e.Kind == duel.CounterFired
	}
	r, _ := c.ruleOf(e)
	return r.On != rule.Play && r.On != rule.Dying
}

// isUnsaid reports whether an event isn't told: it goes without saying, or belongs to the card that is played.
func (c *Chronicle) isUnsaid(e duel.Event) bool {
	switch e.Kind {
	case duel.RuleFired:
		r, _ := c.ruleOf(e)
		return r.On == rule.Play
	case duel.CardDrawn:
		c.fired.drawing--
		return c.fired.drawing < 0
	case duel.CardReturned, duel.CardRemoved:
		return c.fired.own
	}
	return bookkeeping[e.Kind] != ""
}

// leaves reports whether an event doesn't follow from the rule or counter that did something last, but from the course
// of the turn.
func (c *Chronicle) leaves(e duel.Event) bool {
	if !c.fired.is {
		return false
	}
	is := false
	switch e.Kind {
	case duel.Exhausted, duel.TurnSkipped, duel.TurnEnded, duel.CardsAllowed, duel.EffectEnded:
		is = true
	case duel.CardRemoved:
		is = c.fired.does != rule.UseUp
	case duel.CardReturned:
		is = c.fired.does != rule.Disarm
	case duel.NextCostSet:
		is = c.fired.does != rule.CostNext
	case duel.CardDrawn:
		is = c.fired.drawing <= 0
	}
	if is {
		c.fired = firing{}
	}
	return is
}
