package contest

import "boardduels/runtime/game"

// deal is the chance of a pair of games.
type deal struct {
	start   uint64       // the seed of both games
	lot     game.Stream  // draws the plies of the opening
	players [2][2]uint64 // the seeds of each game's players, by seat
}

// The purposes of chance of a contest without openings.
const (
	diceChance = iota
	playerChance
)

// deals draws the chance of all pairs. Where an opening makes them differ, its lot gives a pair's players one seed;
// where the game's dice do, each player has a seed of its own.
func (t *Task) deals() []deal {
	all := make([]deal, t.Pairs)
	dice, seeds := game.NewStream(t.Seed, diceChance), game.NewStream(t.Seed, playerChance)
	for i := range all {
		d := &all[i]
		if t.Opening > 0 {
			d.lot = game.NewStream(t.Seed, uint64(i))
			d.start = d.lot.Next()
			d.players = [2][2]uint64{{d.start, d.start}, {d.start, d.start}}
			continue
		}
		d.start = dice.Next()
		d.players = [2][2]uint64{{seeds.Next(), seeds.Next()}, {seeds.Next(), seeds.Next()}}
	}
	return all
}
