package screen

import (
	"path/filepath"
	"time"

	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// SavedDuel is a duel of the collection.
type SavedDuel struct {
	Path       string
	Record     *duelrecord.Record // nil if the file can't be read
	Err        error              // why not
	IsImported bool               // it comes from elsewhere
	Leg        *RunLeg            // of which run it is a duel, whose file Path is; nil if of none
	Digest     string             // that closes its file; "" if no file can hold it
	// Mine and Theirs are the shares of hp after each action, 0…1; nil if the record can't be played.
	Mine, Theirs []float32

	Unplayable    error    // why it can't be
	HP, MostHP    [2]int16 // that both were left with, by seat, and how much they can have
	Rounds, Cards int      // that were played
	ForkedIn      int      // the round from which a fork was played on; 0 if it is none
}

// RunLeg is the place of a duel in a run.
type RunLeg struct {
	Plan     schema.Run
	Number   int           // from 1
	Improved []schema.Card // cards that had got better by then
}

// LayOut finds how the hp of both heroes went, and by what forks know the duel.
func (d *SavedDuel) LayOut() {
	if d.Record == nil {
		return
	}
	d.Digest, _ = d.Record.Digest() // a duel that no file can hold has no fork
	laid, err := duelrecord.Open(d.Record)
	if err == nil {
		err = d.measure(laid)
	}
	d.Unplayable = err
}

// measure takes from a duel what is told of it.
func (d *SavedDuel) measure(laid *duelrecord.Playback) error {
	me := d.Record.Person()
	mine, theirs := laid.Course(me), laid.Course(1-me)
	last, err := laid.At(laid.Plies())
	if err != nil {
		return err
	}
	for seat := range d.HP {
		f := &last.State.Fighters[seat]
		d.HP[seat], d.MostHP[seat] = f.HP, laid.Duel().MaxHP(f, game.Seat(seat))
	}
	if from, is := d.Record.Origin(); is {
		fork, err := laid.At(min(from.Plies, laid.Plies()))
		if err != nil {
			return err
		}
		d.ForkedIn = int(fork.State.Round)
	}
	d.Mine, d.Theirs, d.Rounds, d.Cards = mine, theirs, int(last.State.Round), cardsPlayed(d.Record)
	return nil
}

// Played returns when a duel was played, by its record or else by the name of its file; a moment before all others if
// neither tells.
func (d *SavedDuel) Played() time.Time {
	if d.Record != nil && !d.Record.Date.IsZero() {
		return d.Record.Date
	}
	const form = "20060102-150405"
	name := filepath.Base(d.Path)
	date, _ := time.Parse(form, name[:min(len(name), len(form))]) // a name that tells none is older than all
	return date
}

// Why tells which file can't be read, and why.
func (d *SavedDuel) Why(t *i18n.Translator) string { return d.Path + ": " + errtext.Unread(t, d.Err) }

// IsWon reports whether the person has won.
func (d *SavedDuel) IsWon() bool {
	return d.Record != nil && d.Record.Finished() && d.Record.Result.Winner == d.Record.Person()
}

// IsLost reports whether the person has lost.
func (d *SavedDuel) IsLost() bool { return d.Record != nil && d.Record.Finished() && !d.IsWon() }

// cardsPlayed counts the actions that were cards.
func cardsPlayed(record *duelrecord.Record) int {
	cards := 0
	for _, turn := range record.Turns {
		for _, action := range turn.Actions {
			if action.Card != duel.NoCard {
				cards++
			}
		}
	}
	return cards
}

// People counts those who played a duel.
func (d *SavedDuel) People() (n int) {
	for seat := range d.Record.Seats {
		if d.Record.Seats[seat].IsPerson() {
			n++
		}
	}
	return n
}
