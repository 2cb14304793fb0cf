package precedent

import (
	"boardduels/ai/thesistest"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

func kindOf(major, attack bool) duel.Kind {
	kind := duel.Defence
	if attack {
		kind = duel.Attack
	}
	if major {
		kind += duel.MajorAttack
	}
	return kind
}

// choose returns the card that a chain leads to, or -1 for the end of the turn.
func choose(chain Chain, outputs *[4]float32, options []option, holdsMajor bool) int {
	w := walk{outputs: outputs, options: options}
	w.along(chain, holdsMajor)
	if w.action == duel.EndTurn {
		return -1
	}
	return int(w.action.Card)
}

func knowledgeOf(base thesistest.Base, table [][]int) *kb.Knowledge {
	k := &kb.Knowledge{Hero: base.Name, Cases: casesOf(base)}
	for i, row := range table {
		k.Priorities[i] = [schema.Inputs]int(row)
	}
	return k
}

func printedWith(threshold float32) Options {
	o := Printed
	o.Threshold = threshold
	return o
}

func casesOf(base thesistest.Base) []schema.Case {
	cases := make([]schema.Case, len(base.Cases))
	for i, c := range base.Cases {
		cases[i] = schema.Case{ID: i, Inputs: c.In, Outputs: c.Out}
	}
	return cases
}
