package view

import (
	"context"
	"errors"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/editorui"
)

// measurement finds something out in the background when it is asked to, shows how far it is, and can be stopped.
type measurement struct {
	do   func(func())
	work func() task
	stop context.CancelFunc

	ask    *editorui.Button
	bar    *widget.ProgressBar
	active *fyne.Container // the bar, and a button that stops it
	note   *widget.Label   // what went wrong
	object fyne.CanvasObject
}

// task is what is done in the background. It returns what shows its result.
type task func(ctx context.Context, progress func(done, of int)) (show func(), err error)

// newMeasurement returns a measurement. Work is called on the toolkit's thread each time that it is asked for, and
// returns what is to be done in the background.
func newMeasurement(do func(func()), title string, work func() task) *measurement {
	m := &measurement{do: do, work: work, stop: func() {}, bar: widget.NewProgressBar(), note: editorui.Caption("")}
	m.ask = editorui.NewButton(title, theme.MediaPlayIcon(), m.start)
	cancel := editorui.NewButton("", theme.CancelIcon(), m.forget)
	m.active = container.NewBorder(nil, nil, nil, cancel, m.bar)
	m.object = editorui.Tight(container.NewStack(m.ask, m.active), m.note)
	m.rest()
	return m
}

// forget gives up what is being found out.
func (m *measurement) forget() {
	m.stop()
	m.rest()
}

func (m *measurement) rest() {
	editorui.Visible(false, m.active)
	editorui.Visible(true, m.ask)
	editorui.Visible(m.note.Text != "", m.note)
}

func (m *measurement) start() {
	m.stop()
	ctx, stop := context.WithCancel(context.Background())
	m.stop = stop
	m.note.SetText("")
	m.bar.SetValue(0)
	editorui.Visible(false, m.ask)
	editorui.Visible(true, m.active)
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
