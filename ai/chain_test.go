package ai_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/schema"
	"boardduels/schema/schematest"
)

func TestTheBestGoesFirstAndOfEqualsTheOneTaken(t *testing.T) {
	scored := func(card duel.CardIndex, score float64, v ai.Verdict) ai.Candidate {
		return ai.Candidate{Action: duel.Play(card), Score: score, Verdict: v}
	}
	r := ai.Rationale{Chain: []ai.Candidate{
		scored(0, -1, ai.Worse), scored(1, 2, ai.NotReached), scored(2, 2, ai.Worse), scored(3, 2, ai.Taken), scored(4, 3, ai.Worse), scored(5, -1, ai.Worse),
	}}
	r.RankChain()
	var order []duel.CardIndex
	for _, c := range r.Chain {
		order = append(order, c.Action.Card)
	}
	assert.Equal(t, []duel.CardIndex{4, 3, 2, 1, 0, 5}, order)
}

func TestOnlyWhatCanNotBePlayedIsTooExpensive(t *testing.T) {
	d := classictest.Duel(t, "mage", "knight")
	s := d.Start(3)
	view := d.View(&s, s.Mover)
	view.Fighters[view.Seat].HandCount, view.Fighters[view.Seat].EP = 4, 0
	copy(view.Hand[:], []duel.CardIndex{1, 4, 2, 2})

	playable := ai.Candidate{Action: duel.Play(4), Verdict: ai.Taken}
	tooExpensive := func(card duel.CardIndex) ai.Candidate {
		return ai.Candidate{Action: duel.Play(card), Kind: d.Kind(view.Seat, card), Verdict: ai.TooExpensive}
	}
	r := ai.Rationale{Chain: []ai.Candidate{playable}}
	r.AddRefused(d, &view)
	assert.Equal(t, []ai.Candidate{playable, tooExpensive(1), tooExpensive(2)}, r.Chain)

	view.Fighters[view.Seat].StunTime = 1
	r.Chain = []ai.Candidate{{Action: duel.EndTurn}}
	r.AddRefused(d, &view)
	assert.Len(t, r.Chain, 1)
}

// Cards that rules keep from being played are told apart from those that cost too much, and a card of which a mode was
// considered isn't told again.
func TestWhatRulesBar(t *testing.T) {
	d, err := schema.ReadPack(schematest.Choices()).Duel("druid", "witch")
	require.NoError(t, err)
	card := func(id string) duel.CardIndex {
		return duel.CardIndex(slices.IndexFunc(d.Hero(0).Deck, func(line duel.DeckLine) bool { return line.Card.ID == id }))
	}
	s := d.Start(3)
	view := d.View(&s, 0)
	view.Fighters[0].HandCount, view.Fighters[0].EP = 3, 1
	copy(view.Hand[:], []duel.CardIndex{card("ash"), card("last_word"), card("oracle")})
	r := ai.Rationale{Chain: []ai.Candidate{{Action: duel.Action{Card: card("oracle"), Mode: 2}}}}
	r.AddRefused(d, &view)
	require.Len(t, r.Chain, 3)
	assert.Equal(t, ai.Barred, r.Chain[1].Verdict)
	assert.Equal(t, ai.TooExpensive, r.Chain[2].Verdict)
}
