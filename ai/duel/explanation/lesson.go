package explanation

import (
	"fmt"
	"slices"
	"strings"

	"boardduels/ai/duel/turnfeature"
	"boardduels/internal/i18n"
	"boardduels/kb"
	"boardduels/schema"
)

// Origin tells who made a case.
func Origin(t *i18n.Translator, origin string) string {
	switch origin {
	case schema.ByAI:
		return t.Text("origin.ai")
	case schema.ByUser:
		return t.Text("origin.user")
	}
	return t.Text("origin.expert")
}

// Lesson tells in one or two sentences what an AI learned from a match, of all that the one thing that says most about
// the user; "" if it learned nothing. Card names the cards of a hero; what is known of heroes now names their cases.
func Lesson(t *i18n.Translator, changes []kb.Change, card func(hero string) CardNames, known []*kb.Knowledge) string {
	if stated := of(changes, "habit_stated"); stated != nil {
		return Change(t, *stated, card(stated.Hero), nil)
	}
	if i := slices.IndexFunc(changes, func(c kb.Change) bool { return c.Kind == "case_added" && c.Origin == schema.ByUser }); i >= 0 {
		c, told := &changes[i], t.Text("lesson.case.user")
		if name := nameOf(t, known, c); name != "" {
			told = t.Text("lesson.case.named", i18n.Args{"Name": name})
		}
		return strings.TrimSpace(told + " " + expectation(t, changes, card))
	}
	if told := expectation(t, changes, card); told != "" {
		return told
	}
	if of(changes, "case_added") != nil {
		return t.Text("lesson.case.ai")
	}
	if len(changes) > 0 {
		return t.Text("lesson.credited")
	}
	return ""
}

// expectation tells what the AI now expects of the user more often, or less: of what moved furthest the first that the
// user does, such as playing a kind of card, or else what it seeks, as far as that can be said plainly; "" if no style
// moved.
func expectation(t *i18n.Translator, changes []kb.Change, card func(hero string) CardNames) string {
	if of(changes, "style") == nil {
		return ""
	}
	for _, told := range []func(trait string) bool{isDeed, isPlain} {
		for i := range changes {
			if c := &changes[i]; c.Kind == "style" && told(c.Trait) {
				return expectedOf(t, c, card(c.Hero))
			}
		}
	}
	return t.Text("lesson.style.other")
}

// expectedOf tells that the user is expected to do something more often, or less.
func expectedOf(t *i18n.Translator, style *kb.Change, names CardNames) string {
	grew := style.To > style.From
	if id, isKept := strings.CutPrefix(style.Trait, turnfeature.KeptPrefix); isKept {
		key := "lesson.style.plays"
		if grew {
			key = "lesson.style.keeps"
		}
		return t.Text(key, i18n.Args{"Card": names(id)})
	}
	deed := ""
	if id, isSooner := strings.CutPrefix(style.Trait, schema.SoonerPrefix); isSooner {
		deed = t.Text("deed.sooner", i18n.Args{"Card": names(id)})
	} else {
		deed = t.Text(deedKeys[style.Trait])
	}
	if grew != (style.Trait == lessIsSought) {
		return t.Text("lesson.style.more", i18n.Args{"Deed": deed})
	}
	return t.Text("lesson.style.less", i18n.Args{"Deed": deed})
}

// isDeed reports whether a trait is of what somebody does, not of what comes of it.
func isDeed(trait string) bool {
	const plays, leaves = "plays_", "leaves_"
	return isPlain(trait) && hasPrefix(trait, plays, leaves, turnfeature.KeptPrefix, schema.SoonerPrefix)
}

// isPlain reports whether a trait can be said plainly.
func isPlain(trait string) bool {
	return deedKeys[trait] != "" || hasPrefix(trait, turnfeature.KeptPrefix, schema.SoonerPrefix)
}

func hasPrefix(trait string, prefixes ...string) bool {
	return slices.ContainsFunc(prefixes, func(prefix string) bool { return strings.HasPrefix(trait, prefix) })
}

// lessIsSought is the aim of which somebody who strives for it leaves less.
const lessIsSought = "foe_hp"

// deedKeys are the traits of a style that can be said plainly: what somebody does, and what comes of what somebody
// plainly strives for.
var deedKeys = map[string]string{
	"foe_dot":                    "deed.foe_dot",
	"foe_hp":                     "deed.foe_hp",
	"foe_stun":                   "deed.foe_stun",
	"leaves_much_ep":             "deed.leaves_much_ep",
	"leaves_no_ep":               "deed.leaves_no_ep",
	"leaves_some_ep":             "deed.leaves_some_ep",
	"own_armed":                  "deed.own_armed",
	"own_ep":                     "deed.own_ep",
	"own_hp":                     "deed.own_hp",
	"own_shield":                 "deed.own_shield",
	"plays_attack":               "deed.plays_attack",
	"plays_attack_early":         "deed.plays_attack_early",
	"plays_attack_finish":        "deed.plays_attack_finish",
	"plays_attack_hurt":          "deed.plays_attack_hurt",
	"plays_defence":              "deed.plays_defence",
	"plays_defence_early":        "deed.plays_defence_early",
	"plays_defence_finish":       "deed.plays_defence_finish",
	"plays_defence_hurt":         "deed.plays_defence_hurt",
	"plays_major_attack":         "deed.plays_major_attack",
	"plays_major_attack_early":   "deed.plays_major_attack_early",
	"plays_major_attack_finish":  "deed.plays_major_attack_finish",
	"plays_major_attack_hurt":    "deed.plays_major_attack_hurt",
	"plays_major_defence":        "deed.plays_major_defence",
	"plays_major_defence_early":  "deed.plays_major_defence_early",
	"plays_major_defence_finish": "deed.plays_major_defence_finish",
	"plays_major_defence_hurt":   "deed.plays_major_defence_hurt",
	"plays_many":                 "deed.plays_many",
	"plays_nothing":              "deed.plays_nothing",
	"plays_one":                  "deed.plays_one",
}

// of returns the first change of a kind, or nil.
func of(changes []kb.Change, kind string) *kb.Change {
	if i := slices.IndexFunc(changes, func(c kb.Change) bool { return c.Kind == kind }); i >= 0 {
		return &changes[i]
	}
	return nil
}

// nameOf returns what people would call the case of a change, "" if it isn't known any more.
func nameOf(t *i18n.Translator, known []*kb.Knowledge, c *kb.Change) string {
	k := kb.Of(known, c.Hero)
	if k == nil {
		return ""
	}
	if i := slices.IndexFunc(k.Cases, func(one schema.Case) bool { return one.ID == c.Case }); i >= 0 {
		return CaseNames(t, k.Cases)[i]
	}
	return ""
}

// The kinds of change that an AI makes by duels in its head: weights moved as long as it fought them after each match.
const (
	sparred     = "sparred" // To is the number of duels
	weightMoved = "weight"  // how much a trait counts, whatever the situation
)

// Change tells one thing that a match changed in what an AI knows. A case that is still known is called by its name;
// without what is known now, by its number in the file.
func Change(t *i18n.Translator, c kb.Change, card CardNames, known []*kb.Knowledge) string {
	args := i18n.Args{"Case": c.Case, "Origin": Origin(t, c.Origin)}
	if known != nil {
		args["Case"] = t.Text("change.case_gone")
	}
	name := nameOf(t, known, &c)
	if name != "" {
		args["Case"] = t.Text("change.case", i18n.Args{"Name": name})
	}
	switch c.Kind {
	case "potency":
		args["From"], args["To"] = Share(c.From), Share(c.To)
		return t.Text("change.potency", args)
	case "frequency":
		args["From"], args["To"] = Share(c.From), Share(c.To)
		return t.Text("change.frequency", args)
	case "case_added":
		return t.Text("change.case_added", args)
	case "case_dropped":
		if known != nil && name == "" {
			return t.Text("change.case_dropped.gone", args)
		}
		return t.Text("change.case_dropped", args)
	case sparred:
		return t.Text("change.sparred", i18n.Args{"N": int(c.To)})
	}
	if key, ok := schema.ParseHabitKey(c.Trait); ok {
		return habitChange(t, c, key, card)
	}
	args["Trait"] = stepped(t, c.Trait, card)
	size := stepOf(c.Trait).size()
	switch c.Kind {
	case "style":
		args["From"], args["To"] = Oftener(t, c.From*size), Oftener(t, c.To*size)
		return t.Text("change.style", args)
	case weightMoved:
		args["From"], args["To"] = InEvenDuel(t, c.From*size), InEvenDuel(t, c.To*size)
		return t.Text("change.weight", args)
	}
	return c.Kind // of another version
}

// habitChange tells that a habit of the user is told now, or no longer, or what somebody has said of it.
func habitChange(t *i18n.Translator, c kb.Change, key schema.HabitKey, card CardNames) string {
	h := schema.Habit{HabitKey: key, Status: schema.Edited, Share: c.To, Usual: c.From}
	switch c.Kind {
	case "habit_stated":
		return t.Text("change.habit_stated", i18n.Args{"Habit": Habit(t, &h, card)})
	case "habit_withdrawn":
		h.Share, h.Usual = c.From, c.To
		return t.Text("change.habit_withdrawn", i18n.Args{"Habit": Habit(t, &h, card)})
	case kb.HabitForbidden:
		return t.Text("change.habit_forbidden", i18n.Args{"Habit": Habit(t, &h, card)})
	case kb.HabitAllowed:
		return t.Text("change.habit_allowed", i18n.Args{"Habit": Habit(t, &h, card)})
	}
	return c.Kind
}

// Share writes a share of duels, 0…1.
func Share(share float32) string { return fmt.Sprintf("%.0f%%", 100*share) }

// Number writes a weight or a gain.
func Number(t *i18n.Translator, x float32) string {
	return strings.Replace(t.Decimal(float64(x), 2), "-", "−", 1)
}
