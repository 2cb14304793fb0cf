package play

import (
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/runtime/play/look"
)

// floats are numbers that rise over a portrait and fade: damage, healing, shield.
type floats struct {
	box *fyne.Container
}

const floatTime = 1100 * time.Millisecond

func newFloats() *floats { return &floats{box: &fyne.Container{}} }

func (f *floats) layout(r rect) {
	f.box.Move(r.pos())
	f.box.Resize(r.size())
}

// start lets a text rise. Several at once rise side by side.
func (f *floats) start(text string, tone color.Color) {
	size := f.box.Size()
	number := canvas.NewText(text, tone)
	number.TextStyle, number.FontSource = fyne.TextStyle{Bold: true}, look.Title
	number.TextSize = min(max(size.Height*0.36, 18), 44)
	width := number.MinSize().Width
	shadow := canvas.NewText(text, color.Black)
	shadow.TextStyle, shadow.FontSource, shadow.TextSize = number.TextStyle, number.FontSource, number.TextSize
	x := (size.Width-width)/2 + float32(len(f.box.Objects)/2%3-1)*width*0.6*float32(min(len(f.box.Objects), 1))
	f.box.Add(shadow)
	f.box.Add(number)
	fyne.NewAnimation(floatTime, func(done float32) {
		y := size.Height*0.6 - done*size.Height*0.55
		number.Move(fyne.NewPos(x, y))
		shadow.Move(fyne.NewPos(x+1.5, y+1.5))
		fade := min(1, 2*(1-done))
		number.Color, shadow.Color = look.Faded(tone, fade), look.Faded(color.Black, fade)
		number.Refresh()
		shadow.Refresh()
		if done == 1 {
			f.box.Remove(number)
			f.box.Remove(shadow)
		}
	}).Start()
}
