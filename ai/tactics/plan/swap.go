package plan

// swap has two units change places in the succession: with their orders, or with orders chosen anew by usual rules.
func (m *Maker) swap(orders []Order, anew *choices, chosen bool) {
	i := m.chance.Below(len(orders))
	j := (i + 1 + m.chance.Below(len(orders)-1)) % len(orders)
	orders[i], orders[j] = orders[j], orders[i]
	if chosen {
		anew[i], anew[j] = 1+m.usual(), 1+m.usual()
	}
}
