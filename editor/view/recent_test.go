package view

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/editor/view/dialog"
	"boardduels/editor/view/viewtest"
	"boardduels/internal/quick"
)

func TestTheLastPackIsOpenedAgain(t *testing.T) {
	home := t.TempDir()
	mine := filepath.Join(home, "mine")
	s := newStandIn(t, viewtest.OnDesktop, "en", home)
	s.Resume(nil, func() {})
	assert.Empty(t, s.work.Place().Path(), "nothing was open before")
	s.set(cleave, "cost", "2")
	s.saveTo(mine)
	s.set(cleave, "cost", "3")
	s.Close() // as a kill would

	again := newStandIn(t, viewtest.OnDesktop, "en", home)
	again.Resume(nil, func() {})
	again.Until(func() bool { return again.work.Place().Path() == mine && again.window.Canvas().Overlays().Top() != nil })
	again.Press("Drop them")
	cost, _ := again.work.Pack().Document(cleave).Value("cost")
	assert.Equal(t, "2", cost)

	before := again.work
	again.commands.find("open_classic").call()
	again.Until(func() bool { return again.work != before })
	assert.Empty(t, again.deps.Settings.Get().Edited)
	assert.Equal(t, []string{mine}, again.deps.Settings.Get().Packs, "the game can be played with it")
}

// What the command line asks for goes before what was edited last, the pack inside the program included.
func TestThePackThatIsAskedForIsOpened(t *testing.T) {
	home := t.TempDir()
	mine, other := filepath.Join(home, "mine"), filepath.Join(home, "other")
	s := newStandIn(t, viewtest.OnDesktop, "en", home)
	s.set(cleave, "cost", "2")
	s.saveTo(mine)
	s.commands.find("save_as").call()
	s.Entries()[0].SetText(other)
	s.Press("Save")
	s.Until(func() bool { return s.work.Place().Path() == other })
	s.Close()

	again := newStandIn(t, viewtest.OnDesktop, "en", home)
	again.Resume(&mine, func() {})
	again.Until(func() bool { return again.work.Place().Path() == mine })
	classic := ""
	last := newStandIn(t, viewtest.OnDesktop, "en", home)
	last.Resume(&classic, func() {})
	assert.Empty(t, last.work.Place().Path())
}

func TestALastPackThatIsGoneIsTold(t *testing.T) {
	home := t.TempDir()
	mine := filepath.Join(home, "mine")
	s := newStandIn(t, viewtest.OnDesktop, "en", home)
	s.set(cleave, "cost", "2")
	s.saveTo(mine)
	s.Close() // as a kill would
	require.NoError(t, os.RemoveAll(mine))
	again := newStandIn(t, viewtest.OnDesktop, "en", home)
	again.Resume(nil, func() {})
	again.Until(func() bool { return again.window.Canvas().Overlays().Top() != nil })
	assert.Empty(t, again.work.Place().Path())
}

func TestAPackIsOpenedInAnotherWindow(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	assert.False(t, s.commands.find("new_window").enabled(), "where there are no windows")
	var opened []string
	s.deps.NewWindow = func(path string) error {
		opened = append(opened, path)
		return dialog.LocalError("no room")
	}
	mine := filepath.Join(t.TempDir(), "mine")
	s.set(cleave, "cost", "2")
	s.saveTo(mine)
	ask := func(path string) {
		s.commands.find("new_window").call()
		s.Entries()[0].SetText(path)
		s.Press("Open")
	}
	ask(mine + "/none")
	s.Until(func() bool { return s.Reading("There is nothing at "+mine+"/none") != "" })
	s.Press("Cancel")
	assert.Empty(t, opened, "what can't be opened is told here")
	ask(mine)
	s.Until(func() bool { return s.Reading("no room") != "" })
	assert.Equal(t, []string{mine}, opened)
	assert.Equal(t, mine, s.work.Place().Path(), "this window stays as it is")
}

// Two windows on two packs leave each other's edits, drafts and recent packs alone.
func TestTwoWindowsEditTwoPacks(t *testing.T) {
	home := t.TempDir()
	a, b := newStandIn(t, viewtest.OnDesktop, "en", home), newStandIn(t, viewtest.OnDesktop, "en", home)
	stands := map[string]*stand{"a": a, "b": b}
	for name, s := range stands {
		s.set(cleave, "cost", "2")
		s.saveTo(filepath.Join(home, name))
	}
	a.set(cleave, "cost", "3")
	b.set(cleave, "cost", "4")
	a.journal.Wait()
	b.journal.Wait()
	for _, s := range stands {
		left, err := s.journal.Recoveries()
		require.NoError(t, err)
		for _, r := range left {
			assert.Equal(t, s.work.Place().Path(), r.Path(), "the other's drafts aren't offered")
		}
		s.commands.find("save").call()
		s.Until(func() bool { return len(s.work.Dirty()) == 0 })
		assert.Zero(t, s.Sheets())
	}
	for name, want := range map[string]string{"a": "3", "b": "4"} {
		w, err := document.Open(document.At(filepath.Join(home, name)))
		require.NoError(t, err)
		cost, _ := w.Pack().Document(cleave).Value("cost")
		assert.Equal(t, want, cost, name)
	}
}

// leaveEdits saves the pack in some folders, and leaves an unsaved edit in each, as a kill would.
func leaveEdits(t *testing.T, home string, names ...string) (folders []string) {
	t.Helper()
	for _, name := range names {
		s := newStandIn(t, viewtest.OnDesktop, "en", home)
		folder := filepath.Join(home, name)
		s.set(cleave, "cost", "2")
		s.saveTo(folder)
		s.set(cleave, "cost", "3")
		s.Close()
		folders = append(folders, folder)
	}
	return folders
}

func (s *stand) asks() bool { return s.window.Canvas().Overlays().Top() != nil }

func TestEditsThatWaitInFurtherPacksAreTold(t *testing.T) {
	quick.Skip(t, "opens pack after pack")
	home := t.TempDir()
	folders := leaveEdits(t, home, "first", "second")
	s := newStandIn(t, viewtest.OnDesktop, "en", home)
	s.Resume(nil, func() {})
	s.Until(s.asks)
	opened, waits := folders[0], folders[1]
	if s.Reading(opened) == "" {
		opened, waits = waits, opened
	}
	s.Press("Open with the edits")
	s.Until(func() bool { return s.work.Place().Path() == opened && s.asks() })
	assert.NotEmpty(t, s.Reading(waits), "the other pack is named")
	s.Press("OK")

	s.work.Undo()
	s.files.open(document.At(waits), func() {})
	s.Until(func() bool { return s.work.Place().Path() == waits && s.asks() })
	assert.NotEmpty(t, s.Reading("Cleave"), "they are offered where they belong, before an edit could replace them")
	s.Press("Open with the edits")
	s.Until(func() bool { return len(s.work.Dirty()) > 0 })
	cost, _ := s.work.Pack().Document(cleave).Value("cost")
	assert.Equal(t, "3", cost)
}

func TestEditsOfAnotherPackAreToldWhereAPackIsAskedFor(t *testing.T) {
	home := t.TempDir()
	folders := leaveEdits(t, home, "first", "second")
	s := newStandIn(t, viewtest.OnDesktop, "en", home)
	s.Resume(&folders[1], func() {})
	s.Until(s.asks)
	assert.NotEmpty(t, s.Reading(folders[1]), "first those of the pack that is asked for")
	s.Press("Drop them")
	assert.NotEmpty(t, s.Reading(folders[0]))
	cost, _ := s.work.Pack().Document(cleave).Value("cost")
	assert.Equal(t, "2", cost)
}

// Edits that an earlier run kept, and something has altered since, are told as what they are, of which pack, and where
// they lie now.
func TestDamagedEditsAreTold(t *testing.T) {
	for _, language := range []string{"en", "uk"} {
		home := t.TempDir()
		mine := leaveEdits(t, home, "mine")[0]
		names, err := filepath.Glob(filepath.Join(home, "unsaved", "*.json"))
		require.NoError(t, err)
		require.Len(t, names, 1)
		text, err := os.ReadFile(names[0])
		require.NoError(t, err)
		text[strings.Index(string(text), mine)] = '?' // so that what it says of the pack is wrong, too
		require.NoError(t, os.WriteFile(names[0], text, 0o644))

		s := newStandIn(t, viewtest.OnDesktop, language, home)
		s.Resume(nil, func() {})
		s.Until(s.asks)
		told := s.Reading(names[0])
		assert.Contains(t, told, mine+"\n")
		assert.Contains(t, told, names[0]+".damaged-1")
		assert.Contains(t, told, s.texts.Text("sealed.altered"))
		assert.True(t, s.Reads(s.texts.Text("editor.recover.title")))
		assert.Equal(t, 1, s.Sheets(), "nothing is offered")
	}
}
