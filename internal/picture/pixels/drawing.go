package pixels

import (
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/draw"

	"github.com/srwiley/rasterx"
	"golang.org/x/image/math/fixed"

	"boardduels/internal/picture"
)

// drawing draws an SVG with its longer side so many pixels long.
func drawing(p *picture.Picture, side int) (made image.Image, err error) {
	defer func() { // what is accepted is drawn; should the renderer give up nevertheless, the program goes on
		if failed := recover(); failed != nil {
			made, err = nil, fmt.Errorf("the renderer gave up: %v", failed)
		}
	}()
	across, down := p.Size()
	if !(across > 0) || !(down > 0) {
		return nil, errors.New("it has no size")
	}
	width, height := fit(across, down, side)
	canvas := image.NewRGBA(image.Rect(0, 0, width, height))
	b := brush{scanner: newScanner(canvas), x: float64(width) / across, y: float64(height) / down, masks: map[*picture.Clip]*image.Alpha{}}
	b.draw(p.Shapes(), image.Pt(width, height), b.scanner)
	return canvas, nil
}

// brush draws shapes on a canvas.
type brush struct {
	*scanner
	x, y   float64 // pixels of a unit
	masks  map[*picture.Clip]*image.Alpha
	below  []*image.RGBA // of each layer under way
	layers []*picture.Layer
}

// draw draws shapes by a scanner, which the brush's own is unless something is to be counted.
func (b *brush) draw(shapes []picture.Shape, size image.Point, with rasterx.Scanner) {
	filler, dasher := rasterx.NewFiller(size.X, size.Y, with), rasterx.NewDasher(size.X, size.Y, with)
	for i := range shapes {
		s := &shapes[i]
		b.enter(s.Layers)
		b.clip = b.maskOf(s.Clips)
		if s.Fill != nil {
			with.Clear()
			with.SetWinding(!s.EvenOdd)
			b.plot(&s.Outline, filler)
			with.SetColor(b.ink(s.Fill))
			with.Draw()
			with.SetWinding(true)
		}
		if s.Stroke != nil {
			with.Clear()
			b.hold(&s.Pen, dasher)
			b.plot(&s.Outline, dasher)
			with.SetColor(b.ink(s.Stroke))
			with.Draw()
		}
	}
	b.enter(nil)
}

// enter goes on in some layers, and lays those that are over on what is below them.
func (b *brush) enter(layers []*picture.Layer) {
	same := 0
	for same < min(len(layers), len(b.layers)) && layers[same] == b.layers[same] {
		same++
	}
	for len(b.layers) > same {
		top := len(b.layers) - 1
		share := image.NewUniform(color.Alpha16{A: uint16(b.layers[top].Opacity*0xffff + 0.5)})
		draw.DrawMask(b.below[top], b.canvas.Rect, b.canvas, image.Point{}, share, image.Point{}, draw.Over)
		b.canvas, b.below, b.layers = b.below[top], b.below[:top], b.layers[:top]
	}
	for _, l := range layers[same:] {
		b.below, b.layers = append(b.below, b.canvas), append(b.layers, l)
		b.canvas = image.NewRGBA(b.canvas.Rect)
	}
}

// scale is how many pixels a length has that is neither across nor down.
func (b *brush) scale() float64 { return (b.x + b.y) / 2 }

var caps = map[string]rasterx.CapFunc{"butt": rasterx.ButtCap, "round": rasterx.RoundCap, "square": rasterx.SquareCap}
var joins = map[string]rasterx.JoinMode{"miter": rasterx.Miter, "round": rasterx.Round, "bevel": rasterx.Bevel}

// hold has a dasher draw as a pen does.
func (b *brush) hold(p *picture.Pen, to *rasterx.Dasher) {
	dashes := make([]float64, len(p.Dashes))
	for i, dash := range p.Dashes {
		dashes[i] = dash * b.scale()
	}
	end := caps[p.Cap]
	to.SetStroke(fixed.Int26_6(p.Width*b.scale()*64), fixed.Int26_6(p.Miter*64), end, end, nil, joins[p.Join], dashes, p.Offset*b.scale())
}

// ink returns what a scanner paints with.
func (b *brush) ink(of *picture.Ink) any {
	if of.Gradient == nil {
		return of.Colour
	}
	return rasterx.ColorFunc(func(x, y int) color.Color {
		c := of.Gradient.At((float64(x)+0.5)/b.x, (float64(y)+0.5)/b.y)
		c.A = uint8(float64(c.A)*of.Opacity + 0.5)
		return c
	})
}

// plot hands an outline to what fills or strokes it, in pixels.
func (b *brush) plot(o *picture.Outline, to rasterx.Adder) {
	p := plotter{to: to, x: b.x * 64, y: b.y * 64}
	o.Plot(&p)
	p.end(false)
}

// plotter scales an outline to sixty-fourths of pixels.
type plotter struct {
	to    rasterx.Adder
	x, y  float64
	first fixed.Point26_6 // of the part under way
	open  bool
}

func (p *plotter) at(x, y float64) fixed.Point26_6 {
	return fixed.Point26_6{X: fixed.Int26_6(x * p.x), Y: fixed.Int26_6(y * p.y)}
}

// end ends the part under way.
func (p *plotter) end(closed bool) {
	if p.open {
		p.to.Stop(closed)
	}
	p.open = false
}

// begin goes on from where the part before began, if nothing was begun since it was closed.
func (p *plotter) begin() {
	if !p.open {
		p.to.Start(p.first)
	}
	p.open = true
}

func (p *plotter) Move(x, y float64) {
	p.end(false)
	p.first = p.at(x, y)
	p.begin()
}

func (p *plotter) Line(x, y float64) {
	p.begin()
	p.to.Line(p.at(x, y))
}

func (p *plotter) Quad(bx, by, x, y float64) {
	p.begin()
	p.to.QuadBezier(p.at(bx, by), p.at(x, y))
}

func (p *plotter) Cubic(bx, by, cx, cy, x, y float64) {
	p.begin()
	p.to.CubeBezier(p.at(bx, by), p.at(cx, cy), p.at(x, y))
}

func (p *plotter) Close() { p.end(true) }
