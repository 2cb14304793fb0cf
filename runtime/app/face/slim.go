package face

import "fyne.io/fyne/v2"

// easyText is a text size that is read at ease.
const easyText = 11

// slimBelow is the height below which a brief card that lies on its side has no room for its rules.
const slimBelow = 70

// isSlim reports whether a card of a size shows its picture and its name alone, since it is a low one on its side.
func (f *Face) isSlim(size fyne.Size) bool { return f.Brief && lies(size) && size.Height < slimBelow }

// LeaveFree keeps the right end of a slim card free, or its lower edge, for what somebody lays over it there.
func (f *Face) LeaveFree(room fyne.Size) {
	if f.free != room {
		f.free = room
		f.Refresh()
	}
}

// slimRooms returns the places of picture, ribbon and name, which begins beside the cost where that is broader than the
// picture.
func (f *Face) slimRooms(size fyne.Size) (picture, ribbon, name rect) {
	const share = 0.2 // of the width
	rim := max(size.Height*edge, 2)
	wide := min(size.Width*share, size.Height*1.2)
	picture = rect{rim, rim, wide, size.Height - 2*rim}
	ribbon = rect{rim + wide, rim, size.Width - wide - 2*rim, size.Height - 2*rim}
	name = ribbon
	name.x = max(name.x, rim+slimGem(size)*(1-gemShift)) + 3
	name.w = max(ribbon.x+ribbon.w-3-f.free.Width-name.x, 1)
	name.h = max(name.h-f.free.Height, 1)
	return picture, ribbon, name
}

// slimGem is the diameter of the cost on a slim card.
func slimGem(size fyne.Size) float32 { return min(size.Height*0.7, 30) }

// layoutSlim lays out a low card on its side: its picture with the cost, and its name.
func (p *print) layoutSlim(size fyne.Size) {
	p.round(size.Height)
	picture, ribbon, name := p.face.slimRooms(size)
	place(p.picture, picture.x, picture.y, picture.w, picture.h)
	place(p.shade, picture.x, picture.y, picture.w, picture.h)
	place(p.ribbon, ribbon.x, ribbon.y, ribbon.w, ribbon.h)
	p.name.Layout(fyne.NewPos(name.x, name.y), fyne.NewSize(name.w, name.h), smallestText, min(max(name.h*0.5, easyText), largestText))
	p.layoutMarks(picture.x+picture.w, picture.x, slimGem(size))
}

// slimObjects returns what is seen of a low card on its side.
func (p *print) slimObjects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{p.frame, p.picture, p.ribbon, p.name.Object()}
	if p.face.state.isPale() {
		objects = append(objects, p.shade)
	}
	return append(append(objects, p.costs()...), p.rim)
}
