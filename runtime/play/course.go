package play

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/runtime/game"
	"boardduels/runtime/play/look"
	"boardduels/runtime/replay"
)

// courseTones are the colours of the own hero and of the other in the course of a duel; people who see no red or no
// green tell them apart, too.
var courseTones = [2]fyne.ThemeColorName{look.ColorGold, look.ColorEnergy}

// course returns the share of hp that a seat's hero had after each action, 0…1.
func course(p *replay.Playback, seat game.Seat) ([]float32, error) {
	var shares []float32
	for ply := range p.Plies() + 1 {
		frame, err := p.At(ply)
		if err != nil {
			return nil, err
		}
		f := &frame.State.Fighters[seat]
		shares = append(shares, float32(f.HP)/float32(p.Duel().MaxHP(f, seat)))
	}
	return shares, nil
}

// newCourse draws how the hp of both heroes went, from the left to the right.
func newCourse(mine, theirs []float32) fyne.CanvasObject {
	ground := canvas.NewRectangle(look.Color(look.ColorTable))
	ground.CornerRadius = 8
	chart := &fyne.Container{Objects: []fyne.CanvasObject{ground}}
	var place []func(r rect)
	for i, shares := range [2][]float32{mine, theirs} {
		lines := newCurve(shares, look.Color(courseTones[i]))
		for _, line := range lines {
			chart.Add(line)
		}
		place = append(place, func(r rect) { layCurve(lines, shares, r) })
	}
	chart.Layout = free{fyne.NewSize(160, 110), func(size fyne.Size) {
		rectOf(size).put(ground)
		for _, put := range place {
			put(rectOf(size).inset(8))
		}
	}}
	return chart
}

func newCurve(shares []float32, tone color.Color) []*canvas.Line {
	lines := make([]*canvas.Line, max(len(shares)-1, 0))
	for i := range lines {
		lines[i] = canvas.NewLine(tone)
		lines[i].StrokeWidth = 2
	}
	return lines
}

// layCurve lays the lines between the points of a curve.
func layCurve(lines []*canvas.Line, shares []float32, r rect) {
	at := func(i int) fyne.Position {
		return fyne.NewPos(r.x+r.w*float32(i)/float32(len(lines)), r.y+r.h*(1-shares[i]))
	}
	for i, line := range lines {
		line.Position1, line.Position2 = at(i), at(i+1)
	}
}
