package explanation

import (
	"boardduels/ai"
	"boardduels/internal/i18n"
)

// allPlans tells that all turns that were planned by hand begin in the same way, and what the best of them and the next
// best lead to.
func allPlans(t *i18n.Translator, keys onlyPlans, args i18n.Args, r *ai.Rationale) string {
	args["N"] = len(r.Plans)
	key := keys.all
	if len(r.Plans) == 1 {
		key = keys.one
	}
	told := t.Text(key, args)
	switch kind := measureOf(r.Brain); {
	case kind == wins && len(r.Plans) > 1:
		told += " " + t.Text("reason.plans.wins", withShares(i18n.Args{}, r.Plans[0], r.Plans[1]))
	case kind == plans:
		told += " " + planned(t, r.Plans)
	}
	return told
}

// onlyPlans are the keys by which that is told: of several turns, and of one.
type onlyPlans struct{ all, one string }

var (
	onlyBeginnings = onlyPlans{"reason.by.only", "reason.by.only.one"}
	onlyEndings    = onlyPlans{"reason.end.by.only", "reason.end.by.only.one"}
)

// planned tells how strong the best of some turns leaves who planned it, and the next best; a second one needn't be
// there.
func planned(t *i18n.Translator, worths []float64) string {
	args := i18n.Args{"Times": times(t, worths[0])}
	switch {
	case worths[0] >= sure:
		return t.Text("reason.plans.victory")
	case len(worths) == 1:
		return t.Text("reason.plans.alone", args)
	}
	args["Second"] = times(t, worths[1])
	if args["Times"] == args["Second"] {
		return t.Text("reason.plans.alike", args)
	}
	return t.Text("reason.plans", args)
}

// times writes a ratio.
func times(t *i18n.Translator, ratio float64) string { return t.Decimal(ratio, 2) }
