package view

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/editor/view/viewtest"
	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/schema"
)

// What people meet when they open and save is told in their language.
func TestTroubleIsTranslated(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "uk")
	notes := filepath.Join(s.home, "notes.zip")
	require.NoError(t, os.WriteFile(notes, []byte("no archive"), 0o600))
	for path, part := range map[string]string{filepath.Join(s.home, "none"): "нічого немає", filepath.Join(s.home, "none.zip"): "нічого немає", notes: "не zip-архів"} {
		s.Open(document.At(path))
		s.Until(func() bool { return s.Sheets() == 1 })
		assert.Contains(t, s.Reading(path), part)
		s.Press("Гаразд")
	}
}

// A pack whose folder was moved while it was edited can be saved elsewhere, without typing a path or losing anything.
func TestASaveThatFailsLeadsElsewhere(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	folder := filepath.Join(s.home, "mine")
	s.set(cleave, "cost", "3")
	s.saveTo(folder)
	s.set(cleave, "cost", "2")
	require.NoError(t, os.Rename(folder, folder+"_moved"))
	s.commands.find("save").call()
	s.Until(func() bool { return s.Reading("There is nothing at "+folder) != "" })
	assert.NotEmpty(t, s.Reading("Nothing was changed, and your edits are still here."))
	s.Press("Try again")
	s.Until(func() bool { return s.Reading("There is nothing at "+folder) != "" })
	s.Press("Save as…")
	assert.Equal(t, folder, s.Entries()[0].Text)
	s.Press("Save")
	s.Until(func() bool { return len(s.work.Dirty()) == 0 })
	assert.FileExists(t, filepath.Join(folder, cleave))
}

// A pack is saved beside itself, under names that tell the copy from it.
func TestACopyHasItsOwnName(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	folder := filepath.Join(s.home, "mine")
	s.set(cleave, "cost", "2")
	s.saveTo(folder)
	assert.Equal(t, "Classic (copy)", s.work.Pack().Title().Name)
	assert.Equal(t, "Класичний (копія)", s.work.Pack().Title().NameUK)
	assert.Empty(t, s.work.Dirty(), "it is saved with these names")
	s.commands.find("save_as").call()
	assert.Equal(t, folder+"_2", s.Entries()[0].Text)
	s.Entries()[1].SetText("Stone Age")
	s.Entries()[2].SetText("")
	s.Press("Save")
	s.Until(func() bool { return s.work.Place().Path() == folder+"_2" })
	kept, err := document.Open(document.At(folder + "_2"))
	require.NoError(t, err)
	assert.Equal(t, "Stone Age", kept.Pack().Title().Name)
	assert.Empty(t, kept.Pack().Title().NameUK)
	s.commands.find("undo").call()
	assert.Equal(t, "Classic (copy)", s.work.Pack().Title().Name, "that can be undone")
}

// Whoever saves a copy is asked for its name in each language that packs have names in, and told in which.
func TestACopyIsNamedInEachLanguage(t *testing.T) {
	for _, language := range i18n.Languages() {
		for _, field := range schema.NameFields(schema.PackKind) {
			assert.True(t, i18n.For(language.Code).Has(copyNameLabel+field.Name), field.Name)
		}
	}
}

// A save to a place that can't be had changes neither the pack nor its name.
func TestAFailedCopyKeepsTheName(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	notes := filepath.Join(s.home, "notes.txt")
	require.NoError(t, os.WriteFile(notes, nil, 0o644))
	s.commands.find("save_as").call()
	s.Entries()[0].SetText(filepath.Join(notes, "mine"))
	s.Press("Save")
	s.Until(func() bool { return s.Reading("a file lies in the place of a folder") != "" })
	s.Press("Cancel")
	assert.Equal(t, "Classic", s.work.Pack().Title().Name)
	assert.Empty(t, s.work.Dirty())
}

// A folder without a pack isn't opened as if it were one: people are told what a pack needs, and can begin one there.
func TestAFolderWithoutAPackIsNone(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	folder, empty := filepath.Join(s.home, "papers"), filepath.Join(s.home, "empty")
	require.NoError(t, os.MkdirAll(folder, 0o755))
	require.NoError(t, os.MkdirAll(empty, 0o755))
	require.NoError(t, os.WriteFile(filepath.Join(folder, "notes.txt"), nil, 0o644))
	open := func(path string) {
		s.commands.find("open").call()
		s.Entries()[0].SetText(path)
		s.Press("Open")
		s.Until(func() bool { return s.Reading("There is no pack at "+path) != "" })
	}
	open(folder)
	assert.Empty(t, s.work.Place().Path(), "what was open stays")
	s.Press("New pack here…")
	s.Entries()[0].SetText("Stone Age")
	assert.Equal(t, filepath.Join(folder, "stone_age"), s.Entries()[1].Text)
	s.Press("Cancel")

	open(empty)
	s.Press("New pack here…")
	s.Entries()[0].SetText("Stone Age")
	s.Press("Create")
	s.Until(func() bool { return s.work.Place().Path() == empty })

	s.Open(document.At(folder))
	s.Until(func() bool { return s.Reading("There is no pack at "+folder) != "" })
	s.Press("New pack here…")
	assert.Len(t, s.Entries(), 2)
}

// In Ukrainian it is told in Ukrainian, not as the system's words.
func TestAFolderWithoutAPackIsToldInUkrainian(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "uk")
	s.Open(document.At(s.home))
	s.Until(func() bool { return s.Reading(s.home) != "" })
	assert.Empty(t, s.Reading("англійською"))
}

func TestUnsavedEditsAreAskedAbout(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	left := 0
	leave := func() { s.Settle(func() { left++ }) }
	leave()
	assert.Equal(t, 1, left, "nothing to ask")

	s.set(cleave, "cost", "2")
	leave()
	require.True(t, s.Reads(cleave))
	s.Press("Cancel")
	assert.Equal(t, 1, left)
	leave()
	s.Press("Drop edits")
	assert.Equal(t, 2, left)

	folder := filepath.Join(s.home, "mine")
	leave()
	s.Press("Save")
	s.Entries()[0].SetText(folder)
	s.Press("Save")
	s.Until(func() bool { return left == 3 })
	assert.FileExists(t, filepath.Join(folder, cleave))
}

// Saving says what it has done, and what is still wrong, until the next edit.
func TestSavingSaysSo(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.set(cleave, "cost", "2")
	folder := filepath.Join(s.home, "mine")
	s.saveTo(folder)
	assert.Contains(t, s.Reading("Saved "), folder)

	s.set(cleave, "cost", "99")
	assert.Empty(t, s.Reading("Saved "))
	s.commands.find("save").call()
	s.Until(func() bool { return len(s.work.Dirty()) == 0 })
	assert.Contains(t, s.Reading("Saved 1 document in"), "1 error")

	s.set(cleave, "cost", "2")
	s.commands.find("save").call()
	s.Until(func() bool { return len(s.work.Dirty()) == 0 })
	assert.NotContains(t, s.Reading("Saved 1 document in"), "error")
}

func TestSavingOverAnotherPackIsRefused(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	folder := filepath.Join(s.home, "mine")
	require.NoError(t, os.MkdirAll(filepath.Join(folder, "cards"), 0o755))
	require.NoError(t, os.WriteFile(filepath.Join(folder, "cards", "mine.xml"), nil, 0o644))
	s.set(cleave, "cost", "2")
	s.commands.find("save").call()
	s.Entries()[0].SetText(folder)
	s.Press("Save")
	s.Until(func() bool { return s.Reading("something at") != "" })
	assert.Empty(t, s.work.Place().Path())
	assert.True(t, s.work.IsDirty(cleave))
	assert.Equal(t, folder, s.Entries()[0].Text, "what was typed stays, to be mended")
	s.Entries()[0].SetText(folder + "_too")
	s.Press("Save")
	s.Until(func() bool { return s.work.Place().Path() == folder+"_too" })
	assert.Zero(t, s.Sheets())
}

func TestEditsSurviveAKill(t *testing.T) {
	home := t.TempDir()
	s := newStandIn(t, viewtest.OnDesktop, "en", home)
	s.set(cleave, "cost", "2")
	s.Close() // as a kill would

	again := newStandIn(t, viewtest.OnDesktop, "en", home)
	again.files.retrieve(func() {})
	require.True(t, again.Reads("built into the program"))
	assert.Contains(t, again.Reading("built into the program"), "Cleave: Cost 1 → 2", "in a designer's words")
	again.Press("Open with the edits")
	again.Until(func() bool { return again.work.IsDirty(cleave) })
	assert.Equal(t, cleave, again.file)
	again.commands.find("undo").call()
	assert.Empty(t, again.work.Dirty())
}

func TestDroppedEditsAreForgotten(t *testing.T) {
	home := t.TempDir()
	s := newStandIn(t, viewtest.OnDesktop, "en", home)
	s.set(cleave, "cost", "2")
	s.Close() // as a kill would
	again := newStandIn(t, viewtest.OnDesktop, "en", home)
	again.files.retrieve(func() {})
	again.Press("Drop them")
	again.journal.Wait()
	left, err := again.journal.Recoveries()
	require.NoError(t, err)
	assert.Empty(t, left)
}

// What another editor has open is its own: its edits are neither offered nor dropped, and it alone saves the pack.
func TestAnotherEditorKeepsItsOwn(t *testing.T) {
	for _, language := range quick.First("en", "uk") {
		home := t.TempDir()
		mine := filepath.Join(home, "mine")
		s := newStandIn(t, viewtest.OnDesktop, "en", home)
		s.set(cleave, "cost", "2")
		s.saveTo(mine)
		s.set(cleave, "cost", "3")
		s.journal.Wait()

		other := newStandIn(t, viewtest.OnDesktop, language, home)
		other.Resume(&mine, func() {})
		title := other.texts.Text("editor.borrowed.title")
		other.Until(func() bool { return other.work.Place().Path() == mine && other.Reads(title) })
		assert.Equal(t, 1, other.Sheets(), "nobody says that the first was ended")
		other.Press(other.texts.Text("editor.borrowed.read"))
		assert.Contains(t, other.status(), other.texts.Text("editor.borrowed.status"))
		other.set(cleave, "cost", "4")
		assert.ErrorIs(t, other.work.Save(), document.ErrBorrowed)
		other.commands.find("save").call()
		assert.True(t, other.Reads(title))
		other.Press(other.texts.Text("editor.command.save_as"))
		elsewhere := filepath.Join(home, "elsewhere")
		other.Entries()[0].SetText(elsewhere)
		other.Press(other.texts.Text("editor.save_as.confirm"))
		other.Until(func() bool { return other.work.Place().Path() == elsewhere })
		assert.Empty(t, other.work.Borrowed())

		s.Close() // as a kill would
		third := newStandIn(t, viewtest.OnDesktop, "en", home)
		third.Resume(&mine, func() {})
		third.Until(func() bool { return third.work.Place().Path() == mine && third.Sheets() > 0 })
		third.Press("Open with the edits")
		third.Until(func() bool { return third.work.IsDirty(cleave) })
		cost, _ := third.work.Pack().Document(cleave).Value("cost")
		assert.Equal(t, "3", cost)
	}
}

// Who has chosen to read only can still edit here, too.
func TestReadOnlyIsNotForGood(t *testing.T) {
	home := t.TempDir()
	mine := filepath.Join(home, "mine")
	s := newStandIn(t, viewtest.OnDesktop, "en", home)
	s.set(cleave, "cost", "2")
	s.saveTo(mine)
	s.journal.Wait()
	other := newStandIn(t, viewtest.OnDesktop, "en", home)
	other.Resume(&mine, func() {})
	other.Until(func() bool { return other.work.Place().Path() == mine && other.Sheets() == 1 })
	other.Press(other.texts.Text("editor.borrowed.read"))
	other.set(cleave, "cost", "4")
	other.commands.find("save").call()
	other.Press(other.texts.Text("editor.borrowed.take"))
	other.Until(func() bool { return len(other.work.Dirty()) == 0 })
	assert.Empty(t, other.work.Borrowed())
	text, err := os.ReadFile(filepath.Join(mine, cleave))
	require.NoError(t, err)
	assert.Contains(t, string(text), "<cost>4<")
}

func TestPacksAreRemembered(t *testing.T) {
	quick.Skip(t, "opens pack after pack")
	s := newStand(t, viewtest.OnDesktop, "en")
	for _, name := range []string{"a", "b"} {
		before := s.work
		s.commands.find("open_classic").call()
		s.Until(func() bool { return s.work != before })
		s.commands.find("save_as").call()
		s.Entries()[0].SetText(filepath.Join(s.home, name))
		s.Press("Save")
		s.Until(func() bool { return s.work.Place().Path() == filepath.Join(s.home, name) })
	}
	assert.Equal(t, []string{filepath.Join(s.home, "b"), filepath.Join(s.home, "a")}, s.files.recent())
	s.files.recentItems()[1].Action()
	s.Until(func() bool { return s.work.Place().Path() == filepath.Join(s.home, "a") })
	s.Open(document.At(filepath.Join(s.home, "none")))
	s.Until(func() bool { return s.window.Canvas().Overlays().Top() != nil })
	assert.Equal(t, filepath.Join(s.home, "a"), s.work.Place().Path())
}

// An export is a copy: the editor stays where it is, with its unsaved edits.
func TestAnExportLeavesTheEditorWhereItIs(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.set(cleave, "cost", "2")
	path := filepath.Join(s.home, "copy.zip")
	for _, done := range []func() bool{
		func() bool { return s.Reading("Exported to "+path) != "" },
		func() bool { return s.Sheets() > 0 },
	} {
		s.commands.find("export").call()
		assert.Equal(t, s.Entries()[0].Text, s.Entries()[0].SelectedText(), "typing replaces it")
		assert.True(t, s.Reads("with the edits that aren’t saved"))
		s.Entries()[0].SetText("copy")
		assert.ErrorContains(t, s.Entries()[0].Validate(), "whole path")
		s.Entries()[0].SetText("~/copy")
		assert.NoError(t, s.Entries()[0].Validate(), "in the home folder")
		s.Entries()[0].SetText(filepath.Join(s.home, "copy"))
		s.Press("Export")
		s.Until(done)
	}
	s.Until(func() bool { return s.Reading("something at") != "" }) // the second one would replace the first
	assert.Empty(t, s.work.Place().Path())
	assert.True(t, s.work.IsDirty(cleave))
	copied, err := document.Open(document.At(path))
	require.NoError(t, err)
	cost, _ := copied.Pack().Document(cleave).Value("cost")
	assert.Equal(t, "2", cost)

	s.Press("Cancel")
	s.saveTo(filepath.Join(s.home, "mine"))
	s.commands.find("export").call()
	assert.Equal(t, filepath.Join(s.home, "mine.zip"), s.Entries()[0].Text, "beside the pack")
	assert.False(t, s.Reads("with the edits that aren’t saved"))
}

// A new pack lies where people say, and can be played at once.
func TestANewPackIsMade(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	folder := filepath.Join(s.home, "mine")
	create := func() {
		s.commands.find("new_pack").call()
		entries := s.Entries()
		require.Len(t, entries, 2)
		assert.ErrorContains(t, entries[0].Validate(), "needs a name")
		entries[0].SetText("Stone Age")
		assert.Equal(t, "stone_age", filepath.Base(entries[1].Text))
		entries[1].SetText(folder)
		entries[0].SetText("The Stone Age")
		assert.Equal(t, folder, entries[1].Text, "a folder that was chosen stays")
		s.Press("Create")
	}
	create()
	s.Until(func() bool { return s.work.Place().Path() == folder })
	assert.Equal(t, "The Stone Age", s.work.Pack().Title().Name)
	_, err := s.work.Pack().Duel("hero", "hero")
	require.NoError(t, err)
	assert.Empty(t, s.work.Dirty())

	s.set("cards/strike.xml", "cost", "2")
	create()
	s.Until(func() bool { return s.Reading("something at") != "" })
	assert.True(t, s.work.IsDirty("cards/strike.xml"), "where there is a pack none is made")
}

func TestAnExportSaysWhatIsWrong(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.set(cleave, "cost", "90")
	s.commands.find("export").call()
	s.Entries()[0].SetText(filepath.Join(s.home, "copy"))
	s.Press("Export")
	s.Until(func() bool { return s.Reading("1 error") != "" && s.Reading("Exported to") != "" })
}

// What was made is what is played with from then on, as soon as that can be: a pack with errors can't. What was opened,
// and saved where it lay, changes nothing about that.
func TestTheGamePlaysWithAPackThatWasMade(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	var played []string
	s.deps.Play = func(path string) { played = append(played, path) }
	save := func() {
		s.commands.find("save").call()
		s.Until(func() bool { return len(s.work.Dirty()) == 0 })
	}
	copied, broken, made := filepath.Join(s.home, "copy"), filepath.Join(s.home, "broken"), filepath.Join(s.home, "made")

	s.set(cleave, "cost", "2")
	s.saveTo(copied)
	assert.Equal(t, []string{copied}, played)
	assert.Contains(t, s.Reading("Saved "), "Duels are played with it from now on.")
	s.set(cleave, "cost", "1")
	save()
	assert.Len(t, played, 1)
	assert.NotContains(t, s.Reading("Saved "), "Duels are played")

	s.set(cleave, "cost", "99")
	s.commands.find("save_as").call()
	s.Entries()[0].SetText(broken)
	s.Press("Save")
	s.Until(func() bool { return s.work.Place().Path() == broken })
	assert.Len(t, played, 1, "it can't be played with")
	s.set(cleave, "cost", "1")
	save()
	assert.Equal(t, []string{copied, broken}, played)

	s.commands.find("new_pack").call()
	entries := s.Entries()
	entries[0].SetText("Stone Age")
	entries[1].SetText(made)
	s.Press("Create")
	s.Until(func() bool { return s.work.Place().Path() == made && len(played) == 3 })
	assert.Equal(t, []string{copied, broken, made}, played)
	assert.NotEmpty(t, s.Reading("Duels are played with it from now on."))
}
