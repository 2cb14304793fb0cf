package duel

import "boardduels/runtime/game"

// Span is where a number will lie.
type Span struct{ Least, Most int16 }

// Outlook is how the fighters will stand right after an action, by seat. A fighter is sure to fall where the most hp
// is 0, and may fall where the least is.
type Outlook struct {
	HP, Shield [2]Span
	// Fighters are how they stand where chance brings the least. It decides hp and shield alone, unless one of them
	// falls.
	Fighters [2]Fighter
}

// Foresee returns what a legal action of the viewer comes to, wherever chance may fall: what a card does through
// bonuses, defence, shield and the opponent's armed card, or what the end of the turn brings up to the opponent's first
// decision. What is hidden makes no difference to it, unless rules depend on cards that come from a deck or lie in the
// opponent's hand: of these it takes one guess, and of what chance may bring to many rules it tries the first. An
// illegal action returns an error.
func (d *Duel) Foresee(v *View, a Action) (Outlook, error) {
	var before, s State
	d.Sketch(v, 0, &before)
	place, legal := d.held(&before, a)
	if !legal {
		return Outlook{}, d.refusal(&before, a)
	}
	var o Outlook
	l := &luck{}
	for known := false; !known || l.turn(); known = true {
		d.Copy(&s, &before)
		l.drawn = 0
		t := turn{d: d, s: &s, luck: l}
		d.carry(&t, a, place)
		o.take(&s, !known)
	}
	return o, nil
}

// take widens an outlook by how things may stand.
func (o *Outlook) take(s *State, first bool) {
	for seat := range game.Seat(2) {
		f := &s.Fighters[seat]
		if first {
			o.Fighters[seat] = *f
			o.HP[seat], o.Shield[seat] = Span{f.HP, f.HP}, Span{f.Shield, f.Shield}
		}
		o.HP[seat].take(f.HP)
		o.Shield[seat].take(f.Shield)
	}
}

func (s *Span) take(n int16) { s.Least, s.Most = min(s.Least, n), max(s.Most, n) }

// mostDraws is how many draws of an action are tried: as many as a card and the reaction to it can have in a classic
// duel. Beside them as many as thirty rules may hear of a card, which chance could bring in 2³⁰ ways.
const mostDraws = 6

// luck goes through all that chance can bring to an action. Of the first draw it tries each number, since hp that a
// hit takes may be what a reaction grows with; of the others the least and the most, between which everything lies.
type luck struct {
	tried []choice // in the order of the draws
	drawn int      // how many draws there were in the present try
}

// choice is what is tried of a draw, counted from 0.
type choice struct{ number, below int }

// below returns what is tried of the next draw of a number below a limit.
func (l *luck) below(limit int) int {
	if l.drawn == len(l.tried) {
		l.tried = append(l.tried, choice{})
	}
	c := &l.tried[l.drawn]
	c.below = limit
	l.drawn++
	return c.number
}

// turn goes on to what hasn't been tried, and reports whether there is any.
func (l *luck) turn() bool {
	for i := min(l.drawn, mostDraws) - 1; i >= 0; i-- {
		c := &l.tried[i]
		last := c.below - 1
		if c.number < last {
			c.number++
			if i > 0 {
				c.number = last
			}
			l.tried = l.tried[:i+1]
			return true
		}
	}
	return false
}
