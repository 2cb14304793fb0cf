package casespage_test

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/view/casespage"
	"boardduels/editor/view/viewtest"
	"boardduels/internal/quick"
	"boardduels/schema"
)

func TestCasesAreEditedInPlace(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	g := s.Grid(caseRows)
	viewtest.TapCell(g, 4, 3)
	s.Retype(g.Entry, "0,25")
	assert.EqualValues(t, 0.25, s.cases()[3].Inputs[4])
	g.Entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	s.Retype(g.Entry, "0.5")
	assert.EqualValues(t, 0.5, s.cases()[3].Inputs[5])
	g.Entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyTab})
	s.Retype(g.Entry, "7")
	assert.True(t, g.Model.Cell(5, 4).Wrong)
	g.Entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	assert.False(t, g.Holder.Visible())
	problems := s.Problems()
	require.Len(t, problems, 1)
	s.page.Focus(problems[0].Path)
	assert.Equal(t, []int{5, 4}, []int{g.Row, g.Column})
	for range 3 {
		s.Work.Undo()
	}
	assert.Empty(t, s.Work.Dirty())
}

func TestCasesComeAndGo(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	assert.True(t, s.Reads("10 of 10 cases"))
	g := s.Grid(caseRows)
	viewtest.TapCell(g, -1, 2)
	assert.True(t, s.Reads("Case № 2"))
	s.Press("Delete")
	assert.Len(t, s.cases(), 9)
	s.Press("Add case")
	assert.Len(t, s.cases(), 10)
	assert.Equal(t, 10, s.cases()[9].ID)
	assert.True(t, s.Reads("Case № 10"), "the new case is the one that is edited next")

	s.Press("Delete")
	viewtest.TapCell(g, -1, 3)
	s.Press("Duplicate")
	assert.Len(t, s.cases(), 10)
	copied := s.cases()[4].ID
	s.Press("Delete")
	assert.NotEqual(t, copied, s.cases()[4].ID)
}

func TestLostHPFollowsInTheTable(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "uk")
	g := s.Grid(caseRows)
	viewtest.TapCell(g, 0, 3)
	s.Retype(g.Entry, "0,3")
	assert.Equal(t, "0,3", g.Model.Cell(0, 3).Text, "as Ukrainian writes it")
	assert.Equal(t, "0,7", g.Model.Cell(13, 3).Text)
	s.Work.Undo()
	assert.Empty(t, s.Work.Dirty())
}

// What an AI has learned has many decimals, and so may have what an expert types, who may also err. The table shows
// what a cell has room for, the entry all of it, and what isn't edited stays as it is.
func TestLongNumbersFitTheirCells(t *testing.T) {
	const file, learned = "cases/knight.xml", "0.41893327"
	for _, language := range quick.First("en", "uk") {
		s := newStand(t, viewtest.OnDesktop, language)
		g := s.Grid(caseRows)
		for row := 0; row < caseRows; row += 4 {
			s.Set(file, s.pathOf(row, 3), learned)
		}
		s.Set(file, s.pathOf(2, 4), "1000000000000")
		s.Set(file, s.pathOf(3, 4), "what is it?")
		s.Set(file, "case[3]@id", "999999")
		s.AssertLabelsFit(g, language)
		assert.True(t, s.Reads(s.Texts().Decimal(0.42, 2)))
		before := s.Pack().Document(file).Source()

		for row := 0; row < caseRows; row += 4 {
			viewtest.TapCell(g, row, 3)
			assert.Equal(t, s.Texts().Number(learned), g.Entry.Text)
			assert.GreaterOrEqual(t, g.Holder.Size().Width, fyne.MeasureText(learned, editorui.GridTextSize, fyne.TextStyle{}).Width)
		}
		viewtest.TapCell(g, 2, 9)
		s.Retype(g.Entry, s.Texts().Number(learned))
		assert.LessOrEqual(t, g.Holder.Position().X+g.Holder.Size().Width, g.Size().Width, "in the last column, too")
		s.Work.Undo()
		assert.Equal(t, before, s.Pack().Document(file).Source())
	}
}

func (s *stand) pathOf(row, column int) string {
	return s.page.CellPath(row, column)
}

func TestRowsOfCasesAreExplained(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	g := s.Grid(caseRows)
	assert.NotEmpty(t, s.Reading("A column is a situation"))
	pos, _ := g.Place(caseRows-2, 0)
	g.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: pos.AddXY(-20, 5)}})
	assert.NotEmpty(t, s.Reading("Used in wins: Share of the won matches"))
	g.MouseOut()
	assert.NotEmpty(t, s.Reading("A column is a situation"))
	viewtest.TapCell(g, caseRows-1, 2)
	assert.NotEmpty(t, s.Reading("Frequency: Share of the decisions"))
}

func TestAFullCaseBaseSaysSo(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	assert.NotEmpty(t, s.Reading("the limit"))
	viewtest.TapCell(s.Grid(caseRows), -1, 0)
	s.Press("Delete")
	assert.Empty(t, s.Reading("the limit"))
	assert.True(t, s.Reads("9 of 10 cases"))
}

func TestACaseIsComparedWithTheOthers(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	assert.True(t, s.Reads("Answered by"))
	assert.True(t, s.Reads("№1 ("), "the case nearest to the opening is the first")
	cases := s.cases()
	assert.Zero(t, casespage.Distance(&cases[3], &cases[3]))
	assert.Equal(t, casespage.Distance(&cases[3], &cases[5]), casespage.Distance(&cases[5], &cases[3]))
}

// learned puts habits into the knight's document, as learning does.
type learned []schema.Habit

func (learned) Kind() string { return "set" }

func (learned) Subject() string { return document.HabitPath(0) }

func (e learned) Changes(pack *schema.Pack) (changes []document.Change, err error) {
	d := pack.Find(schema.CasesKind, "knight")
	next := d
	for i, h := range e {
		if next, err = next.Insert(document.HabitPath(i), h); err != nil {
			return nil, err
		}
	}
	return []document.Change{{File: d.File(), From: d, To: next}}, nil
}

func TestHabitsOfTheUserAreJudged(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	side := s.page.Side
	s.Tab("Habits of the user")
	assert.NotEmpty(t, s.Reading("Nothing is said of the user"))
	require.NoError(t, s.Work.Do(learned{
		{HabitKey: schema.HabitKey{When: "early", Does: "one"}, Seen: 30},
		{HabitKey: schema.HabitKey{When: "hurt", Does: "defends"}, Status: schema.Stated, Seen: 20, Done: 15, Usual: 0.5},
		{HabitKey: schema.HabitKey{When: "early", Does: schema.PlaysCard, Card: "cleave"}, Status: schema.Stated, Seen: 20, Done: 15, Usual: 0.5},
	}))
	assert.NotEmpty(t, s.Reading("With less than half of your hp you mostly play a defence."))
	assert.NotEmpty(t, s.Reading("you mostly play Cleave."))
	assert.Empty(t, s.Reading("just one card"), "it is only counted")

	answer := "It then attacks with two cards or more in 62% of its turns; if it didn’t know you, in 48%."
	assert.Empty(t, s.Reading(answer))
	s.Press("What does the AI do about it?")
	s.Until(func() bool { return len(s.Reading(answer)) > 0 })
	assert.NotEmpty(t, s.Reading("What it does about it doesn’t show yet."))

	habit := func() schema.Habit {
		base, _ := s.Pack().Find(schema.CasesKind, "knight").CaseBase()
		return base.Habits[1]
	}
	choose := func(name string) {
		for _, choice := range viewtest.All[*editorui.Select](s) {
			if slices.Contains(choice.Options, name) {
				choice.SetSelected(name)
				return
			}
		}
	}
	choose("Edited: the share is")
	assert.Equal(t, schema.Edited, habit().Status)
	assert.EqualValues(t, 0.75, habit().Share)
	assert.Empty(t, s.Reading(answer), "of another user than before the edit")
	s.Press("What does the AI do about it?")
	s.Until(func() bool { return len(s.Reading(answer)) > 0 })
	slider := viewtest.All[*widget.Slider](s)[0]
	slider.SetValue(0.4)
	slider.OnChangeEnded(0.4)
	assert.EqualValues(t, float32(0.4), habit().Share)
	assert.NotEmpty(t, s.Reading("An expert says 40%."))
	choose("Forbidden: never said")
	assert.Equal(t, schema.Forbidden, habit().Status)
	assert.Zero(t, habit().Share)
	for range 3 {
		s.Work.Undo()
	}
	assert.Equal(t, schema.Stated, habit().Status)
	side.SelectIndex(0)
	s.page.Focus("habit[1]@status")
	assert.Equal(t, 1, s.shown)
	assert.Equal(t, "Habits of the user", side.Selected().Text)
}

// Equal priorities prefer nothing, whichever stands first.
func TestWhatIsEqualIsNotPreferred(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	for output := range schema.Outputs {
		s.Set("cases/knight.xml", fmt.Sprintf("case[0]/output[%d]", output), "0.3")
	}
	assert.NotEmpty(t, s.Reading("the case says no kind of action to another")+s.Reading("Both prefer: no kind of action to another"))
}
