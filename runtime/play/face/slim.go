package face

import "fyne.io/fyne/v2"

// slimBelow is the height below which a brief card that lies on its side has no room for its rules.
const slimBelow = 70

// isSlim reports whether a card of a size shows its picture and its name alone, since it is a low one on its side.
func (f *Face) isSlim(size fyne.Size) bool { return f.Brief && lies(size) && size.Height < slimBelow }

// LeaveFree keeps the right end of a slim card free for what somebody lays over it there.
func (f *Face) LeaveFree(room float32) {
	if f.free != room {
		f.free = room
		f.Refresh()
	}
}

// slimRooms returns the places of picture, ribbon and name.
func (f *Face) slimRooms(size fyne.Size) (picture, ribbon, name rect) {
	const share = 0.2 // of the width
	rim := max(size.Height*edge, 2)
	wide := min(size.Width*share, size.Height*1.2)
	picture = rect{rim, rim, wide, size.Height - 2*rim}
	ribbon = rect{rim + wide, rim, size.Width - wide - 2*rim, size.Height - 2*rim}
	name = ribbon
	name.x, name.w = name.x+3, max(name.w-6-f.free, 1)
	return picture, ribbon, name
}

func (f *Face) wholeSlim(size fyne.Size) bool {
	_, _, room := f.slimRooms(size)
	name := newName()
	name.SetText(f.card.Name)
	return name.Fits(fyne.NewSize(room.w, room.h), smallestText)
}

// layoutSlim lays out a low card on its side: its picture with the cost, and its name.
func (p *print) layoutSlim(size fyne.Size) {
	p.round(size.Height)
	picture, ribbon, name := p.face.slimRooms(size)
	place(p.picture, picture.x, picture.y, picture.w, picture.h)
	place(p.shade, picture.x, picture.y, picture.w, picture.h)
	place(p.ribbon, ribbon.x, ribbon.y, ribbon.w, ribbon.h)
	p.name.Layout(fyne.NewPos(name.x, name.y), fyne.NewSize(name.w, name.h), smallestText, min(name.h*0.5, largestText))
	p.layoutMarks(picture.x+picture.w, picture.x, min(size.Height*0.7, 30))
}

// slimObjects returns what is seen of a low card on its side.
func (p *print) slimObjects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{p.frame, p.picture, p.ribbon, p.name.Object()}
	if p.face.state.isPale() {
		objects = append(objects, p.shade)
	}
	return append(append(objects, p.costs()...), p.rim)
}
