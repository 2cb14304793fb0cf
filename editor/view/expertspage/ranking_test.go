package expertspage_test

import (
	"fmt"
	"slices"
	"strconv"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/view/expertspage"
	"boardduels/editor/view/viewtest"
	"boardduels/internal/quick"
	"boardduels/kb"
	"boardduels/schema"
)

// Who types one rank after the other sees the one that was typed last, and what sorts them.
func TestWhatWasRankedLastStaysInSight(t *testing.T) {
	s := newStand(t, viewtest.OnLaptop, "en")
	lines := viewtest.All[*expertspage.RankLine](s)
	scroll := lines[0].Ranking.Object
	seen := func(o fyne.CanvasObject) bool {
		place := viewtest.Place
		top := place(o).Y - place(scroll).Y
		return top >= -1 && top+o.Size().Height <= scroll.Size().Height+1
	}
	s.Canvas().Focus(lines[0].Number)
	for place := range lines[1:] {
		s.Retype(s.Canvas().Focused(), strconv.Itoa(place))
		s.TypeKey(fyne.KeyReturn)
		require.True(t, s.FocusedOn(lines[place+1].Number))
		assert.True(t, seen(lines[place]), place)
		assert.True(t, seen(lines[place+1]), place)
	}
	sort := lines[0].Ranking.Sort
	assert.False(t, sort.Disabled())
	place := viewtest.Place
	assert.LessOrEqual(t, place(sort).Y+sort.Size().Height, place(scroll).Y, "above the lines")
	s.Press("Sort by importance")
	assert.True(t, sort.Disabled(), "they are sorted")

	s.Retype(lines[3].Number, "20")
	s.TypeKey(fyne.KeyReturn)
	assert.Equal(t, 13, s.firstRow()[lines[3].Input])
	assert.NotEmpty(t, s.Reading("Ranks go from 0 to 13: 20 was taken"))
	s.Retype(lines[4].Number, "5")
	s.TypeKey(fyne.KeyReturn)
	assert.Empty(t, s.Reading("Ranks go from"))
}

func TestInputsAreRankedByNumberButtonAndDragging(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	lines := viewtest.All[*expertspage.RankLine](s)
	require.Len(t, lines, schema.Inputs)
	third := lines[2].Input

	test.Tap(lines[2].Up)
	assert.Equal(t, 12, s.firstRow()[third])
	assert.Equal(t, third, lines[1].Input)

	s.Retype(lines[1].Number, "0")
	lines[1].Number.OnSubmitted("0")
	assert.Equal(t, 0, s.firstRow()[third])
	assert.Equal(t, third, lines[1].Input, "lines stay while numbers are typed")
	s.Press("Sort by importance")
	assert.Equal(t, third, lines[13].Input)

	lines[13].Dragged(&fyne.DragEvent{Dragged: fyne.Delta{DY: -13 * lines[13].Size().Height}})
	lines[13].DragEnd()
	assert.Equal(t, 13, s.firstRow()[third])

	row := s.firstRow()
	sorted := slices.Sorted(slices.Values(row[:]))
	assert.Equal(t, []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13}, sorted)
	assert.False(t, schema.HasErrors(s.Pack().Document("priorities/knight.xml").Diagnostics()))
	for range 3 {
		s.Work.Undo()
	}
	assert.Empty(t, s.Work.Dirty())
}

// A table on paper lists its inputs in its own order, and is typed in it.
func TestATableOnPaperIsTypedInItsOwnOrder(t *testing.T) {
	for _, paper := range [][]int{
		{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13},
		{13, 11, 12, 0, 2, 1, 9, 10, 3, 4, 8, 7, 5, 6},
	} {
		s := newStand(t, viewtest.OnDesktop, "en")
		lines := viewtest.All[*expertspage.RankLine](s)
		s.Canvas().Focus(lines[0].Number)
		for i, rank := range paper {
			s.Retype(lines[i].Number, fmt.Sprint(rank))
			s.TypeKey(fyne.KeyReturn)
		}
		for i, rank := range paper {
			assert.Equal(t, rank, s.firstRow()[lines[i].Input])
		}
	}
}

func TestEscapeTakesATypedNumberBack(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	line := viewtest.All[*expertspage.RankLine](s)[2]
	for _, text := range []string{"7", "many"} {
		s.Retype(line.Number, text)
		s.TypeKey(fyne.KeyEscape)
		assert.Equal(t, "11", line.Number.Text)
	}
	s.Retype(line.Number, "many")
	s.TypeKey(fyne.KeyReturn)
	assert.Equal(t, "11", line.Number.Text, "what is no number isn't entered")
	assert.Empty(t, s.Work.Dirty())
}

func TestEnterLeadsToTheNextNumber(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	lines := viewtest.All[*expertspage.RankLine](s)
	next := lines[1].Input
	s.Retype(lines[0].Number, "5")
	s.TypeKey(fyne.KeyReturn)
	assert.True(t, s.FocusedOn(lines[1].Number))
	assert.Equal(t, next, lines[1].Input)
	assert.Equal(t, lines[1].Number.Text, lines[1].Number.SelectedText(), "what is typed next replaces it")
	s.TypeKey(fyne.KeyDown)
	assert.Equal(t, next, lines[1].Input, "an arrow changes the number, not what the line is of")
	s.Retype(lines[13].Number, "1123")
	s.TypeKey(fyne.KeyReturn)
	assert.Equal(t, 13, s.firstRow()[lines[13].Input])
	assert.Equal(t, "13", lines[13].Number.Text)
}

// A table in which nothing was entered can't be called finished, and says on its page that it has no say.
func TestAnEmptyTableSaysThatItHasNoSay(t *testing.T) {
	for _, language := range quick.First("en", "uk") {
		s := newStand(t, viewtest.OnLaptop, language)
		tells := func(key string) bool { return s.Reading(s.Texts().Text(key)) != "" }
		require.NoError(t, s.Work.Do(document.Add{Item: document.Item{Type: schema.HeroKind, ID: "bard"}, Name: "Bard"}))
		s.Do(document.AddExpert{Table: "bard", Name: "Ann"})
		s.Show("priorities/bard.xml")
		counts := s.Check(s.Texts().Text("editor.experts.counts"))
		assert.True(t, counts.Disabled())
		assert.True(t, tells("editor.experts.blank_note"))
		test.Tap(viewtest.All[*expertspage.RankLine](s)[13].Up)
		assert.False(t, counts.Disabled())
		assert.True(t, tells("editor.experts.draft_used"))
		counts.SetChecked(true)
		assert.False(t, tells("editor.experts.draft_used"))
		s.Press(s.Texts().Text("editor.experts.add"))
		assert.True(t, tells("editor.experts.blank_note"))
		test.Tap(viewtest.All[*expertspage.RankLine](s)[13].Up)
		assert.True(t, tells("editor.experts.draft_note"))
	}
}

func TestExpertsComeAndGo(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	agreed := s.Reading("Kendall’s W")
	s.Press("Add expert")
	experts, _ := s.Pack().Find(schema.PrioritiesKind, "knight").Experts()
	assert.Len(t, experts, 4)
	assert.NotEmpty(t, s.Reading("4. "+experts[3].Name+" (a draft, doesn’t count)"))
	lines := viewtest.All[*expertspage.RankLine](s)
	test.Tap(lines[13].Up)
	after, _ := s.Pack().Find(schema.PrioritiesKind, "knight").Experts()
	assert.NotEqual(t, experts[3].Priorities, after[3].Priorities, "the new expert is the one that is edited next")
	assert.Equal(t, experts[:3], after[:3])
	assert.Equal(t, agreed, s.Reading("Kendall’s W"))
	assert.NotEmpty(t, s.Reading("Tick “Counts”"))
	for _, check := range viewtest.All[*editorui.Check](s) {
		if check.Text == "Counts" {
			check.SetChecked(true)
		}
	}
	assert.NotEqual(t, agreed, s.Reading("Kendall’s W"))
	assert.Empty(t, s.Reading("a draft"))
	assert.Empty(t, s.Reading("Tick “Counts”"))

	s.Show("priorities/listing.xml")
	lines = viewtest.All[*expertspage.RankLine](s)
	assert.True(t, !lines[0].Down.Allowed(), "scores aren't moved by places")
	s.Retype(lines[0].Number, "-3")
	lines[0].Number.OnSubmitted("-3")
	listing, _ := s.Pack().Find(schema.PrioritiesKind, "listing").Experts()
	assert.Contains(t, listing[0].Priorities[0], -3)
}

// How far the experts agree is told in words and numbers, for the kind of action that is shown.
func TestAgreementIsToldInWords(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	experts, _ := s.Pack().Find(schema.PrioritiesKind, "knight").Experts()
	found := kb.Agree(experts, 0)
	assert.Contains(t, s.Reading("Kendall’s W"), s.Texts().Decimal(found.W, 2))
	assert.NotEmpty(t, s.Reading("1 – 2"))
	assert.NotEmpty(t, s.Reading("2 – 3"))
	before := s.Reading("Kendall’s W")
	s.Press("Major attack")
	assert.NotEqual(t, before, s.Reading("Kendall’s W"))

	s.Press("Attack")
	lines := viewtest.All[*expertspage.RankLine](s)
	s.Do(document.RankInput{Table: "knight", Expert: 0, Neuron: 0, Input: lines[13].Input, Rank: 13})
	assert.NotEmpty(t, s.Reading("13, all together"), "who departs where")
}

func TestASingleExpertHasNobodyToAgreeWith(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.Show("priorities/listing.xml")
	assert.NotEmpty(t, s.Reading("nobody to compare"))
	assert.Empty(t, s.Reading("Kendall’s W"))
}

// Who contradict each other are seen to, and a single expert's scores depart from nothing.
func TestAgreementIsShownAsItIs(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	experts, _ := s.Pack().Find(schema.PrioritiesKind, "knight").Experts()
	for input, rank := range experts[0].Priorities[0] {
		s.Set("priorities/knight.xml", fmt.Sprintf("expert[1]/neuron[0]/input[%d]", input), fmt.Sprint(schema.Inputs-1-rank))
	}
	assert.NotEmpty(t, s.Reading("−1"))
	bars := viewtest.All[*fyne.Container](s)
	var shares []editorui.ShareLayout
	for _, c := range bars {
		if share, ok := c.Layout.(editorui.ShareLayout); ok {
			shares = append(shares, share)
		}
	}
	assert.Contains(t, shares, editorui.ShareLayout(1))

	s.Show("priorities/listing.xml")
	g := s.Grid(schema.Inputs)
	for row := range schema.Inputs {
		assert.Zero(t, g.Model.Cell(row, 1).Shade)
	}
}

func TestABlankGoesIntoAnExpertsNameAndNote(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.Retype(s.page.Name, "Old hand")
	s.Retype(s.page.Note, "Plays since 2019 ")
	require.Equal(t, "Old hand", s.experts()[0].Name)
	require.Equal(t, "Plays since 2019", s.experts()[0].Note)
}

// What others change while somebody types a number leaves what is typed alone.
func TestANumberThatIsBeingTypedStaysThroughAnEditElsewhere(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	l := s.page.Ranking.Lines[3]
	s.Retype(l.Number, "1")
	s.Set(viewtest.Cleave, "cost", "7")
	require.Equal(t, "1", l.Number.Text)
	l.Number.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	require.NotEqual(t, "1", l.Number.Text)
}

// In the list of priorities the name of an input stands beside its number, and words don't touch the edges of buttons.
func TestNamesStandBesideTheirNumbers(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	middle := func(o fyne.CanvasObject) float32 {
		return viewtest.Place(o).Y + o.Size().Height/2
	}
	lines := viewtest.All[*expertspage.RankLine](s)
	assert.NotEmpty(t, lines)
	for _, l := range lines {
		assert.InDelta(t, middle(l.Number), middle(l.Name), 0.1, l.Name.Text)
		assert.InDelta(t, viewtest.Place(lines[0].All).X, viewtest.Place(l.All).X, 0.1, "also where a line can't go up or down")
	}
	dense := editorui.NewButton("Replace № 1", nil, nil)
	test.NewTempWindow(t, editorui.Dense(dense))
	text := fyne.MeasureText(dense.Text, editorui.GridTextSize, fyne.TextStyle{Bold: true})
	assert.GreaterOrEqual(t, dense.MinSize().Width, text.Width+15)
}
