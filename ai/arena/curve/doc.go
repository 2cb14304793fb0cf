// Package curve measures an AI that learns, game after game: how often it wins its k-th game against a user,
// what the parts of its learning are worth, how well it foresees what the user does, how far its play bends, and
// whether what it has learned holds against this very user.
//
// A [Plan] says what is to be measured. Its unit is a learning run: one user with one hero against an AI with another,
// which knows at first what the pack does, for a number of games. Runs are independent of each other. [Run] makes them,
// or a shard of them, on all processors, and returns a [Result]: what was counted in each run and nothing else, so that
// results of shards [Merge] to exactly what one run of the program would have counted, and an interrupted one goes on
// where it stopped. [Result.Curves] says what it means, with intervals over learning runs.
package curve
