package balance

import (
	"math"
	"strings"

	"boardduels/ai/arena"
	"boardduels/ai/arena/stats"
	"boardduels/ai/duel/explanation"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// Words say what came out in a language, with the names of a pack.
type Words struct {
	*i18n.Translator
	Pack *schema.Pack
}

// Hero returns a hero's name.
func (w Words) Hero(id string) string {
	hero, _ := w.Pack.Hero(id)
	return schema.DisplayName(w.Language(), id, hero.Name, hero.NameUK)
}

// Card returns a card's name.
func (w Words) Card(id string) string {
	card, _ := w.Pack.Card(id)
	return schema.DisplayName(w.Language(), id, card.Name, card.NameUK)
}

// Percent returns a share, 0…1, in whole percent, without the sign.
func (w Words) Percent(share float64) string { return w.Decimal(100*share, 0) }

// Points returns a change of a share in points, with its sign: "+3.2", "−0.4", "0.0".
func (w Words) Points(change float64) string {
	points := math.Round(1000*change) / 10
	switch {
	case points > 0:
		return "+" + w.Decimal(points, 1)
	case points < 0:
		return "−" + w.Decimal(-points, 1)
	}
	return w.Decimal(0, 1)
}

// Gain returns what a card brings in points, with its interval in a line of its own: "+1.2", "+0.4…+2.0"; "–" where
// that isn't known.
func (w Words) Gain(use *arena.CardUse) string {
	if use.Gain.Low == -1 && use.Gain.High == 1 {
		return "–"
	}
	return w.Points(use.Gain.Value) + "\n" + w.Points(use.Gain.Low) + "…" + w.Points(use.Gain.High)
}

// Tightly returns an interval of a change in whole points, for little room: "−3…+1".
func (w Words) Tightly(i stats.Interval) string { return w.whole(i.Low) + "…" + w.whole(i.High) }

// whole returns a change of a share in whole points, with its sign.
func (w Words) whole(change float64) string {
	points := math.Round(100 * change)
	if points < 0 {
		return "−" + w.Decimal(-points, 0)
	}
	return "+" + w.Decimal(points, 0)
}

// Between returns an interval of a change in points: "−3.2 … +0.4".
func (w Words) Between(i stats.Interval) string { return w.Points(i.Low) + " … " + w.Points(i.High) }

func (w Words) args(c Change) i18n.Args {
	return i18n.Args{"Hero": w.Hero(c.Hero), "Against": w.Hero(c.Against), "Brain": explanation.Brain(w.Translator, c.Brain),
		"Before": w.Percent(c.Before), "After": w.Percent(c.After), "Change": w.Points(c.Change.Value), "Between": w.Between(c.Change.Interval)}
}

var verdictKeys = [...]string{
	Unedited: "editor.balance.verdict.unedited", Untouched: "editor.balance.verdict.untouched",
	Moved: "editor.balance.verdict.moved", None: "editor.balance.verdict.none", Open: "editor.balance.verdict.open",
}

// Answer returns the answer as a sentence: that of heroes that can't play nothing is known, and how those fare that
// couldn't before, goes before that the others play as before.
func (w Words) Answer(r *Result) string {
	switch {
	case r.Verdict.Kind != Untouched:
	case len(r.LeftOut) > 0:
		return w.LeftOut(r)
	case len(r.Joined) > 0:
		return w.newcomer(r)
	}
	return w.Verdict(r.Verdict)
}

// newcomer returns how the first of the heroes that join fares, and who joins as well.
func (w Words) newcomer(r *Result) string {
	standing, ok := r.Standing(r.Joined[0])
	switch {
	case !ok:
		return w.Joined(r)
	case len(r.Joined) > 1:
		return w.Standing(standing) + " " + w.Joined(r)
	}
	return w.Standing(standing)
}

// LeftOut returns which heroes can't play.
func (w Words) LeftOut(r *Result) string {
	return w.Text("editor.balance.left_out", i18n.Args{"Heroes": w.heroes(r.LeftOut)})
}

// Joined returns which heroes can play and couldn't before.
func (w Words) Joined(r *Result) string {
	return w.Text("editor.balance.joined", i18n.Args{"Heroes": w.heroes(r.Joined)})
}

// heroes returns the names of heroes.
func (w Words) heroes(ids []string) string {
	var names []string
	for _, hero := range ids {
		names = append(names, w.Hero(hero))
	}
	return strings.Join(names, ", ")
}

// Verdict returns the answer as a sentence.
func (w Words) Verdict(v Verdict) string {
	args := w.args(v.Change)
	args["N"], args["Within"] = v.Duels, w.Decimal(100*v.Within, 0)
	return w.Text(verdictKeys[v.Kind], args)
}

// Who tells in a sentence or two what a brain is like; "" if that isn't known.
func (w Words) Who(brain string) string {
	about := explanation.BrainAbout(w.Translator, brain)
	if about == "" {
		return ""
	}
	return w.Text("editor.balance.who", i18n.Args{"Brain": explanation.Brain(w.Translator, brain), "About": about})
}

// Alarms returns a sentence for each two heroes that some alarms are about, with the shares in all hands.
func (w Words) Alarms(alarms []Alarm) (sentences []string) {
	type pair struct{ hero, against string }
	var order []pair
	shares := map[pair][]string{}
	for _, a := range alarms {
		p := pair{a.Hero, a.Against}
		if shares[p] == nil {
			order = append(order, p)
		}
		shares[p] = append(shares[p], w.share(a))
	}
	for _, p := range order {
		sentences = append(sentences, w.Text("editor.balance.alarm", i18n.Args{"Hero": w.Hero(p.hero), "Against": w.Hero(p.against),
			"Shares": strings.Join(shares[p], ", ")}))
	}
	return sentences
}

// share returns how often a hero wins, and in whose hands.
func (w Words) share(a Alarm) string {
	return w.Text("editor.balance.alarm.share", i18n.Args{"Brain": explanation.Brain(w.Translator, a.Brain),
		"Share": w.Percent(a.Wins.Value), "Low": w.Percent(a.Wins.Low), "High": w.Percent(a.Wins.High)})
}

var standingKeys = [...]string{
	Unsure: "editor.balance.standing.unsure", Fair: "editor.balance.standing.fair", Weak: "editor.balance.standing.weak",
	Strong: "editor.balance.standing.strong", Torn: "editor.balance.standing.torn",
}

// Standing returns how a hero fares as a sentence.
func (w Words) Standing(s Standing) string {
	return w.Text(standingKeys[s.Kind], i18n.Args{"Hero": w.Hero(s.Hero), "Seldom": w.heroes(s.Seldom), "Often": w.heroes(s.Often)})
}

// Ends returns against whom a hero fares worst and best, and what is fair.
func (w Words) Ends(s Standing) string {
	return w.Text("editor.balance.ends", i18n.Args{"Worst": w.Hero(s.Worst.Against), "Bad": w.share(s.Worst),
		"Best": w.Hero(s.Best.Against), "Good": w.share(s.Best)})
}

// Hint returns a hint as a sentence or two.
func (w Words) Hint(h Hint) string {
	args := w.args(h.Change)
	args["What"] = args["Hero"]
	if h.Card != "" {
		args["What"] = w.Card(h.Card)
	}
	switch {
	case h.Kind == Overplayed:
		args["Was"], args["Is"] = w.Percent(h.Played[0]), w.Percent(h.Played[1])
		return w.Text("editor.balance.hint.overplayed", args)
	case h.Kind == Split:
		args["Other"], args["OtherChange"] = explanation.Brain(w.Translator, h.Other.Brain), w.Points(h.Other.Change.Value)
		return w.Text("editor.balance.hint.split", args)
	case h.Better:
		return w.Text("editor.balance.hint.better", args)
	}
	return w.Text("editor.balance.hint.worse", args)
}
