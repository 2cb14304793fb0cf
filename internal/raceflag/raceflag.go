// Package raceflag lets tests be left out under the race detector, with which they take some ten times as long.
package raceflag

import "testing"

// Few returns what takes long, or under the race detector what has as much at once in less time.
func Few[T any](long, short T) T {
	if Detected {
		return short
	}
	return long
}

// Skip leaves a test out under the race detector, and says why no race can be missed.
func Skip(t testing.TB, why string) {
	t.Helper()
	if Detected {
		t.Skip("under the race detector: " + why)
	}
}
