package arena

import (
	"slices"

	"boardduels/ai/arena/stats"
)

// uses adds up the use of cards by hero.
type uses struct {
	heroes []string
	duels  []int // by hero: how many it played, a duel against itself twice
	counts [][]CardTally
	draws  [][][]stats.Lotted // by hero and card, of each fixture and side
}

func newUses(heroes []string) *uses {
	n := len(heroes)
	return &uses{heroes, make([]int, n), make([][]CardTally, n), make([][][]stats.Lotted, n)}
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
		won := []int{won, duels - won}[side]
		cards := t.Cards[pack][side]
		for i := range cards {
			at := u.place(h, cards[i].Card)
			u.draws[h][at] = append(u.draws[h][at], stats.Lotted{Lots: cards[i].Draws, Won: won, Games: duels})
			u.counts[h][at].merge(&cards[i])
		}
	}
}

// place returns where a hero's card is counted. What the rules of others bring to the hero is met with some only.
func (u *uses) place(hero int, card string) int {
	at := slices.IndexFunc(u.counts[hero], func(c CardTally) bool { return c.Card == card })
	if at < 0 {
		at = len(u.counts[hero])
		u.counts[hero], u.draws[hero] = append(u.counts[hero], CardTally{Card: card}), append(u.draws[hero], nil)
	}
	return at
}

// cards returns the uses of all cards.
func (u *uses) cards() (all []CardUse) {
	for h := range u.heroes {
		for i := range u.counts[h] {
			all = append(all, u.use(h, i))
		}
	}
	return all
}

// use returns the use of a hero's card.
func (u *uses) use(hero, card int) CardUse {
	c, duels := &u.counts[hero][card], u.duels[hero]
	return CardUse{
		Hero: u.heroes[hero], Card: c.Card, Duels: duels, Chances: c.Chances.use(),
		Plays:  float64(c.Plays) / float64(duels),
		Drawn:  float64(c.Drawn) / float64(duels),
		Played: float64(c.Played) / float64(duels),
		Gain:   stats.Gain(u.draws[hero][card]),
	}
}
