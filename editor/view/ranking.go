package view

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai/wording"
	"boardduels/editor/document"
	own "boardduels/editor/view/widget"
	"boardduels/internal/i18n"
	"boardduels/kb"
	"boardduels/runtime/play/look"
	"boardduels/schema"
)

// ranker is told how inputs are ranked.
type ranker interface {
	rank(input, rank int)
	enter(input int, text string)
}

// ranking lists the inputs of a row by importance. A line is moved by its buttons, by its number, or by dragging.
type ranking struct {
	texts     *i18n.Translator
	ranker    ranker
	agreement *agreement
	lines     []*rankLine
	box       *fyne.Container
	object    *container.Scroll
}

func newRanking(t *i18n.Translator, to ranker, agreement *agreement) *ranking {
	r := &ranking{texts: t, ranker: to, agreement: agreement, box: container.New(layout.NewCustomPaddedVBoxLayout(1))}
	for place := range schema.Inputs {
		l := newRankLine(r, place)
		r.lines = append(r.lines, l)
		r.box.Add(l)
	}
	r.object = container.NewVScroll(own.Dense(r.box))
	return r
}

// show lists the inputs as an expert has them for a kind of action.
func (r *ranking) show(experts []schema.Expert, expert, neuron int) {
	if len(experts) == 0 {
		r.object.Hide()
		return
	}
	r.object.Show()
	e := &experts[expert]
	consensus := kb.Consensus(experts)
	for place, input := range document.Order(&e.Priorities[neuron]) {
		r.lines[place].show(input, e.Priorities[neuron][input], consensus[neuron][input], e.Scale == schema.Rank)
	}
	r.agreement.show(experts, neuron)
}

// rankLine is a line of a ranking.
type rankLine struct {
	widget.BaseWidget
	ranking  *ranking
	place    int // from the top
	input    int
	isRank   bool
	dragged  float32
	ground   *own.Ground
	number   *own.Entry
	name     *widget.Label
	all      *widget.Label
	up, down *own.Sign
	content  *fyne.Container
}

func newRankLine(r *ranking, place int) *rankLine {
	l := &rankLine{ranking: r, place: place, ground: own.NewGround(look.ColorPanel, 4), name: widget.NewLabel(""), all: widget.NewLabel("")}
	l.number = own.NewEntry(nil, func() {})
	l.number.Loose = true
	l.number.OnSubmitted = func(text string) { r.ranker.enter(l.input, text) }
	l.number.Arrow = func(delta int) { r.ranker.rank(l.input, schema.Inputs-1-l.place+delta) }
	l.name.Truncation = fyne.TextTruncateEllipsis
	l.all.Importance, l.all.Truncation = widget.LowImportance, fyne.TextTruncateEllipsis
	l.up = own.NewSign(theme.MoveUpIcon(), func() { r.ranker.rank(l.input, schema.Inputs-l.place) })
	l.down = own.NewSign(theme.MoveDownIcon(), func() { r.ranker.rank(l.input, schema.Inputs-2-l.place) })
	l.up.Allow(place > 0)
	l.down.Allow(place < schema.Inputs-1)
	buttons := container.New(layout.NewCustomPaddedHBoxLayout(0), own.Wide(104, l.all), l.up, l.down)
	handle := widget.NewIcon(theme.NewDisabledResource(theme.MenuIcon()))
	left := container.NewHBox(own.Wide(22, handle), own.Wide(52, l.number))
	l.content = container.NewStack(l.ground, container.NewBorder(nil, nil, left, buttons, own.Middle(l.name)))
	l.ExtendBaseWidget(l)
	return l
}

func (l *rankLine) show(input, value, consensus int, isRank bool) {
	l.input, l.isRank = input, isRank
	l.number.Put(fmt.Sprint(value))
	l.name.SetText(wording.Input(l.ranking.texts, input))
	l.all.SetText(l.ranking.texts.Text("editor.experts.consensus", i18n.Args{"N": consensus}))
	if isRank {
		l.up.Allow(l.place > 0)
		l.down.Allow(l.place < schema.Inputs-1)
		return
	}
	l.up.Allow(false)
	l.down.Allow(false)
}

// focus puts the cursor into the line's number, which has to be seen for that.
func (l *rankLine) focus() {
	if c := fyne.CurrentApp().Driver().CanvasForObject(l.number); c != nil {
		place := fyne.CurrentApp().Driver().AbsolutePositionForObject
		l.ranking.object.ScrollToOffset(fyne.NewPos(0, place(l).Y-place(l.ranking.object.Content).Y))
		c.Focus(l.number)
	}
}

// CreateRenderer belongs to the toolkit.
func (l *rankLine) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(l.content) }

// Dragged belongs to the toolkit: the line follows by marking where it would be put.
func (l *rankLine) Dragged(e *fyne.DragEvent) {
	if !l.isRank {
		return
	}
	l.dragged += e.Dragged.DY
	for _, other := range l.ranking.lines {
		other.ground.Set(look.ColorPanel)
	}
	l.ranking.lines[l.target()].ground.Set(look.ColorEdge)
}

// target returns the place to which the line has been dragged.
func (l *rankLine) target() int {
	steps := l.dragged / l.Size().Height
	if steps > 0 {
		steps += 0.5
	} else {
		steps -= 0.5
	}
	return min(max(l.place+int(steps), 0), schema.Inputs-1)
}

// DragEnd belongs to the toolkit.
func (l *rankLine) DragEnd() {
	target := l.target()
	l.dragged = 0
	for _, other := range l.ranking.lines {
		other.ground.Set(look.ColorPanel)
	}
	if target != l.place {
		l.ranking.ranker.rank(l.input, schema.Inputs-1-target)
	}
}
