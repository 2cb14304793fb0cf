package view

import (
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/editorui"
	"boardduels/editor/view/viewtest"
	"boardduels/internal/quick"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/game"
	"boardduels/runtime/match/boardmatch"
	"boardduels/schema"
)

const ford = "levels/the_ford.xml"

// addBoard makes a new board by the menu.
func (s *stand) addBoard(item, name string) {
	s.T.Helper()
	s.choose("Edit", item)
	s.Retype(s.Entries()[0], name)
	s.Press("Add")
	s.checkedAll()
}

func (s *stand) level(id string) schema.Level {
	l, ok := s.work.Pack().Level(id)
	require.True(s.T, ok)
	return l
}

// gameButton returns a button of the game's pages; nil if it isn't there or can't be pressed.
func (s *stand) gameButton(text string) *ui.Button {
	for _, b := range viewtest.All[*ui.Button](s) {
		if b.Text == text && !b.Disabled() {
			return b
		}
	}
	return nil
}

// playOut ends turns in a game on a board until it is over.
func (s *stand) playOut() {
	s.Until(func() bool {
		if b := s.gameButton("End turn"); b != nil {
			test.Tap(b)
		}
		return s.gameButton("Play again") != nil
	})
}

// keepRecord keeps what has been played in a file.
func (s *stand) keepRecord(path string) {
	s.T.Helper()
	s.Press("Keep the record…")
	s.Retype(s.Entries()[0], path)
	s.Press("Keep")
	s.Until(func() bool { return s.Reading("The record is in") != "" })
	s.Press("OK")
}

// TestALevelIsMade goes the whole way: a level is drawn by taps and drags, its problems are told and mended, its
// balance is measured, it is played to the end, the record is kept and looked at again, and the level is saved and
// found by another editor.
func TestALevelIsMade(t *testing.T) {
	quick.Skip(t, "measures the balance of a board")
	s := newStand(t, viewtest.OnDesktop, "en")
	s.addBoard("New level…", "The Ford")
	require.Equal(t, ford, s.file)
	test.Tap(s.Check("Both sides alike"))
	s.Brush("water")
	s.DragOver(game.Cell{Col: 0, Row: 4}, game.Cell{Col: 9, Row: 4})
	assert.Equal(t, "~~~~~~~~~~", s.level("the_ford").Terrain[4])
	assert.Equal(t, "~~~~~~~~~~", s.level("the_ford").Terrain[5], "the other side is alike")
	s.checkedAll()

	// The river has no ford: both units are told to have no way.
	assert.Equal(t, "2 errors, 0 warnings", s.desk.problems.count.Text)
	s.commands.find("validate").call()
	s.checkedAll()
	assert.True(t, s.FocusedOn(s.Sketch()), "a problem leads to its cell")
	assert.Equal(t, game.Cell{Col: 9, Row: 0}, s.Sketch().At())
	assert.NotEmpty(t, s.Reading("j1: land, fighter of Sky blue"))
	assert.NotEmpty(t, s.Reading("has no way"), "with what is wrong there")
	assert.NotEmpty(t, s.Reading("can’t be played until its errors are mended"))
	for _, b := range viewtest.All[*editorui.Button](s) {
		if b.Text == "Measure balance" || b.Text == "Try…" {
			assert.True(t, b.Disabled(), b.Text)
		}
	}
	s.Brush("land")
	s.TapCells(game.Cell{Col: 4, Row: 4}, game.Cell{Col: 4, Row: 5})
	s.Brush("archer of Orange")
	s.TapCells(game.Cell{Col: 1, Row: 9})
	s.checkedAll()
	assert.Equal(t, "No problems", s.desk.problems.count.Text)
	assert.Equal(t, "........af", s.level("the_ford").Units[0])

	s.Press("Measure balance")
	s.Until(func() bool { return s.Reading("of 400 games.") != "" && s.Reading("seed 1") != "" })
	assert.Regexp(t, `^Orange wins \d+ % \(\d+–\d+\) of \d+ decided games; drawn: \d+ of 400 games\. .* Level 40 against itself, seed 1; 50 % is even\.$`, s.Reading("of 400 games."))

	s.commands.find("try").call()
	s.Press("Play it myself")
	s.playOut()
	path := filepath.Join(s.home, "records", "ford.replay")
	s.keepRecord(path)
	s.Press("Back to the editor")
	assert.Equal(t, ford, s.file)

	kept, err := boardmatch.File{Path: path}.Load()
	require.NoError(t, err)
	b, err := s.work.Pack().Document(ford).Board()
	require.NoError(t, err)
	assert.Equal(t, b.Setup, kept.Setup, "it was played as it is drawn, unsaved")
	assert.True(t, kept.Finished())
	s.openRecorded(path, s.reportUnlessFine)
	s.Until(func() bool { return s.Reads("After move 0 of") })
	assert.NotEmpty(t, s.Reading("A recorded game."))
	s.Press("Back to the editor")

	s.saveTo(s.home + "/mine")
	assert.Empty(t, s.work.Dirty())
	s.Close()
	again := newStandIn(t, viewtest.OnDesktop, "uk", s.home)
	again.Resume(nil, func() {})
	again.Until(func() bool { return again.work.Place().Path() == s.home+"/mine" })
	assert.Equal(t, s.level("the_ford"), again.level("the_ford"))
}

// A stroke is one step, which is undone and done again; so is a generated board.
func TestStrokesAreUndone(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.addBoard("New level…", "The Ford")
	blank := s.level("the_ford")
	s.Brush("wall")
	s.DragOver(game.Cell{Col: 2, Row: 2}, game.Cell{Col: 6, Row: 2})
	s.DragOver(game.Cell{Col: 2, Row: 3}, game.Cell{Col: 6, Row: 3})
	assert.Equal(t, "..#####...", s.level("the_ford").Terrain[3])
	assert.Equal(t, "Undo: The Ford: draw", s.commands.label(s.commands.find("undo")))
	assert.False(t, s.balancer.IsEdited(), "duels are the same")
	s.commands.find("undo").call()
	assert.Equal(t, "..........", s.level("the_ford").Terrain[3])
	assert.Equal(t, "..#####...", s.level("the_ford").Terrain[2])
	s.Press("Generate")
	assert.NotEmpty(t, s.Reading("What is drawn on “The Ford” is replaced"), "somebody has drawn it")
	s.Press("Cancel")
	assert.Equal(t, "..#####...", s.level("the_ford").Terrain[2])
	s.Press("Generate")
	s.Press("Replace it")
	generated := s.level("the_ford")
	s.Press("Next one")
	assert.NotEqual(t, generated, s.level("the_ford"))
	s.commands.find("undo").call()
	assert.Equal(t, generated, s.level("the_ford"))
	for range 2 {
		s.commands.find("undo").call()
	}
	assert.Equal(t, blank, s.level("the_ford"))
	s.commands.find("redo").call()
	assert.Equal(t, "..#####...", s.level("the_ford").Terrain[2])
}

// What is drawn survives a kill, of all kinds of boards.
func TestDrawingsSurviveAKill(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	drawn := map[string]string{}
	for _, c := range []struct {
		file, brush string
		at          game.Cell
	}{
		{"levels/moat.xml", "wall", game.Cell{Col: 5, Row: 5}},
		{"maps/twin_bays.xml", "sea", game.Cell{Col: 3, Row: 2}},
		{"positions/golden_anchors.xml", "a checker less", game.Cell{Col: 6, Row: 0}},
		{"positions/chequered_diamond.xml", "White", game.Cell{Col: 0, Row: 0}},
	} {
		s.open(c.file)
		if c.brush == "a checker less" {
			s.Sketch() // of backgammon
			c.at = s.firstChecker()
		}
		s.Brush(c.brush)
		s.TapCells(c.at)
		require.True(t, s.work.IsDirty(c.file), c.file)
		drawn[c.file] = s.work.Pack().Document(c.file).Source()
	}
	s.Close() // as a kill would

	again := newStandIn(t, viewtest.OnDesktop, "en", s.home)
	again.files.retrieve(func() {})
	again.Press("Open with the edits")
	again.Until(func() bool { return again.work.IsDirty("levels/moat.xml") })
	for file, source := range drawn {
		assert.Equal(t, source, again.work.Pack().Document(file).Source(), file)
	}
}

// firstChecker returns a cell of the open position on which checkers stand.
func (s *stand) firstChecker() game.Cell {
	s.T.Helper()
	for i := range int8(26) {
		c := game.Cell{Col: i % 13, Row: i / 13}
		if a := s.desk.page(schema.PositionKind).board.Sheet.About(c); a.Count > 0 {
			return c
		}
	}
	s.T.Fatal("there are no checkers")
	return game.Cell{}
}

// The keyboard draws, too: arrows lead over the cells, signs and numbers draw, Delete takes away.
func TestKeysDraw(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.addBoard("New level…", "The Ford")
	s.window.Canvas().Focus(s.Sketch())
	for _, key := range []fyne.KeyName{fyne.KeyRight, fyne.KeyRight, fyne.KeyDown} {
		s.TypeKey(key)
	}
	assert.NotEmpty(t, s.Reading("c2: land — brush: land"))
	s.window.Canvas().Focused().TypedRune('#')
	assert.Equal(t, "..#.......", s.level("the_ford").Terrain[1])
	assert.NotEmpty(t, s.Reading("c2: wall — brush: wall"))
	s.TypeKey(fyne.KeyDown)
	s.window.Canvas().Focused().TypedRune('4')
	assert.Equal(t, "..F.......", s.level("the_ford").Units[2])
	s.checkedAll()
	assert.NotEmpty(t, s.Reading("The sides are unequal"), "what is wrong with a whole side is told at any cell")
	at := s.Sketch().At()
	s.window.Canvas().Unfocus()
	s.commands.find("validate").call()
	s.checkedAll()
	assert.True(t, s.FocusedOn(s.Sketch()))
	assert.Equal(t, at, s.Sketch().At(), "it is at no cell")
	s.TypeKey(fyne.KeyRight)
	s.TypeKey(fyne.KeySpace)
	assert.Equal(t, "..FF......", s.level("the_ford").Units[2])
	s.TypeKey(fyne.KeyDelete)
	assert.Equal(t, "..F.......", s.level("the_ford").Units[2])
	assert.NotNil(t, s.work.Pack().Document(ford), "the level is still there")
}

// What is new is named after an example of its own kind.
func TestNamesOfNewThingsAreSuggestedByKind(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "uk")
	suggested := map[string]bool{}
	for _, command := range []string{"add_card", "add_hero", "add_run", "add_level", "add_map", "add_position"} {
		s.commands.find(command).call()
		name := s.Entries()[0].PlaceHolder
		assert.NotEmpty(t, name)
		assert.False(t, suggested[name], "%s: %q is suggested for something else", command, name)
		suggested[name] = true
		s.Press("Скасувати")
	}
}

// Between brains a game is watched, gone on with by a person, and begun anew.
func TestAGameOnABoardIsWatched(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open("positions/chequered_diamond.xml")
	s.set("positions/chequered_diamond.xml", "begins", "2")
	s.commands.find("try").call()
	viewtest.All[*editorui.Select](s)[1].SetSelected("Level 20")
	s.Press("Watch")
	s.Until(func() bool { return s.Reads("After move 0 of") })
	b := s.gameButton("Play from here")
	require.NotNil(t, b)
	test.Tap(b)
	s.Until(func() bool { return s.gameButton("Hint") != nil })
	s.TypeKey(fyne.KeyEscape)
	assert.False(t, s.stage.IsOpen())
	assert.Equal(t, "positions/chequered_diamond.xml", s.file)
}

// In a narrow window the board is a tab, to which a problem leads, too.
func TestProblemsLeadToTheBoardInANarrowWindow(t *testing.T) {
	s := newStand(t, fyne.NewSize(760, 700), "en")
	s.addBoard("New level…", "The Ford")
	require.True(t, s.desk.isFolded())
	s.set(ford, "terrain[0]", ".........#")
	s.checkedAll()
	s.commands.find("validate").call()
	s.checkedAll()
	assert.Equal(t, s.desk.aside, s.desk.tabs.Selected())
	assert.True(t, s.FocusedOn(s.Sketch()))
	assert.Equal(t, game.Cell{Col: 9, Row: 0}, s.Sketch().At())
}
