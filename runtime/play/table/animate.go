package table

import (
	"time"

	"fyne.io/fyne/v2"

	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/play/sound"
	own "boardduels/runtime/play/widget"
)

// Animate lets be seen what has happened in the moment that is shown: the card comes from where it was, those of the
// turn before go, heroes are hit and helped, and new cards come into the hand.
func (b *Board) Animate() {
	landing := time.Duration(0)
	v := b.Table
	if b.Now.Seat != game.Nobody && b.Now.Action != duel.EndTurn {
		landing = enterTime
		if b.Now.View.Winner != game.Nobody {
			landing = lastEnterTime
			v.gloom.close(landing)
		}
		v.Field.enter(b.from.Subtract(v.fieldHome), landing)
		v.sweep()
	}
	for _, seat := range []game.Seat{b.Me, 1 - b.Me} {
		blow := b.blowOf(seat)
		v.panel(seat == b.Me).suffer(blow, landing)
		v.panel(seat == b.Me).energy.slide(v.Stage)
		v.panel(seat == b.Me).gain()
		v.strike(v.panel(seat == b.Me), blow, landing)
	}
	v.purse.slide()
	if o, has := b.occasionOf(); has {
		b.bark(o, landing+barkAfter)
	}
	if b.Now.Seat != game.Nobody && b.Now.View.Winner != game.Nobody {
		b.withhold(landing)
	}
	b.resound(landing)
	v.deal()
}

// Deal lets the hand with which a duel begins be dealt.
func (b *Board) Deal() {
	b.Table.Hand.allNew()
	for i := range b.Table.Hand.fresh() {
		b.Table.cue(sound.Draw, time.Duration(i)*nextAfter)
	}
	b.Table.deal()
	b.bark(atStart, barkAfter)
}

// barkAfter is how long a rival takes to find its words.
const barkAfter = 100 * time.Millisecond

// whence returns the middle of where the card of a moment comes from: its place in the own hand, or where the number of
// the enemy's cards stands.
func (b *Board) whence(m *Moment) fyne.Position {
	hand := b.Table.Hand
	if m.Seat == b.Me {
		for i, card := range hand.Model.Cards {
			if duel.Play(card) == m.Action {
				return hand.Cards[i].Position().AddXY(hand.Cards[i].Size().Width/2, hand.Cards[i].Size().Height/2).Add(hand.box.Position())
			}
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
			to = own.NewRect(at.X, at.Y, 0, 0).Moved(v.Field.Position())
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
		v.air.fly(time.Duration(fresh)*nextAfter, deck, to, card.Show)
		fresh++
	}
	v.Hand.came = nil
}
