//go:build !race

package racing

// Detected reports whether races are.
const Detected = false
