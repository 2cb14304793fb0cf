// Package career is what a player has achieved: each duel that is over, and what follows from them all: a rating,
// scores against each opponent, streaks, and what heroes and cards have brought.
package career

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"boardduels/ai/duel/forecast"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

// Duel is a duel that is over, as the player's record has it.
type Duel struct {
	Name   string    `json:"name"` // tells it from all others, and orders them by time
	Date   time.Time `json:"date"`
	Hero   string    `json:"hero"`  // the player's
	Enemy  string    `json:"enemy"` // the other hero
	Brain  string    `json:"brain"` // who played that
	Friend string    `json:"friend,omitempty"`
	// Nemesis is the id under which that one met the player; "" if it has none, and of duels before there were any.
	Nemesis string         `json:"nemesis,omitempty"`
	Won     bool           `json:"won,omitempty"`
	Rounds  int            `json:"rounds"`
	Cards   map[string]int `json:"cards,omitempty"` // how often the player played each card, by its id
	// Foretold counts what the AI foretold of the player's turns; nothing where it foretold none.
	Foretold forecast.Score `json:"foretold,omitzero"`
}

// Of returns what the record has of a replay of a duel between the player and a brain; false for any other.
func Of(name string, r *duelrecord.Record) (Duel, bool) {
	me := r.Person()
	if !r.Finished() || !r.Seats[me].IsPerson() || r.Seats[1-me].IsPerson() {
		return Duel{}, false
	}
	theirs := &r.Seats[1-me]
	d := Duel{
		Name: name, Date: r.Date.UTC(), Hero: r.Seats[me].Hero.ID, Enemy: theirs.Hero.ID, Brain: theirs.Brain, Friend: theirs.Name, Nemesis: theirs.Nemesis(),
		Won: r.Result.Winner == me, Rounds: r.Rounds(), Cards: played(r, me),
	}
	// What is sealed in a way that can't be read counts for nothing
	if turns, err := forecast.Turns(r, 1-me); err == nil {
		d.Foretold = forecast.ScoreOf(turns)
	}
	return d, true
}

// played counts the cards that a seat has played.
func played(r *duelrecord.Record, seat game.Seat) map[string]int {
	cards := map[string]int{}
	for i := range r.Turns {
		if r.Turns[i].Seat != seat {
			continue
		}
		for _, action := range r.Turns[i].Actions {
			if action.Card != duel.NoCard {
				cards[r.Seats[seat].Hero.Cards[action.Card].ID]++
			}
		}
	}
	return cards
}

// Career is the duels of a player, in the order in which they were played.
type Career struct{ Duels []Duel }

// Has reports whether there is a duel with a name.
func (c *Career) Has(name string) bool {
	_, found := c.place(name)
	return found
}

func (c *Career) place(name string) (int, bool) {
	return slices.BinarySearchFunc(c.Duels, name, func(d Duel, name string) int { return strings.Compare(d.Name, name) })
}

// With returns the career with a duel; the same one if it is there already.
func (c *Career) With(d Duel) *Career {
	at, found := c.place(d.Name)
	if found {
		return c
	}
	return &Career{slices.Insert(slices.Clone(c.Duels), at, d)}
}

// Tally counts duels.
type Tally struct {
	Of          string // what they have in common: an opponent, a hero, a card
	Played, Won int
}

// Lost returns how many were lost.
func (t *Tally) Lost() int { return t.Played - t.Won }

// Share returns the share that was won, 0…1.
func (t *Tally) Share() float64 { return float64(t.Won) / float64(max(t.Played, 1)) }

// By counts duels by what they have in common: each of the words that of returns. The most frequent come first.
func (c *Career) By(of func(*Duel) []string) []Tally {
	counts := map[string]*Tally{}
	var names []string
	for i := range c.Duels {
		for _, name := range of(&c.Duels[i]) {
			if counts[name] == nil {
				counts[name] = &Tally{Of: name}
				names = append(names, name)
			}
			counts[name].Played++
			if c.Duels[i].Won {
				counts[name].Won++
			}
		}
	}
	all := make([]Tally, len(names))
	for i, name := range names {
		all[i] = *counts[name]
	}
	slices.SortStableFunc(all, func(a, b Tally) int { return cmp.Or(cmp.Compare(b.Played, a.Played), strings.Compare(a.Of, b.Of)) })
	return all
}

// Total counts all duels.
func (c *Career) Total() Tally {
	all := Tally{Played: len(c.Duels)}
	for i := range c.Duels {
		if c.Duels[i].Won {
			all.Won++
		}
	}
	return all
}

// Streak returns how many of the last duels in a row were won, below 0 how many were lost, and the longest row of wins.
func (c *Career) Streak() (now, longest int) {
	for i := range c.Duels {
		switch {
		case c.Duels[i].Won:
			now = max(now, 0) + 1
		default:
			now = min(now, 0) - 1
		}
		longest = max(longest, now)
	}
	return now, longest
}
