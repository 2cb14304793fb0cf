package main

import (
	"fmt"
	"strings"

	"boardduels/cmd/duel/text"
	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/duel/rulestext"
)

// stanceWords are what is typed to take a stance.
var stanceWords = map[string]rule.Stance{
	"strike": rule.Strike, "s": rule.Strike, "guard": rule.Guard, "g": rule.Guard, "focus": rule.Focus, "f": rule.Focus,
}

// askStance tells that a stance is due, and what beats what.
func (p *terminal) askStance() {
	args := i18n.Args{}
	for _, stance := range rule.Stances {
		word, name := stance.String(), rulestext.StanceName(p.t, p.names.called, stance)
		args[word] = word
		if !strings.EqualFold(word, name) {
			args[word] = word + " (" + name + ")"
		}
	}
	told := p.t.Text("cli.stance", i18n.Args{"Strike": args["strike"], "Guard": args["guard"], "Focus": args["focus"]})
	fmt.Fprint(p.out, text.Hang("", told))
}

// takeStance takes a stance, if one is due.
func (p *terminal) takeStance(stance rule.Stance, view *duel.View) (duel.Action, bool, error) {
	if !view.Stances.Due {
		p.sayf("cli.no_stance")
		return duel.Action{}, false, nil
	}
	return duel.Take(stance), true, nil
}
