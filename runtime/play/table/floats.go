package table

import (
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/runtime/play/look"
	own "boardduels/runtime/play/widget"
)

// floats are numbers that rise over a portrait and fade: damage, healing, shield.
type floats struct {
	box *fyne.Container
}

const floatTime = 1100 * time.Millisecond

func newFloats() *floats { return &floats{box: &fyne.Container{}} }

func (f *floats) layout(r own.Rect) {
	f.box.Move(r.Pos())
	f.box.Resize(r.Size())
}

// rising is a number that rises.
type rising struct {
	text string
	tone color.Color
}

// start lets numbers rise in place of those that still do.
func (f *floats) start(numbers []rising) {
	f.box.RemoveAll()
	size := f.box.Size()
	for i, number := range numbers {
		f.add(number, size, len(numbers)-1-i)
	}
}

// add lets a number rise with a count of others under it.
func (f *floats) add(r rising, size fyne.Size, under int) {
	number := newRising(r.text, r.tone, size)
	shadow := newRising(r.text, color.Black, size)
	from := riseFrom(size, number.MinSize(), under)
	f.box.Add(shadow)
	f.box.Add(number)
	fyne.NewAnimation(floatTime, func(done float32) {
		at := from.AddXY(0, -done*size.Height*0.55)
		number.Move(at)
		shadow.Move(at.AddXY(1.5, 1.5))
		fade := min(1, 2*(1-done))
		number.Color, shadow.Color = look.Faded(r.tone, fade), look.Faded(color.Black, fade)
		number.Refresh()
		shadow.Refresh()
		if done == 1 {
			f.box.Remove(number)
			f.box.Remove(shadow)
		}
	}).Start()
}

// riseFrom returns where a number starts on a portrait: the last of several in its lower half, the others above.
func riseFrom(portrait, number fyne.Size, under int) fyne.Position {
	return fyne.NewPos((portrait.Width-number.Width)/2, portrait.Height*0.6-float32(under)*number.Height)
}

func newRising(text string, tone color.Color, portrait fyne.Size) *canvas.Text {
	number := canvas.NewText(text, tone)
	number.TextStyle, number.FontSource = fyne.TextStyle{Bold: true}, look.Title
	number.TextSize = min(max(portrait.Height*0.36, 18), 44)
	return number
}
