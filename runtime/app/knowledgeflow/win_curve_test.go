package knowledgeflow

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/kb"
)

func TestWinShares(t *testing.T) {
	var history []kb.Entry
	for _, won := range []bool{false, true, true, true, true, false, false} {
		history = append(history, kb.Entry{Kind: kb.Played, Occasion: kb.Occasion{Mine: "mage", Won: won}})
	}
	history = append(history, kb.Entry{Kind: kb.Played, Occasion: kb.Occasion{Mine: "knight", Won: true}}, kb.Entry{Kind: kb.RolledBack})
	assert.InDeltaSlice(t, []float32{0, 1. / 2, 2. / 3, 3. / 4, 4. / 5, 4. / 5, 3. / 5}, winShares(wins(history, "mage")), 1e-6)
}
