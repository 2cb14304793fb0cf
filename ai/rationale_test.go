package ai_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai"
	"boardduels/runtime/duel"
)

func candidate(card duel.CardIndex, kind duel.Kind, v ai.Verdict) ai.Candidate {
	return ai.Candidate{Action: duel.Play(card), Kind: kind, Verdict: v}
}

func TestPassedOverTellsKindsButNotTheHand(t *testing.T) {
	network := []ai.Retrieved{{}}
	r := ai.Rationale{Retrieved: network, Chain: []ai.Candidate{
		candidate(5, duel.MajorDefence, ai.NotInHand),
		candidate(4, duel.Defence, ai.TooExpensive),
		candidate(3, duel.Defence, ai.NotInHand),
		candidate(2, duel.Attack, ai.NotInHand),
		candidate(1, duel.Attack, ai.Taken),
		candidate(0, duel.MajorAttack, ai.NotReached),
	}}
	assert.Equal(t, []duel.Kind{duel.MajorDefence, duel.Defence}, r.PassedOver())

	held := ai.Rationale{Retrieved: network, Chain: []ai.Candidate{
		candidate(5, duel.MajorDefence, ai.NotInHand),
		candidate(4, duel.Defence, ai.NotInHand),
		candidate(3, duel.Defence, ai.TooExpensive),
		candidate(2, duel.Attack, ai.TooExpensive),
		candidate(1, duel.Attack, ai.Taken),
		candidate(0, duel.MajorAttack, ai.NotReached),
	}}
	assert.Equal(t, r.PassedOver(), held.PassedOver(), "another hand that led to the same action")

	r.Chain = []ai.Candidate{candidate(1, duel.Attack, ai.TooExpensive), {Action: duel.EndTurn, Verdict: ai.Taken}}
	assert.Equal(t, []duel.Kind{duel.Attack}, r.PassedOver())

	r.Retrieved = nil
	assert.Empty(t, r.PassedOver(), "the chain of a brain without a network is its hand")
}
