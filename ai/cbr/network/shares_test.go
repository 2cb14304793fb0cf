package network_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"boardduels/ai/cbr/network"
)

// Training that has nothing to do leaves the shares.
func TestSharesAreWhatTrainingBeginsWith(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		inputs, priorities := drawSignals(t), drawPriorities(t)
		shares := network.Shares(&priorities)
		weights, _ := learn(&inputs, float32(dot(&shares, &inputs)), &priorities)
		assert.Equal(t, weights, shares)
	})
}
