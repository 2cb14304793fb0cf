package explanation

import (
	"strings"

	"boardduels/ai/duel/habit"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

var whens = map[string]string{
	"always": "habit.when.always", "early": "habit.when.early", "hurt": "habit.when.hurt", "dying": "habit.when.dying",
	"foe_hurt": "habit.when.foe_hurt", "foe_shielded": "habit.when.foe_shielded", "foe_armed": "habit.when.foe_armed",
	"behind": "habit.when.behind", "ahead": "habit.when.ahead", "rich": "habit.when.rich",
	"foe_dying": "habit.when.foe_dying", "foe_rich": "habit.when.foe_rich",
}

var does = map[string]string{
	"nothing": "habit.does.nothing", "one": "habit.does.one", "few": "habit.does.few", "many": "habit.does.many",
	"attacks": "habit.does.attacks", "strikes": "habit.does.strikes", "attacks_only": "habit.does.attacks_only",
	"defends": "habit.does.defends", "defends_only": "habit.does.defends_only",
	"heals": "habit.does.heals", "shields": "habit.does.shields", "arms": "habit.does.arms", "major": "habit.does.major",
	"keeps_3": "habit.does.keeps_3", "keeps_5": "habit.does.keeps_5", "spends": "habit.does.spends", "plays_card": "habit.does.plays_card",
}

// Habit tells the user a habit in one sentence.
func Habit(t *i18n.Translator, h *schema.Habit, card CardNames) string {
	return t.Text("habit.sentence", i18n.Args{"When": t.Text(whens[h.When]), "How": t.Text(how(h)), "Does": doing(t, h.HabitKey, card)})
}

// doing tells what somebody who has a habit does.
func doing(t *i18n.Translator, k schema.HabitKey, card CardNames) string {
	args := i18n.Args{}
	if k.Card != "" {
		args["Card"] = card(k.Card)
	}
	return t.Text(does[k.Does], args)
}

// Challenge is what the AI says of the user before a duel.
func Challenge(t *i18n.Translator, c *habit.Claim, card CardNames) string {
	key := "claim.say"
	if c.IsSeldom() {
		key = "claim.say_seldom"
	}
	return t.Text(key, i18n.Args{"Habit": Habit(t, &c.Habit, card)})
}

// Claim tells what became of what was said of the user before a duel.
func Claim(t *i18n.Translator, c *habit.Claim, card CardNames) string {
	key := "claim.broken"
	switch {
	case c.Came == 0:
		key = "claim.untested"
	case c.Holds():
		key = "claim.held"
	}
	return t.Text(key, i18n.Args{"Habit": Habit(t, &c.Habit, card), "Did": c.Did, "N": c.Came, "Usual": c.UsualDid()})
}

// how returns the key of how often the user does it, in a word.
func how(h *schema.Habit) string {
	const few, half, most = 0.3, 0.4, 0.6
	switch share := h.Told(); {
	case h.IsSeldom() && share < few:
		return "habit.how.seldom"
	case h.IsSeldom():
		return "habit.how.less"
	case share < half:
		return "habit.how.more"
	case share < most:
		return "habit.how.often"
	}
	return "habit.how.mostly"
}

// HabitFigures tells what a habit rests on.
func HabitFigures(t *i18n.Translator, h *schema.Habit) string {
	var told []string
	if h.Seen > 0 {
		told = append(told, t.Text("habit.figures", i18n.Args{
			"Done": h.Done, "Seen": h.Seen, "Share": Share(float32(h.Done) / float32(h.Seen)), "Usual": Share(h.Usual)}))
	}
	if h.Tested > 0 {
		told = append(told, t.Text("habit.tested", i18n.Args{"Held": h.Held, "Tested": h.Tested}))
	}
	switch h.Status {
	case schema.Edited:
		told = append(told, t.Text("habit.by_expert", i18n.Args{"Share": Share(h.Share)}))
	case schema.Accepted:
		told = append(told, t.Text("habit.confirmed"))
	}
	return strings.Join(told, " ")
}

// HabitAnswer tells what the AI does about the user where a habit shows.
func HabitAnswer(t *i18n.Translator, answers habit.Answers, h *schema.Habit) string {
	a, ok := answers[h.When]
	if !ok {
		return t.Text("habit.answer.none")
	}
	key := "habit.answer.same"
	if a.Differs {
		key = "habit.answer.differs"
	}
	share := func(turns int) string { return Share(float32(turns) / float32(a.Turns)) }
	return t.Text(key, i18n.Args{"Does": t.Text(answered[a.Does]), "Share": share(a.Done), "Unaware": share(a.Unaware)})
}

// answered holds the keys of what the AI does.
var answered = map[string]string{
	"nothing": "habit.answer.nothing", "one": "habit.answer.one", "few": "habit.answer.few", "many": "habit.answer.many",
	"attacks": "habit.answer.attacks", "strikes": "habit.answer.strikes", "attacks_only": "habit.answer.attacks_only",
	"defends": "habit.answer.defends", "defends_only": "habit.answer.defends_only",
	"heals": "habit.answer.heals", "shields": "habit.answer.shields", "arms": "habit.answer.arms", "major": "habit.answer.major",
	"keeps_3": "habit.answer.keeps_3", "keeps_5": "habit.answer.keeps_5", "spends": "habit.answer.spends",
}

// Told returns the habits that are told of the user, as they stand in the knowledge.
func Told(habits []schema.Habit) (told []schema.Habit) {
	for _, h := range habits {
		if h.IsTold() {
			told = append(told, h)
		}
	}
	return told
}
