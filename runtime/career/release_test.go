package career_test

import (
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/career"
)

// What version 0.1.0 wrote is read for ever.
func TestTheCareerOfVersion010IsRead(t *testing.T) {
	text, err := os.ReadFile("testdata/0.1.0/career.json")
	require.NoError(t, err)
	c, err := career.Parse(text)
	require.NoError(t, err)
	assert.Equal(t, released, c.Duels)
}

var released = []career.Duel{
	{Name: "20261125-080000-knight-mage-1a2b", Date: time.Date(2026, 11, 25, 8, 0, 0, 0, time.UTC), Hero: "knight", Enemy: "mage",
		Brain: "precedent", Won: true, Rounds: 9, Cards: map[string]int{"cleave": 3, "rage": 1}},
	{Name: "20261126-201505-mage-knight-3c4d", Date: time.Date(2026, 11, 26, 20, 15, 5, 0, time.UTC), Hero: "mage", Enemy: "knight",
		Brain: "double", Friend: "Ганна", Rounds: 4},
}
