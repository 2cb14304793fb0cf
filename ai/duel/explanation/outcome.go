package explanation

import (
	"strings"

	"boardduels/ai"
	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rulestext"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// Left tells what a card left of both heroes that wasn't so before, the enemy's first.
func Left(t *i18n.Translator, names rulestext.Names, seat game.Seat, before, after *[2]duel.Fighter) string {
	return t.Text("reason.left", i18n.Args{"Left": left(t, names, seat, before, after)})
}

// LeftBySecond tells what the next best action would have left, which gives the hand away.
func LeftBySecond(t *i18n.Translator, names rulestext.Names, seat game.Seat, second duel.Action, before, after *[2]duel.Fighter) string {
	if second == duel.EndTurn {
		return t.Text("reason.left.end")
	}
	return t.Text("reason.left.second", i18n.Args{"Card": rulestext.Action(t, names, seat, second), "Left": left(t, names, seat, before, after)})
}

func left(t *i18n.Translator, names rulestext.Names, seat game.Seat, before, after *[2]duel.Fighter) string {
	var parts []string
	for _, of := range []game.Seat{1 - seat, seat} {
		was, is, name := before[of], after[of], names.Hero(of)
		if is.HP != was.HP {
			parts = append(parts, t.Text("reason.left.hp", i18n.Args{"Hero": name, "N": is.HP}))
		}
		if is.Shield != was.Shield {
			parts = append(parts, t.Text("reason.left.shield", i18n.Args{"Hero": name, "N": is.Shield}))
		}
		if is.Armed != was.Armed && is.Armed != duel.NoCard {
			parts = append(parts, t.Text("reason.left.armed", i18n.Args{"Hero": name}))
		}
		if isAffected(was, is) {
			parts = append(parts, t.Text("reason.left.effects", i18n.Args{"Hero": name}))
		}
	}
	if len(parts) == 0 {
		return t.Text("reason.left.nothing")
	}
	return strings.Join(parts, ", ")
}

// isAffected reports whether a fighter differs by more than what is told in figures, or was paid.
func isAffected(was, is duel.Fighter) bool {
	is.HP, is.Shield, is.Armed, is.EP = was.HP, was.Shield, was.Armed, was.EP
	is.HandCount, is.DeckCount, is.Removed = was.HandCount, was.DeckCount, was.Removed
	return is != was
}

// Second returns the action that came next to the one that was taken; false if none was compared with it.
func Second(r *ai.Rationale) (second duel.Action, ok bool) {
	var best float64
	for i := range r.Chain {
		if c := &r.Chain[i]; c.Verdict == ai.Worse && (!ok || c.Score > best) {
			second, best, ok = c.Action, c.Score, true
		}
	}
	return second, ok
}

// NextBest tells what the best of the other turns brought for which duels were imagined, without its cards; "" if there
// was none.
func NextBest(t *i18n.Translator, r *ai.Rationale) string {
	if len(r.Imagined) < 2 {
		return ""
	}
	next := r.Imagined[1].Share
	for i := range r.Imagined[1:] {
		next = max(next, r.Imagined[1+i].Share)
	}
	return t.Text("why.next_best", i18n.Args{"Share": Share(next)})
}

// Reminded tells the case that the situation was most like, of those that the AI knew, and whether it decided alone, or
// what was done of what it advises; "" for an AI that has none.
func Reminded(t *i18n.Translator, r *ai.Rationale, cases []schema.Case) string {
	if !r.HasNetwork() {
		return ""
	}
	nearest := &r.Retrieved[0]
	args := i18n.Args{"Case": nearest.Index + 1, "Likeness": rounded(100 * (1 - nearest.Distance))}
	if nearest.Index >= len(cases) || cases[nearest.Index].ID != nearest.ID {
		return t.Text("why.reminded.unnamed", args)
	}
	args["Name"] = CaseNames(t, cases)[nearest.Index]
	key := "why.reminded"
	if r.Copied && !r.IsAppraised() {
		key = "why.reminded.copied"
	}
	told := t.Text(key, args)
	if advice := advised(t, &cases[nearest.Index], r); advice != "" {
		told += " " + advice
	}
	if taught := TaughtBy(t, cases[nearest.Index].Origin); taught != "" {
		told += " " + taught
	}
	return told
}

// Taught tells that what an AI has from its user decided, and what it would have done without it, unless that tells of
// a hidden hand; "" if it would have done the same.
func Taught(t *i18n.Translator, names rulestext.Names, seat game.Seat, r *ai.Rationale, hidden bool) string {
	switch {
	case r.Untaught == nil:
		return ""
	case hidden:
		return t.Text("why.taught.hidden")
	case *r.Untaught == duel.EndTurn:
		return t.Text("why.taught.end")
	}
	return t.Text("why.taught.instead", i18n.Args{"Card": rulestext.Action(t, names, seat, *r.Untaught)})
}

// taughtKeys tell where an AI has a case from, if that wasn't an expert.
var taughtKeys = map[string]string{schema.ByUser: "why.taught.user", schema.ByAI: "why.taught.ai"}

// TaughtBy tells where an AI has a case of an origin from, which needn't be what decided; "" if an expert wrote it.
func TaughtBy(t *i18n.Translator, origin string) string {
	if key := taughtKeys[origin]; key != "" {
		return t.Text(key)
	}
	return ""
}
