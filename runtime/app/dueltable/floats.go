package dueltable

import (
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/runtime/app/look"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
)

// floats are numbers that rise over a portrait and fade: damage, healing, shield.
type floats struct {
	box   *fyne.Container
	stage *motion.Stage
}

const floatTime = 1300 * time.Millisecond

func newFloats(stage *motion.Stage) *floats {
	return &floats{box: &fyne.Container{}, stage: stage}
}

func (f *floats) layout(r ui.Rect) {
	f.box.Move(r.Pos())
	f.box.Resize(r.Size())
}

// rising is a number that rises.
type rising struct {
	amount int16
	text   string
	tone   color.Color
}

// start lets numbers rise after a while, in place of those that still do.
func (f *floats) start(numbers []rising, after time.Duration) {
	f.box.RemoveAll()
	for i, number := range numbers {
		f.add(number, len(numbers), len(numbers)-1-i, after)
	}
}

// add lets a number rise that is one of several, with a count of others under it.
func (f *floats) add(r rising, of, under int, after time.Duration) {
	room := f.box.Size()
	number, size := newRising(r, of, room)
	from := riseFrom(room, size, under)
	calm := f.stage.IsCalm()
	f.stage.Play(motion.Motion{
		After: after, Time: floatTime,
		Calm: true, // it still fades where it may not rise
		Draw: func(done float32) {
			at, grown := from, swell(done)
			if r.amount < 0 {
				grown = slam(done)
			}
			if calm {
				grown = 1
			} else {
				at.Y -= rise(done) * room.Height * 0.45
			}
			number.Translucency = float64(max(0, done-fadeFrom) / (1 - fadeFrom))
			w, h := size.Width*grown, size.Height*grown
			ui.NewRect(at.X+(size.Width-w)/2, at.Y+(size.Height-h)/2, w, h).Put(number)
			if done == 0 {
				f.box.Add(number) // not before it has its place
			}
		},
		Ended: func() { f.box.Remove(number) },
	})
}

// A number grows out for a moment, stands, and then rises while it fades.
const (
	swellUntil = 0.16
	riseAfter  = 0.3
	fadeFrom   = 0.65
)

func swell(done float32) float32 {
	if done > swellUntil {
		return 1
	}
	return 0.5 + 0.5*motion.Slowing(done/swellUntil) + 0.25*motion.ThereAndBack(done/swellUntil)
}

// slam is how large a number of what is lost is: it comes down from far larger, and springs back a little.
func slam(done float32) float32 {
	const springUntil = 0.26
	switch {
	case done < swellUntil/2:
		return 2.1 - 1.1*motion.Slowing(done/swellUntil*2)
	case done < springUntil:
		return 1 + 0.22*motion.ThereAndBack((done-swellUntil/2)/(springUntil-swellUntil/2))
	}
	return 1
}

func rise(done float32) float32 { return motion.Gentle(max(0, done-riseAfter) / (1 - riseAfter)) }

// riseFrom returns where a number starts on a portrait: the last of several in its lower half, the others above.
func riseFrom(portrait, number fyne.Size, under int) fyne.Position {
	return fyne.NewPos((portrait.Width-number.Width)/2, portrait.Height*0.86-float32(under+1)*number.Height)
}

// The heights of a number: the more it tells the larger it is, and several share the portrait.
const (
	numberShare  = 0.5 // of the portrait's height
	leastNumber  = 34
	mostNumber   = 96
	heavierShare = 0.045 // by which each point makes it larger, up to ten
	severalShare = 1.15  // of the portrait's height for all of them
	smallNumber  = 24    // of several
)

// newRising returns one of several numbers for a portrait, and its size.
func newRising(r rising, of int, portrait fyne.Size) (*canvas.Image, fyne.Size) {
	const (
		sharp  = 2   // pixels to one that doesn't depend on the device
		finest = 160 // pixels; larger ones are stretched, since they are drawn while people wait
	)
	height := min(max(portrait.Height*numberShare, leastNumber), max(mostNumber, portrait.Height*0.3))
	height *= 1 + heavierShare*float32(min(max(r.amount, -r.amount), 10))
	if of > 1 {
		height = min(height, max(portrait.Height*severalShare/float32(of), smallNumber))
	}
	side := min(height*sharp, finest)
	drawn := look.Outlined(r.text, int(side), r.tone, look.Ink)
	number := canvas.NewImageFromImage(drawn)
	number.FillMode, number.ScaleMode = canvas.ImageFillStretch, canvas.ImageScaleFastest
	pixel := height / side
	return number, fyne.NewSize(float32(drawn.Bounds().Dx())*pixel, float32(drawn.Bounds().Dy())*pixel)
}
