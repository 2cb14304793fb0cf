package boardview

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/runtime/app/ui"
)

// plate is a word on a dark ground, to be read on whatever it lies on.
type plate struct {
	ground *canvas.Rectangle
	text   *canvas.Text
}

func newPlate() *plate {
	p := &plate{canvas.NewRectangle(black), canvas.NewText("", color.White)}
	p.text.TextStyle.Bold = true
	ui.Show(false, p.ground, p.text)
	return p
}

func (p *plate) objects() []fyne.CanvasObject { return []fyne.CanvasObject{p.ground, p.text} }

// write shows a word of a size under a place, smaller if it would be broader than that allows.
func (p *plate) write(word string, size float32, top fyne.Position, most float32) {
	const aside = 0.25 // of the size, beside the word
	p.text.Text, p.text.TextSize = word, size
	if width := p.text.MinSize().Width + 2*aside*size; width > most {
		p.text.TextSize *= most / width
	}
	least := p.text.MinSize()
	in := ui.NewRect(top.X-least.Width/2, top.Y, least.Width, least.Height)
	in.Put(p.text)
	beside := aside * p.text.TextSize
	in = ui.NewRect(in.X-beside, in.Y, in.W+2*beside, in.H)
	in.Put(p.ground)
	p.ground.CornerRadius = in.H / 3
	p.ground.Refresh()
	p.text.Refresh()
}

// under shows a word under the dice of an area.
func (p *plate) under(at fyne.Position, unit float32, word string) {
	p.write(word, max(unit*0.8, smallestWord), at.AddXY(0, unit*0.85), 6*unit)
}

// over shows a word over the dice of an area, however many they are.
func (p *plate) over(at fyne.Position, unit float32, word string) {
	size := max(unit*0.8, smallestWord)
	p.write(word, size, at.AddXY(0, -unit*1.2-1.3*size), 6*unit)
}

// smallestWord is the size of the smallest word on a map.
const smallestWord = 9
