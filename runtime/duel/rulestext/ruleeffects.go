package rulestext

import (
	"boardduels/internal/i18n"
	"boardduels/runtime/duel/rule"
)

// effect returns what the rule does, with how much, and by what that rises.
func (c *clause) effect() string {
	if c.r.Do.Meaning().Plain {
		return c.does(amount{})
	}
	if len(c.with) > 0 {
		return c.bonuses()
	}
	n := c.size()
	text := c.does(n)
	switch {
	case n.alike || n.step == 0:
	case n.bare:
		text += " " + c.per()
	case n.step > 0:
		text = c.say("plus", i18n.Args{"Text": text, "Step": n.step, "Per": c.per()})
	default:
		text = c.say("minus", i18n.Args{"Text": text, "Step": -n.step, "Per": c.per()})
	}
	switch {
	case c.r.Most == rule.NoMost || n.step == 0:
	case !n.less:
		text = c.say("at_most", i18n.Args{"Text": text, "Most": n.most})
	case n.most == 0 && n.step < 0:
		text = c.say("at_least", i18n.Args{"Text": text, "Least": 0})
	}
	return text
}

// amount is how much an effect does.
type amount struct {
	n     int16
	less  bool  // what the effect has words of its own for takes away: n is without its sign
	step  int16 // by which it rises
	bare  bool  // n is the step
	alike bool  // it is as much as the measure
	most  int16
}

func (c *clause) size() amount {
	r := c.r
	bonus := c.bonus()
	var s amount
	switch {
	case r.Per == rule.None:
		s.n = max(r.Value(0)+bonus, min(r.Do.Meaning().Min, 0))
	case r.Per == rule.Always:
		s.n = max(r.Value(1)+bonus, min(r.Do.Meaning().Min, 0))
	default:
		s = amount{n: r.Amount + bonus, step: r.Gain, most: r.Most + bonus}
		signed := r.Do.Meaning().Min < 0
		if s.n == 0 && (s.step > 0 || s.step < 0 && signed) {
			s.n, s.bare = s.step, true
			s.alike = s.step == 1 && r.Each == 1 && c.isSaidAlike()
		}
	}
	if takes(r.Do) && s.n < 0 {
		s.n, s.less, s.step = -s.n, true, -s.step
	}
	return s
}

// bonus is what the effects of who plays the card add to the rule's amount.
func (c *clause) bonus() int16 {
	switch {
	case c.r.On != rule.Play:
		return 0
	case c.r.Do == rule.Damage && c.r.To == rule.Foe:
		return c.extra.Damage
	case c.r.Do == rule.Heal:
		return c.extra.Healing
	}
	return 0
}

// isSaidAlike reports whether the language has words for as much of the effect as what was just told of. As many cards
// are said of cards alone.
func (c *clause) isSaidAlike() bool {
	if c.r.Per != rule.Done && c.r.Per != rule.Amount || c.word(c.r.Per) == "cost" {
		return false
	}
	switch c.r.Do {
	case rule.Damage, rule.Heal, rule.RaiseShield, rule.Unshield, rule.GiveEnergy, rule.AddCounter:
		return !c.ofCards(c.r.Per)
	}
	return c.r.Do != rule.Create && movesCards(c.r.Do)
}

// isAll reports whether an effect takes all that there can be.
func (c *clause) isAll(s amount) bool {
	switch c.r.Do {
	case rule.Discard, rule.UseUp, rule.Unshield:
		return s.step == 0 && s.n >= c.r.Do.Meaning().Max
	}
	return false
}

// takes reports whether an effect has words of its own for an amount below 0; others write its sign.
func takes(e rule.Effect) bool {
	return e == rule.GiveEnergy || e == rule.AddCounter || e == rule.CostBonus || e == rule.CostNext
}

// tells reports whether the effect is said as something that happens, "the enemy loses 2 energy", and not as something
// to do, "draw 1 card".
func (c *clause) tells() bool {
	if c.isTheirs() {
		return true
	}
	switch c.r.Do {
	case rule.Damage, rule.Create, rule.Remove:
		return false
	case rule.Show, rule.Stun:
		return c.r.To == rule.Self
	case rule.Heal, rule.RaiseShield, rule.Unshield, rule.GiveEnergy, rule.Draw, rule.Discard, rule.UseUp, rule.Recover, rule.HealOverTime:
		return c.r.To == rule.Foe
	}
	return true
}

// isTheirs reports whether the enemy does what players are told to do elsewhere.
func (c *clause) isTheirs() bool {
	switch c.r.Do {
	case rule.Damage, rule.Create, rule.Stun:
		return c.theirs && c.r.To == rule.Foe
	case rule.Remove:
		return c.theirs
	}
	return false
}

// does returns what the effect does, before it is said by what it rises.
func (c *clause) does(s amount) string {
	r := c.r
	args := i18n.Args{
		"Amount": c.written(s), "All": c.cards("all", r.Card, 1), "Cards": c.moved(s), "Pick": c.say("pick." + r.Pick.String()),
		"Rounds": count(c.t, "count.rounds", r.For), "Turns": count(c.t, "count.turns", s.n), "N": s.n,
	}
	key := "do." + r.Do.String()
	if c.told && !c.tells() {
		key = "told." + r.Do.String()
	}
	switch r.Do {
	case rule.Forbid:
		args["Turns"] = count(c.t, "count.turns", r.For)
	case rule.Draw:
		if r.Card != rule.Any {
			key += ".some"
		}
	case rule.Recover, rule.Create:
		key += "." + r.Into.String()
		args["Name"] = c.name(r.What, Dictionary.Card)
	case rule.AddCounter:
		args["Name"] = c.name(r.Counter, Dictionary.Counter)
	}
	switch {
	case c.isAll(s):
		key += ".all"
	case s.less:
		key += ".less"
	case s.alike && (r.Do == rule.RaiseShield || r.Do == rule.Unshield || r.Do == rule.AddCounter):
		key += ".much"
	}
	if key += "." + r.To.String(); c.isTheirs() {
		key = c.theirsOf(key)
	}
	text := c.say(key, args)
	if r.Do != rule.Damage {
		return text
	}
	if r.Hits > 1 {
		text += " " + c.say("hits", i18n.Args{"N": r.Hits})
	}
	if r.Pierce {
		text += " " + c.say("pierce")
	}
	return text
}

func (c *clause) written(s amount) string {
	switch c.r.Do {
	case rule.DamageBonus, rule.HealBonus, rule.MaxHP, rule.Regen:
		return Signed(s.n)
	}
	if s.alike {
		return c.say("much")
	}
	return plain(s.n)
}

// moved returns how many of which cards an effect moves.
func (c *clause) moved(s amount) string {
	f := rule.Any
	if c.r.Do != rule.Show {
		f = c.r.Card
	}
	if s.alike {
		return c.say("many", i18n.Args{"Cards": c.cards("of", f, 2)})
	}
	return c.cards("cards", f, s.n)
}
