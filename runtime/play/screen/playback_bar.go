package screen

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/runtime/play/look"
	own "boardduels/runtime/play/widget"
)

// courseBar is the way of a playback, with the buttons that lead along it.
type courseBar struct {
	slider              *own.Slider
	marks               *own.Marks
	play, faster        *own.Button
	fork, journal       *own.Button
	forkText, storyText string
	before, way, behind fyne.CanvasObject
	Content             fyne.CanvasObject
}

func newCourseBar(p *playback) *courseBar {
	t, plies := p.Translator, p.playback.Plies()
	b := &courseBar{forkText: t.Text("practice.begin"), storyText: t.Text("journal.title"), marks: own.NewMarks(plies)}
	b.slider = own.NewSlider(0, float64(plies))
	b.slider.OnChanged = func(ply float64) {
		p.Halt()
		p.Jump(int(ply))
	}
	b.play = own.QuietButton(theme.MediaPlayIcon(), p.toggle)
	b.faster = own.NewButton("", nil, p.hurry)
	b.faster.Importance, b.faster.IsQuiet = widget.LowImportance, true
	b.tellPace(p.viewing.Pace)
	b.fork = own.QuietButton(theme.LoginIcon(), p.playFrom)
	b.journal = own.QuietButton(theme.DocumentIcon(), p.openJournal)
	own.Show(p.host.PlayFrom() != nil, b.fork)
	own.Show(p.host.Journal() != nil, b.journal)
	back := own.QuietButton(theme.MediaSkipPreviousIcon(), func() { p.Halt(); p.Jump(p.ply - 1) })
	forth := own.QuietButton(theme.MediaSkipNextIcon(), func() { p.Halt(); p.Jump(p.ply + 1) })
	way := container.NewStack(b.marks.Object, look.NewThemed(b.slider, look.Grooved(look.Live())))
	b.before, b.way, b.behind = container.NewHBox(back, b.play, forth), way, container.NewHBox(b.faster, b.fork, b.journal)
	b.Content = &fyne.Container{Layout: own.NewFree(fyne.NewSize(0, own.Target), b.arrange), Objects: []fyne.CanvasObject{b.before, b.way, b.behind}}
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
	for button, text := range map[*own.Button]string{b.fork: b.forkText, b.journal: b.storyText} {
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
	r := own.RectOf(size)
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
	ground := own.NewGround()
	return &fyne.Container{
		Objects: []fyne.CanvasObject{above, ground, b.Content},
		Layout: own.NewFree(above.MinSize().AddWidthHeight(0, own.Target), func(size fyne.Size) {
			r := own.RectOf(size)
			bottom := r.CutBottom(b.height(size.Width-own.Gap), 0)
			r.Put(above)
			bottom.Put(ground)
			bottom.CutLeft(own.Gap/2, 0)
			bottom.CutRight(own.Gap/2, 0)
			bottom.Put(b.Content)
		}),
	}
}
