package duel

// ClashFollows reports whether there is a clash as the turn begins that follows the mover's, as a seat sees the duel.
func (d *Duel) ClashFollows(v *View) bool {
	var s State
	s.Mover, s.Starter, s.Round = v.Mover, v.Starter, v.Round
	return d.clashesAfter(&s)
}
