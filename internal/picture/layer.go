package picture

// maxLayers is how many layers of a drawing are drawn apart.
const maxLayers = 16

// layer is an element that lets through what is behind it as a whole. Only where parts of it overlap does it differ
// from parts that let it through each.
type layer struct {
	opacity  float64
	first    int // of its shapes
	covered  box
	overlaps bool
}

// beginLayer watches what is drawn from here on.
func (d *drawer) beginLayer(opacity float64) *layer {
	l := &layer{opacity: opacity, first: len(d.shapes), covered: nowhere}
	d.layers = append(d.layers, l)
	return l
}

// cover has the innermost layer know where something is drawn.
func (d *drawer) cover(b box) {
	if len(d.layers) > 0 {
		l := d.layers[len(d.layers)-1]
		l.overlaps = l.overlaps || l.covered.meets(b)
		l.covered = l.covered.joined(b)
	}
}

// endLayer lets what was drawn of an element since its layer began through.
func (d *drawer) endLayer(e *element, l *layer) {
	d.layers = d.layers[:len(d.layers)-1]
	if len(d.shapes) == l.first {
		return
	}
	d.cover(l.covered)
	switch {
	case !l.overlaps:
		fade(d.shapes[l.first:], l.opacity)
	case d.apart == maxLayers:
		fade(d.shapes[l.first:], l.opacity)
		d.differs(e, "opacity")
	default:
		d.apart++
		made := &Layer{l.opacity}
		for i := range d.shapes[l.first:] {
			s := &d.shapes[l.first+i]
			s.Layers = append([]*Layer{made}, s.Layers...)
		}
		width, height := d.size()
		d.work.area += width * height * (drawnSide / d.side) * (drawnSide / d.side) * stepsOfLayer
	}
}

// fade lets shapes through, or the layers in which they are.
func fade(shapes []Shape, opacity float64) {
	faded := map[*Layer]bool{}
	for i := range shapes {
		s := &shapes[i]
		if len(s.Layers) == 0 {
			s.Fill.fade(opacity)
			s.Stroke.fade(opacity)
		} else if outermost := s.Layers[0]; !faded[outermost] {
			outermost.Opacity *= opacity
			faded[outermost] = true
		}
	}
}

// fade lets a share of an ink's opacity be left; nil stays nothing.
func (i *Ink) fade(opacity float64) {
	if i != nil {
		i.Colour, i.Opacity = faded(i.Colour, opacity), i.Opacity*opacity
	}
}
