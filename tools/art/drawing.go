package main

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// drawing is a picture under way. Every pass is one of the app's renderer over the whole picture, so shapes of one
// colour are painted together.
type drawing struct {
	width, height int
	passes        []pass
}

// pass paints one outline in one colour, or in a glow.
type pass struct {
	data    string
	colour  string
	opacity float64
	glow    *glow // instead of the colour, unless nil
}

// glow is a colour at (x, y) that goes over into a second, and at the distance r into a third; place and distance are
// shares of the box of what is painted, the only unit of gradients that the app's renderer scales.
type glow struct {
	colours [3]string
	x, y, r float64
	box     box
}

func newDrawing(width, height int) *drawing { return &drawing{width: width, height: height} }

// fill paints shapes in one colour, "#rrggbb".
func (d *drawing) fill(colour string, shapes ...shape) { d.veil(colour, 1, shapes...) }

// veil paints shapes in a colour that lets the ground show through; opacity is 0…1.
func (d *drawing) veil(colour string, opacity float64, shapes ...shape) {
	d.paint(pass{colour: colour, opacity: opacity}, join(shapes...))
}

// glow paints shapes from one colour at (x, y) by way of a second to a third at the distance r, as shares of their box.
func (d *drawing) glow(centre, middle, edge string, x, y, r float64, shapes ...shape) {
	all := join(shapes...)
	d.paint(pass{opacity: 1, glow: &glow{[3]string{centre, middle, edge}, x, y, r, all.box()}}, all)
}

func (d *drawing) paint(p pass, s shape) {
	if p.data = pathData(s); p.data != "" {
		d.passes = append(d.passes, p)
	}
}

// svg is the finished document.
func (d *drawing) svg() []byte {
	var defs, body strings.Builder
	gradients := 0
	for _, p := range d.passes {
		if p.glow != nil {
			gradients++
			id := "g" + strconv.Itoa(gradients)
			defs.WriteString(p.glow.svg(id))
			p.colour = "url(#" + id + ")"
		}
		fmt.Fprintf(&body, `<path fill="%s"`, p.colour)
		if p.opacity < 1 {
			fmt.Fprintf(&body, ` fill-opacity="%s"`, share(p.opacity))
		}
		fmt.Fprintf(&body, ` d="%s"/>`+"\n", p.data)
	}
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d">`+"\n",
		d.width, d.height, d.width, d.height)
	if gradients > 0 {
		b.WriteString("<defs>" + defs.String() + "</defs>\n")
	}
	b.WriteString(body.String() + "</svg>\n")
	return []byte(b.String())
}

func (g *glow) svg(id string) string {
	var b strings.Builder
	fmt.Fprintf(&b, `<radialGradient id="%s" cx="%s" cy="%s" r="%s">`, id, share(g.x), share(g.y), share(g.r))
	for i, colour := range g.colours {
		fmt.Fprintf(&b, `<stop offset="%s" stop-color="%s"/>`, share(float64(i)/2), colour)
	}
	b.WriteString("</radialGradient>")
	return b.String()
}

func share(v float64) string { return strconv.FormatFloat(math.Round(v*1000)/1000, 'f', -1, 64) }

// tenths rounds to a tenth of a unit; the small offset settles ties alike on every machine.
func tenths(v float64) int { return int(math.Floor(float64(v*10) + 0.5 + 1e-6)) }

// pathData writes contours with absolute starts and relative segments, in tenths of a unit.
func pathData(s shape) string {
	var b strings.Builder
	for _, c := range s.contours {
		w := pathWriter{b: &b}
		w.move(c.start)
		for _, g := range c.segs {
			w.segment(g)
		}
		b.WriteByte('z')
	}
	return b.String()
}

type pathWriter struct {
	b      *strings.Builder
	x, y   int
	letter byte
	glue   bool // the next number follows another
}

func (w *pathWriter) move(p point) {
	w.x, w.y = tenths(p.x), tenths(p.y)
	w.command('M')
	w.number(w.x)
	w.number(w.y)
}

func (w *pathWriter) segment(g segment) {
	x, y := tenths(g.to.x), tenths(g.to.y)
	if x == w.x && y == w.y && !g.curved {
		return
	}
	if g.curved {
		w.command('c')
		w.offset(g.c1)
		w.offset(g.c2)
	} else {
		w.command('l')
	}
	w.offset(g.to)
	w.x, w.y = x, y
}

func (w *pathWriter) offset(p point) {
	w.number(tenths(p.x) - w.x)
	w.number(tenths(p.y) - w.y)
}

func (w *pathWriter) command(letter byte) {
	if w.letter != letter {
		w.b.WriteByte(letter)
		w.letter, w.glue = letter, false
	}
}

func (w *pathWriter) number(tenths int) {
	text := strconv.FormatFloat(float64(tenths)/10, 'f', -1, 64)
	if w.glue && text[0] != '-' {
		w.b.WriteByte(' ')
	}
	w.b.WriteString(text)
	w.glue = true
}
