package main

import (
	"context"
	"fmt"
	"io"
	"strconv"

	"boardduels/ai"
	"boardduels/ai/duel/journal"
	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// decision is an AI's action with its rationale.
type decision struct {
	seat   game.Seat
	action duel.Action
	why    *ai.Rationale
}

// rethink has the AI of a resumed duel decide again what it decided.
func (p *terminal) rethink(ctx context.Context, foe ai.Player) error {
	seat := 1 - p.me()
	decisions, err := journal.Decisions(ctx, p.record, seat, func(*duel.Duel) (ai.Player, error) { return foe, nil })
	if err != nil {
		return err
	}
	for _, d := range decisions {
		if d.Decided == d.Action { // or it was another version that decided
			p.remember(decision{seat, d.Action, d.Rationale})
		}
	}
	return nil
}

// remember keeps the reasons for a decision of the AI, as long as it is one of its last turn. A stance that it takes is
// hidden until the person has chosen, too, and isn't among them.
func (p *terminal) remember(d decision) {
	if d.action.Stance() != rule.NoStance {
		return
	}
	if p.done {
		p.whys, p.done = nil, false
	}
	if d.why != nil {
		p.whys = append(p.whys, d)
	}
	p.done = d.action == duel.EndTurn
}

// why explains the AI's last turn, or in full one of its decisions.
func (p *terminal) why(words []string) {
	if len(p.whys) == 0 {
		p.sayf("cli.why.nothing")
		return
	}
	if len(words) > 0 {
		n, err := strconv.Atoi(words[0])
		if err != nil || n < 1 || n > len(p.whys) {
			p.sayf("cli.why.no_such", i18n.Args{"Most": len(p.whys)})
			return
		}
		p.explain(n, (*rationale).everything)
	} else {
		for n := range p.whys {
			p.explain(n+1, (*rationale).brief)
		}
	}
	p.sayf("cli.why.hidden") // whether or not there is more to hide, which would tell something too
}

func (p *terminal) explain(n int, tell func(*rationale, io.Writer, *ai.Rationale)) {
	d := p.whys[n-1]
	fmt.Fprintf(p.out, "%d. %s: %s\n", n, p.names.Hero(d.seat), p.names.action(p.t, d.seat, d.action))
	r := rationale{p.t, p.names, p.board.duel, d.seat, p.veil(n)}
	tell(&r, p.out, d.why)
}

// veil is what lies over the n-th decision of the AI's last turn while the duel goes on.
func (p *terminal) veil(n int) *veil {
	v := &veil{}
	for _, d := range p.whys[n-1:] {
		v.played = append(v.played, d.action)
	}
	return v
}
