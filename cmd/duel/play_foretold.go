package main

import (
	"crypto/rand"
	"fmt"

	"boardduels/ai/duel/explanation"
	"boardduels/ai/duel/forecast"
	"boardduels/cmd/duel/text"
	"boardduels/internal/i18n"
	"boardduels/runtime/match/duelmatch"
)

// foretell lets the AI seal what it expects of the person. Where a duel goes on in which that isn't wanted any more,
// nothing of it is told.
func (p *terminal) foretell(m *duelmatch.Match, resumed, wanted bool) (err error) {
	p.silent = !wanted
	p.sealer, err = forecast.Begin(m.Record(), m.Duel(), 1-p.me(), wanted && !resumed, true, newSalt)
	return err
}

// newSalt draws a salt from the system's chance.
func newSalt() (salt forecast.Salt) {
	_, _ = rand.Read(salt[:]) // it never fails
	return salt
}

// foretells reports whether the person is told what the AI foretells.
func (p *terminal) foretells() bool { return p.sealer != nil && !p.silent }

// challenge tells what the AI says of the person as the duel begins or goes on, if it says anything.
func (p *terminal) challenge() {
	if !p.foretells() {
		return
	}
	claim := p.sealer.Claim()
	if claim == nil {
		return
	}
	p.hear(explanation.Challenge(p.t, claim, cardNames(p.t.Language(), &p.record.Seats[p.me()].Hero)))
}

// showSeal tells that what the AI expects of the turn under way is sealed, once a turn.
func (p *terminal) showSeal() {
	if !p.foretells() {
		return
	}
	if seal := p.sealer.Closed(); seal != nil && seal.Turn != p.sealed {
		p.sealed = seal.Turn
		fmt.Fprint(p.out, text.Hang("", p.t.Text("cli.foretold.sealed", i18n.Args{"Digest": seal.Digest.String()})))
	}
}

// openSeal takes in an action, and tells what was foretold of the turn if it ended one of the person.
func (p *terminal) openSeal(s *duelmatch.Step) {
	if p.sealer == nil {
		return
	}
	if turn, isOpen := p.sealer.Observe(s.Action, s.State); isOpen && !p.silent {
		fmt.Fprint(p.out, text.Hang("", openedTurn(p.t, p.names, p.me(), &turn)))
	}
}

// account tells at the end how much the AI foresaw, and what became of what it had said of the person.
func (p *terminal) account() {
	if !p.foretells() {
		return
	}
	seat := 1 - p.me()
	all := openForetold(p.t, p.record)
	score := all.scores[seat]
	if score.Turns == 0 {
		return
	}
	p.hear(p.t.Text("forecast.score", i18n.Args{
		"Hits": score.Foreseen, "Turns": p.t.Text("count.turns", i18n.Args{"N": score.Turns}), "Strangers": score.Strangers,
	}))
	if score.Outwitted > 0 {
		p.hear(p.t.Text("forecast.score_outwitted", i18n.Args{"N": score.Outwitted}))
	}
	if claim := all.claims[seat]; claim != "" {
		p.hear(claim)
	}
}

// hear tells what the AI says to the person.
func (p *terminal) hear(words string) {
	fmt.Fprint(p.out, text.Hang("", p.t.Text("cli.foretold.says", i18n.Args{"Hero": p.names.Hero(1 - p.me()), "Words": words})))
}
