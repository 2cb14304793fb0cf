package explanation_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai/duel/explanation"
	"boardduels/ai/duel/learning"
	"boardduels/ai/duel/usermodel"
	"boardduels/internal/i18n"
	"boardduels/kb"
	"boardduels/kb/classic/classictest"
	"boardduels/schema"
)

func cardsOf(string) explanation.CardNames { return fireBolt }

func TestLesson(t *testing.T) {
	style := kb.Change{Kind: "style", Trait: "kept_firebolt", From: 1, To: 0.5}
	for _, test := range []struct {
		changes []kb.Change
		en, uk  string
	}{
		{nil, "", ""},
		{[]kb.Change{{Kind: "potency"}}, "It now knows better which of the situations it remembers to trust.", "Тепер він краще знає, яким із ситуацій, що їх пам’ятає, довіряти."},
		{[]kb.Change{{Kind: "potency"}, style}, "It now expects you to play Fire Bolt more often.",
			"Тепер він чекає, що ви частіше гратимете карту «Fire Bolt»."},
		{[]kb.Change{{Kind: "case_added", Origin: schema.ByAI}, style, {Kind: "case_added", Origin: schema.ByUser}},
			"It has learned to do as you did in a situation that was new to it. It now expects you to play Fire Bolt more often.",
			"Він навчився робити, як ви, в новій для нього ситуації. Тепер він чекає, що ви частіше гратимете карту «Fire Bolt»."},
		{[]kb.Change{{Kind: "case_added", Origin: schema.ByUser}}, "It has learned to do as you did in a situation that was new to it.",
			"Він навчився робити, як ви, в новій для нього ситуації."},
		{[]kb.Change{{Kind: "style", Trait: "own_hp", To: 2}, {Kind: "style", Trait: "plays_defence_hurt", To: 1}},
			"More often than before, it expects you to play defences with less than half of your hp.", "Тепер він частіше чекає, що ви гратимете захисти, коли у вас менше половини здоров’я."},
		{[]kb.Change{{Kind: "style", Trait: "own_hp", From: 1}}, "Less often than before, it expects you to take care of your hp.", "Тепер він рідше чекає, що ви берегтимете своє здоров’я."},
		{[]kb.Change{{Kind: "style", Trait: "own_dying", From: 1}, {Kind: "style", Trait: "foe_hp", From: -2, To: -3}},
			"More often than before, it expects you to go for the enemy’s hp.", "Тепер він частіше чекає, що ви битимете ворога по здоров’ю."},
		{[]kb.Change{{Kind: "style", Trait: "sooner_firebolt", To: 1}}, "More often than before, it expects you to play Fire Bolt before other cards.",
			"Тепер він частіше чекає, що ви гратимете карту «Fire Bolt» раніше за інші."},
		{[]kb.Change{{Kind: "style", Trait: "hurt_foe_hp", From: 1}}, "It now knows your way of playing a little better.", "Тепер він трохи краще знає, як ви граєте."},
		{[]kb.Change{{Kind: "style", Trait: "kept_firebolt", To: 1}}, "It now expects you to keep Fire Bolt for later more often.",
			"Тепер він чекає, що ви частіше берегтимете карту «Fire Bolt» на потім."},
		{[]kb.Change{style, {Kind: "habit_stated", Trait: "early/one", From: 0.2, To: 0.5}}, "It now says of you: In the first two rounds you often play just one card.",
			"Тепер він каже про вас: У перших двох раундах ви часто граєте лише одну карту."},
		{[]kb.Change{{Kind: "case_added", Origin: schema.ByAI}}, "It remembers a situation that was new to it.", "Він запам’ятав нову для себе ситуацію."},
	} {
		assert.Equal(t, test.en, explanation.Lesson(en, test.changes, cardsOf, nil))
		assert.Equal(t, test.uk, explanation.Lesson(uk, test.changes, cardsOf, nil))
	}
}

// Whatever of a user's style moves, what is told of it is a sentence, without the names of documents and without what
// only a table of traits would say.
func TestAnyLessonIsASentence(t *testing.T) {
	hero := classictest.Duel(t, "knight", "mage").Hero(0)
	for id := range usermodel.ID(usermodel.Count) {
		trait := usermodel.Name(hero, id)
		if trait == "" {
			trait = "plays_of_another_version"
		}
		for _, change := range []kb.Change{{Kind: "style", Trait: trait, To: 1}, {Kind: "style", Trait: trait, From: 1}} {
			for _, tr := range []*i18n.Translator{en, uk} {
				told := explanation.Lesson(tr, []kb.Change{change}, cardsOf, nil)
				assert.NotContains(t, told, "deed.")
				assert.NotContains(t, told, ": ", trait)
				assert.NotContains(t, told, "_")
				assert.Regexp(t, `^\p{Lu}.*\.$`, told)
			}
		}
	}
}

func TestChange(t *testing.T) {
	for _, test := range []struct {
		kind   learning.ChangeKind
		change kb.Change
		en     string
	}{
		{learning.PotencyChanged, kb.Change{Case: 3, From: 0.25, To: 0.5}, "Case 3 (from an expert): used in 50% of the duels won, before 25%."},
		{learning.FrequencyChanged, kb.Change{Case: 3, Origin: schema.ByUser, From: 0.25, To: 0.5}, "Case 3 (learned from you): used in 50% of the decisions, before 25%."},
		{learning.CaseAdded, kb.Change{Case: 12, Origin: schema.ByAI, To: 0.02}, "Case 12 is new (the AI’s own)."},
		{learning.CaseDropped, kb.Change{Case: 1, From: 0.01}, "Case 1 had to make room (from an expert)."},
		{learning.StyleMoved, kb.Change{Trait: "foe_hp", From: -3, To: -2.5}, "Your style, enemy hp, 5 more: chosen 1.5 times less often, before 1.6 times less often."},
		{learning.HabitStated, kb.Change{Trait: "hurt/defends", From: 0.4, To: 0.8}, "It now says of you: With less than half of your hp you mostly play a defence."},
		{learning.HabitWithdrawn, kb.Change{Trait: "always/plays_card/firebolt", From: 0.2, To: 0.5}, "It no longer says of you: On the whole you seldom play Fire Bolt."},
	} {
		test.change.Kind = test.kind.String()
		assert.Equal(t, test.en, explanation.Change(en, test.change, fireBolt, nil))
		assert.NotEqual(t, test.change.Kind, explanation.Change(uk, test.change, fireBolt, nil))
	}
	weighed := kb.Change{Kind: "weight", Trait: "kept_firebolt", To: 0.125} // as histories hold it
	assert.Equal(t, "What counts for it, keeping Fire Bolt: +3% chance to win, before ±0%.", explanation.Change(en, weighed, fireBolt, nil))
	assert.Equal(t, "1 duel in its head.", explanation.Change(en, kb.Change{Kind: "sparred", To: 1}, fireBolt, nil))
	forbidden := kb.Change{Kind: kb.HabitForbidden, Trait: "hurt/one", From: 0.5, To: 0.1}
	assert.Equal(t, "It may no longer say of you: With less than half of your hp you seldom play just one card.", explanation.Change(en, forbidden, fireBolt, nil))
	forbidden.Kind = kb.HabitAllowed
	assert.Equal(t, "It may say of you again: With less than half of your hp you seldom play just one card.", explanation.Change(en, forbidden, fireBolt, nil))
	assert.Equal(t, "dreamt", explanation.Change(en, kb.Change{Kind: "dreamt"}, fireBolt, nil), "of another version")
}

// A case that is still known is called by its name.
func TestChangesNameTheirCases(t *testing.T) {
	mage := &kb.Knowledge{Hero: "mage", Cases: []schema.Case{{ID: 3}}}
	mage.Cases[0].Inputs[0] = 0.1
	known := []*kb.Knowledge{mage}
	name := explanation.CaseNames(i18n.For("en"), mage.Cases)[0]
	used := kb.Change{Kind: "frequency", Hero: "mage", Case: 3, Origin: schema.ByUser, From: 0.1, To: 0.2}
	assert.Contains(t, explanation.Change(i18n.For("en"), used, fireBolt, known), "“"+name+"”")
	assert.Contains(t, explanation.Change(i18n.For("en"), used, fireBolt, nil), "Case 3 ", "as in the file")
	assert.Contains(t, explanation.Change(i18n.For("en"), used, fireBolt, []*kb.Knowledge{{Hero: "mage"}}), "Case that it no longer has (")
	used.Kind = "case_dropped"
	assert.Equal(t, "A case had to make room (learned from you).", explanation.Change(i18n.For("en"), used, fireBolt, []*kb.Knowledge{{Hero: "mage"}}))
	used.Kind = "frequency"
	took := []kb.Change{{Kind: "case_added", Hero: "mage", Case: 3, Origin: schema.ByUser}}
	assert.Contains(t, explanation.Lesson(i18n.For("en"), took, cardsOf, known), "“"+name+"”")
}
