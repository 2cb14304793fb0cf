package playtest

import (
	"slices"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// Position is where the trials of two heroes begin. It is a plain value.
type Position struct {
	At      duel.Position
	heroes  [2]string
	relics  [2][rule.MostRelics]string // ids of those that they carry, in the order in which they were taken
	opening duel.Position              // of the heroes as they were
	places  places                     // of what At tells of
}

// Opening returns the position in which all duels of two heroes begin, who carry relics of some ids, and their duel. It
// returns an error if one of them can't play.
func Opening(pack *schema.Pack, heroes [2]string, relics [2][]string) (Position, *duel.Duel, error) {
	p := Position{heroes: heroes}
	var both [2]duel.Hero
	for seat := range both {
		hero, err := duelrecord.PackHero(pack, heroes[seat], relics[seat]...)
		if err != nil {
			return p, nil, err
		}
		both[seat] = hero.Duel()
	}
	d, err := pack.Numbers().New(both[0], both[1])
	if err != nil {
		return p, nil, err
	}
	for seat := range relics {
		copy(p.relics[seat][:], relics[seat]) // the duel has refused more
	}
	p.opening, p.places = d.Opening(), placesIn(d)
	p.At = p.opening
	return p, d, nil
}

// Of reports whether the position is of two heroes.
func (p *Position) Of(heroes [2]string) bool { return p.heroes == heroes }

// Relics returns the ids of the relics that a seat's hero carries, in the order in which they were taken.
func (p *Position) Relics(seat int) []string {
	ids := p.relics[seat][:]
	return ids[:slices.Index(append(slices.Clone(ids), ""), "")]
}

// Carry returns the position with other relics of a seat's hero, in a pack, and the duel with them. It returns an error
// if there is no such duel.
func (p *Position) Carry(pack *schema.Pack, seat int, relics []string) (Position, *duel.Duel, error) {
	carried := [2][]string{p.Relics(0), p.Relics(1)}
	carried[seat] = relics
	return p.with(pack, carried)
}

// Afresh returns the position in which all duels of the two heroes begin, and their duel in a pack. It returns an error
// if one of them can't play.
func (p *Position) Afresh(pack *schema.Pack) (Position, *duel.Duel, error) {
	return Opening(pack, p.heroes, [2][]string{})
}

// same reports whether two positions, either of which may be nil, are one.
func (p *Position) same(other *Position) bool {
	return p == other || p != nil && other != nil && *p == *other
}

// IsOpening reports whether duels from the position begin as all do.
func (p *Position) IsOpening() bool {
	return p.At == p.opening && p.relics == [2][rule.MostRelics]string{}
}

// In returns the position with the heroes and cards as a pack has them, and their duel. Hp and energy that were as at
// the opening are so there, too; cards that a deck hasn't got any more are nowhere, and so is what rules have left that
// aren't there any more. It returns an error if one of the heroes can't play, and none if the rules don't allow the
// position any more.
func (p *Position) In(pack *schema.Pack) (Position, *duel.Duel, error) {
	var left [2][]string
	for seat := range left {
		for _, id := range p.Relics(seat) {
			if _, known := pack.Relic(id); known {
				left[seat] = append(left[seat], id)
			}
		}
	}
	return p.with(pack, left)
}

// with is In with some relics.
func (p *Position) with(pack *schema.Pack, relics [2][]string) (Position, *duel.Duel, error) {
	now, d, err := Opening(pack, p.heroes, relics)
	if err != nil {
		return now, nil, err
	}
	now.At.Starter, now.At.Round, now.At.Drawn = p.At.Starter, p.At.Round, p.At.Drawn
	for seat := range p.heroes {
		c := carrier{from: p, to: &now, seat: seat, duel: d}
		c.fighter()
		c.cards()
		if !d.IsClassic() {
			c.rules()
		}
	}
	return now, d, nil
}
