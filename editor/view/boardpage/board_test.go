package boardpage_test

import (
	"math"
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
	"boardduels/runtime/game"
	"boardduels/schema"
)

// All squares that a problem is about are marked, each tells of it, and each problem has a line of its own.
func TestAllCellsOfAProblemAreMarked(t *testing.T) {
	s := newStand(t, "en", "levels/moat.xml")
	s.Brush("wall")
	s.TapCells(game.Cell{Col: 1, Row: 1}, game.Cell{Col: 2, Row: 2}, game.Cell{Col: 0, Row: 3}, game.Cell{Col: 1, Row: 3})
	s.Brush("fighter of Orange")
	s.TapCells(game.Cell{Col: 7, Row: 8})
	s.page.Complain(s.Problems())
	assert.Equal(t, []game.Cell{{Col: 0, Row: 2}, {Col: 1, Row: 2}}, s.marked())
	for col := range int8(2) {
		s.Sketch().Go(game.Cell{Col: col, Row: 2})
		lines := strings.Split(s.Reading("no unit can come to"), "\n")
		require.Len(t, lines, 2, "%q", lines)
		assert.Contains(t, lines[0], "no unit can come to")
		assert.Contains(t, lines[1], "sides")
	}
	s.Sketch().Go(game.Cell{Col: 5, Row: 5})
	assert.Empty(t, s.Reading("walls.\n"), "elsewhere it isn't told")
}

// marked returns the cells of a level that have a sign, by rows.
func (s *stand) marked() (cells []game.Cell) {
	s.T.Helper()
	signed := map[game.Cell]bool{}
	for _, o := range test.WidgetRenderer(s.Sketch()).Objects() {
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
		way := s.Sketch().Spot(c).Subtract(at)
		if away := way.X*way.X + way.Y*way.Y; away < least {
			nearest, least = c, away
		}
	}
	return nearest
}

// Areas are extended, owned and given dice; what can't be done is said.
func TestAMapIsDrawn(t *testing.T) {
	s := newStand(t, "en", "maps/isle.xml")
	m := func() schema.Map {
		found, ok := s.Pack().Map("isle")
		require.True(t, ok)
		return found
	}
	s.Brush("the area where")
	s.DragOver(game.Cell{Col: 4, Row: 2}, game.Cell{Col: 5, Row: 2})
	assert.Equal(t, "aaaabb", m().Rows[0])
	s.Brush("owned by Orange")
	s.TapCells(game.Cell{Col: 2, Row: 2})
	s.WorkOff()
	assert.NotEmpty(t, s.Pack().Document("maps/isle.xml").Diagnostics(), "all have an owner, or none")
	s.TapCells(game.Cell{Col: 7, Row: 2})
	s.Brush("owned by Sky blue")
	s.TapCells(game.Cell{Col: 2, Row: 5}, game.Cell{Col: 7, Row: 5})
	s.Brush("a die more")
	s.TapCells(game.Cell{Col: 2, Row: 2}, game.Cell{Col: 0, Row: 0})
	assert.NotEmpty(t, s.Reading("There is no area on this cell."))
	assert.Equal(t, 4, m().Areas[0].Dice)
	s.WorkOff()
	s.Press("Measure balance")
	s.Until(func() bool { return s.Reading("of 400 games.") != "" && s.Reading("seed 1") != "" })
	s.UndoAll()
	assert.Nil(t, s.Pack().Document("maps/isle.xml"))
}

// Where games are drawn a board isn't called fair: two fighters who are careful wait for each other.
func TestADrawnBoardIsNotCalledFair(t *testing.T) {
	quick.Skip(t, "measures the balance of a board")
	for _, told := range []struct{ language, level, measure, said string }{
		{"en", "Level 30", "Measure balance",
			"Drawn: 400 of 400 games. Most games are drawn, and too few decided to tell: try a stronger player. Level 30 against itself, seed 1; 50 % is even."},
		{"uk", "Рівень 30", "Виміряти баланс",
			"Нічиїх: 400 з 400 ігор. Більшість ігор – нічиї, а вирішених замало, щоб судити: спробуйте сильнішого гравця. Рівень 30 проти себе, зерно 1; рівність – 50 %."},
	} {
		s := newStand(t, told.language, "levels/level.xml")
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

// Who goes on drawing while games are measured is told that the figures are of before; Stop ends them.
func TestMeasuringIsLeftBehindByEdits(t *testing.T) {
	s := newStand(t, "en", "levels/moat.xml")
	s.Press("Measure balance")
	s.Until(func() bool { return s.Reading(" games.") != "" })
	s.Brush("wall")
	s.TapCells(game.Cell{Col: 5, Row: 5})
	assert.True(t, strings.HasPrefix(s.Reading(" games."), "Before the latest edits:"))
	s.Press("Stop")
	assert.Empty(t, viewtest.All[*widget.ProgressBar](s))
	s.Press("Measure balance")
	s.Show("levels/two_bridges.xml")
	assert.Empty(t, s.Reading(" games."), "another board is another question")
}

// Changes that bring a map nearer to even are offered, told with their figures, and taken by a tap.
func TestChangesOfAMapAreSuggested(t *testing.T) {
	for _, told := range []struct{ language, suggest, found, nearer, take string }{
		{"en", "Suggest", "Single changes that surely bring the board nearer to even, of ", " points nearer (", "Take"},
		{"uk", "Запропонувати", "Окремі зміни, які напевно наближають дошку до рівності, з випробуваних (", "ближче на ", "Взяти"},
	} {
		s := newStand(t, told.language, "maps/twin_bays.xml")
		s.Set("maps/twin_bays.xml", "area[0]@dice", "8")
		s.Set("maps/twin_bays.xml", "area[6]@dice", "8")
		s.WorkOff()
		fairness := s.page.Fairness
		fairness.Suggest.Rounds = []int{4, 60}
		fairness.Brain.SetSelectedIndex(slices.Index(fairness.Ids, "random"))
		s.Press(told.suggest)
		bar := viewtest.All[*widget.ProgressBar](s)
		require.Len(t, bar, 1)
		s.Until(func() bool { return s.Reading(told.found) != "" })
		assert.Empty(t, viewtest.All[*widget.ProgressBar](s))
		assert.Regexp(t, `\d+ % .*\(\d+–\d+\).*\+\d`, s.Reading(told.nearer))
		before := s.Pack()
		s.Press(told.take)
		assert.NotEqual(t, before.Hash(), s.Pack().Hash())
		assert.Empty(t, s.Reading(told.found), "that was of another map")
		s.Work.Undo()
		assert.Equal(t, before.Hash(), s.Pack().Hash())
	}
}

// A search for changes ends with a tap, with an edit, and when something else is measured; positions have none.
func TestASearchForChangesIsGivenUp(t *testing.T) {
	s := newStand(t, "en", "levels/moat.xml")
	work := s.page.Fairness.Suggest.Work
	for name, end := range map[string]func(){
		"by its button":           func() { work.Forget() },
		"by an edit":              func() { s.Brush("wall"); s.TapCells(game.Cell{Col: 5, Row: 5}) },
		"by a measurement":        func() { s.Press("Measure balance"); s.Press("Stop") },
		"by going somewhere else": func() { s.Show("levels/two_bridges.xml") },
	} {
		s.Press("Suggest")
		require.True(t, work.Active.Visible(), name)
		end()
		assert.False(t, work.Active.Visible(), name)
	}
	s = newStand(t, "en", "positions/golden_anchors.xml")
	assert.False(t, s.page.Fairness.Suggest.Work.Object.Visible())
	assert.NotEmpty(t, s.Reading("A position where moves by lot lead isn’t even."))
	s = newStand(t, "en", "maps/ring_lake.xml")
	assert.NotEmpty(t, s.Reading("A generated map isn’t the same for all"))
}

// The next level that is even between equals is looked for, and told with how that was measured.
func TestTheNextEvenLevelIsGenerated(t *testing.T) {
	quick.Skip(t, "measures the balance of boards")
	s := newStand(t, "en", "levels/the_ford.xml")
	fairness := s.page.Fairness
	fairness.Brain.SetSelectedIndex(slices.Index(fairness.Ids, "random"))
	assert.NotEmpty(t, s.Reading("A generated level lies the same on both sides"))
	before := s.level("the_ford")
	s.Press("Next even one")
	s.Until(func() bool { return s.Reading("; levels looked at: ") != "" })
	assert.Regexp(t, `wins (4[5-9]|5[0-5]) % \((4[5-9]|50)–5[0-5]\) of 1200 games of .* against itself; levels looked at: \d+\.$`, s.Reading("levels looked at"))
	assert.NotEqual(t, before.Terrain, s.level("the_ford").Terrain)
	s.Work.Undo()
	assert.Equal(t, before, s.level("the_ford"))
}
