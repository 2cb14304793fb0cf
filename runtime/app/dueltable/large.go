package dueltable

import "boardduels/runtime/app/ui"

// large is the place of a card that is shown large, and of the modes that one offers: over the field. On a phone that
// may be too small for their words, and the heroes beside it, or above and below it, give them room.
type large struct {
	field ui.Rect
	side  float32 // how far it may reach over each hero, where these stand beside the field
	panel float32 // the same where they stand above and below it
}

// overMine returns the place of something that in a width needs a height, as far as the heroes beside it, or the own
// one below it, give it that. What the enemy above it stands to lose is still to be seen.
func (l large) overMine(need func(wide float32) float32) ui.Rect {
	const step = 8
	r := l.field
	for more := float32(step); more <= l.side && need(r.W) > r.H; more += step {
		r.X, r.W = l.field.X-more, l.field.W+2*more
	}
	r.H = min(max(r.H, need(r.W)), r.H+l.panel)
	return r
}

// overBoth is overMine where the own hero isn't enough, and the other one gives the rest.
func (l large) overBoth(need func(wide float32) float32) ui.Rect {
	r := l.overMine(need)
	more := min(max(need(r.W)-r.H, 0), l.panel)
	r.Y, r.H = r.Y-more, r.H+more
	return r
}

// layLarge puts what is shown large into its place.
func (v *Table) layLarge() {
	v.large.overMine(v.Preview.need).Put(v.Preview)
	v.large.overBoth(v.picker.need).Put(v.picker)
}
