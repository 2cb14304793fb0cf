package play

import (
	"reflect"

	"boardduels/runtime/replay"
)

// stranger says that nobody has seen the player play a hero, and so can't play as the player does.
type stranger struct{ hero string }

func (s *stranger) Error() string { return "nobody has seen the player play " + s.hero }

// mostImitated is how many duels the double is made of, the last ones: players change.
const mostImitated = 24

// imitate has a seat that knows its heroes play as the player plays its own: by the player's last duels, or if none are
// kept by what the AI has learned from them.
func (g *Game) imitate(seat *replay.Seat) error {
	own, foe, err := seat.Known()
	if err != nil {
		return err
	}
	duels := g.duelsWith(&seat.Hero)
	if len(duels) == 0 {
		if own.Experience.Observed == 0 {
			return &stranger{seat.Hero.ID}
		}
		return nil
	}
	mine, err := g.options.Imitate(own, duels)
	if err != nil {
		return err
	}
	if foe == own {
		foe = mine
	}
	seat.Know(mine, foe)
	return nil
}

// duelsWith returns the last duels in which the player played a hero as it is. One that can't be read is left out.
func (g *Game) duelsWith(hero *replay.Hero) (duels []*replay.Record) {
	const looked = 200
	saved, _ := g.library.saved(looked)
	for _, s := range saved {
		if s.err == nil && len(duels) < mostImitated && reflect.DeepEqual(s.record.Seats[personOf(s.record)].Hero, *hero) {
			duels = append(duels, s.record)
		}
	}
	return duels
}

// learns reports whether the AI at a seat learns from a duel. Who plays as the player does learns nothing by that.
func (g *Game) learns(seat *replay.Seat) bool {
	return seat.Knowledge != nil && seat.Brain != g.options.Double
}
