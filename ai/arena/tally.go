package arena

import (
	"boardduels/ai/arena/stats"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// Tally is what a fixture's duels came to. It holds whole numbers that add up: the tally of some seeds and that of
// others is the tally of both.
type Tally struct {
	Done Spans `json:"done"` // the seeds that were played
	// Won counts seeds by which legs the first side won (bit i: the i-th leg) and by who started (the bit above: seat
	// 1).
	Won []int `json:"won"`
	// Rounds counts duels by their length in rounds, for each pack.
	Rounds []Counts `json:"rounds"`
	// Cards counts the use of the cards of each side's hero, for each pack, in the order of its deck.
	Cards [][2][]CardTally `json:"cards,omitempty"`
	// Shuts counts the duels in which each side was shut out of a turn, for each pack. They are left out where nobody
	// looked.
	Shuts [][2]Shuts `json:"shuts,omitempty"`
	// Forfeits counts the duels that a side lost because its player failed.
	Forfeits [2]int `json:"forfeits"`
	// Forfeit is the first of them.
	Forfeit *Forfeit `json:"forfeit,omitempty"`
}

// CardTally counts duels in which a hero had a card in hand, and in which it played it, and those of them that it won:
// which nobody is to make a worth of the card of, since what is drawn late wins with whoever lives long. That is what
// Draws is for.
type CardTally struct {
	Card      string `json:"card"`
	Plays     int    `json:"plays"` // how often it was played in all
	Drawn     int    `json:"drawn"`
	DrawnWon  int    `json:"drawn_won"`
	Played    int    `json:"played"`
	PlayedWon int    `json:"played_won"`
	// Chances is left out where there were none.
	Chances Chances `json:"chances,omitzero"`
	// Draws are the draws of the hero as lots, one of which is the card. They are left out where nobody counted them.
	Draws stats.Lots `json:"draws,omitzero"`
}

// Forfeit is a duel that a player lost by failing.
type Forfeit struct {
	Seed   int    `json:"seed"` // the place of its seed among those of its fixture
	Leg    int    `json:"leg"`
	Reason string `json:"reason"`
}

// Counts are numbers of duels by a whole number, from 0.
type Counts []int

// Outcome is how a duel ended, as far as it is counted.
type Outcome struct {
	Winner  game.Seat
	Starter game.Seat
	Rounds  int16
	Forfeit string // why the loser lost before the rules decided; or ""
	Use     [2]Use // by seat; of no meaning if nobody counts cards
}

// Use is what a seat did with its cards in a duel.
type Use struct {
	Drawn  uint16 // bits, by card: what it had in hand when it was to decide
	Played [duel.LineCapacity]uint8
	// Chances counts the turns in which it could play a card, Taken those of them in which it did.
	Chances [duel.LineCapacity]uint8
	Taken   [duel.LineCapacity]uint8
	AtOnce  uint16 // bits, by card: what it played in the first turn in which it could
	Draws   [duel.LineCapacity]Draws
	ShutOut bool // of a turn, by dearer cards
}

// newTally returns the tally of no duels of a fixture.
func newTally(p *Plan, f *Fixture) *Tally {
	return &Tally{Done: Spans{}, Won: make([]int, 2<<len(f.Legs)), Rounds: make([]Counts, len(p.Packs))}
}

// seeds returns how many seeds were played.
func (t *Tally) seeds() int { return t.Done.count() }

// byWins returns the counts of seeds by which legs the first side won.
func (t *Tally) byWins(legs int) []int {
	won := make([]int, 1<<legs)
	for i, count := range t.Won {
		won[i&(1<<legs-1)] += count
	}
	return won
}

// leg counts how often a seat lost and won a leg.
func (t *Tally) leg(f *Fixture, leg int, seat game.Seat) stats.Scores {
	scores := make(stats.Scores, 2)
	for won, count := range t.byWins(len(f.Legs)) {
		first := won>>leg&1 == 1
		scores[one(first == (f.Legs[leg].side(seat) == 0))] += count
	}
	return scores
}

// count adds what the legs of the k-th seed came to.
func (t *Tally) count(f *Fixture, k int, outcomes []Outcome) {
	won := 0
	for i := range outcomes {
		o, leg := &outcomes[i], &f.Legs[i]
		winner := leg.side(o.Winner)
		if winner == 0 {
			won |= 1 << i
		}
		t.Rounds[leg.Pack].Add(int(o.Rounds), 1)
		if o.Forfeit != "" {
			t.Forfeits[1-winner]++
			t.note(&Forfeit{k, i, o.Forfeit})
		}
		if f.Cards {
			for seat := range o.Use {
				side := leg.side(game.Seat(seat))
				t.use(leg.Pack, side, &o.Use[seat], o.Winner == game.Seat(seat))
				t.look(leg.Pack, side, &o.Use[seat])
			}
		}
	}
	t.Won[int(outcomes[0].Starter)<<len(f.Legs)|won]++
	t.Done.add(Span{k, k + 1})
}

// use adds what a side did with its cards in a duel.
func (t *Tally) use(pack, side int, u *Use, won bool) {
	for i := range t.Cards[pack][side] {
		c := &t.Cards[pack][side][i]
		c.Plays += int(u.Played[i])
		drawn, played := u.Drawn&(1<<i) != 0, u.Played[i] > 0
		c.Drawn += one(drawn)
		c.DrawnWon += one(drawn && won)
		c.Played += one(played)
		c.PlayedWon += one(played && won)
		c.Draws.Add(int(u.Draws[i].Excess), int(u.Draws[i].Variance), won)
		c.Chances.merge(&Chances{int(u.Chances[i]), int(u.Taken[i]), one(u.Chances[i] > 0), one(u.AtOnce&(1<<i) != 0)})
	}
}

// look counts whether a side was shut out of a turn of a duel.
func (t *Tally) look(pack, side int, u *Use) {
	if t.Shuts == nil {
		t.Shuts = make([][2]Shuts, len(t.Cards))
	}
	t.Shuts[pack][side].merge(&Shuts{1, one(u.ShutOut)})
}

func one(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// note keeps the first of the forfeits.
func (t *Tally) note(f *Forfeit) {
	if t.Forfeit == nil || f.Seed < t.Forfeit.Seed || f.Seed == t.Forfeit.Seed && f.Leg < t.Forfeit.Leg {
		t.Forfeit = f
	}
}

// merge adds another tally of the same fixture, with other seeds.
func (t *Tally) merge(other *Tally) {
	for _, span := range other.Done {
		t.Done.add(span)
	}
	for i, n := range other.Won {
		t.Won[i] += n
	}
	for pack, counts := range other.Rounds {
		for rounds, n := range counts {
			if n > 0 {
				t.Rounds[pack].Add(rounds, n)
			}
		}
	}
	for pack := range other.Cards {
		for side := range other.Cards[pack] {
			for i := range other.Cards[pack][side] {
				t.Cards[pack][side][i].merge(&other.Cards[pack][side][i])
			}
		}
	}
	if t.Shuts == nil && other.Shuts != nil {
		t.Shuts = make([][2]Shuts, len(other.Shuts))
	}
	for pack := range other.Shuts {
		for side := range other.Shuts[pack] {
			t.Shuts[pack][side].merge(&other.Shuts[pack][side])
		}
	}
	for side, n := range other.Forfeits {
		t.Forfeits[side] += n
	}
	if other.Forfeit != nil {
		t.note(other.Forfeit)
	}
}

func (c *CardTally) merge(other *CardTally) {
	c.Plays += other.Plays
	c.Drawn += other.Drawn
	c.DrawnWon += other.DrawnWon
	c.Played += other.Played
	c.PlayedWon += other.PlayedWon
	c.Chances.merge(&other.Chances)
	c.Draws.Merge(&other.Draws)
}

// Add counts n more duels of some number of rounds.
func (c *Counts) Add(at, n int) {
	for len(*c) <= at {
		*c = append(*c, 0)
	}
	(*c)[at] += n
}
