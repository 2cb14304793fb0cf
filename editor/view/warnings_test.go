package view

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/schema"
)

func TestWarningsAreMendedAndSilenced(t *testing.T) {
	s := newStand(t, fyne.NewSize(1280, 800), "en")
	was := s.work.Pack().Document("cards/cleave.xml").Source()
	s.do(document.SetField{File: "cards/cleave.xml", Path: "bonus_length", Value: "3"})
	s.checkedAll()
	require.Len(t, s.desk.problems.shown, 1)
	assert.Equal(t, "length-without-effect", s.desk.problems.shown[0].Code)
	s.press("Fix")
	s.checkedAll()
	assert.Empty(t, s.desk.problems.shown)
	assert.Equal(t, was, s.work.Pack().Document("cards/cleave.xml").Source())
	s.work.Undo()
	s.checkedAll()
	require.Len(t, s.desk.problems.shown, 1)
	s.press("Silence")
	s.checkedAll()
	assert.Empty(t, s.desk.problems.shown)
	assert.Equal(t, []schema.Silence{{Code: "length-without-effect", Of: "cards/cleave.xml"}}, s.work.Pack().Title().Silences)
	s.work.Undo()
	s.checkedAll()
	assert.Len(t, s.desk.problems.shown, 1)
}
