package boardscreens

import (
	"slices"

	ai "boardduels/ai/board"
	"boardduels/ai/board/dynamicplayer"
	"boardduels/internal/i18n"
)

// hintWhy tells why the adviser would do what it advises: what speaks for it beside the
// best of what is worse, or that nothing is.
func (s *Session) hintWhy(r *dynamicplayer.Rationale) string {
	if len(r.Candidates) == 1 {
		return s.t.Text("boards.why_only")
	}
	best := &r.Candidates[0]
	score := s.scoreText(best.Score)
	at := slices.IndexFunc(r.Candidates, func(c ai.Candidate[string]) bool { return c.Score < best.Score && s.scoreText(c.Score) != score })
	if at < 0 {
		return s.t.Text("boards.hint_alike")
	}
	worse := &r.Candidates[at]
	term := advantage(best, worse)
	if term == "" {
		return s.t.Text("boards.hint_score", i18n.Args{"Score": score, "Less": s.scoreText(worse.Score)})
	}
	return s.t.Text("boards.hint_term", i18n.Args{"Term": s.family.Words.Term(s.t, term)})
}

// advantage returns the term by which a candidate is most ahead of another; "" if it isn't by any, or if what makes up
// the other one isn't known.
func advantage(best, worse *ai.Candidate[string]) (most string) {
	if len(worse.Terms) == 0 {
		return ""
	}
	worth := map[string]float64{}
	for _, term := range worse.Terms {
		worth[term.Name] = term.Amount
	}
	by := 0.0
	for _, term := range best.Terms {
		if more := term.Amount - worth[term.Name]; more > by {
			most, by = term.Name, more
		}
	}
	return most
}
