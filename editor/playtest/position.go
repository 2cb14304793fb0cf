package playtest

import (
	"boardduels/runtime/duel"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// Position is where the trials of two heroes begin. It is a plain value.
type Position struct {
	At      duel.Position
	heroes  [2]string
	decks   [2][duel.LineCapacity]string // ids of the cards that At tells of
	opening duel.Position                // of the heroes as they were
}

// Opening returns the position in which all duels of two heroes begin, and their duel. It returns an error if one of
// them can't play.
func Opening(pack *schema.Pack, heroes [2]string) (Position, *duel.Duel, error) {
	p := Position{heroes: heroes}
	var both [2]duel.Hero
	for seat := range both {
		hero, err := duelrecord.PackHero(pack, heroes[seat])
		if err != nil {
			return p, nil, err
		}
		both[seat] = hero.Duel()
		for i, line := range both[seat].Deck {
			p.decks[seat][i] = line.Card.ID
		}
	}
	d, err := pack.Numbers().New(both[0], both[1])
	if err != nil {
		return p, nil, err
	}
	p.opening = d.Opening()
	p.At = p.opening
	return p, d, nil
}

// Of reports whether the position is of two heroes.
func (p *Position) Of(heroes [2]string) bool { return p.heroes == heroes }

// same reports whether two positions, either of which may be nil, are one.
func (p *Position) same(other *Position) bool {
	return p == other || p != nil && other != nil && *p == *other
}

// IsOpening reports whether duels from the position begin as all do.
func (p *Position) IsOpening() bool { return p.At == p.opening }

// In returns the position with the heroes and cards as a pack has them, and their duel. Hp and energy that were as at
// the opening are so there, too; cards that a deck hasn't got any more are nowhere. It returns an error if one of the
// heroes can't play, and none if the rules don't allow the position any more.
func (p *Position) In(pack *schema.Pack) (Position, *duel.Duel, error) {
	now, d, err := Opening(pack, p.heroes)
	if err != nil {
		return now, nil, err
	}
	now.At.Starter, now.At.Drawn = p.At.Starter, p.At.Drawn
	for seat := range p.decks {
		p.carry(&now, seat)
	}
	return now, d, nil
}

// carry takes a seat over into a position of the same heroes, whose deck may be another.
func (p *Position) carry(to *Position, seat int) {
	from, opening := &p.At.Fighters[seat], &p.opening.Fighters[seat]
	f, start := &to.At.Fighters[seat], to.opening.Fighters[seat]
	*f = *from
	if from.HP == opening.HP {
		f.HP = start.HP
	}
	if from.EP == opening.EP {
		f.EP = start.EP
	}
	f.Armed, f.Removed = duel.NoCard, [duel.LineCapacity]uint8{}
	for i, id := range p.decks[seat] {
		for j, other := range to.decks[seat] {
			if id == "" || id != other {
				continue
			}
			f.Removed[j], to.At.Hands[seat][j] = from.Removed[i], p.At.Hands[seat][i]
			if from.Armed == duel.CardIndex(i) {
				f.Armed = duel.CardIndex(j)
			}
		}
	}
}
