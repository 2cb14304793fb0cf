package boardscreens

import (
	"slices"

	"boardduels/ai/board"
	"boardduels/ai/board/dynamicplayer"
	"boardduels/internal/i18n"
	"boardduels/runtime/game"
)

func (s *Session) mayHint() bool { return len(s.legal) > 0 && s.isLast() && !s.mustPass() }

// hint marks what the adviser would do.
func (s *Session) hint() {
	ply := s.ply
	s.about(ply, s.frames[ply].State, func(r *dynamicplayer.Rationale) {
		if s.left || s.ply != ply || len(s.legal) == 0 {
			return
		}
		s.weigh(s.table.Mover(&s.frames[ply].State)) // what the hint may have kept from being told
		best := r.Candidates[0].Action
		s.board.Advise(best)
		action := s.actionText(s.seats[0], best, &game.Scene{})
		s.say(s.t.Text("boards.hint_is", i18n.Args{"Action": action, "Why": s.hintWhy(r)}))
	})
}

// hintWhy tells why the adviser would do what it advises: what speaks for it beside the best of what is worse, or,
// where nothing is worse, by itself.
func (s *Session) hintWhy(r *dynamicplayer.Rationale) string {
	if len(r.Candidates) == 1 {
		return s.t.Text("boards.why_only")
	}
	best := &r.Candidates[0]
	score := s.scoreText(best.Score)
	at := slices.IndexFunc(r.Candidates, func(c board.Candidate[string]) bool { return c.Score < best.Score && s.scoreText(c.Score) != score })
	if at < 0 {
		return s.whyAlike(r.Candidates)
	}
	worse := &r.Candidates[at]
	switch term := advantage(best, worse); {
	case term == "" || len(worse.Terms) == 0: // of what isn't known there is no telling
		return s.t.Text("boards.hint_score", i18n.Args{"Score": score, "Less": s.scoreText(worse.Score)})
	case amount(best, term) <= 0:
		return s.t.Text("boards.hint_less", i18n.Args{"Term": s.family.Words.Term(s.t, term)})
	default:
		return s.t.Text("boards.hint_term", i18n.Args{"Term": s.family.Words.Term(s.t, term)})
	}
}

// whyAlike tells what speaks for the first of candidates of which none is worse, and whether they can be told apart at
// all: those of a position that looks the same from all sides can't.
func (s *Session) whyAlike(candidates []board.Candidate[string]) string {
	best := &candidates[0]
	term := advantage(best, &board.Candidate[string]{})
	if term == "" {
		return s.t.Text("boards.hint_bound", i18n.Args{"Score": s.scoreText(best.Score)})
	}
	key := "boards.hint_same"
	if slices.ContainsFunc(candidates, func(c board.Candidate[string]) bool { return !slices.Equal(c.Terms, best.Terms) }) {
		key = "boards.hint_alike"
	}
	return s.t.Text(key, i18n.Args{"Term": s.family.Words.Term(s.t, term)})
}

// advantage returns the term by which a candidate is most ahead of another; "" if it isn't by any. One without terms
// has none of any.
func advantage(best, worse *board.Candidate[string]) (most string) {
	by := 0.0
	for _, term := range best.Terms {
		if more := term.Amount - amount(worse, term.Name); more > by {
			most, by = term.Name, more
		}
	}
	return most
}

// amount returns how much a term counts in a candidate's score.
func amount(c *board.Candidate[string], name string) float64 {
	i := slices.IndexFunc(c.Terms, func(term board.Term) bool { return term.Name == name })
	if i < 0 {
		return 0
	}
	return c.Terms[i].Amount
}
