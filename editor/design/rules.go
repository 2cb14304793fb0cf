package design

import (
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
)

// ruled is a rule of a card as it is held beside those of others.
type ruled struct {
	rule.Rule
	key  rule.Rule // what two rules must have in common, of which one does what the other does and more
	free rule.Rule // the same where one of them has no condition
	more int       // 1 if a larger amount is better for who has the rule, -1 if it is worse, 0 if that isn't known
	does int       // the same of doing it at all
}

// ruledBy returns rules as they are held beside others, in a pack with some counters.
func ruledBy(n *duel.Numbers, rules []rule.Rule) []ruled {
	all := make([]ruled, len(rules))
	for i, r := range rules {
		free := r
		free.If = rule.Always
		all[i] = ruled{Rule: r, key: keyOf(r), free: keyOf(free.Normal()), more: n.MoreHelps(&r)}
		all[i].does = all[i].more * all[i].sign()
	}
	return all
}

// keyOf returns a rule without its numbers.
func keyOf(r rule.Rule) rule.Rule {
	nothing := rule.New()
	r.Amount, r.Gain, r.Each, r.Most, r.Hits, r.For, r.Lasts, r.Times, r.Chance = 0, 0, 0, 0, 0, 0, 0, 0, 0
	r.Least, r.Below = nothing.Least, nothing.Below
	return r
}

// sign returns the sign of the amount, whatever the measure is; 0 if that depends on it.
func (r *ruled) sign() int {
	if r.Do.Meaning().Plain {
		return 1
	}
	least, most := r.Value(0), r.Value(0)
	for measured := range r.Measured() {
		least, most = min(least, r.Value(measured)), max(most, r.Value(measured))
	}
	switch {
	case least >= 0:
		return 1
	case most <= 0:
		return -1
	}
	return 0
}

// isPlain reports whether the rule adds something to a fighter, and does nothing besides: no luck is drawn, nothing
// takes the place of anything, and no open card is set off.
func (r *ruled) isPlain() bool {
	m := r.Do.Meaning()
	return r.Mode == 0 && !m.Timed && m.Access.Writes&^m.Access.Reads == 0 && !(m.Causes.Has(rule.Struck) && r.To == rule.Foe)
}

// replaces reports whether doing the rule may take the place of something better.
func (r *ruled) replaces() bool {
	m := r.Do.Meaning()
	return m.Timed || m.Access.Writes&^(m.Access.Reads|rule.OfLuck) != 0
}

// isNoWorse reports whether a rule does all that another one does, for who has it: as much or more, as long and as
// often or more.
func (r *ruled) isNoWorse(other *ruled) bool {
	if isOneFree := (r.If == rule.Always) != (other.If == rule.Always); r.key != other.key && !(isOneFree && r.free == other.free) {
		return false
	}
	does := r.does
	if does != other.does {
		does = 0
	}
	for measured := range r.Measured() {
		value, was := r.Value(measured), other.Value(measured)
		takesPlace := r.replaces() && (value == 0) != (was == 0)
		if takesPlace || !agrees(r.more, value-was) {
			return false
		}
	}
	length := does
	if m := r.Do.Meaning(); m.Timed && m.Access.Writes&^m.Access.Reads == 0 { // it may displace an older one
		length = 0
	}
	if r.replaces() {
		does = 0
	}
	return agrees(r.more, r.Hits-other.Hits) && agrees(length, r.For-other.For) && agrees(does, r.Chance-other.Chance) &&
		agrees(does, r.Lasts-other.Lasts) && agrees(does, r.often()-other.often()) && r.holdsAgrees(does, other)
}

// agrees reports whether a difference is none or better, where more is better, worse or, with 0, isn't known to be
// either.
func agrees(better int, difference int16) bool {
	return difference == 0 || better > 0 && difference > 0 || better < 0 && difference < 0
}

// often returns how often the rule is done at most.
func (r *ruled) often() int16 {
	if r.Times == 0 {
		return rule.AttributeNamed("times").Max + 1
	}
	return r.Times
}

// holdsAgrees reports whether the rule's condition holds whenever that of another one does, or where not doing it is
// better, whenever that one's doesn't.
func (r *ruled) holdsAgrees(does int, other *ruled) bool {
	for measured := range max(r.If.Max(), other.If.Max()) + 1 {
		holds, held := r.holds(measured), other.holds(measured)
		if holds != held && (does == 0 || holds != (does > 0)) {
			return false
		}
	}
	return true
}

// holds reports whether a measure of what a rule asks for fulfils its condition, if it has one.
func (r *ruled) holds(measured int16) bool {
	if r.If == rule.Always {
		measured = rule.Always.Max()
	}
	return r.Holds(measured)
}

// matching pairs the rules of two cards, in the order in which they are done.
type matching struct {
	a, b      *form
	differing rule.Sides // what is read and changed by all in which the cards differ so far
}

// sayNoWorse reports whether the rules of a card do all that those of another one do: rule by rule in their order. One
// that only the first has must be good for who has it, and one that only the other has bad.
func sayNoWorse(a, b *form) bool {
	if len(a.rules)+len(b.rules) == 0 {
		return true
	}
	m := matching{a: a, b: b, differing: differing(&a.normal, &b.normal)}
	m.spread()
	i := 0
	before := true // the rules before are the same
	for k := range b.rules {
		r := &b.rules[k]
		at := i
		for at < len(a.rules) && !a.rules[at].isNoWorse(r) {
			at++
		}
		if at == len(a.rules) {
			if !m.spares(r, -1) {
				return false
			}
			before = false
			continue
		}
		for ; i < at; i++ {
			if !m.spares(&a.rules[i], 1) {
				return false
			}
			before = false
		}
		if r.AsksDone() && !(before && (i > 0 || m.sameBlow())) {
			return false
		}
		before = a.rules[i].Rule == r.Rule
		if !m.pairs(&a.rules[i], r) {
			return false
		}
		i++
	}
	for ; i < len(a.rules); i++ {
		if !m.spares(&a.rules[i], 1) {
			return false
		}
	}
	return true
}

// pairs reports whether nothing in which the cards differ so far matters to two rules of which the first is no worse.
// What these change by it differs from then on.
func (m *matching) pairs(r, other *ruled) bool {
	if m.isAsked(r) || m.isAsked(other) {
		return false
	}
	if r.Rule != other.Rule {
		m.differing = m.differing.Union(r.Do.Sides(r.To))
	}
	if r.On == rule.Play {
		m.follow(r.Sides())
	}
	return true
}

// spares reports whether a rule that only one of the cards has makes that one better, or worse, and nothing else.
func (m *matching) spares(r *ruled, does int) bool {
	isAsked := m.isAsked(r)
	m.differing = m.differing.Union(r.Do.Sides(r.To))
	return r.does == does && r.isPlain() && !r.AsksDone() && !isAsked
}

// sameBlow reports whether the cards hit alike.
func (m *matching) sameBlow() bool {
	return m.a.normal.BaseDamage == m.b.normal.BaseDamage && m.a.normal.MaxDamage == m.b.normal.MaxDamage
}

// spread adds to what differs what the fields of the cards change by it, in whatever order.
func (m *matching) spread() {
	for before := (rule.Sides{}); before != m.differing; {
		before = m.differing
		for _, f := range []*form{m.a, m.b} {
			for _, p := range duel.Parts {
				m.follow(p.Sides(&f.normal))
			}
		}
	}
}

// follow adds what is changed by something that reads what differs.
func (m *matching) follow(sides rule.Sides) {
	if sides.Asks(m.differing) {
		m.differing = m.differing.Union(sides)
	}
}

// isAsked reports whether a rule that is done as its card is played depends on something in which the cards differ
// before it: asks for it, or does more harm by it to who has the rule. What comes of later ones it doesn't know.
func (m *matching) isAsked(r *ruled) bool {
	if r.On != rule.Play {
		return false
	}
	if r.does <= 0 && r.Do.Meaning().Own&m.differing[rule.Self].Writes != 0 {
		return true
	}
	for _, asked := range []rule.Measure{r.If, r.Per} {
		side, _ := asked.Of()
		if asked.Facets()&m.differing[side].Writes != 0 {
			return true
		}
	}
	return false
}

// differing returns what is read and changed by the fields in which two cards differ.
func differing(a, b *duel.Card) (all rule.Sides) {
	for _, p := range duel.Parts {
		if p.Size(a) == p.Size(b) {
			continue
		}
		if p.Name == "cost" {
			all[rule.Self].Writes |= rule.OfEnergy
		}
		for _, q := range duel.Parts {
			// With the energy that the cheaper one leaves
			grows := q.AtLeast != "" && p.Name == "cost" && a.IncreaseByCost
			if q == p || q.AtLeast == p.Name || q.Timed && p.Name == "bonus_length" || grows {
				all = all.Union(q.Sides(a)).Union(q.Sides(b))
			}
		}
	}
	return all
}

// rulesOf returns the rules of a card without what has no effect in them.
func rulesOf(c *duel.Card) rule.List {
	said := c.Says.Rules.All()
	kept := make([]rule.Rule, 0, len(said))
	for i := range said {
		n := said[i].Normal()
		isAsked := i+1 < len(said) && said[i+1].AsksDone()
		if !n.IsNothing() || isAsked || isRaised(&n) {
			kept = append(kept, n)
		}
	}
	return rule.ListOf(kept...)
}

// isRaised reports whether a bonus or counters may add to what a rule does as its card is played.
func isRaised(r *rule.Rule) bool {
	m := r.Do.Meaning()
	return r.On == rule.Play && (m.Own|m.Access.Reads)&(rule.OfDamageBonus|rule.OfCounters) != 0
}

// damagesByRule reports whether a rule of a card deals damage to anybody as the card is played or afterwards, and
// whether one deals it to the enemy.
func damagesByRule(c *duel.Card) (anybody, enemy bool) {
	for _, r := range c.Says.Rules.All() {
		anybody = anybody || r.Do == rule.Damage
		enemy = enemy || r.Do == rule.Damage && r.To == rule.Foe
	}
	return anybody, enemy
}
