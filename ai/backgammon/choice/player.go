package choice

import (
	"cmp"
	"context"
	"slices"

	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
)

// explained is how many candidates get terms.
const explained = 3

type player struct {
	setup     Setup
	judge     Judge
	deepener  Deepener // or nil
	slips     int
	rationale Rationale
	terms     [explained][]Term
}

func newPlayer(id string, s Setup, judge Judge, deepener Deepener, slips int) *player {
	return &player{setup: s, judge: judge, deepener: deepener, slips: slips, rationale: Rationale{Brain: id}}
}

// decisions marks the purposes of chance that belong to decisions: the seed may be that of the game.
const decisions = 1 << 63

// Decide implements [game.Player]. What it takes by lot depends on the seed, the seat and the number of the decision.
func (p *player) Decide(_ context.Context, v *backgammon.View, legal []backgammon.Play) (backgammon.Play, *Rationale, error) {
	r := &p.rationale
	r.Candidates, r.Nodes, r.Slip = r.Candidates[:0], 0, false
	for _, play := range legal {
		after := v.Board
		after.Move(v.Seat, play)
		r.Candidates = append(r.Candidates, Candidate{Play: play, Score: p.judge.Value(&after, v.Seat)})
	}
	slices.SortStableFunc(r.Candidates, func(a, b Candidate) int { return cmp.Compare(b.Score, a.Score) })
	if p.deepener != nil {
		r.Nodes = p.deepener.Deepen(&v.Board, v.Seat, r.Candidates)
	}
	p.slip(v)
	if !p.setup.Tacit {
		p.explain(v)
	}
	return r.Candidates[0].Play, r, nil
}

// slip takes a candidate by lot now and then.
func (p *player) slip(v *backgammon.View) {
	chance := game.NewStream(p.setup.Seed, decisions|uint64(v.Seat)<<32|uint64(v.Ply))
	if p.slips == 0 || chance.Below(100) >= p.slips {
		return
	}
	c := p.rationale.Candidates
	drawn := chance.Below(len(c))
	taken := c[drawn]
	copy(c[1:drawn+1], c[:drawn])
	c[0], p.rationale.Slip = taken, true
}

func (p *player) explain(v *backgammon.View) {
	judge, ok := p.judge.(Explainer)
	if !ok {
		return
	}
	for i := range p.rationale.Candidates[:min(explained, len(p.rationale.Candidates))] {
		c := &p.rationale.Candidates[i]
		after := v.Board
		after.Move(v.Seat, c.Play)
		p.terms[i] = judge.Explain(&after, v.Seat, p.terms[i][:0])
		c.Terms = p.terms[i]
	}
}
