package rule

import "slices"

// Reads reports whether the rule depends on one of its attributes.
func (r *Rule) Reads(attribute string) bool {
	m := r.Do.Meaning()
	switch attribute {
	case "of":
		return r.On == OwnPlay || r.On == FoePlay
	case "stance":
		return r.On.OfClash()
	case "chance":
		return r.On != Dying
	case "amount", "per", "most":
		return !m.Plain
	case "gain", "each":
		return r.Per != None
	case "count":
		return r.If.Counts() || r.Per.Counts()
	case "tag":
		return slices.Contains([]Filter{r.Of, r.Count, r.Card}, Tagged)
	case "counter":
		return r.UsesCounter()
	case "for":
		return m.Timed
	case "times":
		return r.On != Play
	case "mode":
		return r.On == Play || r.On.Standing()
	case "hits", "pierce", "card", "pick", "into", "what":
		return slices.Contains(m.Reads, attribute)
	}
	return true
}

// Normal returns the rule as it is written shortest: without what it doesn't read, without bounds that nothing reaches,
// and with no condition in place of one that always holds.
func (r *Rule) Normal() Rule {
	n := *r
	if n.Below > n.If.Max() {
		n.Below = 0
	}
	if n.AlwaysHolds() {
		n.If, n.Least, n.Below = Always, 1, 0
	}
	m := n.Do.Meaning()
	if n.Per == None {
		n.Amount = n.Value(0)
	}
	if n.Per == None || n.Most >= m.Max {
		n.Most = NoMost
	}
	for i := range Attributes {
		if a := &Attributes[i]; !n.Reads(a.Name) {
			a.reset(&n)
			if a.implied != nil {
				a.imply(&n)
			}
		}
	}
	return n
}

// AlwaysHolds reports whether the rule's condition holds whenever it is looked at.
func (r *Rule) AlwaysHolds() bool {
	return r.If.Min(r.On) >= r.Least && (r.Below == 0 || r.Below > r.If.Max())
}
