package explanation

import (
	"slices"

	"boardduels/ai"
	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// advised tells whether a decision that compared whole turns did what the nearest case advises, and if not, why: cases
// only have a say in what turns promise. "" of a decision that went by the cases, whose reason tells that.
func advised(t *i18n.Translator, c *schema.Case, r *ai.Rationale) string {
	taken := slices.IndexFunc(r.Chain, func(c ai.Candidate) bool { return c.Verdict == ai.Taken })
	if taken < 0 || !r.IsAppraised() && len(r.Imagined) == 0 {
		return ""
	}
	w := wishOf(c)
	if w.key == deedOf(&r.Chain[taken]) {
		return t.Text("why.advice.followed")
	}
	return t.Text(insteadOf(r), i18n.Args{"Wish": t.Text(w.key)})
}

// deedOf is the wish that an action fulfils.
func deedOf(c *ai.Candidate) string {
	if c.Action == duel.EndTurn {
		return "case.wish.nothing"
	}
	return wishes[c.Kind].key
}

// insteadOf returns the key by which it is told why something else was done than the nearest case advises.
func insteadOf(r *ai.Rationale) string {
	chosen, next := r.Promise, r.Next
	if len(r.Imagined) > 1 {
		chosen, next = r.Imagined[0].Share, r.Imagined[1].Share
		for i := range r.Imagined[2:] {
			next = max(next, r.Imagined[2+i].Share)
		}
	}
	switch {
	case r.Lenient && Share(r.Promise) != Share(r.Most):
		return "why.advice.lenient"
	case len(r.Imagined) == 0 && r.Next == 0:
		return "why.advice.only"
	case chosen < next || Share(chosen) == Share(next):
		return "why.advice.alike"
	}
	return "why.advice.more"
}
