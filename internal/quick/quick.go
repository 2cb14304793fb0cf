// Package quick leaves tests, or cases of one, to the whole run: `go test -short` is for people who wait for the
// answer, everything is run before a change is taken.
package quick

import (
	"cmp"
	"maps"
	"slices"
	"testing"
)

// Skip leaves a test out of the quick tests, and says what makes it long.
func Skip(t testing.TB, why string) {
	t.Helper()
	if testing.Short() {
		t.Skip("not among the quick tests: " + why)
	}
}

// First returns all cases, among the quick tests the first alone: sizes and languages, say, of which one finds most of
// what all do.
func First[T any](all ...T) []T {
	if testing.Short() {
		return all[:1]
	}
	return all
}

// Few returns all named cases, among the quick tests the first n by name.
func Few[K cmp.Ordered, V any](n int, all map[K]V) map[K]V {
	if !testing.Short() {
		return all
	}
	few := make(map[K]V, n)
	for _, name := range slices.Sorted(maps.Keys(all))[:min(n, len(all))] {
		few[name] = all[name]
	}
	return few
}
