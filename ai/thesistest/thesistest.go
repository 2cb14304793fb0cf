// Package thesistest reads the golden vectors: what the listings of the thesis (Appendix A) compute. They lie in
// ai/testdata/golden; the environment variable GOLDEN_DIR names another folder with sets of the same names; a relative
// one counts from the root of the module, where the tests are started.
package thesistest

import (
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"boardduels/internal/checkout"
)

// Set is a file of vectors. Header fields that a set doesn't have are empty.
type Set[V any] struct {
	Epsilon float32            `json:"eps"`
	Limit   float32            `json:"limit"`
	Tables  map[string][][]int `json:"tables"`
	Bases   []Base             `json:"bases"`
	Vectors []V                `json:"vectors"`
}

// Base is a case base of a set.
type Base struct {
	Name  string `json:"name"`
	Cases []struct {
		In  [14]float32 `json:"in"`
		Out [4]float32  `json:"out"`
	} `json:"cases"`
}

// Bits is a float32 by its bits, as a signed number.
type Bits int32

// Float returns the float32.
func (b Bits) Float() float32 { return math.Float32frombits(uint32(b)) }

// Same reports whether f has these bits, or both aren't numbers.
func (b Bits) Same(f float32) bool {
	return math.Float32bits(f) == uint32(b) || (f != f && b.Float() != b.Float())
}

// Read returns a set by name.
func Read[V any](t testing.TB, name string) Set[V] {
	t.Helper()
	dir := os.Getenv("GOLDEN_DIR")
	if dir == "" {
		dir = "ai/testdata/golden"
	}
	if !filepath.IsAbs(dir) {
		dir = filepath.Join(checkout.Root(t), dir)
	}
	data, err := os.ReadFile(filepath.Join(dir, name+".json"))
	require.NoError(t, err)
	var set Set[V]
	require.NoError(t, json.Unmarshal(data, &set))
	require.NotEmpty(t, set.Vectors)
	return set
}
