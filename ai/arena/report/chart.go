package report

import (
	"fmt"
	"html/template"
	"slices"
	"strings"

	"boardduels/ai/arena"
	"boardduels/ai/arena/stats"
)

// mark is a value on a chart, with its interval and what it is of.
type mark struct {
	label string
	at    stats.Estimate
	text  string
}

// scale is the range of a chart's axis, with the values that lines and labels stand at.
type scale struct {
	from, to float64
	lines    []float64
	label    func(float64) string
	band     stats.Interval // drawn lightly, as a goal; of no width if there is none
}

// The measures of charts, in pixels.
const (
	chartLabels  = 190
	chartPlot    = 420
	chartNumbers = 170
	chartRow     = 22
	chartTop     = 22
)

// whiskers draws values as dots with their intervals, a row each.
func whiskers(marks []mark, s scale) template.HTML {
	var svg strings.Builder
	height := chartTop + chartRow*len(marks)
	open(&svg, chartLabels+chartPlot+chartNumbers, height)
	x := func(value float64) float64 {
		return chartLabels + float64(chartPlot*min(max((value-s.from)/(s.to-s.from), 0), 1))
	}
	if s.band.High > s.band.Low {
		fmt.Fprintf(&svg, `<rect class="band" x="%.1f" y="%d" width="%.1f" height="%d"/>`, x(s.band.Low), chartTop, x(s.band.High)-x(s.band.Low), height-chartTop)
	}
	for _, value := range s.lines {
		fmt.Fprintf(&svg, `<path class="line" d="M%.1f %dV%d"/>`, x(value), chartTop, height)
		words(&svg, x(value), chartTop-8, "middle", s.label(value))
	}
	for i, m := range marks {
		y := chartTop + chartRow*i + chartRow/2
		words(&svg, chartLabels-8, y+4, "end", m.label)
		fmt.Fprintf(&svg, `<path class="interval" d="M%.1f %dH%.1f"/><circle cx="%.1f" cy="%d" r="4"/>`, x(m.at.Low), y, x(m.at.High), x(m.at.Value), y)
		words(&svg, chartLabels+chartPlot+8, y+4, "start", m.text)
	}
	return finish(&svg)
}

// bars draws how many duels had how many rounds.
func bars(l arena.Lengths) template.HTML {
	const width, tall = 18, 120
	if len(l.Counts) == 0 {
		return ""
	}
	first := slices.IndexFunc(l.Counts, func(n int) bool { return n > 0 })
	most := slices.Max(l.Counts)
	var svg strings.Builder
	open(&svg, width*(len(l.Counts)-first)+10, tall+24)
	for i, n := range l.Counts[first:] {
		high := float64(float64(n) / float64(most) * tall)
		class := "bar"
		if first+i == l.Median {
			class = "bar median"
		}
		fmt.Fprintf(&svg, `<rect class="%s" x="%d" y="%.1f" width="%d" height="%.1f"><title>%d rounds: %d duels</title></rect>`, class, 5+i*width, tall-high+2, width-3, high, first+i, n)
		words(&svg, float64(5+i*width)+width/2-1, tall+18, "middle", fmt.Sprint(first+i))
	}
	return finish(&svg)
}

func open(svg *strings.Builder, width, height int) {
	fmt.Fprintf(svg, `<svg role="img" width="%d" height="%d" viewBox="0 0 %d %d" xmlns="http://www.w3.org/2000/svg">`, width, height, width, height)
}

func words(svg *strings.Builder, x float64, y int, anchor, text string) {
	fmt.Fprintf(svg, `<text x="%.1f" y="%d" text-anchor="%s">%s</text>`, x, y, anchor, template.HTMLEscapeString(text))
}

// finish ends a drawing. Whatever text is in it has been escaped.
func finish(svg *strings.Builder) template.HTML {
	svg.WriteString("</svg>")
	return template.HTML(svg.String())
}

// shareScale is the axis of shares of wins around one half, wide enough for all marks.
func shareScale(marks []mark, band stats.Interval) scale {
	far := 0.1
	for _, m := range marks {
		far = max(far, m.at.High-0.5, 0.5-m.at.Low)
	}
	step := 0.05
	if far > 0.25 {
		step = 0.1
	}
	s := scale{band: band, label: func(x float64) string { return fmt.Sprintf("%.0f %%", 100*x) }}
	steps := int(min(far, 0.5)/step + 0.999)
	for i := -steps; i <= steps; i++ {
		s.lines = append(s.lines, 0.5+float64(float64(i)*step))
	}
	s.from, s.to = s.lines[0], s.lines[len(s.lines)-1]
	return s
}

// changeScale is the axis of changes of shares around nothing.
func changeScale(marks []mark) scale {
	shifted := slices.Clone(marks)
	for i := range shifted {
		e := &shifted[i].at
		e.Value, e.Low, e.High = e.Value+0.5, max(e.Low+0.5, 0), min(e.High+0.5, 1)
	}
	s := shareScale(shifted, stats.Interval{})
	for i := range s.lines {
		s.lines[i] -= 0.5
	}
	s.from, s.to = s.from-0.5, s.to-0.5
	s.label = func(x float64) string { return fmt.Sprintf("%+.0f", 100*x) }
	return s
}

// eloScale is the axis of ratings.
func eloScale(marks []mark) scale {
	low, high := marks[0].at.Low, marks[0].at.High
	for _, m := range marks {
		low, high = min(low, m.at.Low), max(high, m.at.High)
	}
	step := 25.
	for (high-low)/step > 8 {
		step = float64(2 * step)
	}
	s := scale{label: func(x float64) string { return fmt.Sprintf("%.0f", x) }}
	s.from = float64(float64(int(low/step)) * step)
	s.lines = []float64{s.from}
	for s.to = s.from; s.to < high || s.to == s.from; {
		s.to += step
		s.lines = append(s.lines, s.to)
	}
	return s
}
