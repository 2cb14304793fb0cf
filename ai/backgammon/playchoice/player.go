package playchoice

import (
	"context"

	"boardduels/ai/board"
	"boardduels/ai/board/level"
	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
)

// explained is how many candidates get terms.
const explained = 3

type player struct {
	seed      uint64
	judge     Judge
	deepener  Deepener // or nil
	slips     level.Slips
	rationale board.Rationale[backgammon.Play]
}

// decisions marks the purposes of chance that belong to decisions: the seed may be that of the game.
const decisions = 1 << 63

// Decide implements [game.Player]. What it takes by lot depends on the seed, the seat and the number of the decision.
// The candidates are the taken play, then the others from the best to the worst, those that were looked into first.
func (p *player) Decide(_ context.Context, v *backgammon.View, legal []backgammon.Play) (backgammon.Play, *board.Rationale[backgammon.Play], error) {
	chance := game.NewStream(p.seed, decisions|uint64(v.Seat)<<32|uint64(v.Ply))
	drawn, slips := p.slips.Draw(chance, len(legal))
	told := p.rationale.Told()
	if told == nil && p.deepener == nil && !slips {
		best, _ := Best(p.judge, &v.Board, v.Seat, legal)
		return best, nil, nil
	}
	r := &p.rationale
	p.consider(v, legal)
	if slips {
		r.Slip = true
		r.Prefer(r.Candidates[drawn].Action)
	}
	if told != nil {
		p.explain(v)
	}
	return r.Candidates[0].Action, told, nil
}

// consider puts the candidates in order.
func (p *player) consider(v *backgammon.View, legal []backgammon.Play) {
	r := &p.rationale
	r.Begin()
	for _, play := range legal {
		after := v.Board
		after.Move(v.Seat, play)
		r.Consider(play, float64(p.judge.Value(&after, v.Seat)))
	}
	r.Take()
	r.Plies, r.Work = 1, len(legal)
	if p.deepener != nil {
		if plies, nodes := p.deepener.Deepen(&v.Board, v.Seat, r.Candidates); nodes > 0 {
			r.Plies, r.Work = plies, r.Work+nodes
		}
	}
}

// explain tells what the first candidates are worth at first sight is made of.
func (p *player) explain(v *backgammon.View) {
	judge, ok := p.judge.(Explainer)
	if !ok {
		return
	}
	for i := range p.rationale.Candidates[:min(explained, len(p.rationale.Candidates))] {
		c := &p.rationale.Candidates[i]
		after := v.Board
		after.Move(v.Seat, c.Action)
		c.Terms = judge.Explain(&after, v.Seat, c.Terms[:0])
	}
}
