package choice

import (
	"slices"

	"boardduels/runtime/backgammon"
)

// Rationale is why a play was chosen.
type Rationale struct {
	Brain string
	// Candidates are the plays that were considered: the taken one, then the others from the best to the worst, those
	// that were looked into first.
	Candidates []Candidate
	Nodes      int  // positions that were judged to look ahead; 0 if nobody did
	Slip       bool // the play was taken by lot
}

// Candidate is a play that was considered.
type Candidate struct {
	Play   backgammon.Play
	Score  float32 // the judge's own measure, larger is better
	Looked bool    // the score comes from looking at the answers
	Terms  []Term  // what the value at first sight is made of; the first three candidates have them
}

// Term is a part of a value.
type Term struct {
	Name   string // [a-z0-9_]+
	Amount float32
}

// Clone returns a copy that stays valid when the player decides again.
func (r *Rationale) Clone() *Rationale {
	c := *r
	c.Candidates = slices.Clone(r.Candidates)
	for i := range c.Candidates {
		c.Candidates[i].Terms = slices.Clone(c.Candidates[i].Terms)
	}
	return &c
}
