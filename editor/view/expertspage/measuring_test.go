package expertspage_test

import (
	"context"
	"errors"
	"testing"

	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/editor/view/measuring"
	"boardduels/editor/view/viewtest"
)

// What package measuring does is looked at here, where it is used: a program of tests for each package takes its time.

// What is found out in the background tells how far it is, and then what it has found, or why it couldn't; what was
// stopped tells nothing any more.
func TestAMeasurementTellsHowItEnded(t *testing.T) {
	p := viewtest.NewPerson(t, viewtest.InSmallWindow)
	ends, shown := make(chan error), 0
	m := measuring.NewMeasurement(p.App.Do, "Measure", func() measuring.Task {
		return func(_ context.Context, progress func(done, of int)) (func(), error) {
			progress(1, 2)
			err := <-ends
			return func() { shown++ }, err
		}
	})
	p.Window.SetContent(m.Object)
	begin := func() {
		p.Press("Measure")
		p.Until(func() bool {
			bars := viewtest.All[*widget.ProgressBar](p)
			return len(bars) == 1 && bars[0].Value == 0.5
		})
	}
	begin()
	ends <- errors.New("no duels")
	p.Until(func() bool { return p.Reading("no duels") != "" })
	assert.Zero(t, shown)
	begin()
	assert.Empty(t, p.Reading("no duels"), "that was the one before")
	m.Forget()
	assert.Empty(t, viewtest.All[*widget.ProgressBar](p))
	ends <- nil // of the one that was stopped, which brings its result all the same
	(<-p.App.Queue)()
	assert.Zero(t, shown)
	begin()
	ends <- nil
	p.Until(func() bool { return shown == 1 })
	assert.Empty(t, viewtest.All[*widget.ProgressBar](p))
	assert.Empty(t, p.Reading("no duels"))
}

// Figures hold while nothing that they rest on is edited: heroes, cards and what is known of them, and nothing else.
func TestFiguresRestOnHeroesCardsAndKnowledge(t *testing.T) {
	s := viewtest.New(t, viewtest.InSmallWindow, "en")
	const cases = "cases/knight.xml"
	var basis measuring.Basis
	shifts := func() bool { return basis.Shifts(s.Pack().Document(cases), s.Pack()) }
	assert.True(t, shifts(), "at first there are none")
	assert.False(t, shifts())
	for file, c := range map[string]struct {
		path, value string
		shifts      bool
	}{
		viewtest.Cleave:         {"cost", "2", true},
		viewtest.Knight:         {"hp", "41", true},
		"cases/mage.xml":        {"case[0]/input[0]", "0.5", true},
		"priorities/knight.xml": {"expert[0]@weight", "7", true},
		"pack.xml":              {"name", "Mine", false},
		"runs/long_road.xml":    {"stage[0]@rest", "3", false},
	} {
		s.Set(file, c.path, c.value)
		assert.Equal(t, c.shifts, shifts(), file)
		assert.False(t, shifts(), file)
	}
	assert.True(t, basis.Shifts(s.Pack().Document("cases/mage.xml"), s.Pack()), "it is asked for another document")
	require.True(t, shifts())

	before := basis
	require.NoError(t, s.Work.Do(document.DeleteCase{Hero: "knight", Index: 0}))
	require.True(t, shifts())
	assert.True(t, basis.Continues(&before), "only its own document is another")
	s.Set(viewtest.Cleave, "cost", "3")
	require.True(t, shifts())
	assert.False(t, basis.Continues(&before))
}
