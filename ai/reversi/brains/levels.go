package brains

import (
	"context"
	"fmt"

	"boardduels/ai/board"
	"boardduels/ai/board/random"
	"boardduels/ai/reversi/formula"
	"boardduels/ai/reversi/search"
	"boardduels/runtime/game"
	"boardduels/runtime/reversi"
)

// The difficulties: 0…140 in steps of 10.
const step = 10

// level is who decides at a difficulty, and how many % of its decisions are by lot.
type level struct {
	brain board.Brain[reversi.View, reversi.Action]
	slips int
}

// levels are the difficulties: from lot to the article's brains, and from them to the search with ever larger budgets.
func levels() []level {
	deeper := formula.Deeper()
	found := []level{
		{random.Brain(reversi.Standard()), 0},
		{formula.Novice, 50},
		{formula.Novice, 0},
		{formula.Professional, 40},
		{formula.Professional, 15},
		{formula.Professional, 0},
		{deeper[0], 0},
		{deeper[1], 0},
	}
	for _, budget := range []int{30, 100, 400, 2_000, 10_000, 40_000, search.Budget} {
		found = append(found, level{search.Brain("search", budget), 0})
	}
	return found
}

// Levels returns the levels of difficulty, "level_0" to "level_140", from the weakest to the strongest.
func Levels() (all table) {
	for i, l := range levels() {
		all = append(all, l.named(fmt.Sprint("level_", i*step)))
	}
	return all
}

// named returns the level as a brain.
func (l level) named(id string) board.Brain[reversi.View, reversi.Action] {
	return board.Brain[reversi.View, reversi.Action]{ID: id, New: func(seed uint64) board.Player[reversi.View, reversi.Action] {
		return &player{l.brain.New(seed), id, l.slips, seed}
	}}
}

type player struct {
	board.Player[reversi.View, reversi.Action]
	id    string
	slips int
	seed  uint64
}

// lot is the purpose of the chance that decides on slips.
const lot = 1

// Decide implements [game.Player]. A slip's rationale begins with what was drawn.
func (p *player) Decide(ctx context.Context, view *reversi.View, legal []reversi.Action) (reversi.Action, *board.Rationale[reversi.Action], error) {
	a, r, err := p.Player.Decide(ctx, view, legal)
	if err != nil {
		return a, r, err
	}
	r.Brain = p.id
	chance := game.NewStream(p.seed+lot, reversi.Standard().Hash(&view.State))
	if chance.Below(100) < p.slips {
		a = legal[chance.Below(len(legal))]
		r.Prefer(a)
	}
	return a, r, nil
}
