package explanation_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai/duel/explanation"
	"boardduels/kb"
)

// What a lesson changed most of what the AI will do stands first, whichever kind it is of.
func TestForemostIsWhatChangesMostOfWhatItWillDo(t *testing.T) {
	added := kb.Change{Kind: "case_added", Hero: "mage", Case: 4}
	stated := kb.Change{Kind: "habit_stated", Hero: "knight", Trait: "end_with_ep", From: 0.2, To: 0.9}
	style := kb.Change{Kind: "style", Hero: "knight", Trait: "plays_many", From: 0.5, To: -0.6}
	hp := kb.Change{Kind: "weight", Hero: "mage", Trait: "own_hp", From: 1, To: 4} // by 5 hp of 30: half a log-odds
	proven := kb.Change{Kind: "potency", Hero: "mage", Case: 1, From: 0.3, To: 0.4}
	used := kb.Change{Kind: "frequency", Hero: "mage", Case: 2, From: 0.3, To: 0.4}
	dropped := kb.Change{Kind: "case_dropped", Hero: "mage", Case: 3}
	sparred := kb.Change{Kind: "sparred", Hero: "mage", To: 1000}
	all := []kb.Change{sparred, dropped, used, proven, hp, style, stated, added}
	assert.Equal(t, []kb.Change{added, stated, style, hp, proven, used, sparred, dropped}, explanation.Foremost(all, len(all)))
	assert.Equal(t, []kb.Change{added, stated, style}, explanation.Foremost(all, 3))
	assert.Equal(t, sparred, all[0], "the list itself stays as it is")
	assert.Empty(t, explanation.Foremost(nil, 3))

	foreign := kb.Change{Kind: "of another version", To: 7}
	assert.Equal(t, []kb.Change{used, foreign}, explanation.Foremost([]kb.Change{foreign, used}, 2))
}
