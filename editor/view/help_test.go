package view

import (
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/editor/view/viewtest"
	"boardduels/internal/quick"
	"boardduels/runtime/app/ui"
	"boardduels/schema"
)

// The menu tells of keys, of the rules and of the program.
func TestTheMenuHelps(t *testing.T) {
	for _, language := range quick.First("en", "uk") {
		s := newStand(t, viewtest.OnDesktop, language)
		help := s.texts.Text("editor.menu.help")
		s.choose(help, s.texts.Text("editor.command.keys"))
		assert.NotEmpty(t, s.Reading("Ctrl+Shift+T"))
		assert.NotEmpty(t, s.Reading(s.texts.Text("editor.keys.duel")))
		s.Press(s.texts.Text("editor.close"))
		s.choose(help, s.texts.Text("editor.command.rules"))
		assert.NotEmpty(t, s.Sheets())
		s.Press(s.texts.Text("editor.close"))
		s.choose(help, s.texts.Text("editor.command.about"))
		assert.NotEmpty(t, s.Reading("XML"))
		s.Press(s.texts.Text("editor.ok"))
	}
}

// About leads to the licences of all that the program is made of, each unfolded by a tap.
func TestAboutLeadsToTheLicences(t *testing.T) {
	for _, language := range quick.First("en", "uk") {
		s := newStand(t, viewtest.OnDesktop, language)
		s.choose(s.texts.Text("editor.menu.help"), s.texts.Text("editor.command.about"))
		s.Press(s.texts.Text("licences.title"))
		assert.NotEmpty(t, s.Reading(s.texts.Text("licences.about")))
		assert.Empty(t, s.Reading("Camilla"))
		page := viewtest.All[*container.Scroll](s)[0]
		before := page.Content.Size().Height
		for _, title := range viewtest.All[*ui.Button](s) {
			if title.Text == "GLFW" {
				test.Tap(title)
			}
		}
		assert.NotEmpty(t, s.Reading("Camilla"))
		assert.NotEmpty(t, s.Reading("Zlib"))
		assert.Greater(t, page.Content.Size().Height, before, "what is unfolded has room")
		s.Press(s.texts.Text("editor.close"))
		assert.Zero(t, s.Sheets())
	}
}

// The last item of the first menu ends the program by its key; the toolkit adds none then.
func TestCtrlQQuits(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	file := s.window.MainMenu().Items[0]
	quit := file.Items[len(file.Items)-1]
	assert.True(t, quit.IsQuit)
	assert.Equal(t, &desktop.CustomShortcut{KeyName: fyne.KeyQ, Modifier: fyne.KeyModifierShortcutDefault}, quit.Shortcut)
	quit.Action()
	assert.Equal(t, 1, s.quits)
}

// What AIs know is added from the menu, too, for the hero that is open or whose knowledge is.
func TestKnowledgeIsAddedByTheMenu(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open(cleave)
	assert.False(t, s.commands.find("add_case").enabled(), "a card knows nothing")
	s.open("heroes/knight.xml")
	assert.False(t, s.commands.find("add_case").enabled(), "there are as many as a hero can have")
	require.NoError(t, s.work.Do(document.DeleteCase{Hero: "knight", Index: 0}))
	cases, _ := s.work.Pack().Cases("knight")
	s.choose("Edit", "New case")
	after, _ := s.work.Pack().Cases("knight")
	assert.Len(t, after, len(cases)+1)
	assert.Equal(t, "cases/knight.xml", s.file)
	assert.Equal(t, len(cases), s.desk.cases().Chosen)

	experts := func() []schema.Expert {
		experts, _ := s.work.Pack().Find(schema.PrioritiesKind, "knight").Experts()
		return experts
	}
	had := len(experts())
	s.choose("Edit", "New priorities")
	assert.Len(t, experts(), had+1)
	assert.Equal(t, "priorities/knight.xml", s.file)

	require.NoError(t, s.work.Do(document.Add{Item: document.Item{Type: schema.HeroKind, ID: "squire"}, Name: "Squire"}))
	s.open("heroes/squire.xml")
	s.choose("Edit", "New case")
	assert.Equal(t, "cases/squire.xml", s.file)
}

// What was added and is undone leads back to where people were.
func TestAnUndoneDocumentLeadsBack(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open("heroes/mage.xml")
	s.addBoard("New map…", "The Strait")
	require.NotEqual(t, "heroes/mage.xml", s.file)
	s.commands.find("undo").call()
	assert.Equal(t, "heroes/mage.xml", s.file)
}

// A pack that is gone isn't offered; it comes back with its folder.
func TestGonePacksArentOffered(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	a, b := filepath.Join(s.home, "a"), filepath.Join(s.home, "b")
	s.set(cleave, "cost", "2")
	s.saveTo(a)
	s.set(cleave, "cost", "3")
	s.commands.find("save_as").call()
	s.Entries()[0].SetText(b)
	s.Press("Save")
	s.Until(func() bool { return s.work.Place().Path() == b })
	assert.Equal(t, []string{b, a}, s.files.recent())
	require.NoError(t, os.Rename(a, a+"_moved"))
	s.files.missGone()
	s.Until(func() bool { return len(s.files.recent()) == 1 })
	assert.Len(t, s.files.recentItems(), 1)
	require.NoError(t, os.Rename(a+"_moved", a))
	s.files.missGone()
	s.Until(func() bool { return len(s.files.recent()) == 2 })
}

// A document that another program has broken is brought back as it was, which can be undone.
func TestABrokenDocumentIsBroughtBack(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	folder := filepath.Join(s.home, "mine")
	s.set(cleave, "cost", "2")
	s.saveTo(folder)
	s.open(cleave)
	s.outside.stop()
	require.NoError(t, os.WriteFile(filepath.Join(folder, cleave), []byte("<card"), 0o644))
	s.files.reread(cleave)
	assert.NotEmpty(t, s.Reading("can’t edit it"))
	s.Press("Bring back the last good version")
	card, _ := s.work.Pack().Card("cleave")
	assert.EqualValues(t, 2, card.Cost)
	assert.True(t, s.work.IsDirty(cleave), "the file is mended by a save")
	s.commands.find("undo").call()
	assert.False(t, s.work.Pack().Document(cleave).WellFormed())
}
