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
	words := r.most(r.words, wanted, len(r.words))
	for _, g := range r.most(r.effects, wanted, beginnings) {
		start := r.plain()
		g.change(&start, 0)
		if refined, s := r.refine(start, wanted, words); s > score {
			found, score = refined, s
		}
	}
	if n := len(read.Rules); n > 0 && score < clear {
		again, last := r.plain(), read.Rules[n-1]
		again.Do, again.To, again.For, again.What, again.Counter = last.Do, last.To, last.For, last.What, last.Counter
		if refined, s := r.refine(again, wanted, words); s*goesOn > score {
			found, score = refined, s
		}
	}
	return r.sided(found, wanted), score
}

// goesOn is how much nearer what was done before is than something else.
const goesOn = 1.1

// clear is how near a sentence comes that can't well mean anything else.
const clear = 0.9

// sided returns the rule for whom its effect mostly is, unless people say that it is for the other one, or would have
// to say more if it weren't. A counter that helps mostly is for who gives it, another one for the enemy.
func (r *Reader) sided(of rule.Rule, wanted bag) rule.Rule {
	isCounter := of.Do == rule.AddCounter && of.Amount >= 0
	usual := of
	usual.To = of.Do.Meaning().To
	if isCounter && r.helps[of.Counter] {
		usual.To = rule.Self
	}
	says, otherwise := r.said(of).beyond(r.said(usual)), r.said(usual).beyond(r.said(of))
	if r.isWanted(says, wanted, wordSaid) || !isCounter && otherwise.words() > says.words() {
		return of
	}
	return usual
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
			if s := r.likeness(wanted, said); s > score && r.isWanted(added, wanted, percent) && !r.contradicts(added, wanted) {
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
	return rulestext.EachRule(r.t, r.called, []rule.Rule{of})[0]
}

// said returns the words of the sentence of a rule. Who types goes on to ask for most of them.
func (r *Reader) said(of rule.Rule) bag {
	b, known := r.told[of]
	if !known {
		r.effort--
		b = r.bag(r.say(of))
		r.told[of] = b
	}
	return b
}

func (r *Reader) bag(text string) bag { return newBag(r.language.words(text)) }
