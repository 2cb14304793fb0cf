package dueltable

import (
	"image/color"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/face"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
)

// happening is what the field shows: the cards of the last turn, and what has happened.
type happening struct {
	Turn  int // its number, from 1
	Cards []Laid
	mine  bool     // whose turn it was
	Lines []string // the newest first
	fresh int      // how many of the lines are new
	// what has happened since the own turn, first as it is told among the lines, then in ever fewer words
	summary []string
	why     string // what the button says that asks why the AI did what it did last; "" if that can't be asked
}

// Field is the middle of the table. A tap on a card asks to read it, one beside them skips what is being shown.
type Field struct {
	widget.DisableableWidget
	ui.Focus
	translator *i18n.Translator
	onTapped   func()
	onCard     func(place int)
	onFlight   func(flying bool) // a card is on its way to the field, or has come
	stage      *motion.Stage

	Now               happening
	gone              []laidCard  // as those of the turn before lay, which haven't been swept yet
	row               []*laidCard // one for each card, and those that were needed before
	lines             []*look.Fitted
	ground            *canvas.Rectangle // under them
	grown             float32
	advice            *look.Fitted // in place of the lines, unless it has no text
	advised, whyMeant bool
	covered           bool // a large card lies over it, through whose veil no words are to be seen
	Why               *ui.Button
	why               *look.Enlarged // the button, as large as the field has it
}

func newField(t *i18n.Translator, stage *motion.Stage, onTapped func(), onCard func(int), onWhy func()) *Field {
	f := &Field{
		translator: t, onTapped: onTapped, onCard: onCard, stage: stage, grown: 1,
		ground: canvas.NewRectangle(color.Transparent),
		Why:    ui.NewButton("", theme.QuestionIcon(), onWhy),
	}
	f.Why.Importance = widget.MediumImportance
	f.why = look.NewEnlarged(f.Why)
	f.advice = look.NewFitted(fyne.TextStyle{Bold: true}, nil, fyne.TextAlignLeading, color.White)
	f.ExtendBaseWidget(f)
	f.Attach(f, f.press)
	return f
}

// Newest returns the face of the card that was played last, or nil.
func (f *Field) Newest() *face.Face {
	if n := len(f.Now.Cards); n > 0 {
		return f.row[n-1].Face
	}
	return nil
}

// Tapped asks to read a card, or skips what is being shown.
func (f *Field) Tapped(e *fyne.PointEvent) {
	for i, c := range slices.Backward(f.row[:len(f.Now.Cards)]) { // the last lies on top
		if c.home.Holds(e.Position) {
			f.onCard(i)
			return
		}
	}
	f.onTapped()
}

// press asks to read the last card, or skips where there is none.
func (f *Field) press() {
	if n := len(f.Now.Cards); n > 0 {
		f.onCard(n - 1)
		return
	}
	f.onTapped()
}

func (f *Field) set(h happening) {
	f.gone = nil
	if h.Turn != f.Now.Turn {
		for _, card := range f.row[:len(f.Now.Cards)] {
			f.gone = append(f.gone, *card)
		}
	}
	f.Now = h
	for len(f.row) < len(h.Cards) {
		f.row = append(f.row, newLaidCard(f.translator))
	}
	for i, card := range h.Cards {
		f.row[i].set(card, h.mine)
	}
	f.Refresh()
}

// tell shows lines in place of those that are shown.
func (f *Field) tell(lines []string, fresh int) {
	f.Now.Lines, f.Now.fresh = lines, fresh
	f.Refresh()
}

// ask lets why the AI did what it did last be asked, by what the button says then; "" takes that away.
func (f *Field) ask(why string) {
	f.Now.why = why
	f.Refresh()
}

// advise shows what to do in place of what has happened, unless that is "". Asking why has its place if that is meant,
// or where there is enough of it.
func (f *Field) advise(text string, why bool) {
	f.advised, f.whyMeant = text != "", why
	f.advice.SetText(text)
	f.Refresh()
}

// Disabled reports whether there is nothing to press: no card lies there, or one that is shown large lies over them.
func (f *Field) Disabled() bool { return !f.HasFocus && (f.covered || len(f.Now.Cards) == 0) }

// cover hides the words while a large card lies over them.
func (f *Field) cover(on bool) {
	if on != f.covered {
		f.covered = on
		f.Refresh()
	}
}

// enterTime is how long a played card takes to the field. What it does is seen as it lands.
// The card that decides the duel takes longer: one is to see it come.
const (
	enterTime     = 260 * time.Millisecond
	lastEnterTime = 700 * time.Millisecond
)

// enter lets the newest card come from somewhere, its middle first there, and land after a while.
func (f *Field) enter(from fyne.Position, landing time.Duration) {
	if len(f.Now.Cards) == 0 {
		return
	}
	c := f.row[len(f.Now.Cards)-1]
	way := c.home.Middle().Subtract(from)
	f.stage.Play(motion.Motion{Of: c, Time: landing, Curve: motion.Slowing, Draw: func(done float32) {
		c.flying = done < 1
		c.Move(c.home.Pos().Subtract(fyne.NewPos(way.X*(1-done), way.Y*(1-done))))
		c.showDeeds()
		f.onFlight(c.flying)
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
	objects := []fyne.CanvasObject{r.ground, r.advice.Object()}
	for _, line := range r.lines {
		objects = append(objects, line.Object())
	}
	objects = append(objects, r.why)
	for _, card := range r.row {
		objects = append(objects, card.Face)
	}
	for _, card := range r.row { // over all cards: the next one lies over where they are
		objects = append(objects, card.deeds)
	}
	return objects
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
	r.ground.FillColor, r.ground.CornerRadius = look.Faded(look.Color(look.ColorTable), 0.8), 10
	r.ground.StrokeWidth = 0
	if r.advised {
		r.ground.StrokeWidth, r.ground.StrokeColor = 2, look.Color(look.ColorGold)
	}
	r.advice.Color = look.Color(theme.ColorNameForeground)
	for i, card := range r.row {
		card.show(i < len(r.Now.Cards))
	}
	ui.Show(r.asks(), r.Why, r.why)
	ui.Show(!r.covered, r.ground)
	r.Why.SetText(r.Now.why)
	r.Layout(r.Size())
	for _, o := range r.Objects() {
		canvas.Refresh(o)
	}
}

// asks reports whether why the AI did what it did last can be asked now.
func (r *fieldRenderer) asks() bool { return r.Now.why != "" && !r.covered }

func (r *fieldRenderer) Layout(size fyne.Size) {
	if size.Width == 0 {
		return
	}
	r.why.Enlarge(r.grown)
	whole := ui.RectOf(size).Inset(4)
	if size.Height >= roomy {
		r.layoutRoomy(whole)
		return
	}
	least := r.leastWhy(whole)
	asks := r.asks() && (!r.advised || r.whyMeant)
	left := whole.W * 0.42
	if r.advised {
		left = whole.W * 0.66
	}
	left = max(left, least.Width)
	textSize := min(max(size.Height*0.05, 12.5*r.grown), 18*r.grown)
	const leastOver = 54 // the height of what is told over the button; in less, the button stands beside it
	beside := asks && whole.H-8-least.Height-4 < leastOver*r.grown
	if beside {
		left = min(max(left, whole.W*0.5)+least.Width+4, whole.W*0.84)
	}
	if n := len(r.Now.Cards); n > 0 {
		layRow(r.row[:n], &whole, left, r.grown)
	}
	ui.Show(asks, r.why)
	whole.Put(r.ground)
	whole = whole.Inset(4)
	switch {
	case beside:
		button := whole.CutRight(least.Width, 4)
		ui.NewRect(button.X, button.Y+(button.H-least.Height)/2, least.Width, least.Height).Put(r.why)
	case asks:
		button := whole.CutBottom(least.Height, 4)
		ui.NewRect(button.X, button.Y, least.Width, button.H).Put(r.why)
	}
	r.layoutLines(whole, textSize)
}

// leastWhy is the size of the button in a place, of which it leaves words their half: the name of a hero on it may be
// long.
func (r *fieldRenderer) leastWhy(place ui.Rect) fyne.Size {
	least := r.why.MinSize()
	return fyne.NewSize(min(least.Width, place.W/2), least.Height)
}

// roomy is the height from which the cards lie in the middle and what has happened is told in a few lines under them;
// the whole log is a tap away.
const roomy = 380

// layoutRoomy lays out a field that is high enough for cards that can be read.
func (r *fieldRenderer) layoutRoomy(whole ui.Rect) {
	const linesShown = 4
	text := 16 * r.grown
	told := whole.CutBottom(linesShown*text*1.35+16, ui.Gap)
	if n := len(r.Now.Cards); n > 0 {
		layRow(r.row[:n], &whole, 0, r.grown)
		r.centre(r.row[:n], whole.X+whole.W)
	}
	ui.Show(r.asks(), r.why)
	told.Put(r.ground)
	told = told.Inset(8)
	if least := r.leastWhy(told); r.asks() {
		button := told.CutRight(least.Width, 2*ui.Gap)
		ui.NewRect(button.X, button.Y+(button.H-least.Height)/2, least.Width, least.Height).Put(r.why)
	}
	r.layoutLines(told, text)
}

// centre moves cards into the middle of a place that they fill from its left, and that has an end at the right.
func (r *fieldRenderer) centre(row []*laidCard, end float32) {
	last := row[len(row)-1].home
	aside := (end - last.X - last.W) / 2
	for _, card := range row {
		card.shift(aside)
	}
}

// layoutLines writes as many lines as there is room for, or the advice.
func (r *fieldRenderer) layoutLines(place ui.Rect, size float32) {
	ui.Show(r.advised && !r.covered, r.advice.Object())
	if r.advised {
		r.advice.Layout(place.Pos(), place.Size(), 9, size*1.1)
	}
	full := r.advised || r.covered
	for i, line := range r.lines {
		line.SetText(r.shortened(r.Now.Lines[i], line, place, size))
		height := line.Height(place.W, size)
		full = full || height > place.H && i > 0
		ui.Show(!full, line.Object())
		if full {
			continue
		}
		at := place.CutTop(min(height, place.H), size*0.35)
		line.Layout(at.Pos(), at.Size(), 9, size)
	}
}

// shortened returns a line that is the summary with as much as has room in a place at a text size; another one as it
// is.
func (r *fieldRenderer) shortened(text string, line *look.Fitted, place ui.Rect, size float32) string {
	if len(r.Now.summary) == 0 || text != r.Now.summary[0] {
		return text
	}
	for _, text = range r.Now.summary {
		line.SetText(text)
		if line.Fits(place.Size(), size) {
			break
		}
	}
	return text
}
