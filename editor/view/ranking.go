package view

import (
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/internal/i18n"
	"boardduels/kb"
	"boardduels/runtime/app/look"
	"boardduels/schema"
)

// ranker is told how inputs are ranked.
type ranker interface {
	rank(input, rank int, given []int)
	enter(input int, text string, given []int)
}

// ranking lists the inputs of a row by importance. A line is moved by its buttons, by its number, or by dragging. While
// numbers are typed the lines stay where they are, so that who goes on to the next one finds it there, and each number
// that was typed stays as it is while the others make room: a table on paper can be typed in its own order.
type ranking struct {
	texts     *i18n.Translator
	signals   signals
	ranker    ranker
	agreement *agreement
	lines     []*rankLine
	held      []int // the inputs in the order in which the lines stay; nil is by importance
	given     []int // the inputs whose numbers were typed since the lines are held
	expert    string
	neuron    int
	resort    func()
	sort      *editorui.Button
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
	r.sort = editorui.NewButton(t.Text("editor.experts.sort"), theme.MoveUpIcon(), func() {
		r.release()
		r.resort()
	})
	r.object = container.NewVScroll(editorui.Dense(r.box))
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
	if e.ID != r.expert || neuron != r.neuron {
		r.release()
	}
	r.expert, r.neuron = e.ID, neuron
	consensus := kb.Consensus(experts)
	sorted := document.Order(&e.Priorities[neuron])
	order := sorted[:]
	if r.held != nil {
		order = r.held
	}
	for place, input := range order {
		r.lines[place].show(input, e.Priorities[neuron][input], consensus[neuron][input], e.Scale == schema.Rank)
	}
	editorui.Enable(!slices.Equal(order, sorted[:]), r.sort)
	r.agreement.show(experts, neuron)
}

// enter sets a number that was typed.
func (r *ranking) enter(input int, text string) {
	given := slices.Clone(r.given)
	r.keep(input)
	r.ranker.enter(input, text, given)
}

// keep holds the lines where they are, and an input's number as it is when others are typed.
func (r *ranking) keep(input int) {
	r.held = make([]int, len(r.lines))
	for place, l := range r.lines {
		r.held[place] = l.input
	}
	r.given = append(r.given, input)
}

// release lets the lines be sorted when they are shown next.
func (r *ranking) release() { r.held, r.given = nil, nil }

// move gives an input another rank, by which the lines are sorted.
func (r *ranking) move(input, rank int) {
	r.release()
	r.ranker.rank(input, rank, nil)
}

// rankLine is a line of a ranking.
type rankLine struct {
	widget.BaseWidget
	ranking  *ranking
	place    int // from the top
	input    int
	value    int
	isRank   bool
	isTyped  bool // the number, which doesn't count yet
	dragged  float32
	ground   *editorui.Ground
	number   *editorui.Entry
	name     *widget.Label
	all      *widget.Label
	up, down *editorui.Sign
	content  *fyne.Container
}

func newRankLine(r *ranking, place int) *rankLine {
	l := &rankLine{ranking: r, place: place, ground: editorui.NewGround(look.ColorPanel, 4), name: widget.NewLabel(""), all: widget.NewLabel("")}
	l.number = editorui.NewEntry(func(string) { l.isTyped = true }, l.take)
	l.number.Take = l.take
	l.number.OnSubmitted = func(string) { l.goOn() }
	l.number.Arrow = l.step
	l.number.Escape = l.takeBack
	l.name.Truncation = fyne.TextTruncateEllipsis
	l.all.Importance, l.all.Truncation = widget.LowImportance, fyne.TextTruncateEllipsis
	l.up = editorui.NewSign(theme.MoveUpIcon(), func() { r.move(l.input, l.value+1) })
	l.down = editorui.NewSign(theme.MoveDownIcon(), func() { r.move(l.input, l.value-1) })
	buttons := container.New(layout.NewCustomPaddedHBoxLayout(0), editorui.Wide(104, l.all), l.up, l.down)
	handle := widget.NewIcon(theme.NewDisabledResource(theme.MenuIcon()))
	left := container.NewHBox(editorui.Wide(22, handle), editorui.Wide(52, l.number))
	l.content = container.NewStack(l.ground, container.NewBorder(nil, nil, left, buttons, editorui.Middle(l.name)))
	l.ExtendBaseWidget(l)
	return l
}

func (l *rankLine) show(input, value, consensus int, isRank bool) {
	stays := l.isTyped && input == l.input && value == l.value
	l.input, l.value, l.isRank = input, value, isRank
	if !stays {
		l.takeBack()
	}
	l.name.SetText(l.ranking.signals.input(input))
	l.all.SetText(l.ranking.texts.Text("editor.experts.consensus", i18n.Args{"N": consensus}))
	l.up.Allow(isRank && value < schema.Inputs-1)
	l.down.Allow(isRank && value > 0)
}

// take enters what was typed. What is no number, or none of a ranking, gives way to the one that counts.
func (l *rankLine) take() {
	if text := strings.TrimSpace(l.number.Text); text != fmt.Sprint(l.value) {
		l.ranking.enter(l.input, text)
	}
	l.takeBack()
}

func (l *rankLine) takeBack() {
	l.number.Put(fmt.Sprint(l.value))
	l.isTyped = false
}

// goOn enters what was typed, and leads to the next line, where the next number replaces the one there.
func (l *rankLine) goOn() {
	l.take()
	l.ranking.keep(l.input)
	next := l.ranking.lines[min(l.place+1, len(l.ranking.lines)-1)]
	next.focus()
	next.number.TypedShortcut(&fyne.ShortcutSelectAll{})
}

// step changes the number by an arrow key.
func (l *rankLine) step(delta int) {
	l.take()
	l.ranking.enter(l.input, fmt.Sprint(l.value+delta))
}

// focus puts the cursor into the line's number, which has to be seen for that.
func (l *rankLine) focus() {
	if c := fyne.CurrentApp().Driver().CanvasForObject(l.number); c != nil {
		l.reveal()
		c.Focus(l.number)
	}
}

// reveal scrolls until the line is seen with both neighbours: the number that was typed last stays in sight.
func (l *rankLine) reveal() {
	place, scroll := fyne.CurrentApp().Driver().AbsolutePositionForObject, l.ranking.object
	top := place(l).Y - place(scroll.Content).Y - l.Size().Height
	bottom := top + 3*l.Size().Height
	at := min(max(scroll.Offset.Y, bottom-scroll.Size().Height), max(top, 0))
	scroll.ScrollToOffset(fyne.NewPos(0, at))
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
		l.ranking.move(l.input, l.ranking.lines[target].value)
	}
}
