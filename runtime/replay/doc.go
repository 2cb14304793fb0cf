// Package replay records duels, and verifies, scrubs, forks and compares what was recorded.
//
// # The format
//
// A replay is a small text file (UTF-8, one statement a line) that carries all it needs: it outlives edits of the pack
// that it was played with.
//
//	boardduels-replay 1
//	rules 1
//	pack "classic" 5b0c…
//	date 2026-11-20T18:04:05Z
//	seed 42
//	seat 1
//	name "Ігор"
//	player person
//	hero knight …
//	card spike_strike …
//	seat 2
//	player brain precedent seed 7
//	hero mage …
//	card fire_bolt …
//	knowledge mage
//	case 0 inputs 1 1 … outputs 0.5 … potency 0 frequency 0
//	priorities 13 12 …
//	start 6c1e0b9d54aa3f20
//	turn 1 round 1 seat 2
//	play fire_bolt
//	end
//	hash 0f3c6f0e2a9b1d47
//	…
//	result winner 2
//
// Statements stand in the order shown. pack, date, name and knowledge may be missing. Seats and turns count from 1. A
// hero and its cards are written in the compact form of package schema; numbers with a fraction are the shortest decimals
// that give back the same float32.
//
// The start line ends the header; it holds the digest of the first state. A turn lists the actions of one seat by card
// id. Its hash is the digest of the state after the turn and what follows up to the next decision. A duel that ends
// before the rules decide it has the line "result winner 1 forfeit "reason"".
//
// # Unfinished records
//
// A file may stop after any line from the start line on: it is the record of an unfinished duel, which can be resumed.
// Every line ends in a line feed (a carriage return before it is passed over). What follows the last line feed was torn
// off while it was written, and is not read.
//
// # Versions
//
// The number in the first line changes when a reader of the old format could misread the new one. Additions that an
// older reader may pass over begin with "+" and stand behind the seed or at the end of a seat; they are kept as they are.
// Any other unknown line is an error.
//
// # Limits
//
// A file has at most 1 MiB, a line 4,096 bytes.
package replay
