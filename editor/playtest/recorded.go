package playtest

import (
	"errors"
	"io"
	"os"
	"slices"

	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// Open reads a recorded duel. It returns an error if the file can't be read, or isn't one.
func Open(path string) (*Duel, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	text, err := io.ReadAll(io.LimitReader(file, duelrecord.MaxSize+1))
	if err != nil {
		return nil, err
	}
	return duelrecord.Parse(text)
}

// HasItsDecks reports whether both heroes of a recorded duel have the same decks in a pack, whatever their numbers are.
func HasItsDecks(pack *schema.Pack, record *Duel) bool {
	for seat := range record.Seats {
		is := &record.Seats[seat].Hero
		hero, err := duelrecord.PackHero(pack, is.ID)
		if err != nil || !slices.Equal(hero.Deck, is.Deck) {
			return false
		}
	}
	return true
}

// SetupOf returns the setup of a recorded duel, with the heroes and cards that a pack has now, and the seat of its
// person, -1 if there was none. In the place of the person is a brain. It returns an error if the pack hasn't got the
// heroes, or if the duel didn't begin as all do.
func SetupOf(pack *schema.Pack, record *Duel, instead string) (s Setup, person int, err error) {
	s, person = Setup{Pack: pack, Seed: record.Seed, Seats: &record.Seats}, -1
	if record.Position != nil {
		return s, person, errPlaced
	}
	for i := range record.Seats {
		s.Heroes[i], s.Brains[i] = record.Seats[i].Hero.ID, record.Seats[i].Brain
		if record.Seats[i].IsPerson() {
			person, s.Brains[i] = i, instead
		}
		if _, err := duelrecord.PackHero(pack, s.Heroes[i]); err != nil {
			return s, person, err
		}
	}
	return s, person, nil
}

var errPlaced = errors.New("the duel began somewhere else")
