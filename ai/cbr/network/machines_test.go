package network_test

import (
	"encoding/binary"
	"flag"
	"fmt"
	"hash/fnv"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/cbr/network"
	"boardduels/runtime/game"
	"boardduels/schema"
)

var update = flag.Bool("update", false, "write the golden file")

// What the corrected learner learns is the same to the bit on every machine, as matches and replays need: the golden
// file holds a digest of many trainings.
func TestCorrectedLearnsTheSameOnEveryMachine(t *testing.T) {
	digest := fnv.New64a()
	chance := game.NewStream(1, 0)
	unit := func() float32 { return float32(chance.Below(101)) / 100 }
	for range 5000 {
		var inputs, weights network.Signals
		var priorities [schema.Inputs]int
		for i := range inputs {
			inputs[i], priorities[i] = unit(), chance.Below(16)-2
		}
		network.Corrected{}.Learn(&weights, &inputs, unit(), &priorities)
		for _, w := range weights {
			require.NoError(t, binary.Write(digest, binary.LittleEndian, math.Float32bits(w)))
		}
	}
	got := fmt.Sprintf("%016x", digest.Sum64())
	golden := filepath.Join("testdata", "corrected.golden")
	if *update {
		require.NoError(t, os.MkdirAll("testdata", 0o755))
		require.NoError(t, os.WriteFile(golden, []byte(got+"\n"), 0o644))
	}
	want, err := os.ReadFile(golden)
	require.NoError(t, err)
	assert.Equal(t, strings.TrimSpace(string(want)), got)
}
