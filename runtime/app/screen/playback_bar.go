package screen

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/runtime/app/look"
	"boardduels/runtime/app/ui"
)

// courseBar is the way of a playback, with the buttons that lead along it.
type courseBar struct {
	slider              *ui.Slider
	marks               *ui.Marks
	play, faster        *ui.Button
	fork, journal       *ui.Button
	forkText, storyText string
	before, way, behind fyne.CanvasObject
	Content             fyne.CanvasObject
}

func newCourseBar(p *playback) *courseBar {
	t, plies := p.Translator, p.playback.Plies()
	b := &courseBar{forkText: t.Text("practice.begin"), storyText: t.Text("journal.title"), marks: ui.NewMarks(plies)}
	b.slider = ui.NewSlider(0, float64(plies))
	b.slider.OnChanged = func(ply float64) {
		p.Halt()
		p.Jump(int(ply))
	}
	b.play = ui.QuietButton(theme.MediaPlayIcon(), p.toggle)
	b.faster = ui.NewButton("", nil, p.hurry)
	b.faster.Importance, b.faster.IsQuiet = widget.LowImportance, true
	b.tellPace(p.viewing.Pace)
	b.fork = ui.QuietButton(theme.LoginIcon(), p.playFrom)
	b.journal = ui.QuietButton(theme.DocumentIcon(), p.openJournal)
	ui.Show(p.host.PlayFrom() != nil, b.fork)
	ui.Show(p.host.Journal() != nil, b.journal)
	back := ui.QuietButton(theme.MediaSkipPreviousIcon(), func() { p.Halt(); p.Jump(p.ply - 1) })
	forth := ui.QuietButton(theme.MediaSkipNextIcon(), func() { p.Halt(); p.Jump(p.ply + 1) })
	way := container.NewStack(b.marks.Object, look.NewThemed(b.slider, look.Grooved(look.Live())))
	b.before, b.way, b.behind = container.NewHBox(back, b.play, forth), way, container.NewHBox(b.faster, b.fork, b.journal)
	b.Content = &fyne.Container{Layout: ui.NewFree(fyne.NewSize(0, ui.Target), b.arrange), Objects: []fyne.CanvasObject{b.before, b.way, b.behind}}
	return b
}

// tell shows the place on the way, and whether one can play on from there.
func (b *courseBar) tell(ply int, canFork bool) {
	if canFork {
		b.fork.Enable()
	} else {
		b.fork.Disable()
	}
	b.slider.Value = float64(ply)
	b.slider.Refresh()
}

func (b *courseBar) tellPace(pace int) { b.faster.SetText(fmt.Sprintf("×%d", pace)) }

func (b *courseBar) tellPlaying(plays bool) {
	if plays {
		b.play.SetIcon(theme.MediaPauseIcon())
	} else {
		b.play.SetIcon(theme.MediaPlayIcon())
	}
}

// explain says in words what the buttons do where there is room.
func (b *courseBar) explain(words bool) {
	for button, text := range map[*ui.Button]string{b.fork: b.forkText, b.journal: b.storyText} {
		if !words {
			text = ""
		}
		if button.Text != text {
			button.SetText(text)
		}
	}
}

// The widths, in units, below which the way lies over the buttons, and from which on these have words.
const (
	narrowBar = 600
	wordyBar  = 900
)

// height returns how high the bar is at a width.
func (b *courseBar) height(width float32) float32 {
	height := max(b.before.MinSize().Height, b.way.MinSize().Height, b.behind.MinSize().Height)
	if width < narrowBar*look.Unit() {
		height += b.way.MinSize().Height
	}
	return height
}

// arrange lays buttons at both ends of the way, or under it where there is little room.
func (b *courseBar) arrange(size fyne.Size) {
	b.explain(size.Width >= wordyBar*look.Unit())
	r := ui.RectOf(size)
	if size.Width < narrowBar*look.Unit() {
		r.CutTop(b.way.MinSize().Height, 0).Put(b.way)
	}
	r.CutLeft(b.before.MinSize().Width, 0).Put(b.before)
	r.CutRight(b.behind.MinSize().Width, 0).Put(b.behind)
	if size.Width >= narrowBar*look.Unit() {
		r.Put(b.way)
	}
}

// under lays the bar under a table.
func (b *courseBar) under(above fyne.CanvasObject) fyne.CanvasObject {
	ground := ui.NewGround()
	return &fyne.Container{
		Objects: []fyne.CanvasObject{above, ground, b.Content},
		Layout: ui.NewFree(above.MinSize().AddWidthHeight(0, ui.Target), func(size fyne.Size) {
			r := ui.RectOf(size)
			bottom := r.CutBottom(b.height(size.Width-ui.Gap), 0)
			r.Put(above)
			bottom.Put(ground)
			bottom.CutLeft(ui.Gap/2, 0)
			bottom.CutRight(ui.Gap/2, 0)
			bottom.Put(b.Content)
		}),
	}
}
