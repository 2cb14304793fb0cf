package balance

import (
	"math"

	"boardduels/ai/arena/stats"
	"boardduels/ai/wording"
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

// Between returns an interval of a change in points: "−3.2 … +0.4".
func (w Words) Between(i stats.Interval) string { return w.Points(i.Low) + " … " + w.Points(i.High) }

func (w Words) args(c Change) i18n.Args {
	return i18n.Args{"Hero": w.Hero(c.Hero), "Against": w.Hero(c.Against), "Brain": wording.Brain(w.Translator, c.Brain),
		"Before": w.Percent(c.Before), "After": w.Percent(c.After), "Change": w.Points(c.Change.Value), "Between": w.Between(c.Change.Interval)}
}

var verdictKeys = [...]string{
	Unedited: "editor.balance.verdict.unedited", Untouched: "editor.balance.verdict.untouched",
	Moved: "editor.balance.verdict.moved", None: "editor.balance.verdict.none", Open: "editor.balance.verdict.open",
}

// Verdict returns the answer as a sentence.
func (w Words) Verdict(v Verdict) string {
	args := w.args(v.Change)
	args["N"], args["Within"] = v.Duels, w.Decimal(100*v.Within, 0)
	return w.Text(verdictKeys[v.Kind], args)
}

// Alarm returns an alarm as a sentence.
func (w Words) Alarm(a Alarm) string {
	return w.Text("editor.balance.alarm", i18n.Args{"Hero": w.Hero(a.Hero), "Against": w.Hero(a.Against), "Brain": wording.Brain(w.Translator, a.Brain),
		"Share": w.Percent(a.Wins.Value), "Low": w.Percent(a.Wins.Low), "High": w.Percent(a.Wins.High)})
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
		args["Other"], args["OtherChange"] = wording.Brain(w.Translator, h.Other.Brain), w.Points(h.Other.Change.Value)
		return w.Text("editor.balance.hint.split", args)
	case h.Better:
		return w.Text("editor.balance.hint.better", args)
	}
	return w.Text("editor.balance.hint.worse", args)
}
