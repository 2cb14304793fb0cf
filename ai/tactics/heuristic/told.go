package heuristic

// Term is a part of a score as people are told of it.
type Term struct {
	Name   string
	Amount float64
}

// Told returns a score and what it is made of, which adds up: in hundreds of the article's points, or of a ratio the
// share of each own part.
func (s *Score) Told(by *Manner) (value float64, terms []Term) {
	whole := 1.0
	shares := by.Ratio && s.sum()-s.Parts[Enemy] > 0
	if shares {
		whole = float64(max(-s.Parts[Enemy], nothing))
	}
	for h := range Heuristics {
		if h > Enemy && by.Weights[h] == 0 || h == Enemy && shares {
			continue
		}
		amount := float64(s.Parts[h]) / whole
		value += amount
		terms = append(terms, Term{h.Name(), amount})
	}
	return value, terms
}
