package replayflow

import (
	"slices"

	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// Marks are the cards that had got better in duels of runs, by the record. A record doesn't tell that itself: to it
// they are cards like others.
type Marks map[*duelrecord.Record][]schema.Card

// marking remembers what had got better in the duels of a list that can be shown from now on, in place of those before.
func (r *Flow) marking(list []screen.SavedDuel) {
	r.Marks = Marks{}
	for i := range list {
		if leg := list[i].Leg; leg != nil {
			r.Marks[list[i].Record] = leg.Improved
		}
	}
}

// Mark remembers what had got better in a duel that is shown from now on.
func (r *Flow) Mark(record *duelrecord.Record, improved []schema.Card) {
	r.Marks = Marks{record: improved}
}

// Showing returns the gallery in which records are shown: with a mark at the cards that had got better in any, and with
// the names that they have themselves, whatever pack is open.
func (r *Flow) Showing(records ...*duelrecord.Record) *gallery.Gallery {
	var improved []schema.Card
	for _, record := range records {
		improved = slices.Concat(improved, r.Marks[record])
	}
	return r.Gallery.Marking(improved).Of(records...)
}
