package playchoice

import (
	"boardduels/ai/board"
	"boardduels/ai/board/level"
	"boardduels/runtime/backgammon"
)

// Brain is a way to decide in backgammon, Candidate a play that a decision considers.
type (
	Brain     = board.Brain[backgammon.View, backgammon.Play]
	Candidate = board.Candidate[backgammon.Play]
)

// By returns a brain that takes the play which a judge likes best.
func By(id string, judge func() Judge) Brain { return Slipping(id, judge, 0) }

// Slipping returns a brain that plays by a judge, but of a hundred decisions takes some by lot.
func Slipping(id string, judge func() Judge, slips level.Slips) Brain {
	return brain(id, func() player { return player{judge: judge(), slips: slips} })
}

// Ahead returns a brain that looks ahead.
func Ahead(id string, judge func() Judge, deepener func() Deepener) Brain {
	return brain(id, func() player {
		return player{judge: judge(), deepener: deepener()}
	})
}

func brain(id string, begin func() player) Brain {
	return Brain{ID: id, New: func(s board.Setup) board.Player[backgammon.View, backgammon.Play] {
		p := begin()
		p.seed, p.rationale = s.Seed, board.NewRationale[backgammon.Play](id, s)
		return &p
	}}
}
