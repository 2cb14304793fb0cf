package search

import (
	"boardduels/ai/reversi/evaluation"
	"boardduels/runtime/reversi"
)

// disc is what a disc more at the end is worth, as in the evaluation; limitless is beyond any worth.
const (
	disc      = 100
	limitless = 1 << 20
)

// search is an alpha-beta search of principal variations, from the side to move at each position.
type search struct {
	weights *evaluation.Weights
	table   table
	nodes   int // positions that were looked at
	budget  int // of nodes
	over    bool
}

// worth returns the worth of a position as far as it lies between two limits; else it returns a limit of it that lies
// beyond. Whoever looks as far ahead as there are empty squares knows it exactly. Once the budget is used up, what it
// returns means nothing.
func (s *search) worth(own, enemy reversi.Squares, plies int, low, high int32) int32 {
	if s.nodes >= s.budget {
		s.over = true
	}
	if s.over {
		return 0
	}
	s.nodes++
	moves := reversi.Moves(own, enemy)
	switch {
	case moves == 0 && reversi.Moves(enemy, own) == 0:
		return result(own, enemy)
	case moves == 0:
		return -s.worth(enemy, own, plies, -high, -low)
	case plies <= 0:
		return int32(s.weights.Of(own, enemy, moves))
	case plies <= hastyPlies:
		return s.hasty(own, enemy, moves, plies, low, high)
	}
	return s.orderly(own, enemy, moves, plies, low, high)
}

// hastyPlies is how near the leaves moves are tried by their squares alone.
const hastyPlies = 2

// hasty tries moves in the order of their squares.
func (s *search) hasty(own, enemy, moves reversi.Squares, plies int, low, high int32) int32 {
	best := int32(-limitless)
	for _, squares := range hasty {
		for left := moves & squares; left != 0; left = left.WithoutFirst() {
			move := left.First()
			turned := reversi.Flips(own, enemy, move)
			best = max(best, -s.worth(enemy&^turned, own|turned|move.Square(), plies-1, -high, -max(low, best)))
			if best >= high || s.over {
				return best
			}
		}
	}
	return best
}

// orderly asks the table, and tries the moves that look best first: the first with the whole window, the others only
// for whether they are better.
func (s *search) orderly(own, enemy, moves reversi.Squares, plies int, low, high int32) int32 {
	favourite := reversi.Pass
	if known := s.table.find(own, enemy); known != nil {
		if known.settles(plies, low, high) {
			return known.worth
		}
		favourite = known.best
	}
	var buf [32]child
	best, move := int32(-limitless), reversi.Pass
	for i, c := range children(own, enemy, moves, favourite, &buf) {
		limit := max(low, best)
		worth := s.try(&c, plies, limit, high, i == 0)
		if s.over {
			return 0
		}
		if worth > best {
			best, move = worth, c.move
		}
		if best >= high {
			break
		}
	}
	s.remember(own, enemy, plies, best, low, high, move)
	return best
}

// try returns the worth of a move.
func (s *search) try(c *child, plies int, low, high int32, isFirst bool) int32 {
	if !isFirst && high-low > 1 {
		if worth := -s.worth(c.own, c.enemy, plies-1, -low-1, -low); worth <= low || worth >= high {
			return worth
		}
	}
	return -s.worth(c.own, c.enemy, plies-1, -high, -low)
}

func (s *search) remember(own, enemy reversi.Squares, plies int, worth, low, high int32, move reversi.Action) {
	e := entry{own: own, enemy: enemy, worth: worth, decision: s.table.decision, best: move, plies: int8(plies)}
	switch {
	case worth >= high:
		e.limit = atLeast
	case worth <= low:
		e.limit = atMost
	}
	*s.table.at(own, enemy) = e
}

// result is the worth of a finished game.
func result(own, enemy reversi.Squares) int32 {
	return int32(disc * (own.Count() - enemy.Count()))
}
