package view

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/view/aside"
	"boardduels/editor/view/outline"
	"boardduels/editor/view/viewtest"
	"boardduels/schema"
)

// shortcut types a shortcut as the toolkit hands it on: to the menu, to what has the focus, or to the window.
func (s *stand) shortcut(shortcut fyne.Shortcut) {
	for _, c := range s.commands.all {
		if c.shortcut != nil && c.shortcut.ShortcutName() == shortcut.ShortcutName() {
			c.call()
			return
		}
	}
	if focused, ok := s.window.Canvas().Focused().(fyne.Shortcutable); ok {
		focused.TypedShortcut(shortcut)
		return
	}
	s.window.Canvas().(fyne.Shortcutable).TypedShortcut(shortcut)
}

// What was searched for is what the keys lead to, not what was open before.
func TestTheKeysLeadToWhatWasFound(t *testing.T) {
	for name, keys := range map[string][]fyne.KeyName{
		"down": {fyne.KeyDown}, "return": {fyne.KeyReturn}, "into the list": {fyne.KeyUp, fyne.KeyReturn},
	} {
		t.Run(name, func(t *testing.T) {
			s := newStand(t, viewtest.OnDesktop, "en")
			s.open("cards/rage.xml")
			s.TypeKey(fyne.KeyEscape)
			s.TypeText("blo")
			require.True(t, s.FocusedOn(s.desk.outline.Search))
			found := s.desk.outline.Documents()
			require.Greater(t, len(found), 1)
			for _, key := range keys {
				s.TypeKey(key)
			}
			require.Equal(t, found[0], s.file)
			require.True(t, s.FocusedOn(s.desk.outline.List))
			s.TypeKey(fyne.KeyReturn)
			assert.Equal(t, found[0], s.file)
			assert.False(t, s.FocusedOn(s.desk.outline.List), "Enter leads into it")
		})
	}
}

// The list of documents is used with the keys alone.
func TestTheOutlineByKeyboard(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open(cleave)
	s.TypeKey(fyne.KeyEscape)
	require.True(t, s.FocusedOn(s.desk.outline.List))
	s.TypeKey(fyne.KeyDown)
	assert.Equal(t, "cards/curse_of_weakness.xml", s.file)
	s.TypeKey(fyne.KeyUp)
	assert.Equal(t, cleave, s.file)
	s.TypeKey(fyne.KeyHome)
	assert.Equal(t, "heroes/knight.xml", s.file)
	s.TypeKey(fyne.KeyUp)
	assert.Equal(t, "heroes/knight.xml", s.file, "there is nothing above")
	s.TypeKey(fyne.KeyEnd)
	assert.Equal(t, "pack.xml", s.file)
	s.open(cleave)
	s.TypeKey(fyne.KeyReturn)
	assert.True(t, s.FocusedOn(s.row(schema.CardKind, "isMajor").Control.Focus), "the first field that can be seen")
	s.TypeKey(fyne.KeyEscape)
	assert.True(t, s.FocusedOn(s.desk.outline.List))
	s.TypeKey(desktop.KeyMenu)
	require.Equal(t, 1, s.Sheets())
	s.window.Canvas().Overlays().Remove(s.window.Canvas().Overlays().Top())
	s.TypeKey(fyne.KeyDelete)
	assert.True(t, s.Reads("Cleave"))
	s.TypeKey(fyne.KeyReturn)
	assert.Equal(t, "cards/curse_of_weakness.xml", s.file, "the next one is open, not the first")
	assert.True(t, s.FocusedOn(s.desk.outline.List), "as before the question")
	s.shortcut(&fyne.ShortcutUndo{})
	assert.Equal(t, cleave, s.file)
	s.shortcut(shiftKey(fyne.KeyZ))
	assert.Nil(t, s.work.Pack().Document(cleave), "Ctrl+Shift+Z does it again")
	assert.Equal(t, "cards/curse_of_weakness.xml", s.file)
}

func TestShortcutsReachTheEditorFromAField(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open(cleave)
	s.Retype(s.entryOf(schema.CardKind, "cost"), "2")
	s.shortcut(&fyne.ShortcutUndo{})
	assert.Empty(t, s.work.Dirty())
	s.window.Canvas().Focus(s.entryOf(schema.CardKind, "cost"))
	s.shortcut(shiftKey(fyne.KeyZ))
	assert.True(t, s.work.IsDirty(cleave))
	s.TypeKey(fyne.KeyF2)
	assert.Equal(t, 1, s.Sheets(), "it asks for another id")
}

func TestSearchByKeyboard(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open(cleave)
	s.shortcut(key(fyne.KeyF))
	require.True(t, s.FocusedOn(s.desk.outline.Search))
	for _, r := range "fire bo" {
		s.window.Canvas().Focused().TypedRune(r)
	}
	s.TypeKey(fyne.KeyReturn)
	assert.Equal(t, "cards/fire_bolt.xml", s.file)
	assert.True(t, s.FocusedOn(s.desk.outline.List))
	s.shortcut(key(fyne.KeyF))
	s.TypeKey(fyne.KeyEscape)
	assert.Empty(t, s.desk.outline.Search.Text)
	assert.True(t, s.FocusedOn(s.desk.outline.List))
	s.window.Canvas().Focused().TypedRune('m')
	assert.Equal(t, "m", s.desk.outline.Search.Text, "a letter begins a search")
}

func TestACardIsChosenByKeyboard(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open("heroes/knight.xml")
	copies := func(card string) int {
		knight, _ := s.work.Pack().Hero("knight")
		return aside.CopiesIn(knight.Deck, card)
	}
	before := copies("cleave")
	s.Press("Add a card")
	search := s.Entries()[0]
	s.Retype(search, "ar")
	first := s.Reading("Arcane Blast")
	require.NotEmpty(t, first)
	s.TypeKey(fyne.KeyDown)
	s.TypeKey(fyne.KeyUp)
	s.TypeKey(fyne.KeyReturn)
	assert.Equal(t, 1, copies("arcane_blast"))
	s.TypeKey(fyne.KeyReturn)
	assert.Equal(t, 2, copies("arcane_blast"), "the list stays, for more of it")
	s.TypeText("Cleav")
	assert.Equal(t, "Cleav", search.Text, "and for others")
	s.TypeKey(fyne.KeyReturn)
	assert.Equal(t, before+1, copies("cleave"), "the only match is taken")
	deck := func() []schema.DeckLine { knight, _ := s.work.Pack().Hero("knight"); return knight.Deck }
	was := deck()
	s.Retype(search, "no such card")
	s.TypeKey(fyne.KeyReturn)
	assert.Equal(t, was, deck())
	s.TypeKey(fyne.KeyEscape)
	assert.Zero(t, s.Sheets())
}

// A duel takes the window, and gives it back as it was.
func TestTheFocusComesBackAfterADuel(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open(cleave)
	cost := s.entryOf(schema.CardKind, "cost")
	s.window.Canvas().Focus(cost)
	f := s.stage.Ask()
	f.Start(false)
	require.True(t, s.stage.IsOpen())
	s.stage.Back()
	assert.True(t, s.FocusedOn(cost))
	s.window.Canvas().Unfocus()
	s.TypeKey(fyne.KeyEscape)
	assert.True(t, s.FocusedOn(s.desk.outline.List), "the window takes keys again")
}

func TestTheRightButtonOpensAMenu(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open(cleave)
	for _, l := range viewtest.All[*outline.ListLine](s) {
		if l.Name.Text == "Backstab" {
			test.TapSecondary(l)
		}
	}
	assert.Equal(t, "cards/backstab.xml", s.file)
	require.Equal(t, 1, s.Sheets())
	assert.True(t, s.Reads(s.texts.Text("editor.command.rename")))
}
