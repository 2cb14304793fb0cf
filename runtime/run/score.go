package run

import "cmp"

// Score is how far a run came.
type Score struct {
	Beaten int   // rivals
	Won    bool  // all of them
	HP     int16 // left at the end of a run that was won
	Rounds int   // of all duels
}

// Score returns how far the run has come. It returns an error as [Run.State] does.
func (r *Run) Score() (Score, error) {
	s, err := r.State()
	score := Score{Beaten: s.Beaten, Won: s.Phase == Won}
	if score.Won {
		score.HP = s.HP()
	}
	for _, leg := range r.Legs {
		score.Rounds += leg.Duel.Rounds()
	}
	return score, err
}

// Compare orders scores, the better one last: by rivals beaten, by hp left, and by rounds, the fewer the better.
func (s Score) Compare(other Score) int {
	return cmp.Or(cmp.Compare(s.Beaten, other.Beaten), cmp.Compare(s.HP, other.HP), cmp.Compare(other.Rounds, s.Rounds))
}
