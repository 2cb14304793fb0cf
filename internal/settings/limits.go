package settings

import (
	"maps"
	"slices"
	"strings"
	"unicode/utf8"
)

// The limits of what is set. A file may come from anywhere: from a backup of somebody else, or from an editor of text.
const (
	minScale, maxScale  = 80, 150    // percent: beyond it, pages of small windows have no room for their words
	maxVolume           = 100        // percent
	maxReplays          = 4          // times as fast as usual
	maxSeat             = 8          // of any game
	minEdge             = 360        // of a window: what the screens of the game need
	maxWidth, maxHeight = 7680, 4320 // of a window: what the largest screens have
	longestWord         = 256        // bytes of an id or a code
	longestPath         = 4096       // bytes of a path, or of what the toolkit keeps
	mostEntries         = 256        // of a list or a map
)

// bound brings everything within its limits: numbers to the nearest that is allowed, texts that can't be meant to none,
// lists to their beginning.
func (s *Settings) bound() {
	for _, word := range []*string{&s.Player, &s.Language, &s.Brightness, &s.Pace, &s.Forecasts, &s.Duel.Hero, &s.Duel.Opponent, &s.Duel.Brain, &s.Duel.Level, &s.Desk.Page} {
		*word = textWithin(*word, longestWord)
	}
	for _, path := range []*string{&s.Pack, &s.Duel.Pack, &s.Edited, &s.Desk.Pack, &s.Desk.File} {
		*path = textWithin(*path, longestPath)
	}
	s.Sounds, s.Hall = volumeWithin(s.Sounds), volumeWithin(s.Hall)
	if s.Scale != 0 {
		s.Scale = min(max(s.Scale, minScale), maxScale)
	}
	s.Replays = min(max(s.Replays, 0), maxReplays)
	s.Packs = textsWithin(s.Packs, longestPath, mostPacks)
	s.Boards = mapWithin(s.Boards, func(b *Board) bool {
		b.Variant, b.Brain, b.Seat = textWithin(b.Variant, longestPath), textWithin(b.Brain, longestWord), min(max(b.Seat, 0), maxSeat)
		return true
	})
	s.Toolkit = mapWithin(s.Toolkit, func(value *string) bool { return isTextWithin(*value, longestPath) })
	s.Window.bound()
	s.Desk.bound()
}

// bound brings the size of a window within what can be worked with; one that lacks an edge was never told.
func (w *Window) bound() {
	if w.Width == 0 || w.Height == 0 {
		*w = Window{}
		return
	}
	w.Width, w.Height = min(max(w.Width, minEdge), maxWidth), min(max(w.Height, minEdge), maxHeight)
}

func (d *Desk) bound() {
	d.Outline = shareWithin(d.Outline)
	d.Sides = mapWithin(d.Sides, func(share *float64) bool {
		*share = shareWithin(*share)
		return true
	})
	d.Columns = mapWithin(d.Columns, func(columns *[]string) bool {
		*columns = textsWithin(*columns, longestWord, mostEntries)
		return true
	})
}

func shareWithin(share float64) float64 { return min(max(share, 0), 1) }

func volumeWithin(percent *int) *int {
	if percent == nil {
		return nil
	}
	within := min(max(*percent, 0), maxVolume)
	return &within
}

// isTextWithin reports whether a text can be an id or a path at all.
func isTextWithin(text string, longest int) bool {
	return len(text) <= longest && utf8.ValidString(text) && !strings.ContainsRune(text, 0)
}

func textWithin(text string, longest int) string {
	if isTextWithin(text, longest) {
		return text
	}
	return ""
}

func textsWithin(texts []string, longest, most int) []string {
	texts = slices.DeleteFunc(texts, func(text string) bool { return text == "" || !isTextWithin(text, longest) })
	if len(texts) == 0 {
		return nil
	}
	return texts[:min(len(texts), most)]
}

// mapWithin leaves out entries whose key can't be meant, those that bound doesn't want, and those beyond the most, by
// the order of their keys.
func mapWithin[V any](all map[string]V, bound func(*V) bool) map[string]V {
	left := mostEntries
	for _, key := range slices.Sorted(maps.Keys(all)) {
		value := all[key]
		if left == 0 || !isTextWithin(key, longestWord) || !bound(&value) {
			delete(all, key)
			continue
		}
		all[key] = value
		left--
	}
	if len(all) == 0 {
		return nil
	}
	return all
}
