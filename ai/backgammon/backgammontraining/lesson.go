package backgammontraining

import (
	"boardduels/ai/backgammon/bearoff"
	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
)

// lesson is a game from which a learner learns.
type lesson struct {
	boards []backgammon.Board // after each play
	values []float32          // of each, to the seat that played
	starts game.Seat
	end    float32 // what the last position is really worth
	plays  []backgammon.Play
}

// play lets the learner play both seats, always by the best value, until the rest is in the table.
func (l *lesson) play(s *backgammon.State, dice *game.Stream, judge Learner) {
	l.boards, l.values, l.starts = l.boards[:0], l.values[:0], s.Mover
	board, seat, roll := s.Board, s.Mover, s.Dice
	for {
		best, value := l.best(&board, seat, roll, judge)
		board = best
		l.boards, l.values = append(l.boards, board), append(l.values, value)
		if chance, known := bearoff.After(&board, seat); known {
			l.end = chance
			return
		}
		seat = 1 - seat
		roll = [2]int8{int8(1 + dice.Below(6)), int8(1 + dice.Below(6))}
	}
}

// best returns the position of the highest value that a roll leads to.
func (l *lesson) best(b *backgammon.Board, seat game.Seat, roll [2]int8, judge Learner) (best backgammon.Board, value float32) {
	l.plays = b.Plays(seat, roll, l.plays[:0])
	value = -1
	for _, play := range l.plays {
		after := *b
		after.Move(seat, play)
		if v := judge.Value(&after, seat); v > value {
			best, value = after, v
		}
	}
	return best, value
}

// teach goes through the game from its end. A position's target is the next one's value, seen from the other side,
// mixed with the next one's target. The last position needs no lesson: its value is known.
func (l *lesson) teach(learner Learner, rate, lambda float32) {
	target := l.end
	for i := len(l.boards) - 2; i >= 0; i-- {
		target = 1 - float32((1-lambda)*l.value(i+1)) - float32(lambda*target)
		seat := game.Seat((int(l.starts) + i) % 2)
		learner.Learn(&l.boards[i], seat, target, rate)
	}
}

// value returns what a position was worth to the seat that played to it.
func (l *lesson) value(i int) float32 {
	if i == len(l.boards)-1 {
		return l.end
	}
	return l.values[i]
}
