package boardview

import "slices"

// threatening returns the square of the unit whose reach and range are shown, or −1: the one that is looked at, else
// the enemy that is watched.
func (s *Skirmish) threatening() int {
	if at := s.grid.peeked; at >= 0 && at != s.from {
		seat, _, ok := s.field.At(int8(at))
		if ok && (seat == s.moment.Viewer || !s.isVictim(at)) {
			return at
		}
	}
	if s.from >= 0 {
		return -1
	}
	return s.watched
}

// isVictim reports whether what a blow of the chosen unit would do is shown on the square that is looked at.
func (s *Skirmish) isVictim(at int) bool {
	return slices.ContainsFunc(s.victims(), func(v victim) bool { return v.square == at })
}

// strikes returns what the chosen unit could do to the enemy that is looked at, once for each square from which it can.
// From where it is to go it may reach another one, or nobody: then these are shown, too.
func (s *Skirmish) strikes() (all []victim) {
	at := s.grid.peeked
	if s.from < 0 || at < 0 {
		return nil
	}
	if seat, _, ok := s.field.At(int8(at)); !ok || seat == s.moment.Viewer {
		return nil
	}
	for i := range s.orders {
		o := &s.orders[i]
		if o.from != s.from || o.attack == "" {
			continue
		}
		for _, v := range s.hits(o) {
			if v.square == at {
				all = append(all, v)
			}
		}
	}
	return all
}

// victims returns on whom it is shown what a blow of the chosen unit does: whom it can hit from where it is to go, and
// the enemy that is looked at if it can go where it hits that.
func (s *Skirmish) victims() (all []victim) {
	all = s.near()
	for _, v := range s.strikes() {
		if !slices.ContainsFunc(all, func(other victim) bool { return other.square == v.square }) {
			all = append(all, v)
		}
	}
	return all
}

// grounds are the squares from which the enemy that is looked at can be hit, if that isn't where the unit is to go.
func (s *Skirmish) grounds() (squares []int) {
	strikes := s.strikes()
	if slices.ContainsFunc(strikes, func(v victim) bool { return v.order.to == s.to }) {
		return nil
	}
	for _, v := range strikes {
		if !slices.Contains(squares, v.order.to) {
			squares = append(squares, v.order.to)
		}
	}
	return squares
}
