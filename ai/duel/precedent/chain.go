package precedent

import (
	"boardduels/ai"
	"boardduels/runtime/duel"
)

// Chain is a way to get from priorities to a card.
type Chain uint8

// The chains; docs/decisions tells how they differ.
const (
	// IntendedChain goes through the kinds in their Order, and through the deck from the last card to the first within
	// each.
	IntendedChain Chain = iota
	// PrintedChain is that of the listing (thesis, Appendix A). While a major card is in hand it looks for a major card
	// only, and for a major defence unless a major attack is clearly wanted; failing that it plays the first card of
	// the deck that it can pay for.
	PrintedChain
)

// Order returns the kinds of action in the order in which the intended chain tries them: first the major kinds whose
// priority is at least half of their minor kind's, then the minor kinds, then the other major kinds. Each group goes
// by priority; on equal ones a major attack precedes a major defence, but a defence an attack, as in the listing.
func Order(outputs *[duel.KindCount]float32) [duel.KindCount]duel.Kind {
	majors := [2]duel.Kind{duel.MajorAttack, duel.MajorDefence}
	if outputs[duel.MajorDefence] > outputs[duel.MajorAttack] {
		majors = [2]duel.Kind{duel.MajorDefence, duel.MajorAttack}
	}
	minors := [2]duel.Kind{duel.Defence, duel.Attack}
	if outputs[duel.Attack] > outputs[duel.Defence] {
		minors = [2]duel.Kind{duel.Attack, duel.Defence}
	}
	var order [duel.KindCount]duel.Kind
	n := 0
	add := func(kind duel.Kind) { order[n] = kind; n++ }
	for _, kind := range majors {
		if isWanted(kind, outputs) {
			add(kind)
		}
	}
	add(minors[0])
	add(minors[1])
	for _, kind := range majors {
		if !isWanted(kind, outputs) {
			add(kind)
		}
	}
	return order
}

// isWanted reports whether a major kind has at least half the priority of the minor kind of its side.
func isWanted(major duel.Kind, outputs *[duel.KindCount]float32) bool {
	return outputs[major] >= outputs[minorOf(major)]*0.5
}

func minorOf(major duel.Kind) duel.Kind { return major - duel.MajorAttack }

// option is a card of the deck, as the chain sees it.
type option struct {
	kind       duel.Kind
	held       bool // in the hand
	affordable bool
	mode       int8       // in which it would be played
	refused    ai.Verdict // why it isn't played though it could be paid; else [ai.Taken]
}

// walk is a chain under way.
type walk struct {
	outputs    *[duel.KindCount]float32
	options    []option // by card
	candidates []ai.Candidate
	action     duel.Action
	done       bool
}

// along walks a chain to its end, which is the end of the turn.
func (w *walk) along(chain Chain, holdsMajor bool) {
	if chain == PrintedChain {
		w.printed(holdsMajor)
	} else {
		w.intended()
	}
	w.consider(ai.NewCandidate(duel.EndTurn, 0, 0, ai.Taken))
}

func (w *walk) intended() {
	for _, kind := range Order(w.outputs) {
		for i := len(w.options) - 1; i >= 0; i-- {
			o := &w.options[i]
			if o.kind == kind {
				w.considerCard(i, w.verdict(o, o.affordable || kind.IsMajor()))
			}
		}
	}
}

func (w *walk) printed(holdsMajor bool) {
	attack, majorAttack := w.printedWishes()
	for i := len(w.options) - 1; i >= 0; i-- {
		o := &w.options[i]
		isWanted, isAffordable := o.kind.IsAttack() == attack, o.affordable
		if holdsMajor {
			isWanted = o.kind.IsMajor() && o.kind.IsAttack() == majorAttack
			isAffordable = true
		}
		verdict := w.verdict(o, isAffordable)
		if o.held && !isWanted {
			verdict = ai.WrongKind
		}
		w.considerCard(i, verdict)
	}
	if w.done {
		return
	}
	for i := range w.options {
		w.considerCard(i, w.verdict(&w.options[i], w.options[i].affordable))
	}
}

// printedWishes returns the flags of the listing: isAttack, isMajorAtt. Its isMajorDef changes nothing: it is only set
// where isMajorAtt isn't, and a major defence is looked for then anyhow.
func (w *walk) printedWishes() (attack, majorAttack bool) {
	a, d := w.outputs[duel.Attack], w.outputs[duel.Defence]
	ma, md := w.outputs[duel.MajorAttack], w.outputs[duel.MajorDefence]
	attack = a > d
	return attack, attack && ma >= md && ma > a*0.5
}

func (w *walk) verdict(o *option, affordable bool) ai.Verdict {
	switch {
	case !o.held:
		return ai.NotInHand
	case o.refused != ai.Taken:
		return o.refused
	case !affordable:
		return ai.TooExpensive
	}
	return ai.Taken
}

func (w *walk) considerCard(i int, verdict ai.Verdict) {
	o := &w.options[i]
	action := duel.Action{Card: duel.CardIndex(i), Mode: o.mode}
	w.consider(ai.NewCandidate(action, o.kind, float64(w.outputs[o.kind]), verdict))
}

func (w *walk) consider(c ai.Candidate) {
	switch {
	case w.done:
		c.Verdict = ai.NotReached
	case c.Verdict == ai.Taken:
		w.action, w.done = c.Action, true
	}
	w.candidates = append(w.candidates, c)
}
