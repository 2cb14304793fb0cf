package games

import (
	"boardduels/internal/games/ascii"
	"boardduels/internal/i18n"
	"boardduels/runtime/game"
)

// Names are the keys of what a game is called, and of what belongs to it.
type Names struct {
	Game     string
	Variants map[string]string
	Seats    []string
	Count    string // what scenes count of each seat; "" where they count nothing
	Turn     string // what is to be done in a turn of many actions; "" where turns have but one
}

// Lead is how it is told who is ahead: by what the strongest level thinks, or by what scenes count.
type Lead struct {
	// Share is the chance, 0…1, that a score of the strongest level means for whoever it decides for.
	Share func(score float64) float64
	// Score is the key of what a score means in words; "" tells the share.
	Score string
	// IsSettled reports whether a score only says who will win, but not by how much; nil where none does.
	IsSettled func(score float64) bool
	Most      float64 // by how much a game can be won, where scores are told
	// Stand is the share, 0…1, of what scenes count that the viewer has; where it isn't nil, it is told in place of
	// scores.
	Stand  func(counts []int16, viewer game.Seat) float64
	Stands string // the key of that in words
}

// Text is how a game is shown in a terminal.
type Text struct {
	Draw  ascii.Drawing // of its scenes; nil where places are listed
	Count string        // the key of what scenes count, or ""
	Moves string        // some as people write them
}

// Lines draws a scene, as a seat sees it.
func (x *Text) Lines(t *i18n.Translator, s *game.Scene, me game.Seat, legal []string) []string {
	if x.Draw == nil {
		return ascii.Places(t, s, me, legal)
	}
	return x.Draw(t, s, me, legal)
}

// Settles reports whether a score only says who will win.
func (l *Lead) Settles(score float64) bool { return l.IsSettled != nil && l.IsSettled(score) }

// Name returns what the game is called.
func (f Family) Name(t *i18n.Translator) string { return t.Text(f.Names.Game) }

// VariantName returns what one of the game's own set-ups is called; one without a name is called by its id.
func (f Family) VariantName(t *i18n.Translator, id string) string {
	if key, ok := f.Names.Variants[id]; ok {
		return t.Text(key)
	}
	return id
}

// SeatName returns what a seat is called by its colour.
func (f Family) SeatName(t *i18n.Translator, seat game.Seat) string {
	return t.Text(f.Names.Seats[seat])
}

// shareOf is the viewer's share of what all have.
func shareOf(counts []int16, viewer game.Seat) float64 {
	all := 0
	for _, count := range counts {
		all += int(count)
	}
	return float64(counts[viewer]) / float64(max(all, 1))
}
