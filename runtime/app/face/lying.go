package face

import (
	"fyne.io/fyne/v2"

	"boardduels/runtime/app/look"
)

// lies reports whether a card of a size lies on its side: the picture to the left, the words to the right.
func lies(size fyne.Size) bool { return size.Width > size.Height*1.1 }

// The parts of a card that lies.
const (
	lyingPicture = 0.42 // of the width, at most
	lyingUnit    = 0.9  // of the height: the width of an upright card with the same marks
)

// lyingRooms returns the places of picture, name and rules.
func lyingRooms(size fyne.Size) (picture, ribbon, rules rect) {
	w, h := size.Width, size.Height
	rim := h * edge
	wide := min(w*lyingPicture, h-2*rim)
	picture = rect{rim, rim, wide, h - 2*rim}
	left := rim + wide
	high := min(max(h*0.2, 22), 44)
	ribbon = rect{left, rim, w - rim - left, high}
	rules = rect{left, rim + high, w - rim - left, h - 2*rim - high}
	return picture, ribbon, rules
}

type rect struct{ x, y, w, h float32 }

func (r rect) inset(by float32) (fyne.Position, fyne.Size) {
	return fyne.NewPos(r.x+by, r.y), fyne.NewSize(r.w-2*by, r.h)
}

func (f *Face) lyingHasRoom(name *look.Fitted, size fyne.Size, text float32) bool {
	_, ribbon, paper := lyingRooms(size)
	rules := newRules()
	rules.SetText(f.Text())
	_, nameRoom := ribbon.inset(4)
	_, rulesRoom := paper.inset(6)
	return name.Fits(nameRoom, text) && rules.Fits(rulesRoom, text)
}

// layoutLying lays out a card on its side.
func (p *print) layoutLying(size fyne.Size) {
	unit := size.Height * lyingUnit
	picture, ribbon, paper := lyingRooms(size)
	rim := p.round(unit)
	place(p.picture, picture.x, picture.y, picture.w, picture.h)
	place(p.shade, picture.x, picture.y, picture.w, picture.h)
	place(p.ribbon, ribbon.x, ribbon.y, ribbon.w, ribbon.h)
	place(p.paper, paper.x, paper.y, paper.w, paper.h)
	p.paper.BottomLeftCornerRadius, p.paper.BottomRightCornerRadius = 0, unit*corner*0.7
	at, room := ribbon.inset(4)
	p.name.Layout(at, room, smallestText, ribbon.h*largestName)
	at, room = paper.inset(6)
	p.rules.Layout(at, room, smallestText, min(max(size.Height*0.14, 15), 2*largestText))
	p.layoutMarks(picture.x+picture.w+rim, rim, min(unit*0.3, 64))
	p.layoutBadge(unit, picture.x, picture.y+picture.h)
}
