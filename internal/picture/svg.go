package picture

import (
	"math"
	"slices"
	"strings"
)

// The limits of an SVG as a drawing, where elements that are used several times count each time.
const (
	maxVisits = 10_000 // elements
	maxPoints = 50_000 // of all shapes
	maxAspect = 64     // of the longer side to the shorter
	minView   = 1e-3   // units of the longer side
	margin    = 16     // how far from the middle something may be drawn, in longer sides
)

// Pictures whose longer side has so many units are drawn as they are; others are scaled, since the renderer keeps
// places in sixty-fourths of a unit.
const (
	fewUnits  = 64
	manyUnits = 4096
)

// drawer writes an SVG anew, as a list of paths.
type drawer struct {
	tree      *tree
	width     float64 // of the view box, in its own units
	height    float64
	place     matrix  // from units to those of the reduced SVG
	side      float64 // the longer side, in units of the reduced SVG
	gradients map[string]*gradient
	shapes    []Shape
	defs      strings.Builder
	visits    int
	points    int
	stops     int // of all gradients
	placings  int // of gradients
	clips     int
	layers    []*layer // under way
	apart     int      // layers that are drawn apart
	budget    *budget
	work      work
}

// readSVG accepts an SVG by writing it anew.
func readSVG(content []byte, budget *budget) (*Picture, error) {
	if len(content) > MaxSVGBytes {
		return nil, tooLarge(len(content), MaxSVGBytes)
	}
	tree, err := readTree(content, budget)
	if err != nil {
		return nil, err
	}
	d := &drawer{tree: tree, gradients: map[string]*gradient{}, budget: budget}
	if refused := d.draw(); refused != nil {
		return nil, refused
	}
	side := d.work.side()
	if side == 0 {
		return nil, tree.root.refuse("picture-work", "found", number(d.work.percent()), "max", "100")
	}
	return d.picture(side), nil
}

func (d *drawer) draw() *Refused {
	if refused := d.view(); refused != nil {
		return refused
	}
	if refused := d.circles(d.tree.root); refused != nil {
		return refused
	}
	start := plain
	start.matrix = d.place
	return d.element(d.tree.root, start, false)
}

// size returns the width and height of the drawing, in units of the reduced SVG.
func (d *drawer) size() (width, height float64) { return d.width * d.place.a, d.height * d.place.d }

// diagonal is what percentages are of that are neither across nor down.
func (d *drawer) diagonal() float64 { return math.Hypot(d.width, d.height) / math.Sqrt2 }

func (d *drawer) picture(side int) *Picture {
	width, height := d.size()
	var b strings.Builder
	b.WriteString(`<svg xmlns="` + svgSpace + `" viewBox="0 0 ` + decimal(width) + " " + decimal(height) + `">` + "\n")
	if d.defs.Len() > 0 {
		b.WriteString("<defs>" + d.defs.String() + "</defs>\n")
	}
	writeShapes(&b, d.shapes)
	b.WriteString("</svg>\n")
	return &Picture{
		format: SVG, content: []byte(b.String()), side: side, slow: d.work.at(side) > maxWork/4, remarks: d.tree.remarks,
		width: width, height: height, shapes: d.shapes,
	}
}

// allowedView tells people what the size of a drawing looks like.
const allowedView = "viewBox=\"x y width height\", 0.001 … 1000000, 64 : 1 … 1 : 64"

// view finds out how large the drawing is.
func (d *drawer) view() *Refused {
	root := d.tree.root
	field, text := "viewBox", root.get("viewBox")
	box, ok := parseNumbers(text)
	if text == "" && root.get("width")+root.get("height") != "" {
		field, text = "width, height", root.get("width")+", "+root.get("height")
		w, wOK := parseLength(root.get("width"), 0)
		h, hOK := parseLength(root.get("height"), 0)
		box, ok = []float64{0, 0, w, h}, wOK && hOK
	}
	if !ok || len(box) != 4 || !(box[2] > 0) || !(box[3] > 0) || max(box[2], box[3]) < minView ||
		max(box[2], box[3]) > maxAspect*min(box[2], box[3]) {
		return root.wrong(field, text, allowedView)
	}
	d.noteAspect(root, box[2]/box[3])
	d.width, d.height = box[2], box[3]
	d.side = max(d.width, d.height)
	scale := 1.0
	if d.side < fewUnits || d.side > manyUnits {
		scale = drawnSide / d.side
	}
	d.side *= scale
	d.place = matrix{scale, 0, 0, scale, -box[0] * scale, -box[1] * scale}
	return nil
}

// element draws an element and what is in it. used tells of an element that a <use> refers to.
func (d *drawer) element(e *element, around style, used bool) *Refused {
	if d.visits++; d.visits > maxVisits {
		return e.refuse("picture-elements", "max", number(maxVisits))
	}
	if !d.budget.spend(stepsOfVisit) {
		return e.tooMuchReading()
	}
	if !d.isWanted(e) {
		return nil
	}
	group := e.name == "svg" || e.name == "g" || e.name == "a" || e.name == "switch" || e.name == "symbol" && used
	if !group && e.name != "use" && !isShape(e.name) {
		d.note(e)
		return nil
	}
	s, refused := d.style(e, around)
	if refused != nil || s.hidden || s.opacity == 0 {
		return refused
	}
	if s.opacity < 1 {
		defer d.endLayer(e, d.beginLayer(s.opacity))
	}
	switch {
	case e.name == "use":
		return d.use(e, s)
	case isShape(e.name):
		return d.drawShape(e, &s)
	case e.name == "switch":
		return d.choice(e, s)
	}
	for _, child := range e.children {
		if refused := d.element(child, s, false); refused != nil {
			return refused
		}
	}
	return nil
}

// choice draws the first child of a switch that asks for nothing that isn't there.
func (d *drawer) choice(e *element, s style) *Refused {
	for _, child := range e.children {
		if child.name != "" && d.isWanted(child) {
			return d.element(child, s, false)
		}
	}
	return nil
}

// extensions are the languages that browsers draw inside of SVG.
var extensions = []string{"http://www.w3.org/1999/xhtml", "http://www.w3.org/1998/Math/MathML"}

// isWanted reports whether an element is drawn at all: it asks for nothing that isn't there. Which language there is
// depends on the browser.
func (d *drawer) isWanted(e *element) bool {
	if e.has("requiredExtensions") {
		names := strings.Fields(e.get("requiredExtensions"))
		if len(names) == 0 || slices.ContainsFunc(names, func(name string) bool { return !slices.Contains(extensions, name) }) {
			return false
		}
	}
	languages := e.get("systemLanguage")
	if languages == "" {
		return true
	}
	d.differs(e, "systemLanguage")
	return slices.ContainsFunc(strings.Split(languages, ","), func(language string) bool {
		tongue, _, _ := strings.Cut(strings.ToLower(strings.TrimSpace(language)), "-")
		return tongue == "en"
	})
}

func (d *drawer) drawShape(e *element, s *style) *Refused {
	for _, child := range e.children { // such as what moves it
		d.note(child)
	}
	o, refused := d.shape(e)
	if refused != nil || s.unseen {
		return refused
	}
	return d.path(e, &o, s)
}

// style returns how an element in a style is drawn.
func (d *drawer) style(e *element, around style) (style, *Refused) {
	s := around
	s.opacity = 1
	all, refused := d.properties(e)
	if refused != nil {
		return s, refused
	}
	clip := ""
	for i := range all {
		a := &all[i]
		if !a.styled && a.isDroppedAttribute() {
			continue
		}
		switch a.name {
		case "stroke-width", "stroke-dashoffset", "stroke-dasharray":
			refused = s.setLength(e, a.name, a.value, d.diagonal())
		case "clip-path":
			clip = a.value
		default:
			refused = s.set(e, a.name, a.value)
		}
		if refused != nil {
			return s, refused
		}
	}
	if s.hidden {
		return s, nil
	}
	d.noteProperties(e, all)
	return s, d.clip(e, &s, clip)
}

// properties returns what is said of an element, each property once: attributes, what style sheets say, its style. Each
// time costs what the texts are long, be there anything in them or not.
func (d *drawer) properties(e *element) ([]attribute, *Refused) {
	if !d.budget.spend(stepsOfText * (len(e.get("class")) + len(e.get("style")))) {
		return nil, e.tooMuchReading()
	}
	all, said := d.tree.cascade(e)
	steps := stepsOfProperty * said
	for _, a := range all {
		steps += stepsOfText * len(a.value)
	}
	if !d.budget.spend(steps) {
		return nil, e.tooMuchReading()
	}
	return all, nil
}

// path writes an outline in a style, where it shows.
func (d *drawer) path(e *element, o *Outline, s *style) *Refused {
	if len(o.points) == 0 {
		return nil
	}
	fill, refused := d.ink(e, o, s, s.fill, s.fillOpacity)
	if refused != nil {
		return refused
	}
	stroke, refused := d.ink(e, o, s, s.stroke, s.strokeOpacity)
	if refused != nil {
		return refused
	}
	pen := s.pen(d)
	if !(pen.Width > 0) {
		stroke = nil
	}
	if fill == nil && stroke == nil {
		return nil
	}
	outline := *o
	if across := math.Hypot(s.matrix.a, s.matrix.b); stroke != nil && s.cap != "butt" && across > 0 {
		const dot = 0.25 // pixels
		outline = o.dotted(dot * d.side / drawnSide / across)
	}
	placed, refused := d.placed(e, outline, s)
	if refused != nil {
		return refused
	}
	shape := Shape{Outline: placed, EvenOdd: s.evenOdd, Fill: fill, Stroke: stroke, Pen: pen, Clips: s.clips}
	if stroke != nil {
		d.noteStroke(e, s, &pen)
	}
	if s.strokeFirst && fill != nil && stroke != nil {
		below, above := shape, shape
		below.Fill, above.Stroke = nil, nil
		d.add(&below)
		d.add(&above)
		return nil
	}
	d.add(&shape)
	return nil
}

// add takes up a shape of the drawing.
func (d *drawer) add(s *Shape) {
	around := s.Outline.bounds()
	if s.Fill != nil {
		d.cover(around)
		d.work.fill(&s.Outline, d.side, stepsOf(s.Fill, s))
	}
	if s.Stroke != nil {
		d.cover(around.grown(s.Pen.Width / 2))
		d.work.stroke(&s.Outline, &s.Pen, d.side, stepsOf(s.Stroke, s))
	}
	d.shapes = append(d.shapes, *s)
}

// placed returns an outline as it lies in the reduced SVG.
func (d *drawer) placed(e *element, o Outline, s *style) (Outline, *Refused) {
	if d.points += len(o.points); d.points > maxPoints {
		return o, e.refuse("picture-points", "max", number(maxPoints))
	}
	if !d.budget.spend(stepsOfPlaced * len(o.points)) {
		return o, e.tooMuchReading()
	}
	placed := o.placed(s.matrix)
	for _, p := range placed.points {
		if !(math.Abs(p.x-d.side/2) <= margin*d.side) || !(math.Abs(p.y-d.side/2) <= margin*d.side) {
			return o, e.refuse("picture-place", "max", number(margin))
		}
	}
	return placed, nil
}

// placed returns the outline as a matrix maps it.
func (o Outline) placed(m matrix) Outline {
	points := make([]point, len(o.points))
	for i, p := range o.points {
		points[i] = m.apply(p)
	}
	return Outline{o.commands, points}
}
