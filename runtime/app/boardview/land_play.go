package boardview

import (
	"image/color"
	"strconv"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
)

// The times for which a throw is seen, and new dice.
const (
	clashTime = 700 * time.Millisecond
	fallTime  = 450 * time.Millisecond
)

// blow is what the events of an attack tell: "attacked seat 1 e-m rolled 3 6 1 against 2 2", and who has won.
type blow struct {
	from, to string
	sums     [2]int
	won      bool
}

// fought returns the attack that events tell, or nil.
func fought(events []string) *blow {
	var b *blow
	for _, event := range events {
		words := strings.Fields(event)
		switch {
		case len(words) > 5 && words[0] == "attacked":
			b = &blow{}
			b.from, b.to, _ = strings.Cut(words[3], "-")
			side := 0
			for _, word := range words[5:] {
				if word == "against" {
					side = 1
					continue
				}
				n, _ := strconv.Atoi(word)
				b.sums[side] += n
			}
			b.won = b.sums[0] > b.sums[1]
		}
	}
	return b
}

// Play implements [Board]: the sums of both throws are seen between the areas, then who holds them.
func (l *Land) Play(m *Moment) time.Duration {
	b := fought(m.Events)
	if b == nil {
		l.Present(m)
		return l.grow(m)
	}
	from, to := l.place(b.from), l.place(b.to)
	if from < 0 || to < 0 {
		l.Present(m)
		return 0
	}
	l.era++
	era := l.era
	l.selected, l.last, l.attacks = noArea, []int{from, to}, nil
	l.Refresh()
	l.stage.Play(motion.Motion{Of: l.clash, Time: clashTime, Draw: func(done float32) {
		if era == l.era {
			l.clash.draw(l.spot(from), l.spot(to), l.unit(), b, done)
		}
	}, Ended: func() {
		if era == l.era {
			l.Present(m)
		}
	}})
	return clashTime
}

func (l *Land) unit() float32 {
	_, unit := l.plan.in(ui.RectOf(l.Size()))
	return unit
}

// grow lets the stacks be seen on which dice have fallen.
func (l *Land) grow(m *Moment) time.Duration {
	var grown []int
	for _, event := range m.Events {
		if words := strings.Fields(event); len(words) == 5 && words[0] == "fell" {
			if area := l.place(words[3]); area >= 0 {
				grown = append(grown, area)
			}
		}
	}
	if len(grown) == 0 {
		return 0
	}
	era := l.era
	l.stage.Play(motion.Motion{Of: l, Time: fallTime, Curve: motion.ThereAndBack, Draw: func(swell float32) {
		if era != l.era {
			return
		}
		for _, area := range grown {
			l.stacks[area].draw(l.spot(area), l.unit()*(1+0.35*swell), l.pieces[area].Count)
		}
	}})
	return fallTime
}

// clash is the sums of two throws, the greater one larger.
type clash struct {
	grounds [2]*canvas.Circle
	sums    [2]*canvas.Text
}

func newClash() *clash {
	c := &clash{}
	for i := range c.sums {
		c.grounds[i] = canvas.NewCircle(black)
		c.sums[i] = canvas.NewText("", color.White)
		c.sums[i].TextStyle.Bold = true
	}
	c.hide()
	return c
}

func (c *clash) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{c.grounds[0], c.grounds[1], c.sums[0], c.sums[1]}
}

func (c *clash) hide() { ui.Show(false, c.objects()...) }

// draw shows the sums on the way towards each other, and then who has won.
func (c *clash) draw(from, to fyne.Position, unit float32, b *blow, done float32) {
	ui.Show(true, c.objects()...)
	near := min(done*3, 1) * 0.28
	for i, at := range [2]fyne.Position{from, to} {
		other := [2]fyne.Position{to, from}[i]
		x, y := at.X+(other.X-at.X)*near, at.Y+(other.Y-at.Y)*near
		size, won := unit*1.5, (i == 0) == b.won
		c.grounds[i].StrokeWidth, c.grounds[i].StrokeColor = max(unit/8, 1), blackEdge
		if won && done > 0.4 {
			size, c.grounds[i].StrokeColor = unit*1.9, bright
		}
		c.sums[i].Text, c.sums[i].TextSize = strconv.Itoa(b.sums[i]), size*0.8
		least := c.sums[i].MinSize()
		ui.NewRect(x-size*0.8, y-size*0.8, size*1.6, size*1.6).Put(c.grounds[i])
		ui.NewRect(x-least.Width/2, y-least.Height/2, least.Width, least.Height).Put(c.sums[i])
		c.grounds[i].Refresh()
		c.sums[i].Refresh()
	}
}
