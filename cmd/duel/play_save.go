package main

import (
	"boardduels/cmd/duel/human"
	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
)

// unkept are the keys by which it is told what isn't kept of a duel.
var unkept = human.Words{Never: "cli.unkept", Partly: "cli.unkept_later", Unended: "cli.unkept_end"}

// unsaved tells the person that the duel goes on though it isn't kept, or that it is kept again.
func (p *terminal) unsaved(why error) {
	if why == nil {
		p.sayf("cli.saved_again")
		return
	}
	p.sayf("cli.unsaved", i18n.Args{"Reason": errtext.Unsaved(p.t, why)})
}
