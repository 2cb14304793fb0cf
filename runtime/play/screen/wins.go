package screen

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/kb"
	"boardduels/runtime/play/look"
	own "boardduels/runtime/play/widget"
)

// wins tells of each duel in which the AI played a hero whether it won, the oldest first.
func wins(history []kb.Entry, hero string) (won []bool) {
	for _, e := range history {
		if e.Kind == kb.Played && e.Mine == hero && e.Problem == nil {
			won = append(won, e.Won)
		}
	}
	return won
}

// winsTogether is how many duels a point of the curve sums up.
const winsTogether = 5

// winShares returns after each duel the share of the last few that were won, 0…1.
func winShares(won []bool) []float32 {
	shares := make([]float32, len(won))
	for i := range won {
		last := won[max(i+1-winsTogether, 0) : i+1]
		for _, w := range last {
			if w {
				shares[i] += 1 / float32(len(last))
			}
		}
	}
	return shares
}

// newWinCurve draws how often the AI has won, over a line at one half, with a mark for each duel: above if it won.
func newWinCurve(won []bool) fyne.CanvasObject {
	const newest = 60
	won = won[max(len(won)-newest, 0):]
	shares := winShares(won)
	ground := canvas.NewRectangle(look.Color(look.ColorTable))
	ground.CornerRadius = 8
	half := canvas.NewLine(look.Color(look.ColorEdge))
	chart := &fyne.Container{Objects: []fyne.CanvasObject{ground, half}}
	marks := make([]*canvas.Circle, len(won))
	for i := range won {
		tone := look.ColorHarm
		if won[i] {
			tone = look.ColorHelp
		}
		marks[i] = canvas.NewCircle(look.Color(tone))
		chart.Add(marks[i])
	}
	lines := own.NewCurve(shares, look.Color(look.ColorGold))
	for _, line := range lines {
		chart.Add(line)
	}
	chart.Layout = own.NewGrowing(fyne.NewSize(160, 120), func(size fyne.Size, u float32) {
		own.RectOf(size).Put(ground)
		r := own.RectOf(size).Inset(10 * u)
		for i, mark := range marks {
			y := r.Y + r.H
			if won[i] {
				y = r.Y
			}
			own.NewRect(r.X+r.W*float32(i)/float32(len(marks)-1)-3*u, y-3*u, 6*u, 6*u).Put(mark)
		}
		r = own.NewRect(r.X, r.Y+8*u, r.W, r.H-16*u)
		half.Position1, half.Position2 = fyne.NewPos(r.X, r.Y+r.H/2), fyne.NewPos(r.X+r.W, r.Y+r.H/2)
		own.LayCurve(lines, shares, r)
	})
	return chart
}
