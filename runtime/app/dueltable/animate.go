package dueltable

import (
	"time"

	"fyne.io/fyne/v2"

	"boardduels/runtime/app/sound"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// Animate lets be seen what has happened in the moment that is shown: the card comes from where it was, those of the
// turn before go, heroes are hit and helped, and new cards come into the hand.
func (b *Board) Animate() {
	v := b.Table
	landing := b.enter()
	hits := b.throw(landing)
	isOver := b.Now.Seat != game.Nobody && b.Now.View.Winner != game.Nobody
	if isOver && landing > 0 {
		v.vignette.close(hits)
	}
	for _, seat := range []game.Seat{b.Me, 1 - b.Me} {
		p, blow := v.panel(seat == b.Me), b.blowOf(seat)
		p.takeBlow(blow, hits)
		p.energy.slide(v.Stage)
		p.gain()
		v.strike(p, blow, mannerOf(b.Heroes[1-seat].ID).tones, hits)
	}
	v.energyBar.slide()
	b.announce(landing)
	if o, has := b.occasionOf(); has {
		b.bark(o, hits+barkAfter)
	}
	if isOver {
		b.withhold(hits)
	}
	b.resound(hits)
	v.deal()
}

// enter lets the card of the moment come to the field, if it is one, and returns when it lands.
func (b *Board) enter() (landing time.Duration) {
	if b.Now.Seat == game.Nobody || b.Now.Action.Card == duel.NoCard {
		return 0
	}
	landing = enterTime
	if b.Now.View.Winner != game.Nobody {
		landing = lastEnterTime
	}
	b.Table.Field.enter(b.from.Subtract(b.Table.fieldHome), landing)
	b.Table.sweep()
	return landing
}

// throw lets a blow fly from the card that has landed to whom it hits, and returns when that is hit. What hits nobody
// does what it does as it lands.
func (b *Board) throw(landing time.Duration) time.Duration {
	v, foe := b.Table, 1-b.Now.Seat
	cards := len(v.Field.Now.Cards)
	if b.Now.Seat == game.Nobody || b.Now.Action.Card == duel.NoCard || cards == 0 || !b.blowOf(foe).hits() {
		return landing
	}
	p := v.panel(foe == b.Me)
	from := v.Field.row[cards-1].home.Middle().Add(v.fieldHome)
	return v.air.throw(mannerOf(b.Heroes[b.Now.Seat].ID), from, p.picture.Moved(p.home), landing)
}

// Deal lets the hand with which a duel begins be dealt, and then be seen what rules bring about.
func (b *Board) Deal() {
	b.Table.Hand.allNew()
	dealt := b.Table.Hand.fresh()
	for i := range dealt {
		b.Table.cue(sound.Draw, time.Duration(i)*nextAfter)
	}
	b.Table.deal()
	b.BeginBy(time.Duration(dealt) * nextAfter)
}

// BeginBy lets be seen what rules have brought about as the duel began, after a while.
func (b *Board) BeginBy(after time.Duration) {
	if len(b.Now.Events) == 0 {
		return
	}
	for _, seat := range []game.Seat{b.Me, 1 - b.Me} {
		b.Table.panel(seat == b.Me).feelBlow(b.blowOf(seat), after)
	}
	b.sound(after)
}

// barkAfter is how long a rival takes to find its words.
const barkAfter = 100 * time.Millisecond

// origin returns the middle of where the card of a moment comes from: its place in the own hand, or where the number of
// the enemy's cards stands.
func (b *Board) origin(m *Moment) fyne.Position {
	hand := b.Table.Hand
	if m.Seat == b.Me {
		if i := hand.placeOf(m.Action.Card); i != nowhere {
			return hand.Cards[i].Position().AddXY(hand.Cards[i].Size().Width/2, hand.Cards[i].Size().Height/2).Add(hand.box.Position())
		}
	}
	p := b.Table.panel(m.Seat == b.Me)
	return p.hand.place().Middle().Add(p.Position())
}

// panel returns the panel of the own hero, or of the enemy.
func (v *Table) panel(mine bool) *fighterPanel {
	if mine {
		return v.Me
	}
	return v.Foe
}

// sweep lets the cards of the turn before go: back into the deck, or out of the duel.
func (v *Table) sweep() {
	if len(v.Field.gone) > 0 {
		v.cue(sound.Return, 0)
	}
	for i, card := range v.Field.gone {
		p := v.panel(card.mine)
		to := p.deck.place().Moved(p.Position())
		if !card.returned {
			at := card.home.Middle()
			to = ui.NewRect(at.X, at.Y, 0, 0).Moved(v.Field.Position())
		}
		v.air.fly(time.Duration(i)*nextAfter, card.home.Moved(v.Field.Position()), to, func() {})
	}
	v.Field.gone = nil
}

// nextAfter is how much later the next of several cards flies.
const nextAfter = 70 * time.Millisecond

// deal lets new cards come into the hand, and moves those aside that have another place now.
func (v *Table) deal() {
	deck := v.Me.deck.place().Moved(v.Me.Position())
	fresh := 0
	for place, from := range v.Hand.came {
		card := v.Hand.Cards[place]
		if from != nil {
			v.Hand.slide(v.Stage, place, *from)
			continue
		}
		card.Hide()
		to := v.Hand.homes[place].Moved(v.Hand.box.Position())
		v.air.fly(time.Duration(fresh)*nextAfter, deck, to, func() { v.Hand.come(card) })
		fresh++
	}
	v.Hand.came = nil
}
