package duel

import "boardduels/runtime/game"

// View is what one seat may know of a duel: everything but the order of the decks, the opponent's hand and the chance
// to come. Heroes and deck lists are public and belong to the Duel.
type View struct {
	Seat     game.Seat // who sees this
	Mover    game.Seat
	Starter  game.Seat
	Winner   game.Seat
	Round    int16
	Ply      int16
	Plays    int16
	Fighters [2]Fighter
	Hand     [HandCapacity]CardIndex // the own hand, the first HandCount
	Stances  Stances                 // the enemy's is Covered until both have taken theirs
	Ruled    [2]Ruled
}

// Me returns the viewer's own fighter, Foe the opponent's.
func (v *View) Me() *Fighter { return &v.Fighters[v.Seat] }

// Foe returns the opponent's fighter.
func (v *View) Foe() *Fighter { return &v.Fighters[1-v.Seat] }

// Cards returns the viewer's hand.
func (v *View) Cards() []CardIndex { return v.Hand[:v.Me().HandCount] }

// View returns what a seat may know of a state.
func (d *Duel) View(s *State, seat game.Seat) View {
	return View{
		Seat: seat, Mover: s.Mover, Starter: s.Starter, Winner: s.Winner,
		Round: s.Round, Ply: s.Ply, Plays: s.Plays,
		Fighters: s.Fighters,
		Hand:     s.Piles[seat].Hand,
		Stances:  s.Stances.seenBy(seat),
		Ruled:    s.Ruled,
	}
}

// Show is View into a view that is there already, for those who look at many: it copies once, and what is there of
// rules only in a duel that has some. The view must be new, or one of the same duel.
func (d *Duel) Show(s *State, seat game.Seat, v *View) {
	v.Seat, v.Mover, v.Starter, v.Winner = seat, s.Mover, s.Starter, s.Winner
	v.Round, v.Ply, v.Plays = s.Round, s.Ply, s.Plays
	v.Fighters = s.Fighters
	v.Hand = s.Piles[seat].Hand
	if !d.IsClassic() {
		v.Stances, v.Ruled = s.Stances.seenBy(seat), s.Ruled
	}
}

// Determinize returns a state that a view allows. The opponent's hand and the order of both decks are drawn from seed
// among the cards that are neither seen nor used up; so is the chance to come. The seed of the duel itself gives
// nothing away.
func (d *Duel) Determinize(v *View, seed uint64) (s State) {
	d.Imagine(v, seed, &s)
	return s
}

// Imagine is Determinize into a state that is there already, as [Duel.Copy] needs it, for those who imagine many.
func (d *Duel) Imagine(v *View, seed uint64, s *State) {
	w := d.worlds(v, nil)
	w.Imagine(seed, s)
}

// Sketch is Imagine for those who look no further than the opponent's first decision. In a classic duel nothing that
// happens up to it asks which cards are hidden, so none are dealt.
func (d *Duel) Sketch(v *View, seed uint64, s *State) {
	if !d.IsClassic() {
		d.Imagine(v, seed, s)
		return
	}
	d.copySeen(v, s)
	s.streams = newStreams(imagined, seed)
}

// Suppose is Determinize with a hand of the opponent that isn't drawn: as many cards as it holds, of those that it may.
func (d *Duel) Suppose(v *View, hand []CardIndex, seed uint64) (s State) {
	w := d.worlds(v, hand)
	w.Imagine(seed, &s)
	return s
}

// copySeen makes a state of what can be seen. Nothing lies where cards are hidden but the first one of the deck.
func (d *Duel) copySeen(v *View, s *State) {
	s.Fighters, s.Piles = v.Fighters, [2]Piles{}
	s.Round, s.Ply, s.Plays, s.Mover, s.Starter, s.Winner = v.Round, v.Ply, v.Plays, v.Mover, v.Starter, v.Winner
	s.Piles[v.Seat].Hand = v.Hand
	if !d.IsClassic() {
		s.Stances, s.Ruled = v.Stances, v.Ruled
	}
}

// shown appends the cards of a hand that the opponent knows of.
func (r *Ruled) shown(cards []CardIndex) []CardIndex {
	for card, copies := range r.Shown {
		for range copies {
			cards = append(cards, CardIndex(card))
		}
	}
	return cards
}

// Unseen counts the copies of each of a seat's cards that may be in its hand or its deck.
func (d *Duel) Unseen(v *View, seat game.Seat) [LineCapacity]uint8 {
	f, left := &v.Fighters[seat], d.copies[seat]
	for i, used := range f.Removed {
		left[i] -= used
	}
	if !d.IsClassic() {
		for i, added := range v.Ruled[seat].Added {
			left[i] += uint8(added)
		}
	}
	if f.Armed != NoCard {
		left[f.Armed]--
	}
	return left
}
