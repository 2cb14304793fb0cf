// Package formula is the brains of the article on a mobile Reversi: its novice, who takes the square that gains most,
// its professional, who subtracts what the best answer gains, and the same formula looked further ahead, of which the
// article says that it makes no sense.
package formula

import (
	"context"
	"fmt"

	"boardduels/ai/board"
	"boardduels/runtime/reversi"
)

// Novice decides by the article's formula (1), Professional by its formula (2).
var (
	Novice       = brain("novice", 1)
	Professional = brain("professional", 2)
)

// The plies of those that look further ahead.
const (
	shallowest = 3
	deepest    = 6
)

// Deeper returns plies_3 to plies_6.
func Deeper() (brains []board.Brain[reversi.View, reversi.Action]) {
	for plies := shallowest; plies <= deepest; plies++ {
		brains = append(brains, brain(fmt.Sprint("plies_", plies), plies))
	}
	return brains
}

func brain(id string, plies int) board.Brain[reversi.View, reversi.Action] {
	return board.Brain[reversi.View, reversi.Action]{ID: id, New: func(s board.Setup) board.Player[reversi.View, reversi.Action] {
		return &player{plies: plies, rationale: board.NewRationale[reversi.Action](id, s)}
	}}
}

type player struct {
	plies     int
	rationale board.Rationale[reversi.Action]
}

// Decide implements [game.Player]. It takes the first square with the best score, by rows. Its terms are what the own
// disc gains and what the play that follows loses.
func (p *player) Decide(_ context.Context, view *reversi.View, legal []reversi.Action) (reversi.Action, *board.Rationale[reversi.Action], error) {
	r := &p.rationale
	r.Begin()
	r.Plies = p.plies
	own, enemy := view.Sides()
	for _, a := range legal {
		gained, answered := 0, 0
		if a == reversi.Pass {
			answered = p.answer(enemy, own, p.plies-1)
		} else {
			turned := reversi.Flips(own, enemy, a)
			gained = gain(turned, a)
			answered = p.answer(enemy&^turned, own|turned|a.Square(), p.plies-1)
		}
		r.Consider(a, tenths(gained-answered), board.Term{Name: "gain", Amount: tenths(gained)}, board.Term{Name: "answer", Amount: tenths(-answered)})
	}
	return r.Take(), r.Told(), nil
}

func tenths(n int) float64 { return float64(n) / 10 }

// The article's numbers, in tenths.
const (
	rim    = 20 // an enclosed disc on the edge
	inside = 10 // any other enclosed disc
	corner = 8  // placing a disc in a corner
	edge   = 4  // placing it elsewhere on the edge
)

// gain is the article's formula (1): what the enclosed discs count, and the square itself.
func gain(turned reversi.Squares, a reversi.Action) int {
	sum := inside*turned.Count() + (rim-inside)*(turned&reversi.Rim).Count()
	switch at := a.Square(); {
	case at&reversi.Corners != 0:
		return sum + corner
	case at&reversi.Rim != 0:
		return sum + edge
	}
	return sum
}

const unlimited = 1 << 30

// answer is the most that a side can gain within some plies, less what the other gains by answering.
func (p *player) answer(own, enemy reversi.Squares, plies int) int {
	return p.best(own, enemy, plies, -unlimited, unlimited)
}

// best is the best score of a side, if it lies between two limits; else it is beyond the one that it is beyond.
// Whoever can't place a disc gains nothing by passing, which is a ply. After the end nothing is gained.
func (p *player) best(own, enemy reversi.Squares, plies, low, high int) int {
	if plies == 0 {
		return 0
	}
	p.rationale.Work++
	moves := reversi.Moves(own, enemy)
	if moves == 0 {
		if reversi.Moves(enemy, own) == 0 {
			return 0
		}
		return -p.best(enemy, own, plies-1, -high, -low)
	}
	most := -unlimited
	for left := moves; left != 0 && most < high; left = left.WithoutFirst() {
		a := left.First()
		turned := reversi.Flips(own, enemy, a)
		gained := gain(turned, a)
		limit := max(low, most)
		score := gained - p.best(enemy&^turned, own|turned|a.Square(), plies-1, gained-high, gained-limit)
		most = max(most, score)
	}
	return most
}
