package wording

import (
	"fmt"
	"slices"
	"strings"

	"boardduels/ai/feature"
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

// Lesson tells in one or two sentences what an AI learned from a match; "" if it learned nothing. Card names the cards
// of a hero; what is known of heroes now names their cases.
func Lesson(t *i18n.Translator, changes []kb.Change, card func(hero string) CardNames, known []*kb.Knowledge) string {
	var sentences []string
	if sparred := of(changes, "sparred"); sparred != nil && sparred.To > 0 {
		sentences = append(sentences, t.Text("lesson.sparred", i18n.Args{"N": int(sparred.To)}))
	}
	if most := mostTelling(t, changes, card, known); most != "" {
		sentences = append(sentences, most)
	}
	return strings.Join(sentences, " ")
}

// mostTelling tells the one thing of a lesson that says most about the user.
func mostTelling(t *i18n.Translator, changes []kb.Change, card func(hero string) CardNames, known []*kb.Knowledge) string {
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

// expectation tells what the AI now expects more of the user, or less: of what moved furthest the first that the user
// does, such as playing a kind of card, or else what it seeks; "" if nothing moved.
func expectation(t *i18n.Translator, changes []kb.Change, card func(hero string) CardNames) string {
	style := of(changes, "style")
	if style == nil {
		return ""
	}
	if i := slices.IndexFunc(changes, func(c kb.Change) bool { return c.Kind == "style" && isDeed(c.Trait) }); i >= 0 {
		style = &changes[i]
	}
	names, grew := card(style.Hero), style.To > style.From
	id, isKept := strings.CutPrefix(style.Trait, feature.KeptPrefix)
	switch {
	case isKept && grew:
		return t.Text("lesson.style.keeps", i18n.Args{"Card": names(id)})
	case isKept:
		return t.Text("lesson.style.plays", i18n.Args{"Card": names(id)})
	case grew:
		return t.Text("lesson.style.more", i18n.Args{"Trait": Trait(t, style.Trait, names)})
	}
	return t.Text("lesson.style.less", i18n.Args{"Trait": Trait(t, style.Trait, names)})
}

// isDeed reports whether a trait is of what somebody does, not of what comes of it.
func isDeed(trait string) bool {
	return slices.ContainsFunc([]string{"plays_", "leaves_", schema.SoonerPrefix, feature.KeptPrefix}, func(prefix string) bool {
		return strings.HasPrefix(trait, prefix)
	})
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

// Change tells one thing that a match changed in what an AI knows. A case that is still known is called by its name,
// any other by its number; without what is known now, by its number in the file.
func Change(t *i18n.Translator, c kb.Change, card CardNames, known []*kb.Knowledge) string {
	args := i18n.Args{"Case": c.Case, "Origin": Origin(t, c.Origin)}
	if known != nil {
		args["Case"] = CaseNumber(c.Case)
	}
	if name := nameOf(t, known, &c); name != "" {
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
		return t.Text("change.case_dropped", args)
	case "sparred":
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
	case "weight":
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
