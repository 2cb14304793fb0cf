// Package duelrecord records duels, and verifies, scrubs, forks and compares what was recorded.
//
// # The format
//
// A replay is a small text file (UTF-8, one statement a line) that carries all it needs: it outlives edits of the pack
// that it was played with.
//
//	board-duels replay 4
//	game duel
//	rules 1
//	pack "classic" 5b0c…
//	date 2026-11-20T18:04:05Z
//	seed 42
//	seat 1
//	name "Ігор"
//	player person
//	hero knight …
//	card spike_strike …
//	wounds 12
//	seat 2
//	player brain precedent seed 7
//	hero mage …
//	card fire_bolt …
//	knowledge mage cases 8102 priorities 2140
//	<?xml version="1.0" encoding="UTF-8"?>
//	<cases>
//	…
//	</priorities>
//	foe knight cases 8044 priorities 2140
//	…
//	start 6c1e0b9d54aa3f20
//	turn 1 round 1 seat 2
//	play fire_bolt
//	end
//	hash 0f3c6f0e2a9b1d47
//	…
//	result winner 2
//	digest 641b6e32c847…
//
// Statements stand in the order shown. pack, date, name, wounds, knowledge and foe may be missing. Seats and turns
// count from 1. A hero and its cards are written in the compact form of package schema. Knowledge is what a brain knew
// of its own hero, foe what it knew of the other and of whoever plays it: each a document of cases and one of
// priorities, as schema writes them; their sizes are in bytes. What a file holds already isn't written again: "foe mage
// as 1" is the first knowledge in it whose documents are written out.
//
// Wounds are hp that a hero lacked at the start, from an earlier duel of a run.
//
// A duel in which something is said in the language of card rules (docs/cardrules.md) is written in format 5, which has
// a line more behind that of the rules: "language 1", or "language 1 rules 412" and rules.xml, as many bytes of it, if
// the pack has one. Behind the cards of a hero's deck stand those that rules of either hero bring to it, in the order
// of its lines in the duel, and then its relics, as "relic anvil …".
//
// A duel with clashes is written in format 6. Its turns may begin with the stances that both took for them, that of who
// ended the turn before first: "clash strike guard". They are written once both are known: a file of a duel in which
// one has chosen is as if it hadn't, and goes on with its choice. A turn's hash is that of the state in which it has
// ended and no stance is taken. "clash strike" alone stands in front of the result of a duel that was over before the
// other one was taken.
//
// The game line names the game: other games may be recorded in the same form, and this package reads duels. The start
// line ends the header; it holds the digest of the first state. A turn lists the actions of one seat by card id, of a
// card that offers modes with the one that was chosen: "play oracle:2". Its
// hash is the digest of the state after the turn and what follows up to the next decision. A duel that ends before the
// rules decide it has the line "result winner 1 forfeit "reason"". Without a result, the record is that of an
// unfinished duel, which can be resumed.
//
// # Digest
//
// The last line is the SHA-256 of all bytes before it. Whatever was altered, cut off or added since a file was written
// is found before anything else is read from it: docs/decisions/0016. Lines end in a line feed alone,
// once what may happen to a whole text on its way is undone (internal/textnorm, docs/decisions/0078).
//
// # Versions
//
// The number in the first line changes when a reader of the old format could misread the new one. Additions that an
// older reader may pass over begin with "+" and stand behind the seed or at the end of a seat; they are kept as they
// are. Any other unknown line is an error. Two of them are known: "+fork 12 641b…" says of which duel a replay is a
// fork, see [Origin], and "+program 0.1.0" by which version of the program it was begun.
//
// The numbers before 4 were of programs that were never released. Formats 4 to 6 are read for ever:
// docs/tester/formats.md.
//
// # Limits
//
// A file has at most 2 MiB, a line outside documents 4,096 bytes.
//
// # Bundles
//
// Several replays in one file are a zip archive of at most 300 files and 64 MiB; the name of each ends in ".replay".
package duelrecord
