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
	defs      strings.Builder
	paths     strings.Builder
	visits    int
	points    int
	stops     int // of all gradients
	budget    *budget
	work      work
	remarks   []*Refused
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

func (d *drawer) picture(side int) *Picture {
	width, height := d.width*d.place.a, d.height*d.place.d
	var b strings.Builder
	b.WriteString(`<svg xmlns="` + svgSpace + `" viewBox="0 0 ` + decimal(width) + " " + decimal(height) + `">` + "\n")
	if d.defs.Len() > 0 {
		b.WriteString("<defs>" + d.defs.String() + "</defs>\n")
	}
	b.WriteString(d.paths.String() + "</svg>\n")
	return &Picture{format: SVG, content: []byte(b.String()), side: side, slow: d.work.at(side) > maxWork/4, remarks: d.remarks}
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
	group := e.name == "svg" || e.name == "g" || e.name == "a" || e.name == "switch" || e.name == "symbol" && used
	if !group && e.name != "use" && !isShape(e.name) {
		d.note(e)
		return nil
	}
	s, refused := d.style(e, around)
	if refused != nil || s.hidden {
		return refused
	}
	switch {
	case e.name == "use":
		return d.use(e, s)
	case isShape(e.name):
		o, refused := d.shape(e)
		if refused != nil {
			return refused
		}
		return d.path(e, o, s)
	}
	for _, child := range e.children {
		if refused := d.element(child, s, false); refused != nil {
			return refused
		}
	}
	return nil
}

// note tells of an element that should show something, and doesn't.
func (d *drawer) note(e *element) {
	switch e.name {
	case "", "defs", "title", "desc", "metadata", "style", "symbol", "view", "stop", "linearGradient", "radialGradient":
	default:
		d.remark(e.refuse("picture-undrawn", "found", shorten(e.name)))
	}
}

// remark keeps what is to be told of a drawing, the first of each kind.
func (d *drawer) remark(r *Refused) {
	const most = 16
	if len(d.remarks) < most && !slices.ContainsFunc(d.remarks, func(other *Refused) bool { return other.Error() == r.Error() }) {
		d.remarks = append(d.remarks, r)
	}
}

// style returns how an element in a style is drawn.
func (d *drawer) style(e *element, around style) (style, *Refused) {
	s := around
	all, refused := d.properties(e)
	if refused != nil {
		return s, refused
	}
	for _, a := range all {
		if refused := s.set(e, a.name, a.value); refused != nil {
			return s, refused
		}
	}
	return s, nil
}

// properties returns what is said of an element, the last of which counts: attributes, those of its class, its style.
// Each time costs what the texts are long, be there anything in them or not.
func (d *drawer) properties(e *element) ([]attribute, *Refused) {
	all := e.attributes
	if !d.budget.spend(stepsOfText * (len(e.get("class")) + len(e.get("style")))) {
		return nil, e.tooMuchReading()
	}
	const most = 8 // classes
	for i, class := range strings.Fields(e.get("class")) {
		if i < most && len(d.tree.rules[class]) > 0 {
			all = append(all[:len(all):len(all)], d.tree.rules[class]...)
		}
	}
	if style := e.get("style"); style != "" {
		all = append(all[:len(all):len(all)], declarations(style)...)
	}
	for _, a := range all {
		if !d.budget.spend(stepsOfProperty + stepsOfText*len(a.value)) {
			return nil, e.tooMuchReading()
		}
	}
	return all, nil
}

// path writes an outline in a style, where it shows.
func (d *drawer) path(e *element, o outline, s style) *Refused {
	fill, refused := d.paint(s.fill)
	if refused != nil {
		return refused
	}
	stroke, refused := d.paint(s.stroke)
	if refused != nil {
		return refused
	}
	if s.fill.none && s.stroke.none || len(o.points) == 0 {
		return nil
	}
	if d.points += len(o.points); d.points > maxPoints {
		return e.refuse("picture-points", "max", number(maxPoints))
	}
	if !d.budget.spend(stepsOfPlaced * len(o.points)) {
		return e.tooMuchReading()
	}
	placed := o.placed(s.matrix)
	for _, p := range placed.points {
		if !(math.Abs(p.x-d.side/2) <= margin*d.side) || !(math.Abs(p.y-d.side/2) <= margin*d.side) {
			return e.refuse("picture-place", "max", number(margin))
		}
	}
	d.work.add(placed, s, d.side, fill, stroke)
	before := d.paths.Len()
	d.write(placed, s, fill, stroke)
	d.work.fixed += float64(d.paths.Len()-before) * stepsOfWritten
	return nil
}

// paint returns the gradient of a paint; nil if it has none.
func (d *drawer) paint(p paint) (*gradient, *Refused) {
	if p.gradient == "" {
		return nil, nil
	}
	return d.gradient(p.gradient)
}

// placed returns the outline as a matrix maps it.
func (o outline) placed(m matrix) outline {
	points := make([]point, len(o.points))
	for i, p := range o.points {
		points[i] = m.apply(p)
	}
	return outline{o.commands, points}
}
