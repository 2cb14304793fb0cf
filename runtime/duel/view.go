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
	Fighters [2]Fighter
	Hand     [HandSize]CardIndex // the own hand, the first HandCount
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
		Round: s.Round, Ply: s.Ply,
		Fighters: s.Fighters,
		Hand:     s.Piles[seat].Hand,
	}
}

// Show is View into a view that is there already, for those who look at many: it copies once.
func (d *Duel) Show(s *State, seat game.Seat, v *View) {
	v.Seat, v.Mover, v.Starter, v.Winner = seat, s.Mover, s.Starter, s.Winner
	v.Round, v.Ply = s.Round, s.Ply
	v.Fighters = s.Fighters
	v.Hand = s.Piles[seat].Hand
}

// Determinize returns a state that a view allows. The opponent's hand and the order of both decks are drawn from seed
// among the cards that are neither seen nor used up; so is the chance to come. The seed of the duel itself gives
// nothing away.
func (d *Duel) Determinize(v *View, seed uint64) State {
	s := State{
		Fighters: v.Fighters,
		Round:    v.Round, Ply: v.Ply, Mover: v.Mover, Starter: v.Starter, Winner: v.Winner,
		streams: newStreams(imagined, seed),
	}
	for seat := range game.Seat(2) {
		d.deal(&s, v, seat)
	}
	return s
}

// deal fills a seat's piles with what the view leaves open.
func (d *Duel) deal(s *State, v *View, seat game.Seat) {
	left := d.unseen(v, seat)
	var pool [DeckSize]CardIndex
	n := 0
	for card, copies := range left {
		for range copies {
			pool[n] = CardIndex(card)
			n++
		}
	}
	shuffle(pool[:n], &s.streams[shuffleStream+int(seat)])
	piles := &s.Piles[seat]
	if seat == v.Seat {
		piles.Hand = v.Hand
	} else {
		n -= copy(piles.Hand[:v.Fighters[seat].HandCount], pool[n-int(v.Fighters[seat].HandCount):n])
	}
	copy(piles.Deck[:], pool[:n])
}

// unseen counts the copies of each of a seat's cards that may be in its deck or, for the opponent, in its hand.
func (d *Duel) unseen(v *View, seat game.Seat) [DeckSize]uint8 {
	var left [DeckSize]uint8
	f := &v.Fighters[seat]
	for i := range d.heroes[seat].Deck {
		left[i] = uint8(d.heroes[seat].Deck[i].Copies) - f.Removed[i]
	}
	if f.Armed != NoCard {
		left[f.Armed]--
	}
	if seat == v.Seat {
		for _, card := range v.Cards() {
			left[card]--
		}
	}
	return left
}
