package tactics

import (
	"fmt"
	"slices"
)

// Legal appends the orders of all units of the mover that have had none, by units, squares and directions, then the end
// of the turn.
func (*Game) Legal(s *State, buf []Action) []Action {
	if s.Over {
		return buf
	}
	for i := range s.Units[s.Mover] {
		if u := &s.Units[s.Mover][i]; u.HP > 0 && s.Acted>>i&1 == 0 {
			buf = s.Options(u, buf)
		}
	}
	return append(buf, End)
}

// Options appends the orders that a unit can have: to go and rest, or to go, or stay, and attack somebody.
func (f *Field) Options(u *Unit, buf []Action) []Action {
	reach := f.Reach(u)
	others := f.Occupied().Without(One(u.Place))
	var hits [len(directions)]Set
	for i, d := range directions {
		hits[i] = f.HitsFrom(u.Kind, d, others)
	}
	any := hits[0].Or(hits[1]).Or(hits[2]).Or(hits[3])
	const most = Squares * (1 + len(directions))
	buf = slices.Grow(buf, min(most, reach.Len()*(1+len(directions))))
	for rest := reach; !rest.Empty(); rest = rest.WithoutFirst() {
		to := rest.First()
		if to != u.Place {
			buf = append(buf, Action{u.Place, to, Nowhere})
		}
		if !any.Has(to) {
			continue
		}
		for i, d := range directions {
			if hits[i].Has(to) {
				buf = append(buf, Action{u.Place, to, d})
			}
		}
	}
	return buf
}

// allows returns which unit an action orders, or an error if it isn't legal.
func (b *Board) allows(a Action) (unit int, err error) {
	switch {
	case b.Over:
		return 0, fmt.Errorf("the game is over")
	case a == End:
		return 0, nil
	case a.From < 0 || a.From >= Squares || a.To < 0 || a.To >= Squares || a.Attack < Nowhere || a.Attack > West:
		return 0, fmt.Errorf("an order %d, %d, %d leads off the board", a.From, a.To, a.Attack)
	}
	seat, unit, ok := b.At(a.From)
	switch {
	case !ok:
		return 0, fmt.Errorf("nobody stands on %s", Name(a.From))
	case seat != b.Mover:
		return 0, fmt.Errorf("the unit on %s is seat %d's", Name(a.From), seat+1)
	case b.Acted>>unit&1 == 1:
		return 0, fmt.Errorf("the unit on %s has had its order", Name(a.From))
	}
	u := &b.Units[seat][unit]
	switch {
	case !b.Reach(u).Has(a.To):
		return 0, fmt.Errorf("the %s on %s can't go to %s", u.Kind.Traits().Name, Name(a.From), Name(a.To))
	case a.Attack == Nowhere && a.From == a.To:
		return 0, fmt.Errorf("the order of the unit on %s is to do nothing; who has no order stays", Name(a.From))
	case a.Attack != Nowhere && !b.HitsFrom(u.Kind, a.Attack, b.Occupied().Without(One(a.From))).Has(a.To):
		return 0, fmt.Errorf("an attack from %s to %s hits nobody", Name(a.To), a.Attack)
	}
	return unit, nil
}
