// Package arena lets brains play many duels and measures them: tournaments between brains, and the balance between
// heroes.
//
// A [Plan] says what is to be played: fixtures, each with a number of seeds. [Run] plays it, or a shard of it, on all
// processors, and returns a [Result]: whole counts and nothing else, so that results of shards [Merge] to exactly what
// one run would have counted, and an interrupted run goes on where it stopped. [Result.Standings] and [Result.Balance]
// then say what the counts mean.
package arena
