package lookahead

import (
	"boardduels/ai/backgammon/bearoff"
	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
)

// steps is how many there are: each has three own rolls after each roll of the enemy, and all have the 441 pairs.
const steps = 7

// lookAtReplies looks at the own replies of the best lines, and puts these in order; the others it marks as rough. It
// reports whether any were close enough for that.
func (s *Searcher) lookAtReplies(seat game.Seat) bool {
	closest := s.closest()
	if len(closest) < 2 {
		return false
	}
	for _, l := range s.order[len(closest):] {
		l.candidate.Rough = true
	}
	begin, last := s.nodes, 0
	for step := 0; step < steps && len(closest) > 1; step++ {
		if step > 0 && s.nodes-begin+last*len(closest) > s.width.Replies.Nodes {
			break
		}
		before := s.nodes
		for _, l := range closest {
			s.reply(l, seat, step)
		}
		last = (s.nodes - before) / len(closest)
		sort(closest)
		closest = s.drop(closest)
	}
	return true
}

// closest returns the lines that are worth a closer look.
func (s *Searcher) closest() []*line {
	n := 0
	for n < min(s.width.Replies.Plays, len(s.order)) && s.order[0].candidate.Score-s.order[n].candidate.Score <= float64(s.width.Replies.Margin) {
		n++
	}
	return s.order[:n]
}

// drop returns the lines that are still close. The others stay where they are, behind them.
func (s *Searcher) drop(lines []*line) []*line {
	n := len(lines)
	for lines[0].candidate.Score-lines[n-1].candidate.Score > float64(s.width.Replies.Drop) {
		n--
		lines[n].candidate.Rough = true
	}
	return lines[:n]
}

// reply takes a step of a line.
func (s *Searcher) reply(l *line, seat game.Seat, step int) {
	if l.known {
		return
	}
	for i, answer := range rolls {
		sum, of := s.replies(&l.answered[i], seat, i+step)
		l.sum += float32(answer.of36 * sum)
		l.of += float32(answer.of36 * of)
	}
	l.candidate.Score = float64(l.sum / l.of)
}

// replies returns the chances to win with the best replies to some rolls, by how often they come, and how often that
// is.
func (s *Searcher) replies(b *backgammon.Board, seat game.Seat, from int) (sum, of float32) {
	lost, known := bearoff.After(b, 1-seat)
	if !known {
		s.judge.Around(b, seat)
	}
	for i := (steps - from%steps) % steps; i < len(rolls); i += steps {
		value := 1 - lost
		if !known {
			_, value = s.best(b, seat, rolls[i].dice)
		}
		sum += float32(rolls[i].of36 * value)
		of += rolls[i].of36
	}
	return sum, of
}
