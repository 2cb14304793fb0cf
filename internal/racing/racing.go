// Package racing lets tests, or cases of one, be left out under the race detector, with which they take some ten times
// as long.
package racing

import "testing"

// Skip leaves a test out under the race detector, and says why no race can be missed.
func Skip(t testing.TB, why string) {
	t.Helper()
	if Detected {
		t.Skip("under the race detector: " + why)
	}
}

// First returns all cases, under the race detector the first alone: those that differ in what is shown, not in what
// runs at once.
func First[T any](all ...T) []T {
	if Detected {
		return all[:1]
	}
	return all
}
