package explanation_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai"
	"boardduels/ai/duel/explanation"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// What the nearest case advises is told beside what was done, and where that is something else, why.
func TestAdviceThatWasNotTaken(t *testing.T) {
	guard := schema.Case{ID: 3}
	guard.Inputs[8], guard.Outputs[duel.Defence] = 1, 0.9
	decided := func(action duel.Action, kind duel.Kind, change func(*ai.Rationale)) *ai.Rationale {
		r := &ai.Rationale{
			Retrieved: []ai.Retrieved{{ID: 3, Distance: 0.09}}, Turn: []duel.Action{}, Promise: 0.73, Most: 0.73, Next: 0.65,
			Chain: []ai.Candidate{{Verdict: ai.TooExpensive}, {Action: action, Kind: kind}},
		}
		change(r)
		return r
	}
	as := func(*ai.Rationale) {}
	for _, c := range []struct {
		why    *ai.Rationale
		en, uk string
	}{
		{decided(duel.Play(1), duel.Attack, as), "That case advises to guard; this turn promised more.", "Цей прецедент радить захищатися; обраний хід обіцяв більше."},
		{decided(duel.Play(1), duel.Defence, as), "It did as that case advises.", "Він зробив те, що радить цей прецедент."},
		{decided(duel.EndTurn, 0, func(r *ai.Rationale) { r.Next = 0.728 }), "That case advises to guard; this turn promised as much.", "Цей прецедент радить захищатися; обраний хід обіцяв не менше."},
		{decided(duel.EndTurn, 0, func(r *ai.Rationale) { r.Next = 0 }), "That case advises to guard; that couldn’t be done now.", "Цей прецедент радить захищатися; зараз цього не зробити."},
		{decided(duel.Play(1), duel.Attack, func(r *ai.Rationale) { r.Lenient, r.Most = true, 0.9 }), "That case advises to guard; it did otherwise to hold back.",
			"Цей прецедент радить захищатися; він зробив інакше, щоб стриматися."},
		{decided(duel.Play(1), duel.Attack, func(r *ai.Rationale) { r.Imagined = []ai.Imagined{{Share: 0.6}, {Share: 0.5}, {Share: 0.6}} }),
			"That case advises to guard; this turn promised as much.", "Цей прецедент радить захищатися; обраний хід обіцяв не менше."},
		{decided(duel.Play(1), duel.Attack, func(r *ai.Rationale) { r.Turn = nil }), "alike.", "схоже на 91%."},
	} {
		assert.True(t, strings.HasSuffix(explanation.Reminded(en, c.why, []schema.Case{guard}), c.en), explanation.Reminded(en, c.why, []schema.Case{guard}))
		assert.True(t, strings.HasSuffix(explanation.Reminded(uk, c.why, []schema.Case{guard}), c.uk), explanation.Reminded(uk, c.why, []schema.Case{guard}))
	}
}
