package table

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
	"boardduels/runtime/play/motion"
	own "boardduels/runtime/play/widget"
)

// happening is what the field shows: the card that was played last, and what has happened, the newest first.
type happening struct {
	card  *face.Card // nil if the last action wasn't a card
	Cost  int16      // the energy that was paid for it
	mine  bool       // whose card it was
	Lines []string   // the newest first
	fresh int        // how many of the lines are new
	why   string     // what the button says that asks why the AI did what it did last; "" if that can't be asked
}

// Field is the middle of the table. A tap on the card asks to read it, one beside it skips what is being shown.
type Field struct {
	widget.BaseWidget
	own.Focus
	onTapped func()
	onCard   func()
	stage    *motion.Stage

	// sideways lets cards come in from the left and the right, where the heroes stand in a broad table.
	sideways bool

	Now   happening
	Card  *face.Face
	lines []*look.Fitted
	Why   *own.Button
	home  own.Rect // of the card
}

func newField(t *i18n.Translator, stage *motion.Stage, onTapped, onCard, onWhy func()) *Field {
	f := &Field{
		onTapped: onTapped, onCard: onCard, stage: stage,
		Card: face.New(t),
		Why:  own.NewButton("", theme.QuestionIcon(), onWhy),
	}
	f.Why.Importance = widget.MediumImportance
	f.ExtendBaseWidget(f)
	f.Attach(f, f.press)
	return f
}

// Tapped asks to read the card, or skips what is being shown.
func (f *Field) Tapped(e *fyne.PointEvent) {
	if f.Now.card != nil && f.home.Holds(e.Position) {
		f.onCard()
		return
	}
	f.onTapped()
}

// press asks to read the card, or skips where there is none.
func (f *Field) press() {
	if f.Now.card != nil {
		f.onCard()
		return
	}
	f.onTapped()
}

func (f *Field) set(h happening) {
	f.Now = h
	if h.card != nil {
		f.Card.SetCard(*h.card, h.Cost, face.Plain)
	}
	f.Refresh()
}

// enterTime is how long a card takes from its hero to the field.
const enterTime = 260 * time.Millisecond

// enter lets the card come in from its hero's side.
func (f *Field) enter() {
	if f.Now.card == nil {
		return
	}
	way := fyne.NewPos(0, f.home.H/2)
	if f.sideways {
		way = fyne.NewPos(-f.home.W/2, 0)
	}
	if f.Now.mine {
		way = fyne.NewPos(-way.X, -way.Y)
	}
	from := f.home.Pos().Subtract(way)
	f.stage.Play(motion.Motion{Time: enterTime, Curve: motion.Slowing, Draw: func(done float32) {
		f.Card.Move(from.AddXY(way.X*done, way.Y*done))
	}})
}

// CreateRenderer belongs to the toolkit.
func (f *Field) CreateRenderer() fyne.WidgetRenderer {
	r := &fieldRenderer{f}
	r.Refresh()
	return f.Ringed(r)
}

type fieldRenderer struct{ *Field }

func (r *fieldRenderer) Destroy() {}

func (r *fieldRenderer) MinSize() fyne.Size { return fyne.NewSize(180, 90) }

func (r *fieldRenderer) Objects() []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	for _, line := range r.lines {
		objects = append(objects, line.Object())
	}
	return append(objects, r.Why, r.Card)
}

func (r *fieldRenderer) Refresh() {
	for len(r.lines) < len(r.Now.Lines) {
		r.lines = append(r.lines, look.NewFitted(fyne.TextStyle{}, nil, fyne.TextAlignLeading, color.White))
	}
	r.lines = r.lines[:len(r.Now.Lines)]
	for i, line := range r.lines {
		line.Color = look.Color(look.ColorMuted)
		if i < r.Now.fresh {
			line.Color = look.Color(theme.ColorNameForeground)
		}
		line.SetText(r.Now.Lines[i])
	}
	own.Show(r.Now.card != nil, r.Card)
	own.Show(r.Now.why != "", r.Why)
	r.Why.SetText(r.Now.why)
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
	if r.Now.card != nil {
		width := min(whole.H*face.Shape, whole.W*0.42, 230)
		at := whole.CutLeft(width, 10)
		r.home = at.Within(face.Shape)
		r.home.Y = at.Y
		if size.Height > 300 {
			r.home.Y = at.Y + (at.H-r.home.H)/2
		}
		r.home.Put(r.Card)
	}
	textSize := min(max(size.Height*0.05, 12.5), 18)
	least := r.Why.MinSize()
	if r.Now.why != "" {
		button := whole.CutBottom(least.Height, 4)
		own.NewRect(button.X, button.Y, least.Width, button.H).Put(r.Why)
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
