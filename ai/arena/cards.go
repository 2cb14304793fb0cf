package arena

import (
	"slices"

	"boardduels/ai/arena/stats"
)

// uses adds up the use of cards by hero.
type uses struct {
	heroes []string
	duels  []int // by hero: how many it played, a duel against itself twice
	won    []int
	counts [][]CardTally
}

func newUses(heroes []string) *uses {
	return &uses{heroes, make([]int, len(heroes)), make([]int, len(heroes)), make([][]CardTally, len(heroes))}
}

// add adds what both sides of a fixture did with a pack.
func (u *uses) add(f *Fixture, t *Tally, pack int) {
	if t.seeds() == 0 {
		return
	}
	scores := f.scores(t, pack)
	duels, won := scores.N()*(len(scores)-1), total(scores)
	first, second := f.pair()
	for side, hero := range []string{first, second} {
		h := slices.Index(u.heroes, hero)
		u.duels[h] += duels
		u.won[h] += []int{won, duels - won}[side]
		cards := t.Cards[pack][side]
		if u.counts[h] == nil {
			u.counts[h] = make([]CardTally, len(cards))
		}
		for i := range cards {
			u.counts[h][i].Card = cards[i].Card
			u.counts[h][i].merge(&cards[i])
		}
	}
}

// cards returns the uses of all cards.
func (u *uses) cards() (all []CardUse) {
	for h, hero := range u.heroes {
		for i := range u.counts[h] {
			all = append(all, cardUse(hero, &u.counts[h][i], u.duels[h], u.won[h]))
		}
	}
	return all
}

func cardUse(hero string, c *CardTally, duels, won int) CardUse {
	use := CardUse{
		Hero: hero, Card: c.Card, Chances: c.Chances.use(),
		Plays:        float64(c.Plays) / float64(duels),
		Drawn:        float64(c.Drawn) / float64(duels),
		Played:       float64(c.Played) / float64(duels),
		WhenDrawn:    stats.NewShare(c.DrawnWon, c.Drawn),
		WhenNotDrawn: stats.NewShare(won-c.DrawnWon, duels-c.Drawn),
		WhenPlayed:   stats.NewShare(c.PlayedWon, c.Played),
		WhenKept:     stats.NewShare(c.DrawnWon-c.PlayedWon, c.Drawn-c.Played),
	}
	use.ByDrawing = stats.Difference(use.WhenDrawn, use.WhenNotDrawn)
	use.ByPlaying = stats.Difference(use.WhenPlayed, use.WhenKept)
	return use
}
