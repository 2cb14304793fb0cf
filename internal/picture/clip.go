package picture

import (
	"slices"
	"strings"
)

// maxClips is how many clips of a drawing are heeded; those of what is used several times count each time.
const maxClips = 64

// clip takes up that an element shows inside of a clip path only. Lengths of the clip path are those of the element.
func (d *drawer) clip(e *element, s *style, value string) *Refused {
	if value == "" || value == "none" || value == "inherit" {
		return nil
	}
	reference, ok := parsePaint(value)
	if !ok || reference.gradient == "" { // such as inset(10px)
		d.differs(e, "clip-path")
		return nil
	}
	target := d.tree.ids[reference.gradient]
	if target == nil {
		return nil // as browsers have it
	}
	if target.name != "clipPath" || target.get("clipPathUnits") == "objectBoundingBox" {
		d.differs(e, "clip-path")
		return nil
	}
	around := plain
	around.matrix = s.matrix
	if e.name == "use" { // which moves it with what it shows
		var refused *Refused
		if around.matrix, refused = d.moved(e, s.matrix); refused != nil {
			return refused
		}
	}
	inside, refused := d.style(target, around)
	if refused != nil {
		return refused
	}
	made := &Clip{}
	for _, child := range target.children {
		if refused := d.clipPart(made, child, inside); refused != nil {
			return refused
		}
	}
	if len(inside.clips) > 0 {
		d.differs(target, "clip-path")
	}
	if !made.coversAll(d) && d.take(made, e, "clip-path") {
		s.clips = append(s.clips[:len(s.clips):len(s.clips)], made)
	}
	return nil
}

// take takes up a clip of the drawing; false if there are too many, which is told.
func (d *drawer) take(c *Clip, e *element, reason string) bool {
	if d.clips == maxClips {
		d.differs(e, reason)
		return false
	}
	c.id = "c" + number(d.clips)
	d.clips++
	d.writeClip(c)
	width, height := d.size()
	d.work.area += width * height * (drawnSide / d.side) * (drawnSide / d.side) * 2 * stepsOfPixel
	return true
}

// clipShapes has shapes, from one on, show inside of an outline only. Those that lie there anyway stay as they are.
func (d *drawer) clipShapes(first int, o Outline, e *element) {
	made := &Clip{Parts: []Part{{Outline: o}}}
	window, isUpright := o.bounds(), o.isUpright()
	for i := range d.shapes[first:] {
		s := &d.shapes[first+i]
		if isUpright && window.holds(s.reach()) || made.coversAll(d) {
			continue
		}
		if made.id == "" && !d.take(made, e, "overflow") {
			return
		}
		s.Clips = append(slices.Clip(s.Clips), made)
		d.work.fill(&s.Outline, d.side, stepsOfMasked)
	}
}

// reach returns a box outside of which a shape doesn't show.
func (s *Shape) reach() box {
	around := s.Outline.bounds()
	if s.Stroke == nil {
		return around
	}
	return around.grown(s.Pen.Width / 2 * max(s.Pen.Miter, 2)) // more than the diagonal of a square cap
}

// clipPart adds what a child of a clip path lets show.
func (d *drawer) clipPart(c *Clip, e *element, around style) *Refused {
	if d.visits++; d.visits > maxVisits {
		return e.refuse("picture-elements", "max", number(maxVisits))
	}
	if !d.budget.spend(stepsOfVisit) {
		return e.tooMuchReading()
	}
	if !d.isWanted(e) {
		return nil
	}
	if e.name != "use" && !isShape(e.name) {
		d.note(e)
		return nil
	}
	s, refused := d.style(e, around)
	if refused != nil || s.hidden || s.unseen {
		return refused
	}
	if len(s.clips) > len(around.clips) {
		d.differs(e, "clip-path")
	}
	if e.name == "use" {
		target, s, refused := d.used(e, s)
		if target == nil || refused != nil {
			return refused
		}
		if !isShape(target.name) {
			d.differs(e, "use")
			return nil
		}
		return d.clipPart(c, target, s)
	}
	o, refused := d.shape(e)
	if refused != nil || len(o.points) == 0 {
		return refused
	}
	placed, refused := d.placed(e, o, &s)
	if refused != nil {
		return refused
	}
	d.work.fill(&placed, d.side, 2*stepsOfPixel)
	c.Parts = append(c.Parts, Part{placed, s.clipEvenOdd})
	return nil
}

// coversAll reports whether all of the drawing lies inside, as in the frames that some programs put around everything.
func (c *Clip) coversAll(d *drawer) bool {
	if len(c.Parts) != 1 {
		return false
	}
	const lines = "MLLLZ"
	o := &c.Parts[0].Outline
	var commands strings.Builder
	for _, c := range o.commands {
		commands.WriteByte(byte(c))
	}
	if commands.String() != lines {
		return false
	}
	if !o.isUpright() {
		return false
	}
	b := o.bounds()
	width, height := d.size()
	const near = 1e-6
	return b.low.x <= near && b.low.y <= near && b.high.x >= width-near && b.high.y >= height-near
}

// isUpright reports whether all points of an outline lie in corners of the box around it.
func (o *Outline) isUpright() bool {
	b := o.bounds()
	return !slices.ContainsFunc(o.points, func(p point) bool {
		return p.x != b.low.x && p.x != b.high.x || p.y != b.low.y && p.y != b.high.y
	})
}
