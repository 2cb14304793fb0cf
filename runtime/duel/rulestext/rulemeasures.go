package rulestext

import (
	"fmt"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel/rule"
)

// condition returns when the rule is done; "" if always.
func (c *clause) condition() string {
	r := c.r
	if r.If == rule.Always || r.If == rule.None || r.Least == 0 && r.Below == 0 {
		return ""
	}
	shape := "bound"
	switch {
	case r.Below == 0 && r.Least == 1:
		shape = "some"
	case r.Below == 1 && r.Least == 0:
		shape = "none"
	}
	word := c.word(r.If)
	if r.If == rule.Played && r.On == rule.Play && r.Count == rule.Any && shape != "bound" && !c.theirs {
		word = "first"
	}
	exact := int16(2) // as English has it of more and of fewer
	if r.Least == r.Below-1 {
		exact = r.Least
	}
	f := c.counted(r.If)
	return c.say(c.asked("if."+word, r.If)+"."+shape, i18n.Args{
		"Bound": c.bound(), "Cards": c.cards("of", f, exact), "All": c.cards("all", f, 1), "Name": c.name(r.Counter, Dictionary.Counter),
		"N": exact,
	})
}

// asked returns the key of a measure: the turn whose cards count depends on whose rule asks.
func (c *clause) asked(key string, m rule.Measure) string {
	if _, of := m.Of(); of == rule.Played {
		return c.theirsOf(key)
	}
	return key
}

// bound returns between which numbers the condition's measure must lie.
func (c *clause) bound() string {
	r := c.r
	number := func(n int16) string { return fmt.Sprint(n) }
	if _, of := r.If.Of(); of == rule.HPShare || of == rule.Defended {
		number = func(n int16) string { return fmt.Sprintf("%d%%", n) }
	}
	key := "bound.between"
	switch {
	case r.Below == 0:
		key = "bound.least"
	case r.Least == 0:
		key = "bound.below"
	case r.Least == r.Below-1:
		key = "bound.exact"
	}
	return c.say(key, i18n.Args{"Least": number(r.Least), "Below": number(r.Below), "Top": number(r.Below - 1)})
}

// counted returns which cards a measure counts.
func (c *clause) counted(m rule.Measure) rule.Filter {
	if m.Counts() {
		return c.r.Count
	}
	return rule.Any
}

// word returns how the keys of a measure are called. What an event came to is called by what it is about.
func (c *clause) word(m rule.Measure) string {
	switch on := c.r.On; {
	case m == rule.Amount && (on == rule.OwnPlay || on == rule.FoePlay):
		return "cost"
	case m == rule.Times && (on == rule.Struck || on == rule.Strikes):
		return "hits"
	}
	return m.String()
}

// units are what measures are counted in; a point if nothing is said, cards where a filter says which.
var units = map[rule.Measure]string{
	rule.HPShare: "percent", rule.Defended: "percent", rule.DoTs: "dot", rule.Stunned: "turn", rule.ThisPlayed: "time", rule.Times: "time",
	rule.Round: "round", rule.InHand: "card", rule.InDeck: "card", rule.InUsedUp: "card", rule.Armed: "card", rule.Played: "card",
}

// per returns for how much of a measure the amount rises.
func (c *clause) per() string {
	m, each := c.r.Per, c.r.Each
	word := c.word(m)
	if c.ofCards(m) {
		return c.say("per.those", i18n.Args{"Each": c.each("those", each)})
	}
	_, of := m.Of()
	unit := units[of]
	switch {
	case word == "hits":
		unit = "hit"
	case unit == "":
		unit = "point"
	case unit == "card" && each == 1:
		unit = "card." + c.counted(m).String()
	}
	return c.say(c.asked("per."+word, m), i18n.Args{"Each": c.each(unit, each), "Name": c.name(c.r.Counter, Dictionary.Counter)})
}

func (c *clause) each(unit string, n int16) string {
	args := i18n.Args{"N": n, "Cards": c.cards("cards", c.counted(c.r.Per), n), "Tag": c.name(c.r.Tag, Dictionary.Tag)}
	if n == 1 {
		return c.say("each."+unit, args)
	}
	return c.say("every."+unit, args)
}

// ofCards reports whether what a measure counts are the cards that were just told of.
func (c *clause) ofCards(m rule.Measure) bool {
	switch m {
	case rule.Done:
		return c.before != nil && movesCards(c.before.Do)
	case rule.Amount:
		return c.r.On == rule.Draws || c.r.On == rule.Discards || c.r.On == rule.UsedUp
	}
	return false
}

func movesCards(e rule.Effect) bool {
	switch e {
	case rule.Draw, rule.Discard, rule.UseUp, rule.Recover, rule.Create, rule.Show:
		return true
	}
	return false
}
