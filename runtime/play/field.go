package play

import (
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/i18n"
	"boardduels/runtime/play/face"
	"boardduels/runtime/play/look"
	own "boardduels/runtime/play/widget"
)

// happening is what the field shows: the card that was played last, and what has happened, the newest first.
type happening struct {
	card  *face.Card // nil if the last action wasn't a card
	cost  int16      // the energy that was paid for it
	mine  bool       // whose card it was
	lines []string   // the newest first
	fresh int        // how many of the lines are new
	why   string     // what the button says that asks why the AI did what it did last; "" if that can't be asked
}

// field is the middle of the table. A tap on the card asks to read it, one beside it skips what is being shown.
type field struct {
	widget.BaseWidget
	onTapped func()
	onCard   func()

	// sideways lets cards come in from the left and the right, where the heroes stand in a broad table.
	sideways bool

	now   happening
	card  *face.Face
	lines []*look.Fitted
	why   *widget.Button
	home  own.Rect // of the card
}

func newField(t *i18n.Translator, onTapped, onCard, onWhy func()) *field {
	f := &field{
		onTapped: onTapped, onCard: onCard,
		card: face.New(t),
		why:  widget.NewButtonWithIcon("", theme.QuestionIcon(), onWhy),
	}
	f.why.Importance = widget.MediumImportance
	f.ExtendBaseWidget(f)
	return f
}

// Tapped asks to read the card, or skips what is being shown.
func (f *field) Tapped(e *fyne.PointEvent) {
	if f.now.card != nil && f.home.Holds(e.Position) {
		f.onCard()
		return
	}
	f.onTapped()
}

func (f *field) set(h happening) {
	f.now = h
	if h.card != nil {
		f.card.SetCard(*h.card, h.cost, face.Plain)
	}
	f.Refresh()
}

// enterTime is how long a card takes from its hero to the field.
const enterTime = 260 * time.Millisecond

// enter lets the card come in from its hero's side.
func (f *field) enter() {
	if f.now.card == nil {
		return
	}
	way := fyne.NewPos(0, f.home.H/2)
	if f.sideways {
		way = fyne.NewPos(-f.home.W/2, 0)
	}
	if f.now.mine {
		way = fyne.NewPos(-way.X, -way.Y)
	}
	from := f.home.Pos().Subtract(way)
	animation := fyne.NewAnimation(enterTime, func(done float32) {
		f.card.Move(from.AddXY(way.X*done, way.Y*done))
	})
	animation.Curve = fyne.AnimationEaseOut
	animation.Start()
}

// CreateRenderer belongs to the toolkit.
func (f *field) CreateRenderer() fyne.WidgetRenderer {
	r := &fieldRenderer{f}
	r.Refresh()
	return r
}

type fieldRenderer struct{ *field }

func (r *fieldRenderer) Destroy() {}

func (r *fieldRenderer) MinSize() fyne.Size { return fyne.NewSize(180, 90) }

func (r *fieldRenderer) Objects() []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	for _, line := range r.lines {
		objects = append(objects, line.Object())
	}
	return append(objects, r.why, r.card)
}

func (r *fieldRenderer) Refresh() {
	for len(r.lines) < len(r.now.lines) {
		r.lines = append(r.lines, look.NewFitted(fyne.TextStyle{}, nil, fyne.TextAlignLeading, color.White))
	}
	r.lines = r.lines[:len(r.now.lines)]
	for i, line := range r.lines {
		line.Color = look.Color(look.ColorMuted)
		if i < r.now.fresh {
			line.Color = look.Color(theme.ColorNameForeground)
		}
		line.SetText(r.now.lines[i])
	}
	own.Show(r.now.card != nil, r.card)
	own.Show(r.now.why != "", r.why)
	r.why.SetText(r.now.why)
	r.Layout(r.Size())
	for _, o := range r.Objects() {
		canvas.Refresh(o)
	}
}

func (r *fieldRenderer) Layout(size fyne.Size) {
	if size.Width == 0 {
		return
	}
	whole := own.RectOf(size).Inset(4)
	if r.now.card != nil {
		width := min(whole.H*face.Shape, whole.W*0.42, 230)
		at := whole.CutLeft(width, 10)
		r.home = at.Within(face.Shape)
		r.home.Y = at.Y
		if size.Height > 300 {
			r.home.Y = at.Y + (at.H-r.home.H)/2
		}
		r.home.Put(r.card)
	}
	textSize := min(max(size.Height*0.05, 12.5), 18)
	least := r.why.MinSize()
	if r.now.why != "" {
		button := whole.CutBottom(least.Height, 4)
		own.NewRect(button.X, button.Y, least.Width, button.H).Put(r.why)
	}
	r.layoutLines(whole, textSize)
}

// layoutLines writes as many lines as there is room for.
func (r *fieldRenderer) layoutLines(place own.Rect, size float32) {
	full := false
	for i, line := range r.lines {
		height := line.Height(place.W, size)
		full = full || height > place.H && i > 0
		own.Show(!full, line.Object())
		if full {
			continue
		}
		at := place.CutTop(min(height, place.H), size*0.35)
		line.Layout(at.Pos(), at.Size(), 9, size)
	}
}
