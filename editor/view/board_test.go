package view

import (
	"math"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/editorui"
	"boardduels/editor/view/viewtest"
	"boardduels/internal/quick"
	"boardduels/runtime/app/boardview"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/game"
	"boardduels/runtime/match/boardmatch"
	"boardduels/schema"
)

const ford = "levels/the_ford.xml"

// sketch returns the board that can be drawn on.
func (s *stand) sketch() *boardview.Sketch {
	s.T.Helper()
	found := viewtest.All[*boardview.Sketch](s)
	require.Len(s.T, found, 1)
	return found[0]
}

// brush presses the button of a brush.
func (s *stand) brush(tip string) {
	s.T.Helper()
	for _, b := range viewtest.All[*editorui.TipButton](s) {
		if strings.HasPrefix(b.Tip(), tip) {
			test.Tap(b)
			return
		}
	}
	s.T.Fatalf("there is no brush %q", tip)
}

// tapCells taps cells of the board, each by its column and row.
func (s *stand) tapCells(cells ...game.Cell) {
	for _, c := range cells {
		board := s.sketch()
		at := s.app.Driver().AbsolutePositionForObject(board).Add(board.Spot(c))
		test.TapCanvas(s.window.Canvas(), at)
	}
}

// dragOver drags over the board from a cell to another one.
func (s *stand) dragOver(from, to game.Cell) {
	board := s.sketch()
	at := s.app.Driver().AbsolutePositionForObject(board).Add(board.Spot(from))
	way := board.Spot(to).Subtract(board.Spot(from))
	test.Drag(s.window.Canvas(), at.Add(way), way.X, way.Y)
}

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

func (s *stand) undoAll() {
	for s.work.NextUndo() != nil {
		s.work.Undo()
	}
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
	s.brush("water")
	s.dragOver(game.Cell{Col: 0, Row: 4}, game.Cell{Col: 9, Row: 4})
	assert.Equal(t, "~~~~~~~~~~", s.level("the_ford").Terrain[4])
	assert.Equal(t, "~~~~~~~~~~", s.level("the_ford").Terrain[5], "the other side is alike")
	s.checkedAll()

	// The river has no ford: both units are told to have no way.
	assert.Equal(t, "2 errors, 0 warnings", s.desk.problems.count.Text)
	s.commands.find("validate").call()
	s.checkedAll()
	assert.True(t, s.FocusedOn(s.sketch()), "a problem leads to its cell")
	assert.Equal(t, game.Cell{Col: 9, Row: 0}, s.sketch().At())
	assert.NotEmpty(t, s.Reading("j1: land, fighter of Sky blue"))
	assert.NotEmpty(t, s.Reading("has no way"), "with what is wrong there")
	assert.NotEmpty(t, s.Reading("can’t be played until its errors are mended"))
	for _, b := range viewtest.All[*editorui.Button](s) {
		if b.Text == "Measure balance" || b.Text == "Try…" {
			assert.True(t, b.Disabled(), b.Text)
		}
	}
	s.brush("land")
	s.tapCells(game.Cell{Col: 4, Row: 4}, game.Cell{Col: 4, Row: 5})
	s.brush("archer of Orange")
	s.tapCells(game.Cell{Col: 1, Row: 9})
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

// All squares that a problem is about are marked, each tells of it, and each problem has a line of its own.
func TestAllCellsOfAProblemAreMarked(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open("levels/moat.xml")
	s.brush("wall")
	s.tapCells(game.Cell{Col: 1, Row: 1}, game.Cell{Col: 2, Row: 2}, game.Cell{Col: 0, Row: 3}, game.Cell{Col: 1, Row: 3})
	s.brush("fighter of Orange")
	s.tapCells(game.Cell{Col: 7, Row: 8})
	s.checkedAll()
	assert.Equal(t, []game.Cell{{Col: 0, Row: 2}, {Col: 1, Row: 2}}, s.marked())
	for col := range int8(2) {
		s.sketch().Go(game.Cell{Col: col, Row: 2})
		lines := strings.Split(s.Reading("no unit can come to"), "\n")
		require.Len(t, lines, 2, "%q", lines)
		assert.Contains(t, lines[0], "no unit can come to")
		assert.Contains(t, lines[1], "sides")
	}
	s.sketch().Go(game.Cell{Col: 5, Row: 5})
	assert.Empty(t, s.Reading("walls.\n"), "elsewhere it isn't told")
}

// marked returns the cells of a level that have a sign, by rows.
func (s *stand) marked() (cells []game.Cell) {
	s.T.Helper()
	signed := map[game.Cell]bool{}
	for _, o := range test.WidgetRenderer(s.sketch()).Objects() {
		if sign, ok := o.(*canvas.Text); ok && sign.Visible() && sign.Text == "!" {
			signed[s.cellAt(o.Position().AddXY(o.Size().Width/2, o.Size().Height/2))] = true
		}
	}
	for square := range int8(100) {
		if c := (game.Cell{Col: square % 10, Row: square / 10}); signed[c] {
			cells = append(cells, c)
		}
	}
	return cells
}

// cellAt returns the cell of a level whose middle is nearest.
func (s *stand) cellAt(at fyne.Position) (nearest game.Cell) {
	least := float32(math.MaxFloat32)
	for square := range int8(100) {
		c := game.Cell{Col: square % 10, Row: square / 10}
		way := s.sketch().Spot(c).Subtract(at)
		if away := way.X*way.X + way.Y*way.Y; away < least {
			nearest, least = c, away
		}
	}
	return nearest
}

// A stroke is one step, which is undone and done again; so is a generated board.
func TestStrokesAreUndone(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.addBoard("New level…", "The Ford")
	blank := s.level("the_ford")
	s.brush("wall")
	s.dragOver(game.Cell{Col: 2, Row: 2}, game.Cell{Col: 6, Row: 2})
	s.dragOver(game.Cell{Col: 2, Row: 3}, game.Cell{Col: 6, Row: 3})
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
			s.sketch() // of backgammon
			c.at = s.firstChecker()
		}
		s.brush(c.brush)
		s.tapCells(c.at)
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
	s.window.Canvas().Focus(s.sketch())
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
	at := s.sketch().At()
	s.window.Canvas().Unfocus()
	s.commands.find("validate").call()
	s.checkedAll()
	assert.True(t, s.FocusedOn(s.sketch()))
	assert.Equal(t, at, s.sketch().At(), "it is at no cell")
	s.TypeKey(fyne.KeyRight)
	s.TypeKey(fyne.KeySpace)
	assert.Equal(t, "..FF......", s.level("the_ford").Units[2])
	s.TypeKey(fyne.KeyDelete)
	assert.Equal(t, "..F.......", s.level("the_ford").Units[2])
	assert.NotNil(t, s.work.Pack().Document(ford), "the level is still there")
}

// Areas are extended, owned and given dice; what can't be done is said.
func TestAMapIsDrawn(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.addBoard("New map…", "Isle")
	m := func() schema.Map {
		found, ok := s.work.Pack().Map("isle")
		require.True(t, ok)
		return found
	}
	s.brush("the area where")
	s.dragOver(game.Cell{Col: 4, Row: 2}, game.Cell{Col: 5, Row: 2})
	assert.Equal(t, "aaaabb", m().Rows[0])
	s.brush("owned by Orange")
	s.tapCells(game.Cell{Col: 2, Row: 2})
	s.checkedAll()
	assert.NotEmpty(t, s.work.Pack().Document("maps/isle.xml").Diagnostics(), "all have an owner, or none")
	s.tapCells(game.Cell{Col: 7, Row: 2})
	s.brush("owned by Sky blue")
	s.tapCells(game.Cell{Col: 2, Row: 5}, game.Cell{Col: 7, Row: 5})
	s.brush("a die more")
	s.tapCells(game.Cell{Col: 2, Row: 2}, game.Cell{Col: 0, Row: 0})
	assert.NotEmpty(t, s.Reading("There is no area on this cell."))
	assert.Equal(t, 4, m().Areas[0].Dice)
	s.checkedAll()
	s.Press("Measure balance")
	s.Until(func() bool { return s.Reading("of 400 games.") != "" && s.Reading("seed 1") != "" })
	s.undoAll()
	assert.Nil(t, s.work.Pack().Document("maps/isle.xml"))
}

// Where games are drawn a board isn't called fair: two fighters who are careful wait for each other.
func TestADrawnBoardIsNotCalledFair(t *testing.T) {
	quick.Skip(t, "measures the balance of a board")
	for _, told := range []struct{ language, add, level, measure, said string }{
		{"en", "Add", "Level 30", "Measure balance",
			"Drawn: 400 of 400 games. Most games are drawn, and too few decided to tell: try a stronger player. Level 30 against itself, seed 1; 50 % is even."},
		{"uk", "Додати", "Рівень 30", "Виміряти баланс",
			"Нічиїх: 400 з 400 ігор. Більшість ігор – нічиї, а вирішених замало, щоб судити: спробуйте сильнішого гравця. Рівень 30 проти себе, зерно 1; рівність – 50 %."},
	} {
		s := newStand(t, viewtest.OnDesktop, told.language)
		s.commands.find("add_level").call()
		s.Press(told.add)
		s.checkedAll()
		for _, brain := range viewtest.All[*editorui.Select](s) {
			if slices.Contains(brain.Options, told.level) {
				brain.SetSelected(told.level)
			}
		}
		s.Press(told.measure)
		s.Until(func() bool { return len(viewtest.All[*widget.ProgressBar](s)) == 0 })
		assert.Equal(t, told.said, s.Reading("400"))
	}
}

// A form calls a game by its name in the language of the editor; in the file stands its id.
func TestFormsCallGamesByTheirNames(t *testing.T) {
	for language, names := range map[string][]string{"en": {"Reversi", "Backgammon"}, "uk": {"Реверсі", "Нарди"}} {
		s := newStand(t, viewtest.OnDesktop, language)
		s.open("positions/golden_anchors.xml")
		game := s.row(schema.PositionKind, "game").Control.Focus.(*editorui.Select)
		assert.Equal(t, names, game.Options)
		assert.Equal(t, names[1], game.Selected)
		game.SetSelected(names[0])
		p, ok := s.work.Pack().Position("golden_anchors")
		require.True(t, ok)
		assert.Equal(t, schema.Reversi, p.Game)
		s.undoAll()
		assert.Equal(t, names[1], game.Selected)
	}
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

// Who goes on drawing while games are measured is told that the figures are of before; Stop ends them.
func TestMeasuringIsLeftBehindByEdits(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open("levels/moat.xml")
	s.Press("Measure balance")
	s.Until(func() bool { return s.Reading(" games.") != "" })
	s.brush("wall")
	s.tapCells(game.Cell{Col: 5, Row: 5})
	assert.True(t, strings.HasPrefix(s.Reading(" games."), "Before the latest edits:"))
	s.Press("Stop")
	assert.Empty(t, viewtest.All[*widget.ProgressBar](s))
	s.Press("Measure balance")
	s.open("levels/two_bridges.xml")
	assert.Empty(t, s.Reading(" games."), "another board is another question")
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
	assert.True(t, s.FocusedOn(s.sketch()))
	assert.Equal(t, game.Cell{Col: 9, Row: 0}, s.sketch().At())
}

// Changes that bring a map nearer to even are offered, told with their figures, and taken by a tap.
func TestChangesOfAMapAreSuggested(t *testing.T) {
	for _, told := range []struct{ language, suggest, found, nearer, take string }{
		{"en", "Suggest", "Single changes that surely bring the board nearer to even, of ", " points nearer (", "Take"},
		{"uk", "Запропонувати", "Окремі зміни, які напевно наближають дошку до рівності, з випробуваних (", "ближче на ", "Взяти"},
	} {
		s := newStand(t, viewtest.OnDesktop, told.language)
		s.open("maps/twin_bays.xml")
		s.set("maps/twin_bays.xml", "area[0]@dice", "8")
		s.set("maps/twin_bays.xml", "area[6]@dice", "8")
		s.checkedAll()
		fairness := s.desk.page(schema.MapKind).board.Fairness
		fairness.Suggest.Rounds = []int{4, 60}
		fairness.Brain.SetSelectedIndex(slices.Index(fairness.Ids, "random"))
		s.Press(told.suggest)
		bar := viewtest.All[*widget.ProgressBar](s)
		require.Len(t, bar, 1)
		s.Until(func() bool { return s.Reading(told.found) != "" })
		assert.Empty(t, viewtest.All[*widget.ProgressBar](s))
		assert.Regexp(t, `\d+ % .*\(\d+–\d+\).*\+\d`, s.Reading(told.nearer))
		before := s.work.Pack()
		s.Press(told.take)
		assert.NotEqual(t, before.Hash(), s.work.Pack().Hash())
		assert.Empty(t, s.Reading(told.found), "that was of another map")
		s.undo()
		assert.Equal(t, before.Hash(), s.work.Pack().Hash())
	}
}

// A search for changes ends with a tap, with an edit, and when something else is measured; positions have none.
func TestASearchForChangesIsGivenUp(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open("levels/moat.xml")
	work := s.desk.page(schema.LevelKind).board.Fairness.Suggest.Work
	for name, end := range map[string]func(){
		"by its button":           func() { work.Forget() },
		"by an edit":              func() { s.brush("wall"); s.tapCells(game.Cell{Col: 5, Row: 5}) },
		"by a measurement":        func() { s.Press("Measure balance"); s.Press("Stop") },
		"by going somewhere else": func() { s.open("levels/two_bridges.xml") },
	} {
		s.Press("Suggest")
		require.True(t, work.Active.Visible(), name)
		end()
		assert.False(t, work.Active.Visible(), name)
	}
	s.open("positions/golden_anchors.xml")
	assert.False(t, s.desk.page(schema.PositionKind).board.Fairness.Suggest.Work.Object.Visible())
	assert.NotEmpty(t, s.Reading("A position where moves by lot lead isn’t even."))
	s.open("maps/ring_lake.xml")
	assert.NotEmpty(t, s.Reading("A generated map isn’t the same for all"))
}

// The next level that is even between equals is looked for, and told with how that was measured.
func TestTheNextEvenLevelIsGenerated(t *testing.T) {
	quick.Skip(t, "measures the balance of boards")
	s := newStand(t, viewtest.OnDesktop, "en")
	s.addBoard("New level…", "The Ford")
	fairness := s.desk.page(schema.LevelKind).board.Fairness
	fairness.Brain.SetSelectedIndex(slices.Index(fairness.Ids, "random"))
	assert.NotEmpty(t, s.Reading("A generated level lies the same on both sides"))
	before := s.level("the_ford")
	s.Press("Next even one")
	s.Until(func() bool { return s.Reading("; levels looked at: ") != "" })
	assert.Regexp(t, `wins (4[5-9]|5[0-5]) % \((4[5-9]|50)–5[0-5]\) of 1200 games of .* against itself; levels looked at: \d+\.$`, s.Reading("levels looked at"))
	assert.NotEqual(t, before.Terrain, s.level("the_ford").Terrain)
	s.undo()
	assert.Equal(t, before, s.level("the_ford"))
}
