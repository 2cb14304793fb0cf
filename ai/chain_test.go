package ai_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
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
	view.Fighters[view.Seat].HandCount = 4
	copy(view.Hand[:], []duel.CardIndex{4, 0, 5, 5})

	playable := ai.Candidate{Action: duel.Play(0), Verdict: ai.Taken}
	tooExpensive := func(card duel.CardIndex) ai.Candidate {
		return ai.Candidate{Action: duel.Play(card), Kind: d.Kind(view.Seat, card), Verdict: ai.TooExpensive}
	}
	r := ai.Rationale{Chain: []ai.Candidate{playable}}
	r.AddTooExpensive(d, &view)
	assert.Equal(t, []ai.Candidate{playable, tooExpensive(4), tooExpensive(5)}, r.Chain)

	view.Fighters[view.Seat].StunTime = 1
	r.Chain = []ai.Candidate{{Action: duel.EndTurn}}
	r.AddTooExpensive(d, &view)
	assert.Len(t, r.Chain, 1)
}
