package duelrecord

import "boardduels/runtime/record"

// What can be wrong with a record.
type (
	// SyntaxError is a line that doesn't belong to the format.
	SyntaxError = record.SyntaxError
	// DigestError says that a file isn't as it was written.
	DigestError = record.DigestError
	// Divergence is the first place where a record and its re-simulation part.
	Divergence = record.Divergence
)
