package reading

import (
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/duel/rulestext"
	"boardduels/schema"
)

// enoughTries is how many sentences are tried for a text, besides those that were tried for one before: so many
// take less than a blink, and some hundred do for what is said clearly.
const enoughTries = 1500

// nearest returns the rule whose sentence comes nearest to a text, and how near that is. A text that doesn't tell what
// is done goes on from what was read last.
func (r *Reader) nearest(text string, read *Reading) (found rule.Rule, score float64) {
	wanted := r.bag(text)
	r.last = nil
	if n := len(read.Rules); n > 0 {
		r.last = &read.Rules[n-1]
	}
	words := r.most(r.words, wanted, len(r.words))
	isClear := false
	for _, g := range r.most(r.effects, wanted, beginnings) {
		start := r.plain()
		g.change(&start, 0)
		if refined, s := r.refine(start, wanted, words); s > score && r.isTold(g, g.percent, refined, wanted) {
			found, score = refined, s
			isClear = s >= clear && r.isTold(g, 100, refined, wanted)
		}
	}
	if n := len(read.Rules); n > 0 && !isClear {
		if refined, s := r.refine(r.doing(read.Rules[n-1]), wanted, words); s*goesOn > score {
			found, score = refined, s
		}
	}
	return r.sided(found, wanted), score
}

// doing returns the rule that says no more than what another one does.
func (r *Reader) doing(of rule.Rule) rule.Rule {
	does := r.plain()
	does.Do, does.To, does.For, does.What, does.Counter = of.Do, of.To, of.For, of.What, of.Counter
	return does
}

// isTold reports whether people tell some share, in percent, of an effect besides what they say of when, and on which
// condition, a rule does it, and name what it names.
func (r *Reader) isTold(effect guess, percent int, of rule.Rule, wanted bag) bool {
	bare := of
	bare.On, bare.If, bare.Lasts = r.plain().On, rule.Always, 0
	besides := r.said(of).beyond(r.said(bare))
	return r.isWanted(effect.words, wanted.beyond(besides), percent) && r.isWanted(r.names(of), wanted, wordSaid)
}

// names returns the words that name the counter or the card that a rule means.
func (r *Reader) names(of rule.Rule) bag {
	switch {
	case of.UsesCounter():
		return r.bag(r.called.Counter(of.Counter))
	case of.Do == rule.Create:
		return r.bag(r.called.Card(of.What))
	}
	return bag{}
}

// goesOn is how much nearer what was done before is than something else.
const goesOn = 1.1

// clear is how near a sentence comes that can't well mean anything else, and sure how near one that most likely
// doesn't.
const (
	clear = 0.9
	sure  = 0.72
)

// sided returns the rule for whom its effect mostly is and with the measures of whom they mostly are, unless people say
// that the other one is meant.
func (r *Reader) sided(of rule.Rule, wanted bag) rule.Rule {
	isCounter := of.Do == rule.AddCounter && of.Amount >= 0
	usual := of
	usual.To = of.Do.Meaning().To
	if isCounter {
		usual.To = r.bearer(of.Counter)
	}
	// who means the other one may have to say less
	says, otherwise := r.said(of).beyond(r.said(usual)), r.said(usual).beyond(r.said(of))
	if !r.isWanted(says, wanted, wordSaid) && (isCounter || otherwise.words() <= says.words()) {
		of = usual
	}
	of = r.measured(of, func(of *rule.Rule) *rule.Measure { return &of.If }, wanted)
	return r.measured(of, func(of *rule.Rule) *rule.Measure { return &of.Per }, wanted)
}

// bearer returns who mostly has a counter: who gives it if it helps, or the enemy.
func (r *Reader) bearer(counter string) rule.Side {
	if r.helps[counter] {
		return rule.Self
	}
	return rule.Foe
}

// measured returns the rule with a measure that is one's own, or that of a counter's bearer, unless people name the
// other one.
func (r *Reader) measured(of rule.Rule, at func(*rule.Rule) *rule.Measure, wanted bag) rule.Rule {
	side, m := at(&of).Of()
	usual := rule.Self
	if m == rule.Counters {
		usual = r.bearer(of.Counter)
	}
	turned := of
	*at(&turned) = at(&of).Turned()
	if side == usual || turned == of || r.isWanted(r.said(of).beyond(r.said(turned)), wanted, wordSaid) {
		return of
	}
	return turned
}

// beginnings is how many effects are looked at further.
const beginnings = 6

// refine makes the change that brings the rule's sentence nearest to what is wanted, again and again until none does.
func (r *Reader) refine(of rule.Rule, wanted bag, words []guess) (rule.Rule, float64) {
	score := r.likeness(wanted, r.said(of))
	for {
		best := of
		try := func(changed rule.Rule, percent int) {
			if changed == of || r.effort <= 0 || changed.Check() != nil {
				return
			}
			said := r.said(changed)
			added := said.beyond(r.said(of))
			isBound := changed.If != of.If && of.If == rule.Always
			if changed.Per != of.Per && !r.isWanted(r.raises.in(said), wanted, 50) {
				return
			}
			if s := r.likeness(wanted, said); s > score && (!isBound || r.isBound(said, added, wanted, percent)) && r.isWanted(added, wanted, percent) && !r.contradicts(added, wanted) {
				best, score = changed, s
			}
		}
		for _, n := range wanted.numbers {
			elsewhere := r.without(of, n)
			for _, number := range numbers {
				if !of.Offers(number.attribute, r.kind == schema.CardKind) {
					continue
				}
				added, moved := of, elsewhere
				number.change(&added, n)
				number.change(&moved, n)
				try(added, numberSaid)
				try(moved, numberSaid)
			}
		}
		for _, g := range words {
			for _, n := range g.numbersIn(wanted) {
				changed := of
				g.change(&changed, n)
				try(changed, g.percent)
			}
		}
		if best == of {
			return of, score
		}
		of = best
	}
}

// without returns a rule in which nothing is a number that wouldn't be by itself.
func (r *Reader) without(of rule.Rule, n int16) rule.Rule {
	for i := range rule.Attributes {
		a := &rule.Attributes[i]
		if a.Number != nil && *a.Number(&of) == n {
			_ = a.Set(&of, a.Default(&of)) // some have none
		}
	}
	return of
}

// say returns the sentence of a rule.
func (r *Reader) say(of rule.Rule) string {
	if before := r.before(of); before < rule.EffectCount {
		return rulestext.EachRule(r.t, r.called, []rule.Rule{{On: of.On, Do: before}, of})[1]
	}
	return rulestext.EachRule(r.t, r.called, []rule.Rule{of})[0]
}

// before returns the effect of which a rule asks what came of it; none if it asks of nothing that was read.
func (r *Reader) before(of rule.Rule) rule.Effect {
	if r.last == nil || !of.AsksDone() || of.On != r.last.On {
		return rule.EffectCount
	}
	return r.last.Do
}

// sentence is what the words of a sentence depend on.
type sentence struct {
	of     rule.Rule
	before rule.Effect
}

// said returns the words of the sentence of a rule. Who types goes on to ask for most of them.
func (r *Reader) said(of rule.Rule) bag {
	key := sentence{of, r.before(of)}
	b, known := r.told[key]
	if !known {
		r.effort--
		b = r.bag(r.say(of))
		r.told[key] = b
	}
	return b
}

func (r *Reader) bag(text string) bag { return newBag(r.language.words(text)) }
