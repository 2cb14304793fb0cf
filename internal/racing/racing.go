// Package racing lets tests be left out under the race detector, with which they take some ten times as long.
package racing

import "testing"

// Skip leaves a test out under the race detector, and says why no race can be missed.
func Skip(t testing.TB, why string) {
	t.Helper()
	if Detected {
		t.Skip("under the race detector: " + why)
	}
}
