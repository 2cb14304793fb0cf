package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/runtime/app/look"
)

// Chart is curves over one ground, with what its axes count.
type Chart struct {
	Curves       []Curve
	Ticks        []Tick // beside the axis that goes up
	First, Last  string // under the ends of the axis that goes to the right
	Counts       string // what goes up, under the middle of that axis
	Marks        []bool // one for each point of the curve, at the top or at the bottom; or nil
	Tall         bool   // for a chart that is looked at for itself
	place        []func(plot Rect)
	parts        []fyne.CanvasObject
	gutter, foot float32 // in the unit of the theme
	isNarrow     bool    // so that what else stands side by side is written one below the other
}

// Curve is a line through shares of the height, 0…1. What is broken can be told from what isn't without its colour.
type Curve struct {
	Shares []float32
	Low    []float32 // the ends of the interval around each share, as thin lines; nil if there is none
	High   []float32
	Tone   fyne.ThemeColorName
	Broken bool
	Name   string // for the legend, which there is where there is more than one curve
}

// Tick is a mark at a share of the height.
type Tick struct {
	At   float32
	Text string
}

// The sizes of what is written on a chart, in the unit of the theme.
const (
	chartText = 12
	chartLine = 18 // its height
	chartEdge = 8  // around the curves
)

// NewChart draws a chart.
func NewChart(c Chart) fyne.CanvasObject {
	ground := canvas.NewRectangle(look.Color(look.ColorTable))
	ground.CornerRadius = 8
	c.parts = []fyne.CanvasObject{ground}
	for _, tick := range c.Ticks {
		c.addTick(tick)
	}
	c.addMarks()
	for i := range c.Curves {
		for _, end := range [][]float32{c.Curves[i].Low, c.Curves[i].High} {
			thin := NewCurve(end, look.Faded(look.Color(c.Curves[i].Tone), 0.6))
			c.add(func(plot Rect) { layThin(thin, end, plot) }, asObjects(thin)...)
		}
		lines := NewCurve(c.Curves[i].Shares, look.Color(c.Curves[i].Tone))
		c.add(func(plot Rect) { layLines(lines, c.Curves[i].Shares, plot, c.Curves[i].Broken) }, asObjects(lines)...)
	}
	c.addFoot()
	height := float32(110)
	if c.Tall {
		height = 130
	}
	view := &fyne.Container{Objects: c.parts}
	view.Layout = NewGrowing(fyne.NewSize(160, height+c.foot), func(size fyne.Size, unit float32) {
		const narrow = 220
		RectOf(size).Put(ground)
		plot := RectOf(size)
		c.isNarrow = size.Width < narrow*unit
		plot.CutBottom(c.footNow()*unit, 0)
		plot = plot.Inset(chartEdge * unit)
		plot.CutLeft(c.gutter*unit, 0)
		for _, put := range c.place {
			put(plot)
		}
	})
	return view
}

func (c *Chart) add(place func(plot Rect), parts ...fyne.CanvasObject) {
	c.parts, c.place = append(c.parts, parts...), append(c.place, place)
}

// addTick writes beside the plot, and draws a line over it, except at its edges.
func (c *Chart) addTick(tick Tick) {
	text := newChartText(tick.Text, fyne.TextAlignTrailing)
	c.gutter = max(c.gutter, text.Width(chartText)+chartEdge)
	line := canvas.NewLine(look.Color(look.ColorEdge))
	Show(tick.At > 0 && tick.At < 1, line)
	c.add(func(plot Rect) {
		unit := look.Unit()
		y := plot.Y + plot.H*(1-tick.At)
		line.Position1, line.Position2 = fyne.NewPos(plot.X, y), fyne.NewPos(plot.X+plot.W, y)
		text.Layout(fyne.NewPos(plot.X-c.gutter*unit, y-chartLine/2*unit), fyne.NewSize((c.gutter-chartEdge/2)*unit, chartLine*unit), 9*unit, chartText*unit)
	}, line, text.Object())
}

func (c *Chart) addMarks() {
	for i, isUp := range c.Marks {
		mark := canvas.NewCircle(look.Color(look.ColorHarm))
		if isUp {
			mark.FillColor = look.Color(look.ColorHelp)
		}
		c.add(func(plot Rect) {
			size := 6 * look.Unit()
			y := plot.Y + plot.H
			if isUp {
				y = plot.Y
			}
			NewRect(plot.X+plot.W*float32(i)/float32(max(len(c.Marks)-1, 1))-size/2, y-size/2, size, size).Put(mark)
		}, mark)
	}
}

// footNow returns how high the foot is.
func (c *Chart) footNow() float32 {
	if c.isNarrow {
		return c.foot + chartLine*float32(max(len(c.Curves), 1))
	}
	return c.foot
}

// addFoot writes what is under the plot.
func (c *Chart) addFoot() {
	c.foot = chartLine
	first, last := newChartText(c.First, fyne.TextAlignLeading), newChartText(c.Last, fyne.TextAlignTrailing)
	counts := newChartText(c.Counts, fyne.TextAlignCenter)
	c.add(func(plot Rect) {
		unit := look.Unit()
		row := NewRect(plot.X, plot.Y+plot.H+chartEdge/2*unit, plot.W, chartLine*unit)
		for _, text := range []*look.Fitted{first, last} {
			text.Layout(row.Pos(), row.Size(), 9*unit, chartText*unit)
		}
		ends := max(first.Width(chartText*unit), last.Width(chartText*unit))
		middle := NewRect(row.X+ends, row.Y, row.W-2*ends, row.H)
		if c.isNarrow {
			middle = NewRect(row.X-c.gutter*unit, row.Y+row.H, row.W+c.gutter*unit, row.H)
		}
		counts.Layout(middle.Pos(), middle.Size(), 9*unit, chartText*unit)
	}, first.Object(), last.Object(), counts.Object())
	if len(c.Curves) > 1 {
		c.foot += chartLine
		for i := range c.Curves {
			c.addLegend(i)
		}
	}
}

// addLegend names a curve beside a piece of it.
func (c *Chart) addLegend(i int) {
	curve, share := &c.Curves[i], 1/float32(len(c.Curves))
	name := newChartText(curve.Name, fyne.TextAlignLeading)
	sample := []float32{0.5, 0.5, 0.5, 0.5}
	lines := NewCurve(sample, look.Color(curve.Tone))
	c.add(func(plot Rect) {
		unit := look.Unit()
		left := plot.X - c.gutter*unit
		place := NewRect(left, plot.Y+plot.H+(chartEdge/2+chartLine)*unit, plot.X+plot.W-left, chartLine*unit)
		if c.isNarrow {
			place.Y += place.H * float32(i+1)
		} else {
			place = NewRect(place.X+place.W*share*float32(i), place.Y, place.W*share, place.H)
		}
		layLines(lines, sample, place.CutLeft(24*unit, 6*unit), curve.Broken)
		name.Layout(place.Pos(), place.Size(), 9*unit, chartText*unit)
	}, append(asObjects(lines), name.Object())...)
}

func newChartText(text string, alignment fyne.TextAlign) *look.Fitted {
	f := look.NewFitted(fyne.TextStyle{}, nil, alignment, look.Color(look.ColorMuted))
	f.SetText(text)
	return f
}

func asObjects(lines []*canvas.Line) []fyne.CanvasObject {
	all := make([]fyne.CanvasObject, len(lines))
	for i, line := range lines {
		all[i] = line
	}
	return all
}
