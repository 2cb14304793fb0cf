// Package likeness asks whether one player can be told from another by how their duels went: each duel becomes a
// portrait of how one seat played it, and a classifier that has seen portraits of both says whose the next one is.
package likeness

import (
	"slices"

	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// The figures of a portrait. Mostly they are means over the seat's turns, or over the cards that it played.
const (
	rounds      = iota
	won                                       // 1 if the seat won
	hp                                        // its own at the end, as a share
	foeHP                                     // the enemy's
	cards                                     // a turn
	idle                                      // turns without a card though one could be played
	single                                    // turns with one card
	several                                   // turns with three or more
	kept                                      // energy left at the end of a turn
	spent                                     // turns that left no energy
	attacksHurt                               // cards that attack, of those played with less than half of the hp
	attacksWell                               // of those played with more
	attacksLate                               // of those played while the enemy had less than half
	hpDefending                               // own hp when a card is played that doesn't attack, as a share
	hpHealing                                 // when one heals
	foeStriking                               // the enemy's when it is attacked
	majors                                    // played in turns that began with one in hand
	first                                     // turns that begin with an attack
	armed                                     // cards that lay in wait, of those played
	kinds                                     // cards of each kind, a turn
	each        = kinds + int(duel.KindCount) // each card of the deck, a turn
	figures     = each + duel.LineCapacity
)

// Portrait is how a seat played a duel, in figures. What there was no occasion for is absent.
type Portrait [figures]figure

// figure is a mean over some occasions.
type figure struct{ sum, occasions float64 }

func (f *figure) note(x float64) {
	f.sum += x
	f.occasions++
}

func (f *figure) noteIf(is bool) {
	if is {
		f.note(1)
	} else {
		f.note(0)
	}
}

// Painter looks at a seat while it plays a duel.
type Painter struct {
	duel     *duel.Duel
	seat     game.Seat
	portrait Portrait
	played   []duel.Action // in this turn
	couldAct bool
	hadMajor bool
	began    int16 // the round of this turn
}

// NewPainter returns the painter of a seat.
func NewPainter(d *duel.Duel, seat game.Seat) *Painter { return &Painter{duel: d, seat: seat} }

// Observe is told of each action, with what the seat saw before it.
func (p *Painter) Observe(v *duel.View, a duel.Action) {
	if v.Mover != p.seat || v.Stances.Due {
		return
	}
	if p.began != v.Round {
		p.begin(v)
	}
	if a == duel.EndTurn {
		p.endTurn(v)
		return
	}
	p.card(v, a)
}

func (p *Painter) begin(v *duel.View) {
	p.began, p.played, p.couldAct, p.hadMajor = v.Round, p.played[:0], false, false
	var buffer [duel.ActionCapacity]duel.Action
	for _, a := range p.duel.LegalView(v, buffer[:0]) {
		if a != duel.EndTurn {
			p.couldAct = true
			p.hadMajor = p.hadMajor || p.duel.Kind(p.seat, a.Card).IsMajor()
		}
	}
}

// share returns the hp of a seat, of what its hero begins with.
func (p *Painter) share(fighters *[2]duel.Fighter, seat game.Seat) float64 {
	return float64(fighters[seat].HP) / float64(p.duel.Hero(seat).HP)
}

func (p *Painter) card(v *duel.View, a duel.Action) {
	kind, data := p.duel.Kind(p.seat, a.Card), p.duel.Card(p.seat, a.Card)
	own, foe := p.share(&v.Fighters, p.seat), p.share(&v.Fighters, 1-p.seat)
	f := &p.portrait
	if own < 0.5 {
		f[attacksHurt].noteIf(kind.IsAttack())
	} else {
		f[attacksWell].noteIf(kind.IsAttack())
	}
	if foe < 0.5 {
		f[attacksLate].noteIf(kind.IsAttack())
	}
	if kind.IsAttack() {
		f[foeStriking].note(foe)
	} else {
		f[hpDefending].note(own)
	}
	if data.MaxHealing > 0 {
		f[hpHealing].note(own)
	}
	if len(p.played) == 0 {
		f[first].noteIf(kind.IsAttack())
	}
	f[armed].noteIf(data.ActivateByNextAttack)
	f[kinds+int(kind)].sum++
	f[each+int(a.Card)].sum++
	p.played = append(p.played, a)
}

func (p *Painter) endTurn(v *duel.View) {
	f := &p.portrait
	if !p.couldAct {
		return
	}
	n := len(p.played)
	f[cards].note(float64(n))
	f[idle].noteIf(n == 0)
	f[single].noteIf(n == 1)
	f[several].noteIf(n > 2)
	ep := v.Me().EP
	f[kept].note(float64(ep))
	f[spent].noteIf(ep == 0)
	if p.hadMajor {
		f[majors].noteIf(slices.ContainsFunc(p.played, func(a duel.Action) bool { return p.duel.Kind(p.seat, a.Card).IsMajor() }))
	}
	for i := kinds; i < figures; i++ {
		f[i].occasions++
	}
}

// Paint returns the portrait of the duel once it is over, in its last state.
func (p *Painter) Paint(s *duel.State) *Portrait {
	f := &p.portrait
	f[rounds].note(float64(s.Round))
	f[won].noteIf(s.Winner == p.seat)
	f[hp].note(p.share(&s.Fighters, p.seat))
	f[foeHP].note(p.share(&s.Fighters, 1-p.seat))
	return f
}
