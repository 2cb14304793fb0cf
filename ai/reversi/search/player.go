// Package search is the strong brain for Reversi: it looks ahead by alpha-beta, one ply further after the other, with a
// table of the positions it has met, moves ordered by what they leave the other side, the learned evaluation at its
// leaves, and the exact result as soon as it can see the end. Its budget is counted in positions, not in time, so that
// it decides alike on every machine.
package search

import (
	"context"

	"boardduels/ai/board"
	"boardduels/ai/reversi/evaluation"
	"boardduels/runtime/reversi"
)

// Budget is the default number of positions that a decision may look at: some 10 to 15 ms on one core of a desktop.
const Budget = 100_000

// Brain returns the brain that looks at so many positions for each decision, with the learned weights.
func Brain(id string, budget int) board.Brain[reversi.View, reversi.Action] {
	return With(id, evaluation.Learned, budget)
}

// With is Brain with other weights, which are asked for when a player is made.
func With(id string, weights func() *evaluation.Weights, budget int) board.Brain[reversi.View, reversi.Action] {
	return board.Brain[reversi.View, reversi.Action]{ID: id, New: func(s board.Setup) board.Player[reversi.View, reversi.Action] {
		return &player{
			search:    search{weights: weights(), table: newTable(), budget: budget},
			rationale: board.NewRationale[reversi.Action](id, s),
		}
	}}
}

type player struct {
	search
	roots     []root
	rationale board.Rationale[reversi.Action]
}

// root is a move of the position that is to be decided on.
type root struct {
	child
	worth int32
	rough bool // nobody looked closer
}

// Decide implements [game.Player]. Scores are discs by which the game is expected to be won. Their terms are what the
// evaluation says of the position after the move, and what looking further ahead has added to that.
func (p *player) Decide(ctx context.Context, view *reversi.View, legal []reversi.Action) (reversi.Action, *board.Rationale[reversi.Action], error) {
	p.rationale.Begin()
	p.table.forget()
	p.nodes, p.over = 0, false
	own, enemy := view.Sides()
	if legal[0] == reversi.Pass {
		return p.pass(ctx, own, enemy)
	}
	p.open(own, enemy, squares(legal))
	if err := p.deepen(ctx, own, enemy); err != nil {
		return reversi.Pass, nil, err
	}
	if p.rationale.Told() == nil {
		return p.roots[0].move, nil, nil // looking further keeps the best one first
	}
	p.explain()
	return p.rationale.Take(), &p.rationale, nil
}

// pass tells what a position is worth in which nothing else can be done: as much as it is to the other side, that moves
// then.
func (p *player) pass(ctx context.Context, own, enemy reversi.Squares) (reversi.Action, *board.Rationale[reversi.Action], error) {
	if p.rationale.Told() == nil {
		return reversi.Pass, nil, nil
	}
	p.open(enemy, own, reversi.Moves(enemy, own))
	if err := p.deepen(ctx, enemy, own); err != nil {
		return reversi.Pass, nil, err
	}
	for i := range p.rationale.Depths {
		p.rationale.Depths[i] *= -1
	}
	worth := discs(-p.roots[0].worth)
	p.rationale.Consider(reversi.Pass, worth, board.Term{Name: "ahead", Amount: worth})
	return reversi.Pass, &p.rationale, nil
}

func squares(legal []reversi.Action) (moves reversi.Squares) {
	for _, a := range legal {
		moves |= a.Square()
	}
	return moves
}

// open looks at each move for what the evaluation says of it.
func (p *player) open(own, enemy, moves reversi.Squares) {
	var buf [32]child
	p.roots = p.roots[:0]
	for _, c := range children(own, enemy, moves, reversi.Pass, &buf) {
		p.roots = append(p.roots, root{child: c, worth: p.glance(&c)})
	}
	p.sort()
}

// glance is what the evaluation says of a move.
func (p *player) glance(c *child) int32 {
	p.nodes++
	own, enemy := c.own, c.enemy
	if moves := reversi.Moves(own, enemy); moves != 0 {
		return -int32(p.weights.Of(own, enemy, moves))
	}
	if moves := reversi.Moves(enemy, own); moves != 0 {
		return int32(p.weights.Of(enemy, own, moves))
	}
	return -result(own, enemy)
}

// deepen looks one ply further as long as the budget lasts, until it sees all ends.
func (p *player) deepen(ctx context.Context, own, enemy reversi.Squares) error {
	empty := (^(own | enemy)).Count()
	p.reached(1)
	for plies := 2; plies <= empty; plies++ {
		if err := ctx.Err(); err != nil {
			return err
		}
		if plies > empty-leap {
			p.finish(empty)
			break
		}
		if !p.look(plies, -limitless, limitless) {
			break
		}
		p.reached(plies)
	}
	p.rationale.Work = p.nodes
	return nil
}

// reached notes what the best move is worth so many plies deep.
func (p *player) reached(plies int) {
	p.rationale.Plies = plies
	p.rationale.Depths = append(p.rationale.Depths, discs(p.roots[0].worth))
}

// leap is from how many plies before the end on the search goes to the end at once: the last plies cost little, and the
// end says more than any evaluation.
const leap = 7

// finish looks to the end of the game: first for who wins, which costs less, then for by how much.
func (p *player) finish(empty int) {
	if !p.look(empty, -1, 1) {
		return
	}
	p.rationale.Plies, p.rationale.Depths = empty, p.rationale.Depths[:0]
	p.rationale.Exact = p.look(empty, -limitless, limitless)
}

// look searches all moves so many plies deep, for worths between two limits. If the budget ends before, it keeps what
// is known: that of this depth if it is of the best move so far or a better one. It reports whether it came to an end.
func (p *player) look(plies int, low, high int32) bool {
	best := int32(-limitless)
	for i := range p.roots {
		r := &p.roots[i]
		limit := max(low, best)
		worth := p.try(&r.child, plies, limit, high, i == 0)
		if p.over {
			p.advance(i)
			return false
		}
		r.worth, r.rough = worth, worth <= limit
		if worth > best {
			best = worth
			p.promote(i)
		}
		if best >= high {
			p.advance(i + 1)
			return true
		}
	}
	p.sort()
	return true
}

// advance marks the moves that weren't reached: the best one found is known to be better than those before it alone.
func (p *player) advance(reached int) {
	if reached == 0 {
		return
	}
	for i := reached; i < len(p.roots); i++ {
		r := &p.roots[i]
		if r.worth >= p.roots[0].worth {
			r.worth = p.roots[0].worth
		}
		r.rough = true
	}
}

// promote puts a move before all others.
func (p *player) promote(i int) {
	r := p.roots[i]
	copy(p.roots[1:i+1], p.roots[:i])
	p.roots[0] = r
}

// sort puts the best moves first, and keeps the order of equals.
func (p *player) sort() {
	for i := range p.roots {
		r := p.roots[i]
		at := i
		for ; at > 0 && p.roots[at-1].worth < r.worth; at-- {
			p.roots[at] = p.roots[at-1]
		}
		p.roots[at] = r
	}
}

func (p *player) explain() {
	var terms [evaluation.Parts + 1]board.Term
	for i := range p.roots {
		r := &p.roots[i]
		score := discs(r.worth)
		p.rationale.Consider(r.move, score, p.terms(r, &terms)...)
		p.rationale.Candidates[i].Rough = r.rough
	}
}

// terms are the parts of the evaluation, and what is left of the score.
func (p *player) terms(r *root, terms *[evaluation.Parts + 1]board.Term) []board.Term {
	moves := reversi.Moves(r.own, r.enemy)
	if moves == 0 {
		return append(terms[:0], board.Term{Name: "ahead", Amount: discs(r.worth)})
	}
	ahead := r.worth
	for i, part := range p.weights.PartsOf(r.own, r.enemy, moves) {
		terms[i] = board.Term{Name: part.Name, Amount: discs(int32(-part.Worth))}
		ahead += int32(part.Worth)
	}
	terms[evaluation.Parts] = board.Term{Name: "ahead", Amount: discs(ahead)}
	return terms[:]
}

func discs(worth int32) float64 { return float64(worth) / disc }
