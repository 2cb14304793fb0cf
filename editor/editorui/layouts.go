package editorui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
)

// Wide gives an object a width.
func Wide(width float32, object fyne.CanvasObject) fyne.CanvasObject {
	return container.New(fixedWidth(width), object)
}

// fixedWidth lays objects out in one width, in the middle of the height.
type fixedWidth float32

func (w fixedWidth) MinSize(objects []fyne.CanvasObject) fyne.Size {
	height := float32(0)
	for _, o := range objects {
		o.Resize(fyne.NewSize(float32(w), o.Size().Height)) // a text that wraps must know its width
		height = max(height, o.MinSize().Height)
	}
	return fyne.NewSize(float32(w), height)
}

func (w fixedWidth) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		height := o.MinSize().Height
		o.Move(fyne.NewPos(0, (size.Height-height)/2))
		o.Resize(fyne.NewSize(size.Width, height))
	}
}

// Fold shows an object in one of two arrangements, the narrow one where there isn't as much room as a width. It needs
// no more room than the narrow one.
func Fold(room float32, object fyne.CanvasObject, arrange func(narrow bool)) fyne.CanvasObject {
	arrange(true)
	least := object.MinSize().Width
	arrange(false)
	return container.New(&foldLayout{room: room, arrange: arrange, least: least}, object)
}

// foldLayout remembers how much room the narrow arrangement needed when it was last there.
type foldLayout struct {
	room, least float32
	arrange     func(narrow bool)
	narrow      bool
}

func (l *foldLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	size := objects[0].MinSize()
	if l.narrow {
		l.least = size.Width
	}
	return fyne.NewSize(min(size.Width, l.least), size.Height)
}

func (l *foldLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	if narrow := size.Width < l.room; narrow != l.narrow {
		l.narrow = narrow
		l.arrange(narrow)
	}
	objects[0].Resize(size)
}

// Sideways shows an object that may be wider than its place, in which it is then scrolled. While there is room for it
// nothing scrolls. The wheel turns what is around it, unless it is turned sideways. A [Slider] is told how far it is
// scrolled.
func Sideways(object fyne.CanvasObject, around func() fyne.Scrollable) fyne.CanvasObject {
	return container.New(sidewaysLayout{object, around}, container.NewStack(object))
}

// Slider is an object of which a part stays in sight while it is scrolled sideways.
type Slider interface{ Slide(offset float32) }

// sideScroll leaves what isn't sideways to the scroller around it.
type sideScroll struct {
	container.Scroll
	around func() fyne.Scrollable
}

// Scrolled belongs to the toolkit, which would turn sideways what isn't.
func (s *sideScroll) Scrolled(e *fyne.ScrollEvent) {
	if e.Scrolled.DX == 0 {
		s.around().Scrolled(e)
		return
	}
	s.Scroll.Scrolled(e)
}

type sidewaysLayout struct {
	object fyne.CanvasObject
	around func() fyne.Scrollable
}

func (l sidewaysLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	const least = 160
	size := l.object.MinSize()
	return fyne.NewSize(min(size.Width, least), size.Height)
}

func (l sidewaysLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	holder := objects[0].(*fyne.Container)
	_, scrolls := holder.Objects[0].(*sideScroll)
	if wanted := l.object.MinSize().Width > size.Width; wanted != scrolls {
		holder.Objects[0] = l.object
		if wanted {
			holder.Objects[0] = l.scroll()
		} else {
			l.slide(0)
		}
	}
	holder.Resize(size)
	holder.Layout.Layout(holder.Objects, size)
}

func (l sidewaysLayout) scroll() *sideScroll {
	s := &sideScroll{Scroll: container.Scroll{Content: l.object, Direction: container.ScrollHorizontalOnly}, around: l.around}
	s.OnScrolled = func(offset fyne.Position) { l.slide(offset.X) }
	s.ExtendBaseWidget(s)
	return s
}

// slide tells the object how far it is scrolled.
func (l sidewaysLayout) slide(offset float32) {
	if slider, ok := l.object.(Slider); ok {
		slider.Slide(offset)
	}
}

// Middle puts an object in the middle of the height, with all of the width.
func Middle(object fyne.CanvasObject) fyne.CanvasObject {
	return Tight(layout.NewSpacer(), object, layout.NewSpacer())
}

// Tight returns objects one below the other without the usual gaps.
func Tight(objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(layout.NewCustomPaddedVBoxLayout(0), objects...)
}

// Reserve keeps a place of a size for an object, even while there is nothing of it to see: so what stands around it
// doesn't move.
func Reserve(size fyne.Size, object fyne.CanvasObject) *fyne.Container {
	place := canvas.NewRectangle(color.Transparent)
	place.SetMinSize(size)
	return container.NewStack(place, object)
}

// Fill puts objects into a container in place of those that it has, and lays them out once; [fyne.Container.Add] does
// so for each.
func Fill(c *fyne.Container, objects ...fyne.CanvasObject) {
	c.Objects = objects
	c.Layout.Layout(c.Objects, c.Size())
}

// Highest shows the first of some objects in a place that is as high as the highest of all at its width: so what stands
// below it doesn't move when it changes among them.
func Highest(shown fyne.CanvasObject, others ...fyne.CanvasObject) *fyne.Container {
	for _, o := range others {
		o.Hide()
	}
	return container.New(highestLayout{}, append([]fyne.CanvasObject{shown}, others...)...)
}

type highestLayout struct{}

func (highestLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := fyne.NewSize(objects[0].MinSize().Width, 0)
	for _, o := range objects {
		least.Height = max(least.Height, o.MinSize().Height)
	}
	return least
}

func (highestLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		o.Resize(size)
	}
}
