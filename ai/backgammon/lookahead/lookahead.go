// Package lookahead judges plays by what the enemy can answer: for each of 21 rolls its best play, as a judge sees it.
// Plays that are close then are judged by the own replies to these answers, too.
package lookahead

import (
	"cmp"
	"slices"

	"boardduels/ai/backgammon/bearoff"
	"boardduels/ai/backgammon/playchoice"
	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
)

// Judge tells chances of winning. It belongs to one searcher.
type Judge interface {
	playchoice.Judge
	// Around says that the positions which it is asked about from now on differ little from one.
	Around(b *backgammon.Board, moved game.Seat)
}

// Width is how far to look.
type Width struct {
	Plays   int     // that are looked into at most, the best at first sight
	Margin  float32 // how far behind the best one may be at first sight
	Nodes   int     // positions that are judged; a play that would go beyond is not looked into
	Replies Replies
}

// Replies is how far to look at the own replies. They are looked at in steps, each with other rolls, and for all plays
// with the same ones.
type Replies struct {
	Plays  int     // whose replies are looked at, at most, the best after the enemy's answers; none if it is below 2
	Margin float32 // how far behind the best one they may be after the answers
	Drop   float32 // and after a step; those that are farther behind are not looked at any more
	Nodes  int     // positions that are judged; a step that would go beyond is not taken, unless it is the first
}

// Default is the width of the strongest players.
var Default = Width{Plays: 8, Margin: 0.08, Nodes: 8000, Replies: Replies{Plays: 4, Margin: 0.03, Drop: 0.01, Nodes: 16000}}

// Searcher looks ahead.
type Searcher struct {
	judge Judge
	width Width
	lines []line
	order []*line // the lines from the best to the worst
	plays []backgammon.Play
	nodes int
}

// New returns a searcher.
func New(judge Judge, width Width) *Searcher {
	return &Searcher{judge: judge, width: width, lines: make([]line, width.Plays)}
}

// Deepen implements [playchoice.Deepener].
func (s *Searcher) Deepen(b *backgammon.Board, seat game.Seat, candidates []playchoice.Candidate) (plies, nodes int) {
	s.nodes = 0
	if len(candidates) == 1 {
		return 0, 0
	}
	s.lookAtAnswers(b, seat, candidates)
	plies = 2
	if s.lookAtReplies(seat) {
		plies = 3
	}
	for i, l := range s.order {
		candidates[i] = l.candidate
	}
	for i := range candidates[len(s.order):] {
		candidates[len(s.order)+i].Rough = true
	}
	return plies, s.nodes
}

// lookAtAnswers begins the lines of the first candidates, and puts them in order.
func (s *Searcher) lookAtAnswers(b *backgammon.Board, seat game.Seat, candidates []playchoice.Candidate) {
	s.order = s.order[:0]
	most := 0
	first := float32(candidates[0].Score)
	for i := range candidates[:min(s.width.Plays, len(candidates))] {
		if first-float32(candidates[i].Score) > s.width.Margin || i > 0 && s.nodes+most > s.width.Nodes {
			break
		}
		before := s.nodes
		l := &s.lines[i]
		l.begin(b, seat, candidates[i])
		if !l.known {
			l.candidate.Score = float64(1 - s.answers(l, 1-seat))
		}
		most = max(most, s.nodes-before)
		s.order = append(s.order, l)
	}
	sort(s.order)
}

// sort puts lines in order, the best first and of equals the earlier.
func sort(lines []*line) {
	slices.SortStableFunc(lines, func(a, b *line) int { return cmp.Compare(b.candidate.Score, a.candidate.Score) })
}

// answers returns the chance that the enemy wins, if it answers each roll as the judge likes best, and keeps what comes
// of each answer.
func (s *Searcher) answers(l *line, enemy game.Seat) float32 {
	s.judge.Around(&l.board, enemy)
	var sum float32
	for i, roll := range rolls {
		play, value := s.best(&l.board, enemy, roll.dice)
		sum += float32(roll.of36 * value)
		l.answered[i] = l.board
		l.answered[i].Move(enemy, play)
	}
	return sum / 36
}

// best returns the best play of a roll.
func (s *Searcher) best(b *backgammon.Board, seat game.Seat, dice [2]int8) (best backgammon.Play, value float32) {
	s.plays = b.Plays(seat, dice, s.plays[:0])
	s.nodes += len(s.plays)
	return playchoice.Best(s.judge, b, seat, s.plays)
}

// line is a candidate, and what comes of it.
type line struct {
	candidate playchoice.Candidate
	board     backgammon.Board // after it
	known     bool             // what that is worth
	answered  [len(rolls)]backgammon.Board
	sum, of   float32 // of the replies: their chances by their weights, and the weights
}

func (l *line) begin(b *backgammon.Board, seat game.Seat, c playchoice.Candidate) {
	l.candidate, l.board, l.sum, l.of = c, *b, 0, 0
	l.board.Move(seat, c.Action)
	var chance float32
	if chance, l.known = bearoff.After(&l.board, seat); l.known {
		l.candidate.Score = float64(chance)
	}
}
