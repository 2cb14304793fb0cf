package boardview

import "slices"

// peekOn looks at an area.
func (l *Land) peekOn(area int) {
	if area != l.peeked {
		l.peeked = area
		l.Refresh()
	}
}

// canAttack reports whether an area has somebody to attack.
func (l *Land) canAttack(area int) bool {
	return slices.ContainsFunc(l.attacks, func(a attack) bool { return a.from == area })
}

// told returns the attacks whose chances are told, by the area that tells of them: whom the chosen area could attack or
// the own one that is looked at, and who could attack the enemy's area that is looked at.
func (l *Land) told() map[int]attack {
	from, told := l.selected, map[int]attack{}
	if l.canAttack(l.peeked) {
		from = l.peeked
	}
	for _, a := range l.attacks {
		if a.from == from {
			told[a.to] = a
		}
	}
	if _, isTarget := told[l.peeked]; isTarget {
		return told
	}
	for _, a := range l.attacks {
		if a.to == l.peeked {
			told[a.from] = a
		}
	}
	return told
}
