package view

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/editorui"
	"boardduels/editor/view/dialog"
	"boardduels/editor/view/viewtest"
)

// The Escape key closes every sheet that asks or tells something, wherever the focus is, and changes nothing.
func TestEscapeClosesSheets(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open("heroes/knight.xml")
	for name, open := range map[string]func(){
		"new card": func() { s.commands.find("add_card").call() }, "new hero": func() { s.commands.find("add_hero").call() },
		"rename": func() { s.commands.find("rename").call() }, "delete": func() { s.commands.find("delete").call() },
		"open": func() { s.commands.find("open").call() }, "save as": func() { s.commands.find("save_as").call() },
		"validate": func() { s.commands.find("validate").call() }, "try": func() { s.commands.find("try").call() },
		"picture": func() { s.choosers.ChooseImage("", nil) }, "colour": func() { s.choosers.ChooseColour("", nil) }, "card": func() { s.choosers.addCards("knight") },
		"folder": func() { s.choosers.browseFolder("", nil) }, "file": func() { s.choosers.browseFile("", nil, nil) },
		"trouble": func() { s.ask.Report(dialog.LocalError("trouble")) },
	} {
		open()
		s.checkedAll()
		require.Equal(t, 1, s.Sheets(), name)
		s.TypeKey(fyne.KeyEscape)
		assert.Zero(t, s.Sheets(), name)
		s.TypeKey(fyne.KeyEscape)
		assert.True(t, s.FocusedOn(s.desk.outline.List), "%s: the window takes keys again", name)
	}
	assert.Empty(t, s.work.Dirty())
}

func TestEscapeClosesASheetWhoseButtonHasTheFocus(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.commands.find("delete").call()
	s.window.Canvas().Focus(viewtest.All[*editorui.SheetButton](s)[1])
	s.TypeKey(fyne.KeyEscape)
	assert.Zero(t, s.Sheets())
	assert.Empty(t, s.work.Dirty())
}

func TestEnterGivesTheMainAnswer(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.commands.find("add_card").call()
	s.Entries()[1].SetText("not an id")
	s.TypeKey(fyne.KeyReturn)
	assert.Equal(t, 1, s.Sheets(), "the answer isn't allowed")
	s.Entries()[1].SetText("axe")
	s.TypeKey(fyne.KeyReturn)
	assert.Zero(t, s.Sheets())
	assert.Equal(t, "cards/axe.xml", s.file)
}

// Enter gives a dangerous answer only if that can be undone, as deleting can.
func TestDangerousAnswersNeedATap(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.ask.Choose("editor.title", widget.NewLabel(""), dialog.NewChoice("editor.settle.drop", widget.DangerImportance, func() { t.Error("nobody has tapped") }))
	s.TypeKey(fyne.KeyReturn)
	assert.Equal(t, 1, s.Sheets())
	s.TypeKey(fyne.KeyEscape)

	s.open(cleave)
	s.commands.find("delete").call()
	s.TypeKey(fyne.KeyReturn)
	assert.Zero(t, s.Sheets())
	assert.Nil(t, s.work.Pack().Document(cleave))
	s.work.Undo()
	assert.NotNil(t, s.work.Pack().Document(cleave))
}

func TestTextsOfASheetHaveTheirHeight(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "uk")
	s.ask.Report(dialog.LocalError("Файл недоступний. " + "Перевірте, чи є місце на диску, і чи дозволено писати до цієї теки. Спробуйте ще раз."))
	lines := 0
	for _, l := range viewtest.All[*widget.Label](s) {
		lines += len(test.WidgetRenderer(l).Objects())
		assert.GreaterOrEqual(t, l.Size().Height, l.MinSize().Height)
	}
	assert.NotZero(t, lines)
}

// Whatever the menu and its shortcuts offer waits until a sheet has its answer.
func TestTheMenuWaitsForSheets(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open(cleave)
	s.commands.find("palette").call()
	s.choose("Try", "Try it out…")
	s.choose("Edit", "Delete…")
	assert.Equal(t, 1, s.Sheets())
	s.TypeKey(fyne.KeyEscape)
	s.choose("Try", "Try it out…")
	assert.Equal(t, 1, s.Sheets())
}
