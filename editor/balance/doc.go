// Package balance tells a designer what an edit does to the game: it plays the pack without the edit and with it on the
// same luck, in the hands of several quick brains, until the answer is clear, and says it in one sentence. It knows no
// screen.
//
// A [Comparison] plays the plan of `duel balance --against` with package ai/arena, so that its figures are those of
// that command, bit for bit, with the same brains, seed and number of duels. What it adds is when to stop, what not to
// play (pairs of heroes that an edit can't touch, duels that a [Memory] remembers) and what the counts mean: a
// [Verdict], alarms and hints.
package balance
