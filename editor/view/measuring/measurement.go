package measuring

import (
	"context"
	"errors"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/editorui"
)

// Measurement finds something out in the background when it is asked to, shows how far it is, and can be stopped.
type Measurement struct {
	do   func(func())
	work func() Task
	stop context.CancelFunc

	Ask    *editorui.Button
	bar    *widget.ProgressBar
	Active *fyne.Container // the bar, and a button that stops it
	note   *widget.Label   // what went wrong
	Object fyne.CanvasObject
}

// Task is what is done in the background. It returns what shows its result.
type Task func(ctx context.Context, progress func(done, of int)) (show func(), err error)

// NewMeasurement returns a measurement. Work is called on the toolkit's thread each time that it is asked for, and
// returns what is to be done in the background.
func NewMeasurement(do func(func()), title string, work func() Task) *Measurement {
	m := &Measurement{do: do, work: work, stop: func() {}, bar: widget.NewProgressBar(), note: editorui.Caption("")}
	m.Ask = editorui.NewButton(title, theme.MediaPlayIcon(), m.Start)
	cancel := editorui.NewButton("", theme.CancelIcon(), m.Forget)
	m.Active = container.NewBorder(nil, nil, nil, cancel, m.bar)
	m.Object = editorui.Tight(container.NewStack(m.Ask, m.Active), m.note)
	m.rest()
	return m
}

// Forget gives up what is being found out.
func (m *Measurement) Forget() {
	m.stop()
	m.rest()
}

func (m *Measurement) rest() {
	editorui.Visible(false, m.Active)
	editorui.Visible(true, m.Ask)
	editorui.Visible(m.note.Text != "", m.note)
}

// Start begins to find out, anew if that is under way.
func (m *Measurement) Start() {
	m.stop()
	ctx, stop := context.WithCancel(context.Background())
	m.stop = stop
	m.note.SetText("")
	m.bar.SetValue(0)
	editorui.Visible(false, m.Ask)
	editorui.Visible(true, m.Active)
	work := m.work()
	current := func(f func()) {
		m.do(func() {
			if ctx.Err() == nil {
				f()
			}
		})
	}
	go func() {
		shown := 0
		show, err := work(ctx, func(done, of int) {
			if percent := 100 * done / max(of, 1); percent > shown {
				shown = percent
				current(func() { m.bar.SetValue(float64(percent) / 100) })
			}
		})
		current(func() {
			switch {
			case err == nil:
				show()
			case !errors.Is(err, context.Canceled):
				m.note.SetText(err.Error())
			}
			m.rest()
		})
	}()
}
