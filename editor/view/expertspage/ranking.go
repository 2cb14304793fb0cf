package expertspage

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
	"boardduels/editor/view/naming"
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
	signals   naming.Signals
	Ranker    ranker
	agreement *agreement
	Lines     []*RankLine
	held      []int // the inputs in the order in which the lines stay; nil is by importance
	given     []int // the inputs whose numbers were typed since the lines are held
	expert    string
	neuron    int
	resort    func()
	Sort      *editorui.Button
	box       *fyne.Container
	Object    *container.Scroll
}

func newRanking(t *i18n.Translator, to ranker, agreement *agreement) *ranking {
	r := &ranking{texts: t, Ranker: to, agreement: agreement, box: container.New(layout.NewCustomPaddedVBoxLayout(1))}
	for place := range schema.Inputs {
		l := newRankLine(r, place)
		r.Lines = append(r.Lines, l)
		r.box.Add(l)
	}
	r.Sort = editorui.NewButton(t.Text("editor.experts.sort"), theme.MoveUpIcon(), func() {
		r.release()
		r.resort()
	})
	r.Object = container.NewVScroll(editorui.Dense(r.box))
	return r
}

// show lists the inputs as an expert has them for a kind of action.
func (r *ranking) show(experts []schema.Expert, expert, neuron int) {
	if len(experts) == 0 {
		r.Object.Hide()
		return
	}
	r.Object.Show()
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
		r.Lines[place].show(input, e.Priorities[neuron][input], consensus[neuron][input], e.Scale == schema.Rank)
	}
	editorui.Enable(!slices.Equal(order, sorted[:]), r.Sort)
	r.agreement.show(experts, neuron)
}

// enter sets a number that was typed.
func (r *ranking) enter(input int, text string) {
	given := slices.Clone(r.given)
	r.keep(input)
	r.Ranker.enter(input, text, given)
}

// keep holds the lines where they are, and an input's number as it is when others are typed.
func (r *ranking) keep(input int) {
	r.held = make([]int, len(r.Lines))
	for place, l := range r.Lines {
		r.held[place] = l.Input
	}
	r.given = append(r.given, input)
}

// release lets the lines be sorted when they are shown next.
func (r *ranking) release() { r.held, r.given = nil, nil }

// move gives an input another rank, by which the lines are sorted.
func (r *ranking) move(input, rank int) {
	r.release()
	r.Ranker.rank(input, rank, nil)
}

// RankLine is a line of a ranking.
type RankLine struct {
	widget.BaseWidget
	Ranking  *ranking
	place    int // from the top
	Input    int
	value    int
	isRank   bool
	isTyped  bool // the number, which doesn't count yet
	dragged  float32
	ground   *editorui.Ground
	Number   *editorui.Entry
	Name     *widget.Label
	All      *widget.Label
	Up, Down *editorui.Sign
	content  *fyne.Container
}

func newRankLine(r *ranking, place int) *RankLine {
	l := &RankLine{Ranking: r, place: place, ground: editorui.NewGround(look.ColorPanel, 4), Name: widget.NewLabel(""), All: widget.NewLabel("")}
	l.Number = editorui.NewEntry(func(string) { l.isTyped = true }, l.take)
	l.Number.Take = l.take
	l.Number.OnSubmitted = func(string) { l.goOn() }
	l.Number.Arrow = l.step
	l.Number.Escape = l.takeBack
	l.Name.Truncation = fyne.TextTruncateEllipsis
	l.All.Importance, l.All.Truncation = widget.LowImportance, fyne.TextTruncateEllipsis
	l.Up = editorui.NewSign(theme.MoveUpIcon(), func() { r.move(l.Input, l.value+1) })
	l.Down = editorui.NewSign(theme.MoveDownIcon(), func() { r.move(l.Input, l.value-1) })
	buttons := container.New(layout.NewCustomPaddedHBoxLayout(0), editorui.Wide(104, l.All), l.Up, l.Down)
	handle := widget.NewIcon(theme.NewDisabledResource(theme.MenuIcon()))
	left := container.NewHBox(editorui.Wide(22, handle), editorui.Wide(52, l.Number))
	l.content = container.NewStack(l.ground, container.NewBorder(nil, nil, left, buttons, editorui.Middle(l.Name)))
	l.ExtendBaseWidget(l)
	return l
}

func (l *RankLine) show(input, value, consensus int, isRank bool) {
	stays := l.isTyped && input == l.Input && value == l.value
	l.Input, l.value, l.isRank = input, value, isRank
	if !stays {
		l.takeBack()
	}
	l.Name.SetText(l.Ranking.signals.Input(input))
	l.All.SetText(l.Ranking.texts.Text("editor.experts.consensus", i18n.Args{"N": consensus}))
	l.Up.Allow(isRank && value < schema.Inputs-1)
	l.Down.Allow(isRank && value > 0)
}

// take enters what was typed. What is no number, or none of a ranking, gives way to the one that counts.
func (l *RankLine) take() {
	if text := strings.TrimSpace(l.Number.Text); text != fmt.Sprint(l.value) {
		l.Ranking.enter(l.Input, text)
	}
	l.takeBack()
}

func (l *RankLine) takeBack() {
	l.Number.Put(fmt.Sprint(l.value))
	l.isTyped = false
}

// goOn enters what was typed, and leads to the next line, where the next number replaces the one there.
func (l *RankLine) goOn() {
	l.take()
	l.Ranking.keep(l.Input)
	next := l.Ranking.Lines[min(l.place+1, len(l.Ranking.Lines)-1)]
	next.focus()
	next.Number.TypedShortcut(&fyne.ShortcutSelectAll{})
}

// step changes the number by an arrow key.
func (l *RankLine) step(delta int) {
	l.take()
	l.Ranking.enter(l.Input, fmt.Sprint(l.value+delta))
}

// focus puts the cursor into the line's number, which has to be seen for that.
func (l *RankLine) focus() {
	if c := fyne.CurrentApp().Driver().CanvasForObject(l.Number); c != nil {
		l.reveal()
		c.Focus(l.Number)
	}
}

// reveal scrolls until the line is seen with both neighbours: the number that was typed last stays in sight.
func (l *RankLine) reveal() {
	place, scroll := fyne.CurrentApp().Driver().AbsolutePositionForObject, l.Ranking.Object
	top := place(l).Y - place(scroll.Content).Y - l.Size().Height
	bottom := top + 3*l.Size().Height
	at := min(max(scroll.Offset.Y, bottom-scroll.Size().Height), max(top, 0))
	scroll.ScrollToOffset(fyne.NewPos(0, at))
}

// CreateRenderer belongs to the toolkit.
func (l *RankLine) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(l.content) }

// Dragged belongs to the toolkit: the line follows by marking where it would be put.
func (l *RankLine) Dragged(e *fyne.DragEvent) {
	if !l.isRank {
		return
	}
	l.dragged += e.Dragged.DY
	for _, other := range l.Ranking.Lines {
		other.ground.Set(look.ColorPanel)
	}
	l.Ranking.Lines[l.target()].ground.Set(look.ColorEdge)
}

// target returns the place to which the line has been dragged.
func (l *RankLine) target() int {
	steps := l.dragged / l.Size().Height
	if steps > 0 {
		steps += 0.5
	} else {
		steps -= 0.5
	}
	return min(max(l.place+int(steps), 0), schema.Inputs-1)
}

// DragEnd belongs to the toolkit.
func (l *RankLine) DragEnd() {
	target := l.target()
	l.dragged = 0
	for _, other := range l.Ranking.Lines {
		other.ground.Set(look.ColorPanel)
	}
	if target != l.place {
		l.Ranking.move(l.Input, l.Ranking.Lines[target].value)
	}
}
