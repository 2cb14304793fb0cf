package view

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/view/viewtest"
	"boardduels/internal/quick"
	"boardduels/schema"
)

// rewrite changes a file of the open pack as another program does.
func (s *stand) rewrite(file, old, now string) {
	s.T.Helper()
	path := filepath.Join(s.work.Place().Path(), file)
	text, err := os.ReadFile(path)
	require.NoError(s.T, err)
	require.Contains(s.T, string(text), old)
	require.NoError(s.T, os.WriteFile(path, []byte(strings.Replace(string(text), old, now, 1)), 0o644))
}

// What another program changes comes in by itself; the designer's own edits stay, and both are saved.
func TestEditsOutsideComeIn(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open(cleave)
	s.set("cards/rage.xml", "name", "Fury")
	s.saveTo(filepath.Join(s.home, "mine"))
	s.set(cleave, "cost", "2")
	s.rewrite(cleave, "<name>Cleave", "<name>Chop")
	done := false
	s.outside.look(func() { done = true })
	s.Until(func() bool { return done })
	assert.Zero(t, s.Sheets(), "there is nothing to ask")
	assert.NotEmpty(t, s.Reading("Changed outside: Chop: Name Cleave → Chop"))
	assert.Equal(t, []string{cleave}, s.work.Dirty())
	s.commands.find("save").call()
	s.Until(func() bool { return len(s.work.Dirty()) == 0 })
	text, err := os.ReadFile(filepath.Join(s.home, "mine", cleave))
	require.NoError(t, err)
	assert.Contains(t, string(text), "<name>Chop")
	assert.Contains(t, string(text), "<cost>2<")
}

// A case that is looked at and edited stays the one, though another program takes away one before it; what is told of
// it calls it as its page does.
func TestACaseStaysTheOneThatIsEdited(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open("cards/cleave.xml")
	s.set("cards/rage.xml", "name", "Fury")
	s.saveTo(filepath.Join(s.home, "mine"))
	s.outside.stop()
	s.open("cases/knight.xml")
	page := s.desk.cases()
	page.Grid.Open(1, 3)
	id := page.Cases[3].ID
	text := s.work.Pack().Document("cases/knight.xml").Source()
	from := strings.Index(text, "<case id=\"0\">")
	first := text[from : strings.Index(text, "</case>")+len("</case>\n")]
	s.rewrite("cases/knight.xml", first, "")
	done := false
	s.outside.look(func() { done = true })
	s.Until(func() bool { return done })
	assert.Equal(t, 2, page.Chosen)
	assert.Equal(t, id, page.Cases[page.Chosen].ID)
	s.Retype(page.Grid.Entry, "0.91")
	s.TypeKey(fyne.KeyReturn)
	cases, _ := s.work.Pack().Cases("knight")
	assert.InDelta(t, 0.91, cases[2].Inputs[1], 1e-6)
	assert.Contains(t, s.commands.label(s.commands.find("undo")), "Undo: Cases: knight: Case № 3 · Enemy hp 0.97 → 0.91")
}

// The page and the field that people are at stay theirs, whatever another program adds.
func TestWhatComesFromOutsideLeavesThePage(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open(cleave)
	s.set("cards/rage.xml", "name", "Fury")
	s.saveTo(filepath.Join(s.home, "mine"))
	s.outside.stop()
	cost := s.entryOf(schema.CardKind, "cost")
	s.window.Canvas().Focus(cost)
	folder := filepath.Join(s.home, "mine", "cards")
	stab, err := os.ReadFile(filepath.Join(folder, "stab.xml"))
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(filepath.Join(folder, "another.xml"), stab, 0o600))
	done := false
	s.outside.look(func() { done = true })
	s.Until(func() bool { return done })
	require.NotNil(t, s.work.Pack().Document("cards/another.xml"))
	assert.Equal(t, cleave, s.file)
	assert.True(t, s.FocusedOn(cost))
	require.NoError(t, os.Rename(filepath.Join(folder, "another.xml"), filepath.Join(folder, "third.xml")))
	require.NoError(t, os.Remove(filepath.Join(folder, "cleave.xml")))
	done = false
	s.outside.look(func() { done = true })
	s.Until(func() bool { return done })
	assert.NotEqual(t, cleave, s.file, "it is no more")
}

// A question that was put off belongs to its pack.
func TestAReminderGoesWithItsPack(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open(cleave)
	s.set("cards/rage.xml", "name", "Fury")
	s.saveTo(filepath.Join(s.home, "mine"))
	s.outside.stop()
	s.set(cleave, "cost", "2")
	s.rewrite(cleave, "<cost>1", "<cost>3")
	s.commands.find("save").call()
	s.Until(func() bool { return s.Sheets() == 1 })
	s.Press("Later")
	require.True(t, s.desk.problems.waiting.Visible())
	other, err := document.Open(document.Embedded{FS: s.deps.Classic})
	require.NoError(t, err)
	s.take(other)
	assert.False(t, s.desk.problems.waiting.Visible())
}

// What has the focus as another pack is opened goes, and hears no more keys.
func TestTheFocusGoesWithItsPack(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open(cleave)
	s.window.Canvas().Focus(s.row(schema.CardKind, "cost").Control.Focus)
	other, err := document.Open(document.Embedded{FS: s.deps.Classic})
	require.NoError(t, err)
	s.take(other)
	focused := s.window.Canvas().Focused()
	assert.True(t, focused == nil || editorui.Shown(focused) != nil)
}

// The watcher notices by itself.
func TestTheFolderIsWatched(t *testing.T) {
	quick.Skip(t, "waits for the next look at a folder")
	s := newStand(t, viewtest.OnDesktop, "en")
	s.set("cards/rage.xml", "name", "Fury")
	s.saveTo(filepath.Join(s.home, "mine"))
	s.rewrite(cleave, "<name>Cleave", "<name>A long new name")
	s.Until(func() bool {
		name, _ := s.work.Pack().Document(cleave).Value("name")
		return name == "A long new name"
	})
}

// Where both have changed one field the designer is asked, also at saving, and nothing is written before.
func TestClashesAreAsked(t *testing.T) {
	for want, answer := range quick.Few(1, map[string]string{"2": "Mine: 2", "3": "Theirs: 3", "1": "As before: 1"}) {
		s := newStand(t, viewtest.OnDesktop, "en")
		s.open(cleave)
		s.set("cards/rage.xml", "name", "Fury")
		s.saveTo(filepath.Join(s.home, "mine"))
		s.outside.stop()
		s.set(cleave, "cost", "2")
		s.rewrite(cleave, "<cost>1", "<cost>3")
		s.commands.find("save").call()
		s.Until(func() bool { return s.Sheets() == 1 })
		assert.True(t, s.Reads("Cleave · Cost"))
		s.Press("Later")
		s.Press("Changed by both: choose")
		s.Until(func() bool { return s.Sheets() == 1 })
		s.Press("Later")
		s.choose("View", "Language", "Українська")
		s.Press("Змінили обидва: вибрати")
		s.Until(func() bool { return s.Sheets() == 1 })
		s.Press("Пізніше")
		s.choose("Вигляд", "Мова", "English")
		s.commands.find("save").call()
		s.Until(func() bool { return s.Sheets() == 1 })
		choice := viewtest.All[*widget.RadioGroup](s)[0]
		assert.Equal(t, []string{"Mine: 2", "Theirs: 3", "As before: 1"}, choice.Options)
		choice.SetSelected(answer)
		if want == "3" {
			choice.SetSelected(choice.Options[0])
			s.Press("Theirs everywhere")
		}
		s.Press("Merge")
		s.Until(func() bool { return len(s.work.Dirty()) == 0 })
		text, err := os.ReadFile(filepath.Join(s.home, "mine", cleave))
		require.NoError(t, err)
		assert.Contains(t, string(text), "<cost>"+want+"<")
		assert.False(t, s.Reads("Changed by both"))
	}
}

// Two windows edit one pack: what both save is merged, and nobody's edit is lost.
func TestTwoWindowsEditOnePack(t *testing.T) {
	home := t.TempDir()
	mine := filepath.Join(home, "mine")
	first := newStandIn(t, viewtest.OnDesktop, "en", home)
	first.set(cleave, "cost", "2")
	first.saveTo(mine)
	second := newStandIn(t, viewtest.OnDesktop, "en", home)
	second.Resume(&mine, func() {})
	second.Until(func() bool { return second.work.Place().Path() == mine && second.Sheets() == 1 })
	second.Press("Edit here, too")
	first.set(cleave, "name", "Chop")
	second.set(cleave, "cost", "3")
	for _, s := range []*stand{first, second} {
		s.commands.find("save").call()
		s.Until(func() bool { return len(s.work.Dirty()) == 0 })
	}
	done := false
	first.outside.look(func() { done = true })
	first.Until(func() bool { return done })
	for _, s := range []*stand{first, second} {
		name, _ := s.work.Pack().Document(cleave).Value("name")
		cost, _ := s.work.Pack().Document(cleave).Value("cost")
		assert.Equal(t, "Chop 3", name+" "+cost)
		assert.Zero(t, s.Sheets())
	}
}

// Edits that a kill left are merged with what was changed meanwhile; where both changed one field, it is asked.
func TestRecoveredEditsAreMerged(t *testing.T) {
	home := t.TempDir()
	mine := filepath.Join(home, "mine")
	s := newStandIn(t, viewtest.OnDesktop, "en", home)
	s.set(cleave, "cost", "2")
	s.saveTo(mine)
	s.set(cleave, "cost", "3")
	s.set("cards/rage.xml", "name", "Fury")
	s.Close() // as a kill would
	for file, change := range map[string][2]string{cleave: {"<max_damage>2<", "<max_damage>7<"}, "cards/rage.xml": {"<name>Rage<", "<name>Wrath<"}} {
		path := filepath.Join(mine, file)
		text, err := os.ReadFile(path)
		require.NoError(t, err)
		require.Contains(t, string(text), change[0])
		require.NoError(t, os.WriteFile(path, []byte(strings.Replace(string(text), change[0], change[1], 1)), 0o600))
	}

	again := newStandIn(t, viewtest.OnDesktop, "en", home)
	again.files.retrieve(func() {})
	again.Press("Open with the edits")
	again.Until(func() bool { return again.Reads("Mine: Fury") })
	again.Press("Theirs everywhere")
	again.Press("Merge")
	for file, fields := range map[string]map[string]string{cleave: {"cost": "3", "max_damage": "7"}, "cards/rage.xml": {"name": "Wrath"}} {
		for field, want := range fields {
			found, _ := again.work.Pack().Document(file).Value(field)
			assert.Equal(t, want, found, field)
		}
	}
	assert.Equal(t, []string{cleave}, again.work.Dirty())
}
