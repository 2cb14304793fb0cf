//go:build race

package raceflag

// Detected reports whether races are.
const Detected = true
