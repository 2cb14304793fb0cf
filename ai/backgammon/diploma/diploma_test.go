package diploma_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai/backgammon/diploma"
	"boardduels/ai/board"
	"boardduels/runtime/backgammon"
)

func TestFormula(t *testing.T) {
	b := backgammon.Board{{24: 1, 8: 3, 7: 2, 5: 2, 6: 4, 4: 3}, {12: 15}}
	// Pips 180−108, one blot; held 8, 7, 6, 5, 4 with an even number on 7, 6, 5: 8 against one of 1; 8-7, 7-6, 6-5, 5-4
	// neighbours; golden 5 and 4.
	want := []board.Term{{Name: "pips", Amount: 72}, {Name: "blots", Amount: -1}, {Name: "groups", Amount: 7}, {Name: "blocks", Amount: 4}, {Name: "golden", Amount: 2}}
	assert.Equal(t, want, diploma.Formula.Explain(&b, 0, nil))
	assert.Equal(t, float32(84), diploma.Formula.Value(&b, 0))
	assert.Equal(t, float32(-84), diploma.Formula.Value(&b, 1), "what is good for one is bad for the other")
}

// The two models of three weights differ in the sign of the points that are held.
func TestSignOfHeld(t *testing.T) {
	b := backgammon.Board{{6: 8, 5: 7}, {12: 15}}
	assert.Equal(t, float32(180-83-8), diploma.Printed.Value(&b, 0))
	assert.Equal(t, float32(180-83+8), diploma.Meant.Value(&b, 0))
}
