package picture

// ink returns what an outline is filled or stroked with; nil for nothing.
func (d *drawer) ink(e *element, o *Outline, s *style, p paint, opacity float64) (*Ink, *Refused) {
	if p.gradient != "" {
		g, refused := d.gradient(p.gradient)
		if refused != nil {
			return nil, refused
		}
		if g != nil {
			return d.shade(e, g, o, s, opacity)
		}
		if target := d.tree.ids[p.gradient]; target != nil && !isGradient(target) {
			d.differs(e, "<"+target.name+">")
		}
	}
	c := p.colour
	if p.current {
		c = s.colour
	}
	if c = faded(c, opacity); p.none || c.A == 0 {
		return nil, nil
	}
	return &Ink{Colour: c, Opacity: 1}, nil
}

// shade returns a gradient as it lies on an outline; a plain colour of one that has no other.
func (d *drawer) shade(e *element, g *gradient, o *Outline, s *style, opacity float64) (*Ink, *Refused) {
	if !d.budget.spend(stepsOfStop*len(g.stops) + stepsOfPlaced*len(o.points)) {
		return nil, e.tooMuchReading()
	}
	if c, ok := g.only(); ok {
		if c = faded(c, opacity); c.A == 0 {
			return nil, nil
		}
		return &Ink{Colour: c, Opacity: 1}, nil
	}
	around := nowhere
	if !g.own {
		around = o.bounds()
	}
	placed := g.placed(around, s.matrix)
	if placed == nil || opacity == 0 {
		return nil, nil
	}
	placed.id = "g" + number(d.placings)
	d.placings++
	d.writeGradient(placed)
	d.work.fixed += float64(len(g.stops)) * stepsOfColour
	return &Ink{Gradient: placed, Opacity: opacity}, nil
}
