package rulestext_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/dueltest"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/duel/rulestext"
)

// Each effect of the table has words for what it is, what it is called and what it means, whatever its amount.
func TestEachEffectHasWords(t *testing.T) {
	for _, tr := range []*i18n.Translator{en, uk} {
		for _, e := range duel.Listed {
			for _, amount := range []int16{e.Lasting().Min, e.Lasting().Max} {
				gained := duel.Event{Kind: duel.EffectGained, Effect: e, Amount: amount, Time: 2, Card: duel.NoCard}
				over := duel.Event{Kind: duel.EffectEnded, Effect: e, Amount: amount, Card: duel.NoCard}
				for _, told := range []string{rulestext.Event(tr, names{}, gained), rulestext.Event(tr, names{}, over), rulestext.Meaning(tr, e, amount)} {
					assert.NotContains(t, told, "."+e.Lasting().Words, "%v: a key without words", e)
				}
			}
		}
	}
}

// What lasts on a fighter is told of it.
func TestEachEffectIsToldOfItsFighter(t *testing.T) {
	for _, e := range duel.Listed {
		var f duel.Fighter
		dueltest.Afflict(&f, e, 1, 2)
		told := rulestext.Effects(en, &f)
		if assert.Len(t, told, 1, "%v", e) {
			assert.Equal(t, e, told[0].Effect)
		}
	}
}

// The log knows what comes of each effect that may keep a hero from dying, to set it apart from what would have killed
// it.
func TestEachEffectThatSavesIsKnownToTheLog(t *testing.T) {
	for e := range rule.EffectCount {
		assert.Equal(t, e.Meaning().Saves, rulestext.IsSaving(e), "%v", e)
	}
}
