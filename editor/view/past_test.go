package view

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/view/viewtest"
	"boardduels/internal/quick"
	"boardduels/schema"
)

// names returns what the open picker offers.
func (s *stand) names() (names []string) {
	s.T.Helper()
	for _, l := range viewtest.All[*pickLine](s) {
		names = append(names, l.name.Text)
	}
	return names
}

// Undo says what it takes back, and the history leads to any step.
func TestTheHistoryIsInADesignersWords(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open(cleave)
	s.set(cleave, "cost", "2")
	s.work.Seal()
	s.set("heroes/knight.xml", "hp", "41")
	assert.Regexp(t, `^Undo: Knight: Hp \d+ → 41$`, s.commands.label(s.commands.find("undo")))
	s.commands.find("undo").call()
	assert.Equal(t, "Undo: Cleave: Cost 1 → 2", s.commands.label(s.commands.find("undo")))
	assert.Contains(t, s.commands.label(s.commands.find("redo")), "Redo: Knight: Hp")
	s.commands.find("history").call()
	names := s.names()
	require.Len(t, names, 3)
	assert.Equal(t, "Cleave: Cost 1 → 2", names[1])
	assert.Equal(t, "As it was opened", names[2])
	s.Retype(s.Entries()[0], "opened")
	s.TypeKey(fyne.KeyReturn)
	assert.Empty(t, s.work.Dirty())
	s.commands.find("history").call()
	s.Retype(s.Entries()[0], "knight")
	s.TypeKey(fyne.KeyReturn)
	assert.Len(t, s.work.Dirty(), 2)
	s.commands.find("changes").call()
	assert.Equal(t, "Cleave: Cost 1 → 2", s.names()[0])
	s.TypeKey(fyne.KeyReturn)
	assert.Equal(t, cleave, s.file)
	assert.True(t, s.FocusedOn(s.row(0, "cost").Control.Focus))
}

// The palette finds cards by rule text, fields, commands and problems.
func TestThePaletteFindsEverything(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.set(cleave, "cost", "99")
	s.checkedAll()
	s.open(cleave)
	for text, want := range quick.Few(5, map[string]string{
		"fire bo": "Fire Bolt", "replay": "Watch a recorded duel or game…", "change id": "Rename id…", "вогняна": "Fire Bolt", "knigh": "Knight", "cost>90": "Cleave", "try it": "Try it out…", "case mag": "Cases: Mage", "tactic": "Tactician", "cleave.s": "cleave.svg", "priorities knight": "Priorities: Knight", "mage experts": "Priorities: Mage", "ignores": "Ignores defence", "language": "Language: Українська", "light": "Theme: Light", "size 150": "Text size: 150 %",
		"must be from": "Cleave: “Cost” must be from 0 to 10, not 99",
	}) {
		s.commands.find("palette").call()
		s.Retype(s.Entries()[0], text)
		assert.Contains(t, s.names(), want, text)
		s.TypeKey(fyne.KeyEscape)
	}
	s.commands.find("palette").call()
	s.Retype(s.Entries()[0], "ignores")
	for range slices.Index(s.names(), "Ignores defence") {
		s.TypeKey(fyne.KeyDown)
	}
	s.TypeKey(fyne.KeyReturn)
	assert.True(t, s.FocusedOn(s.row(0, "ignore_defense").Control.Focus))
	s.commands.find("palette").call()
	s.Retype(s.Entries()[0], "tactician")
	assert.NotEmpty(t, s.Reading("Expert of: Knight"))
	s.Retype(s.Entries()[0], "cleave.svg")
	assert.NotEmpty(t, s.Reading("Shown by: Cleave"))
	s.TypeKey(fyne.KeyEscape)
	s.commands.find("palette").call()
	s.Retype(s.Entries()[0], "cost")
	assert.Equal(t, "Cost", s.names()[0], "what is called so goes before what only mentions it")
	s.TypeKey(fyne.KeyEscape)
	s.commands.find("palette").call()
	s.Retype(s.Entries()[0], `fire "bolt`)
	assert.Empty(t, s.names(), "a wrong query finds nothing, and does no harm")
}

// Deleting a card that decks have shows them, and puts another one in its place, in one step.
func TestADeletedCardIsReplaced(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open(cleave)
	s.commands.find("delete").call()
	assert.NotEmpty(t, s.Reading("It is in the decks of Knight × 3."))
	choice := viewtest.All[*editorui.Select](s)[0]
	choice.SetSelected("Shield Block")
	s.Press("Delete")
	knight, _ := s.work.Pack().Hero("knight")
	copies := map[string]int{}
	for _, line := range knight.Deck {
		copies[line.Card] = line.Copies
	}
	assert.Equal(t, 6, copies["shield_block"])
	assert.Zero(t, copies["cleave"])
	s.commands.find("undo").call()
	assert.Empty(t, s.work.Dirty())
	s.open("cards/poison.xml")
	s.commands.find("delete").call()
	viewtest.All[*editorui.Select](s)[0].SetSelected("Cleave")
	s.Press("Delete")
	rogue, _ := s.work.Pack().Hero("rogue")
	assert.Equal(t, 12, rogue.Cards())
}

func TestDifferencesAreShownAsXML(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.set(cleave, "cost", "4")
	s.commands.find("changes").call()
	assert.Equal(t, []string{"Cleave: Cost 1 → 4", "Show all of it as XML, line by line"}, s.names())
	s.TypeKey(fyne.KeyDown)
	s.TypeKey(fyne.KeyReturn)
	for _, line := range []string{"--- a/cards/cleave.xml", "+++ b/cards/cleave.xml", "-  <cost>1</cost>", "+  <cost>4</cost>"} {
		assert.Equal(t, line, s.Reading(line))
	}
	s.Press("Copy as a patch")
	assert.Contains(t, s.app.Clipboard().Content(), "@@ -")
}

func TestUndoAndRedoSayWhatTheyDid(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.set(cleave, "cost", "2")
	s.commands.find("undo").call()
	assert.NotEmpty(t, s.Reading("Undone: Cleave: Cost 1 → 2"))
	s.commands.find("redo").call()
	assert.NotEmpty(t, s.Reading("Done again: Cleave: Cost 1 → 2"))
	s.set(cleave, "cost", "3")
	assert.Empty(t, s.Reading("Done again"))
}

func TestARenameIsNamedAsOne(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	require.NoError(t, s.work.Do(document.Rename{Item: document.Item{Type: schema.CardKind, ID: "cleave"}, To: "chop"}))
	s.commands.find("undo").call()
	assert.NotEmpty(t, s.Reading("Undone: Cleave: change id: cleave → chop"))
}

func TestAPackIsComparedWithTheClassicOne(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.set(cleave, "cost", "2")
	s.commands.find("compare").call()
	s.Press("The classic pack")
	s.Until(func() bool { return s.Reading("Cleave: Cost 1 → 2") != "" })
}

// theirs saves a pack that comes from the classic one with other edits, and opens the classic one again.
func (s *stand) theirs(edit func()) (folder string) {
	s.T.Helper()
	folder = filepath.Join(s.home, "theirs")
	edit()
	s.saveTo(folder)
	before := s.work
	s.commands.find("open_classic").call()
	s.Until(func() bool { return s.work != before })
	return folder
}

// compareWith compares the open pack with that in a folder, until something is shown of it.
func (s *stand) compareWith(folder, shown string) {
	s.T.Helper()
	s.commands.find("compare").call()
	s.Press("Another one…")
	s.Entries()[0].SetText(folder)
	s.Press("Compare")
	s.Until(func() bool { return s.Reading(shown) != "" })
}

func (s *stand) value(file, field string) string {
	text, _ := s.work.Pack().Document(file).Value(field)
	return text
}

// optionsOf returns the choices at places, by what they are called.
func (s *stand) optionsOf() (names, texts []string) {
	for _, o := range viewtest.All[*editorui.Option](s) {
		names, texts = append(names, o.Name), append(texts, o.Text)
	}
	return names, texts
}

// Two packs with an ancestor are merged three ways, field by field: what only they have changed comes, what only this
// one has stays, and where both have the designer chooses. All of it is one step.
func TestPacksAreMergedThreeWays(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	long := strings.Repeat("A longer text than half of a line has room for. ", 5)
	folder := s.theirs(func() {
		s.set(cleave, "cost", "3")
		s.set(cleave, "max_damage", "7")
		s.set("cards/rage.xml", "name", "Fury")
		s.set("cards/stab.xml", "name", strings.TrimSpace(long))
		require.NoError(t, s.work.Do(document.Delete{Item: document.Item{Type: schema.CardKind, ID: "poison"}}))
	})
	s.set(cleave, "cost", "2")
	s.set("cards/rage.xml", "cost", "1")
	s.compareWith(folder, "Changed by both in different ways: ")
	assert.NotEmpty(t, s.Reading("As far as can be told both come from the classic pack."))
	names, texts := s.optionsOf()
	assert.Equal(t, []string{"Mine", "Theirs", "As before"}, names[:3], "the clash goes first")
	assert.Equal(t, []string{"2", "3", "1"}, texts[:3])
	assert.NotEmpty(t, s.Reading("Cleave · Cost"))
	assert.Contains(t, texts, strings.TrimSpace(long), "nothing is cut off")
	chosen := 0
	for _, o := range viewtest.All[*editorui.Option](s) {
		if o.Chosen && o.Name == "Theirs" {
			chosen++
		}
		if o.Text == "Fury" {
			test.Tap(viewtest.All[*editorui.Option](s)[slices.Index(texts, "Fury")-1]) // mine
		}
	}
	assert.Equal(t, (len(names)-3)/2, chosen, "what only they have changed comes unless it is declined")
	test.Tap(viewtest.All[*editorui.Option](s)[2])
	s.Press("Merge")
	assert.Equal(t, []string{"1", "7", "Rage", "1"}, []string{s.value(cleave, "cost"), s.value(cleave, "max_damage"), s.value("cards/rage.xml", "name"), s.value("cards/rage.xml", "cost")})
	assert.Nil(t, s.work.Pack().Document("cards/poison.xml"))
	assert.Equal(t, "Classic", s.value("pack.xml", "name"), "what a copy is called is no edit")
	s.commands.find("undo").call()
	assert.Equal(t, []string{"2", "2"}, []string{s.value(cleave, "cost"), s.value(cleave, "max_damage")})
	assert.NotNil(t, s.work.Pack().Document("cards/poison.xml"))
	assert.NotEmpty(t, s.Reading("Undone: "))

	s.compareWith(folder, "Changed by both in different ways: 1.")
	s.Press("Theirs everywhere")
	s.Press("Merge")
	assert.Equal(t, []string{"3", "Fury"}, []string{s.value(cleave, "cost"), s.value("cards/rage.xml", "name")})
	s.compareWith(folder, "The other pack has changed nothing since")
}

// Where nothing tells which pack both come from, people say it, or take over what they want.
func TestTheAncestorCanBeChosen(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	base := s.theirs(func() {
		for _, id := range s.work.Pack().IDs(schema.CardKind) {
			s.set(schema.FileOf(schema.CardKind, id), "name", "Unlike "+id)
			s.set(schema.FileOf(schema.HeroKind, "knight"), "hp", "30")
		}
		for _, kind := range []schema.Kind{schema.HeroKind, schema.LevelKind, schema.MapKind, schema.PositionKind, schema.RunKind} {
			for _, id := range s.work.Pack().IDs(kind) {
				s.set(schema.FileOf(kind, id), "name", "Unlike "+id)
			}
		}
	})
	work, err := document.Open(document.At(base))
	require.NoError(t, err)
	require.NoError(t, work.Do(document.SetField{File: cleave, Path: "cost", Value: "4"}))
	folder := filepath.Join(s.home, "later")
	require.NoError(t, work.SaveAs(document.At(folder)))
	s.compareWith(folder, "Choose the pack that both come from, and merge…")
	assert.NotEmpty(t, s.Reading("Take over from that pack…"))
	s.TypeKey(fyne.KeyDown)
	s.TypeKey(fyne.KeyReturn)
	s.Entries()[0].SetText(base)
	s.Press("Compare")
	s.Until(func() bool { return s.Reading("Both come from "+base+", as you say.") != "" })
	_, texts := s.optionsOf()
	assert.Equal(t, []string{"1", "4"}, texts, "what both have had from the beginning is no edit")
}

// The search for the ancestor is given up with its sheet.
func TestTheSearchForTheAncestorIsGivenUp(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.compareThree(s.work.Pack(), s.home)
	require.Equal(t, 1, s.Sheets())
	s.Press("Cancel")
	(<-s.App.Queue)()
	assert.Zero(t, s.Sheets())
}

// What another pack has is taken over document by document, or all at once but for its name, in steps that can be
// undone.
func TestDocumentsAreTakenOver(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	folder := filepath.Join(s.home, "theirs")
	s.set(cleave, "cost", "3")
	s.set("cards/rage.xml", "name", "Fury")
	require.NoError(t, s.work.Do(document.Delete{Item: document.Item{Type: schema.CardKind, ID: "stab"}}))
	s.saveTo(folder)
	compare := func() {
		s.commands.find("compare").call()
		s.Press("The classic pack")
		s.Until(func() bool { return s.Reading("Take over from that pack…") != "" })
		s.TypeKey(fyne.KeyReturn)
	}
	compare()
	s.Retype(s.Entries()[0], "Cleave")
	assert.NotEmpty(t, s.Reading("Cost 3 → 1"), "what comes")
	s.TypeKey(fyne.KeyReturn)
	assert.Equal(t, "1", s.value(cleave, "cost"))
	assert.Equal(t, []string{cleave}, s.work.Dirty())
	assert.Empty(t, s.Reading("Cost 3 → 1"), "the rest is offered")
	s.TypeKey(fyne.KeyReturn)
	assert.Equal(t, "Rage", s.value("cards/rage.xml", "name"))
	assert.NotNil(t, s.work.Pack().Document("cards/stab.xml"))
	s.Press("Cancel")
	s.commands.find("undo").call()
	assert.Equal(t, []string{cleave}, s.work.Dirty(), "all of them were one step")
	s.commands.find("undo").call()
	assert.Empty(t, s.work.Dirty())
}
