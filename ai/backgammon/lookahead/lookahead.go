// Package lookahead judges plays by what the enemy can answer: for each of 21 rolls its best play, as a judge sees it.
package lookahead

import (
	"cmp"
	"slices"

	"boardduels/ai/backgammon/bearoff"
	"boardduels/ai/backgammon/choice"
	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
)

// Width is how far to look.
type Width struct {
	Plays  int     // that are looked into at most, the best at first sight
	Margin float32 // how far behind the best one may be at first sight
	Nodes  int     // positions that are judged; a play that would go beyond is not looked into
}

// Default is the width of the strongest players.
var Default = Width{Plays: 8, Margin: 0.08, Nodes: 8000}

// Searcher looks ahead. Its judge must tell chances of winning.
type Searcher struct {
	judge   choice.Judge
	width   Width
	replies []backgammon.Play
	nodes   int
}

// New returns a searcher.
func New(judge choice.Judge, width Width) *Searcher { return &Searcher{judge: judge, width: width} }

// Deepen implements [choice.Deepener].
func (s *Searcher) Deepen(b *backgammon.Board, seat game.Seat, candidates []choice.Candidate) (nodes int) {
	s.nodes = 0
	if len(candidates) == 1 {
		return 0
	}
	looked, most := 0, 0
	first := float32(candidates[0].Score)
	for looked < min(s.width.Plays, len(candidates)) {
		c := &candidates[looked]
		if first-float32(c.Score) > s.width.Margin || looked > 0 && s.nodes+most > s.width.Nodes {
			break
		}
		before := s.nodes
		after := *b
		after.Move(seat, c.Action)
		c.Score = float64(s.chance(&after, seat))
		most = max(most, s.nodes-before)
		looked++
	}
	slices.SortStableFunc(candidates[:looked], func(a, b choice.Candidate) int { return cmp.Compare(b.Score, a.Score) })
	for i := range candidates[looked:] {
		candidates[looked+i].Rough = true
	}
	return s.nodes
}

// chance returns the chance that the seat that has moved wins, if the other one answers each roll as the judge likes
// best.
func (s *Searcher) chance(b *backgammon.Board, moved game.Seat) float32 {
	if chance, known := bearoff.After(b, moved); known {
		return chance
	}
	var sum float32
	for high := int8(1); high <= 6; high++ {
		for low := int8(1); low <= high; low++ {
			best := s.answer(b, 1-moved, [2]int8{high, low})
			sum += best
			if low != high {
				sum += best
			}
		}
	}
	return 1 - sum/36
}

// answer returns the value of the best play of a roll.
func (s *Searcher) answer(b *backgammon.Board, seat game.Seat, roll [2]int8) float32 {
	s.replies = b.Plays(seat, roll, s.replies[:0])
	s.nodes += len(s.replies)
	_, value := choice.Best(s.judge, b, seat, s.replies)
	return value
}
