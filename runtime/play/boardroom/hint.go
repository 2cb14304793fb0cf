package boardroom

import (
	ai "boardduels/ai/board"
	"boardduels/ai/board/closed"
	"boardduels/ai/board/wording"
	"boardduels/internal/i18n"
)

// hintWhy tells why the adviser would do what it advises: what speaks for it beside the next best, or that nothing does.
func (s *Session) hintWhy(r *closed.Rationale) string {
	if len(r.Candidates) == 1 {
		return s.t.Text("boards.why_only")
	}
	best, next := &r.Candidates[0], &r.Candidates[1]
	args := i18n.Args{"Score": s.scoreText(best.Score), "Less": s.scoreText(next.Score)}
	term := advantage(best, next)
	switch {
	case args["Score"] == args["Less"] && term == "":
		return s.t.Text("boards.hint_alike")
	case term == "":
		return s.t.Text("boards.hint_score", args)
	}
	return s.t.Text("boards.hint_term", i18n.Args{"Term": wording.Term(s.t, s.record.Family, term)})
}

// advantage returns the term by which a candidate is most ahead of another; "" if it isn't by any, or if what makes up
// the other one isn't known.
func advantage(best, next *ai.Candidate[string]) (most string) {
	if len(next.Terms) == 0 || best.Score <= next.Score {
		return ""
	}
	worth := map[string]float64{}
	for _, term := range next.Terms {
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
