package wording_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"boardduels/ai"
	"boardduels/ai/wording"
	"boardduels/runtime/duel"
)

func thinking(imagined ...ai.Imagined) *ai.Rationale {
	return &ai.Rationale{Retrieved: make([]ai.Retrieved, 2), Turn: []duel.CardIndex{}, Imagined: imagined}
}

func TestReasonOfAnImaginedTurn(t *testing.T) {
	card, end := duel.Play(1), duel.EndTurn
	for _, test := range []struct {
		action duel.Action
		chosen ai.Imagined
		en, uk string
	}{
		{card, ai.Imagined{Share: 0.614, Reply: []duel.CardIndex{0, 1}, Replies: 9},
			"Mage played Fire Bolt, because of the turns that it tried in its head one that begins so promised most: " +
				"it wins 61% of the duels imagined after it. It expects Knight to answer with Cleave, Fire Bolt.",
			"Mage грає карту «Fire Bolt», бо з ходів, випробуваних подумки, найбільше обіцяє той, що так починається: " +
				"після нього виграно 61% уявних дуелей. Очікує, що Knight відповість так: Cleave, Fire Bolt."},
		{card, ai.Imagined{Share: 1},
			"Mage played Fire Bolt, because of the turns that it tried in its head one that begins so promised most: " +
				"it wins 100% of the duels imagined after it.",
			"Mage грає карту «Fire Bolt», бо з ходів, випробуваних подумки, найбільше обіцяє той, що так починається: " +
				"після нього виграно 100% уявних дуелей."},
		{end, ai.Imagined{Share: 0.5, Replies: 1},
			"Mage ended the turn, because of the turns that it tried in its head none promised more: " +
				"so it wins 50% of the duels imagined from here. It expects Knight to end the turn without playing a card.",
			"Mage завершує хід, бо з ходів, випробуваних подумки, жоден не обіцяє більшого: так виграно 50% уявних дуелей. " +
				"Очікує, що Knight завершить хід, не зігравши жодної карти."},
	} {
		assert.Equal(t, test.en, wording.Reason(en, names{}, 1, test.action, thinking(test.chosen)))
		assert.Equal(t, test.uk, wording.Reason(uk, names{}, 1, test.action, thinking(test.chosen)))
	}
}

func TestImaginedTurnsAreNamed(t *testing.T) {
	both := ai.Imagined{Turn: []duel.CardIndex{1, 0}, Reply: []duel.CardIndex{0}, Replies: 2}
	assert.Equal(t, "Fire Bolt → Cleave", wording.Turn(en, names{}, 1, &both))
	assert.Equal(t, "Cleave", wording.Answer(en, names{}, 0, &both))
	none := ai.Imagined{Replies: 1}
	assert.Equal(t, "end the turn", wording.Turn(en, names{}, 1, &none))
	assert.Equal(t, "завершити хід", wording.Answer(uk, names{}, 0, &none))
	assert.Empty(t, wording.Answer(en, names{}, 0, &ai.Imagined{}), "it was stunned, or beaten")
}

func TestThoughtThatChoseOtherwiseIsTold(t *testing.T) {
	chosen, cleave := ai.Imagined{Score: 0.2, Duels: 200}, ai.Imagined{Turn: []duel.CardIndex{0}, Score: 0.3, Duels: 100}
	assert.Equal(t, "At first sight this looked better: Cleave.", wording.AtFirstSight(en, names{}, 1, thinking(chosen, cleave)))
	assert.Equal(t, "На перший погляд кращим здавалося інше: Cleave.", wording.AtFirstSight(uk, names{}, 1, thinking(chosen, cleave)))
	assert.Empty(t, wording.AtFirstSight(en, names{}, 1, thinking(cleave, chosen)))
	chosen.Score = cleave.Score - ai.Even
	assert.Empty(t, wording.AtFirstSight(en, names{}, 1, thinking(chosen, cleave)), "about as good")
	assert.Empty(t, wording.AtFirstSight(en, names{}, 1, &ai.Rationale{}))
	assert.Equal(t, 300, thinking(chosen, cleave).DuelsImagined())
}

// What the reason tells doesn't depend on the cards that the AI kept, nor on what it thought of playing them.
func TestReasonOfAnImaginedTurnKeepsTheHandSecret(t *testing.T) {
	cards := rapid.SliceOfN(rapid.Map(rapid.IntRange(0, 1), func(i int) duel.CardIndex { return duel.CardIndex(i) }), 0, 5)
	amount := rapid.Float32Range(-5, 5)
	other := rapid.Custom(func(t *rapid.T) ai.Imagined {
		return ai.Imagined{
			Turn: cards.Draw(t, "turn"), Score: amount.Draw(t, "score"), Duels: rapid.IntRange(1, 300).Draw(t, "duels"),
			Share: rapid.Float32Range(0, 1).Draw(t, "share"), Reply: cards.Draw(t, "reply"), Replies: rapid.IntRange(0, 300).Draw(t, "replies"),
		}
	})
	rapid.Check(t, func(t *rapid.T) {
		chosen := other.Draw(t, "chosen")
		action := rapid.SampledFrom([]duel.Action{duel.EndTurn, duel.Play(0), duel.Play(1)}).Draw(t, "action")
		tell := func() string {
			again := chosen
			again.Turn, again.Score, again.Duels = cards.Draw(t, "turn"), amount.Draw(t, "score"), rapid.IntRange(1, 300).Draw(t, "duels")
			r := thinking(append([]ai.Imagined{again}, rapid.SliceOfN(other, 0, 5).Draw(t, "others")...)...)
			r.Turn = append(r.Turn, again.Turn...)
			r.Gains = []ai.Gain{{Of: "kept_cleave", Amount: amount.Draw(t, "gain")}}
			return wording.Reason(en, names{}, 1, action, r)
		}
		if one, two := tell(), tell(); one != two {
			t.Fatalf("%q, but of another hand %q", one, two)
		}
	})
}
