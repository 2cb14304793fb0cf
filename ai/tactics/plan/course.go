package plan

import "boardduels/runtime/tactics"

// Course is the plan of a turn whose orders a player gives one by one.
type Course struct {
	planned uint64 // the digest of the board for which the plan was made
	orders  []tactics.Action
	has     bool
	begun   tactics.Board // how the turn under way began; kept here, it needs no memory of its own
}

// Next returns the next order; think plans the rest of a turn from a board. A turn is planned when it begins; then its
// orders are given one by one. Who comes later, as after a game is resumed, plans from how the turn began, which the
// board tells, and finds the same plan; where the orders so far are others, it plans for the rest.
func (c *Course) Next(view *tactics.View, think func(b *tactics.Board) *Plan) tactics.Action {
	c.begun = view.Board
	c.begun.Rewind()
	c.prepare(&c.begun, think)
	if a, ok := c.following(view); ok {
		return a
	}
	c.prepare(&view.Board, think)
	if len(c.orders) == 0 {
		return tactics.End
	}
	return c.orders[0]
}

// following returns the order that the plan for the whole turn has next, if all so far were those of the plan.
func (c *Course) following(view *tactics.View) (a tactics.Action, ok bool) {
	n := int(view.Ordered)
	if n > len(c.orders) {
		return a, false
	}
	for i, ordered := range view.Orders[:n] {
		if c.orders[i] != ordered {
			return a, false
		}
	}
	if n == len(c.orders) {
		return tactics.End, true
	}
	return c.orders[n], true
}

// prepare plans from a board, unless that was the last that was planned from.
func (c *Course) prepare(b *tactics.Board, think func(b *tactics.Board) *Plan) {
	hash := b.Hash()
	if c.has && c.planned == hash {
		return
	}
	best := think(b)
	c.has, c.planned, c.orders = true, hash, best.Actions(c.orders[:0])
}

// Actions appends the orders of a plan that are actions of the game.
func (p *Plan) Actions(buf []tactics.Action) []tactics.Action {
	for i := range p.Count {
		if o := &p.Orders[i]; !o.Idle() {
			buf = append(buf, o.Action)
		}
	}
	return buf
}
