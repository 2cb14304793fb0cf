package explanation_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai/duel/explanation"
	"boardduels/ai/duel/habit"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// Every habit that there can be is a sentence of its own, in both languages.
func TestEveryHabitHasASentence(t *testing.T) {
	for _, tr := range []*i18n.Translator{en, uk} {
		said := map[string]string{}
		for _, when := range schema.Situations {
			for _, does := range schema.Doings {
				for name, x := range map[string]struct{ share, usual float32 }{"mostly": {0.9, 0}, "often": {0.55, 0}, "more": {0.3, 0}, "less": {0.4, 1}, "seldom": {0.1, 1}} {
					h := schema.Habit{HabitKey: schema.HabitKey{When: when, Does: does}, Status: schema.Edited, Share: x.share, Usual: x.usual}
					if does == schema.PlaysCard {
						h.Card = "fire_bolt"
					}
					sentence := explanation.Habit(tr, &h, fireBolt)
					assert.NotContains(t, sentence, "habit.")
					assert.NotContains(t, sentence, "<no value>")
					assert.Empty(t, said[sentence], "%s is said like %s", sentence, said[sentence])
					said[sentence] = h.String() + name
				}
			}
		}
	}
}

func TestHabitFigures(t *testing.T) {
	h := schema.Habit{Status: schema.Stated, Seen: 24, Done: 19, Usual: 0.4}
	assert.Equal(t, "19 of 24 turns, 79%; most people 40%.", explanation.HabitFigures(en, &h))
	h.Tested, h.Held, h.Status, h.Share = 12, 9, schema.Edited, 0.7
	assert.Equal(t, "19 of 24 turns, 79%; most people 40%. Since it was said: 9 of 12. An expert says 70%.", explanation.HabitFigures(en, &h))
	assert.Equal(t, "Ходів: 19 із 24, 79%; більшість людей – 40%. Відколи про це сказано: 9 із 12. Експерт каже: 70%.", explanation.HabitFigures(uk, &h))
	h = schema.Habit{Status: schema.Accepted}
	assert.Equal(t, "An expert says so, too.", explanation.HabitFigures(en, &h))
}

func TestOnlySomeHabitsAreTold(t *testing.T) {
	habits := []schema.Habit{{Seen: 1}, {Status: schema.Stated}, {Status: schema.Forbidden}, {Status: schema.Edited}}
	assert.Equal(t, []schema.Habit{habits[1], habits[3]}, explanation.Told(habits))
}

// Whatever the AI does about a habit is a sentence of its own, in both languages.
func TestEveryAnswerHasASentence(t *testing.T) {
	h := schema.Habit{HabitKey: schema.HabitKey{When: "hurt", Does: "defends"}}
	for _, tr := range []*i18n.Translator{en, uk} {
		said := map[string]string{explanation.HabitAnswer(tr, nil, &h): "none"}
		for _, does := range schema.Doings {
			if does == schema.PlaysCard {
				continue
			}
			sentence := explanation.HabitAnswer(tr, habit.Answers{"hurt": {Does: does, Turns: 50, Done: 31, Unaware: 24, Differs: true}}, &h)
			assert.NotContains(t, sentence, "habit.")
			assert.Contains(t, sentence, "62")
			assert.Contains(t, sentence, "48")
			assert.Empty(t, said[sentence])
			said[sentence] = does
			same := explanation.HabitAnswer(tr, habit.Answers{"hurt": {Does: does, Turns: 50, Done: 31, Unaware: 30}}, &h)
			assert.Contains(t, same, "(60%)")
			assert.Empty(t, said[same])
			said[same] = does
		}
	}
}
