package balancepage_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/editorui"
	"boardduels/editor/view/viewtest"
	"boardduels/internal/quick"
	"boardduels/schema"
)

func TestTwoCountsOfAnEditAreOneAnswer(t *testing.T) {
	s := newStand(t)
	s.Set(viewtest.Cleave, "cost", "3")
	s.measure()
	first := s.answered()
	s.Press("Count")
	assert.Equal(t, first, s.answered())
}

func TestTheLatestEditIsJudgedByItself(t *testing.T) {
	quick.Skip(t, "measures balance")
	s := newStand(t)
	s.Set(viewtest.Cleave, "cost", "3")
	s.Work.Seal()
	s.Set(viewtest.Cleave, "max_damage", "6")
	s.measure()
	s.answered()
	together := s.verdict()
	assert.NotEmpty(t, together)
	assert.NotEmpty(t, s.Reading(" is a computer player. "), "who is named is told of")
	s.view.Pane.Which.SetSelected("The latest edit")
	assert.Equal(t, "Nothing is known yet of what the edits do.", s.verdict())
	s.Press("Count")
	assert.Greater(t, s.answered().Verdict.Change.Change.Low, 0.0, "more damage by itself")
	s.view.Pane.Which.SetSelected("All unsaved edits")
	assert.Equal(t, together, s.verdict())
}

func TestHeroesWithErrorsAreNamed(t *testing.T) {
	s := newStand(t)
	s.Set(viewtest.Cleave, "cost", "77")
	s.measure()
	s.answered()
	assert.NotEmpty(t, s.Reading("Left out because of errors: Knight."))
	assert.Equal(t, "Left out because of errors: Knight.", s.verdict(), "that the others play as before isn't the answer")
}

// clock holds what waits for time to pass.
type clock struct{ waiting []*func() }

func (c *clock) after(_ time.Duration, f func()) func() bool {
	c.waiting = append(c.waiting, &f)
	return func() bool {
		f = nil
		return true
	}
}

func (c *clock) pass() (called int) {
	waiting := c.waiting
	c.waiting = nil
	for _, f := range waiting {
		if *f != nil {
			(*f)()
			called++
		}
	}
	return called
}

func TestEditsAreJudgedOnceTheyHaveComeToRest(t *testing.T) {
	s := newStand(t)
	c := &clock{}
	s.balancer.After = c.after
	s.Set(viewtest.Cleave, "cost", "3")
	assert.Empty(t, c.waiting, "not unless it is wanted")
	s.measure()
	s.balancer.Halt()
	test.Tap(viewtest.All[*editorui.Check](s)[0])
	assert.True(t, s.balancer.IsAutomatic())
	s.Set(viewtest.Cleave, "cost", "2")
	s.Set(viewtest.Cleave, "cost", "4")
	assert.False(t, s.balancer.Running)
	assert.Equal(t, 1, c.pass(), "of three edits one waits")
	assert.True(t, s.balancer.Running)
	s.Set(viewtest.Cleave, "cost", "3")
	assert.False(t, s.balancer.Running, "an edit gives up what is being counted")
	s.Work.Undo()
	assert.Zero(t, c.pass(), "without edits there is nothing to count")
}

func TestAPackInWhichNobodyCanPlay(t *testing.T) {
	s := newStand(t)
	for _, hero := range s.Pack().IDs(schema.HeroKind) {
		s.Set(schema.FileOf(schema.HeroKind, hero), "regen", "9")
	}
	s.measure()
	s.Until(func() bool { return !s.balancer.Running })
	assert.Equal(t, "No hero of the pack can play yet.", s.verdict())
}

func TestStepsAreOfferedAsEdits(t *testing.T) {
	s := newStand(t)
	s.measure()
	s.balancer.Halt()
	assert.True(t, s.Reads("What would single steps of Cleave do?"))
	s.Press("Try them out")
	steps := s.view.Pane.Steps
	s.Until(func() bool { return !steps.Running })
	require.Len(t, steps.Effects, 4)
	rows, columns := steps.Heat.Places()
	assert.Equal(t, [2]int{4, 4}, [2]int{rows, columns}, "four steps, three enemies, and what stands above")
	s.Press("Take")
	card, _ := s.Pack().Card("cleave")
	best := steps.Effects
	assert.Empty(t, best, "what was found is of another pack now")
	assert.True(t, card.Cost != 1 || card.BaseDamage != 2)
	s.Work.Undo()
	assert.Empty(t, s.Work.Dirty())
}
