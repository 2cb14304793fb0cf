package explanation_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"boardduels/ai"
	"boardduels/ai/duel/explanation"
	"boardduels/runtime/duel"
)

func thinking(imagined ...ai.Imagined) *ai.Rationale {
	return &ai.Rationale{Retrieved: make([]ai.Retrieved, 2), Turn: []duel.Action{}, Imagined: imagined}
}

func TestReasonOfAnImaginedTurn(t *testing.T) {
	card, end := duel.Play(1), duel.EndTurn
	for _, test := range []struct {
		action duel.Action
		chosen ai.Imagined
		en, uk string
	}{
		{card, ai.Imagined{Share: 0.614, Answers: 100, Idle: 30, Reply: []ai.Frequent{{Card: 0, Duels: 62}, {Card: 1, Duels: 25}, {Card: 0, Duels: 24}}},
			"Mage played Fire Bolt because that worked best when it tried its turn out in its head. " +
				"It won 61% of the duels that it imagined after it. It thinks Knight is most likely to answer with Cleave (62%), Fire Bolt (25%).",
			"Mage грає карту «Fire Bolt», бо так вийшло найкраще, коли він випробував свій хід подумки. " +
				"Після цього виграно 61% уявних дуелей. На його думку, Knight найімовірніше відповість так: Cleave (62%), Fire Bolt (25%)."},
		{card, ai.Imagined{Share: 1},
			"Mage played Fire Bolt because that worked best when it tried its turn out in its head. " +
				"It won 100% of the duels that it imagined after it.",
			"Mage грає карту «Fire Bolt», бо так вийшло найкраще, коли він випробував свій хід подумки. " +
				"Після цього виграно 100% уявних дуелей."},
		{end, ai.Imagined{Share: 0.5, Answers: 4, Idle: 3, Reply: []ai.Frequent{{Card: 0, Duels: 1}}},
			"Mage ended the turn because no card worked better when it tried its turn out in its head. " +
				"It won 50% of the duels that it imagined from here. It thinks Knight is most likely to end the turn without playing a card (75%).",
			"Mage завершує хід, бо жодна карта не дала кращого, коли він випробував свій хід подумки. Так виграно 50% уявних дуелей. " +
				"На його думку, Knight найімовірніше завершить хід, не зігравши жодної карти (75%)."},
	} {
		assert.Equal(t, test.en, explanation.Reason(en, names{}, 1, test.action, thinking(test.chosen)))
		assert.Equal(t, test.uk, explanation.Reason(uk, names{}, 1, test.action, thinking(test.chosen)))
	}
}

func TestImaginedTurnsAreNamed(t *testing.T) {
	both := ai.Imagined{Turn: []duel.Action{duel.Play(1), duel.Play(0)}, Answers: 8, Reply: []ai.Frequent{{Card: 0, Duels: 1}}}
	assert.Equal(t, "Fire Bolt → Cleave", explanation.Turn(en, names{}, 1, &both))
	assert.Equal(t, "Cleave (12%)", explanation.Answer(en, names{}, 0, &both))
	none := ai.Imagined{Answers: 1, Idle: 1}
	assert.Equal(t, "end the turn", explanation.Turn(en, names{}, 1, &none))
	assert.Equal(t, "завершити хід (100%)", explanation.Answer(uk, names{}, 0, &none))
	assert.Empty(t, explanation.Answer(en, names{}, 0, &ai.Imagined{}), "it was stunned, or beaten")
}

func TestThoughtThatChoseOtherwiseIsTold(t *testing.T) {
	chosen, cleave := ai.Imagined{Score: 0.2, Duels: 200}, ai.Imagined{Turn: []duel.Action{duel.Play(0)}, Score: 0.3, Duels: 100}
	assert.Equal(t, "At first sight this looked better: Cleave.", explanation.AtFirstSight(en, names{}, 1, thinking(chosen, cleave)))
	assert.Equal(t, "На перший погляд кращим здавалося інше: Cleave.", explanation.AtFirstSight(uk, names{}, 1, thinking(chosen, cleave)))
	assert.Empty(t, explanation.AtFirstSight(en, names{}, 1, thinking(cleave, chosen)))
	chosen.Score = cleave.Score - ai.Even
	assert.Empty(t, explanation.AtFirstSight(en, names{}, 1, thinking(chosen, cleave)), "about as good")
	assert.Empty(t, explanation.AtFirstSight(en, names{}, 1, &ai.Rationale{}))
	assert.Equal(t, 300, thinking(chosen, cleave).DuelsImagined())
}

// What the reason tells doesn't depend on the cards that the AI kept, nor on what it thought of playing them.
func TestReasonOfAnImaginedTurnKeepsTheHandSecret(t *testing.T) {
	turns := rapid.SliceOfN(rapid.Map(rapid.IntRange(0, 1), func(i int) duel.Action { return duel.Play(duel.CardIndex(i)) }), 0, 5)
	replies := rapid.SliceOf(rapid.Map(rapid.IntRange(0, 1), func(i int) ai.Frequent { return ai.Frequent{Card: duel.CardIndex(i), Duels: 9} }))
	amount := rapid.Float32Range(-5, 5)
	other := rapid.Custom(func(t *rapid.T) ai.Imagined {
		return ai.Imagined{
			Turn: turns.Draw(t, "turn"), Score: amount.Draw(t, "score"), Duels: rapid.IntRange(1, 300).Draw(t, "duels"),
			Share: rapid.Float32Range(0, 1).Draw(t, "share"), Reply: replies.Draw(t, "reply"),
			Answers: rapid.IntRange(0, 300).Draw(t, "answers"), Idle: rapid.IntRange(0, 300).Draw(t, "idle"),
		}
	})
	rapid.Check(t, func(t *rapid.T) {
		chosen := other.Draw(t, "chosen")
		action := rapid.SampledFrom([]duel.Action{duel.EndTurn, duel.Play(0), duel.Play(1)}).Draw(t, "action")
		tell := func() string {
			again := chosen
			again.Turn, again.Score, again.Duels = turns.Draw(t, "turn"), amount.Draw(t, "score"), rapid.IntRange(1, 300).Draw(t, "duels")
			r := thinking(append([]ai.Imagined{again}, rapid.SliceOfN(other, 0, 5).Draw(t, "others")...)...)
			r.Turn = append(r.Turn, again.Turn...)
			r.Gains = []ai.Gain{{Of: "kept_cleave", Amount: amount.Draw(t, "gain")}}
			return explanation.Reason(en, names{}, 1, action, r)
		}
		if one, two := tell(), tell(); one != two {
			t.Fatalf("%q, but of another hand %q", one, two)
		}
	})
}
