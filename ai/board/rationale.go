package board

import "slices"

// Rationale is why a player decided as it did.
type Rationale[A comparable] struct {
	Brain      string
	Candidates []Candidate[A] // the first was taken
	Plies      int            // how far it looked ahead; 0 if it didn't
	Exact      bool           // it saw all games to their ends
	Work       int            // positions or games that it looked at
	Depths     []float64      // what the best action was worth one ply further after the other, unless it saw who wins
	Slip       bool           // it was taken by lot, not by its score
	tacit      bool
}

// Candidate is an action that a decision considered.
type Candidate[A comparable] struct {
	Action A
	Score  float64 // the brain's own measure, larger is better
	Rough  bool    // nobody looked closer at it, since another one was seen to be as good or better
	Terms  []Term  // what the score is made of, if it is made of anything
}

// Term is a part of a score.
type Term struct {
	Name   string // [a-z0-9_]+
	Amount float64
}

// NewRationale returns the rationale that a player fills in anew for each decision.
func NewRationale[A comparable](brain string, s Setup) Rationale[A] {
	return Rationale[A]{Brain: brain, tacit: s.Tacit}
}

// Begin empties a rationale for another decision.
func (r *Rationale[A]) Begin() {
	r.Candidates, r.Plies, r.Exact, r.Work, r.Depths, r.Slip = r.Candidates[:0], 0, false, 0, r.Depths[:0], false
}

// Told returns what a player gives with its decision: the rationale, or nil if nobody will ask why.
func (r *Rationale[A]) Told() *Rationale[A] {
	if r.tacit {
		return nil
	}
	return r
}

// Consider adds a candidate. The terms of an earlier decision are overwritten.
func (r *Rationale[A]) Consider(a A, score float64, terms ...Term) {
	n := len(r.Candidates)
	if n < cap(r.Candidates) {
		r.Candidates = r.Candidates[:n+1]
	} else {
		r.Candidates = append(r.Candidates, Candidate[A]{})
	}
	c := &r.Candidates[n]
	c.Action, c.Score, c.Rough, c.Terms = a, score, false, append(c.Terms[:0], terms...)
}

// Take puts the candidates in order, the best first and of equals the earliest, and returns the best.
func (r *Rationale[A]) Take() A {
	var buf [64]rank // of most decisions
	ranks := buf[:0]
	for i := range r.Candidates {
		c := &r.Candidates[i]
		ranks = append(ranks, rank{c.Score, c.Rough, i})
	}
	slices.SortFunc(ranks, rank.compare)
	r.arrange(ranks)
	return r.Candidates[0].Action
}

// rank is what the order of candidates depends on: they are larger, and would take longer to sort.
type rank struct {
	score float64
	rough bool
	from  int // where the candidate stands
}

func (r rank) compare(other rank) int {
	switch {
	case r.score > other.score:
		return -1
	case r.score < other.score:
		return 1
	case r.rough != other.rough:
		return boolean(r.rough) - boolean(other.rough)
	}
	return r.from - other.from
}

// arrange moves each candidate to the place of its rank. It keeps each with its terms, whose memory is used again.
func (r *Rationale[A]) arrange(ranks []rank) {
	for first := range ranks {
		if ranks[first].from == first {
			continue
		}
		held, to := r.Candidates[first], first
		for from := ranks[to].from; from != first; from = ranks[to].from {
			r.Candidates[to] = r.Candidates[from]
			ranks[to].from, to = to, from
		}
		r.Candidates[to], ranks[to].from = held, to
	}
}

// boolean is 1 for true.
func boolean(is bool) int {
	if is {
		return 1
	}
	return 0
}

// Clone returns a copy that stays valid when the player decides again.
func (r *Rationale[A]) Clone() *Rationale[A] {
	if r == nil {
		return nil
	}
	c := *r
	c.Candidates, c.Depths = slices.Clone(r.Candidates), slices.Clone(r.Depths)
	for i := range c.Candidates {
		c.Candidates[i].Terms = slices.Clone(c.Candidates[i].Terms)
	}
	return &c
}

// Lead is by how much whoever decides is ahead, for people who look at it from ply to ply. Who moves last before an
// evaluation looks better than it is, now the one side and now the other: a depth and the one before miss about as much
// either way, so that it is the mean of both.
func (r *Rationale[A]) Lead() float64 {
	if n := len(r.Depths); n > 1 {
		return (r.Depths[n-2] + r.Depths[n-1]) / 2
	}
	return r.Candidates[0].Score
}

// Prefer puts the candidate of an action before all others, whatever it is worth.
func (r *Rationale[A]) Prefer(a A) {
	i := slices.IndexFunc(r.Candidates, func(c Candidate[A]) bool { return c.Action == a })
	c := r.Candidates[i]
	copy(r.Candidates[1:i+1], r.Candidates[:i])
	r.Candidates[0] = c
}
