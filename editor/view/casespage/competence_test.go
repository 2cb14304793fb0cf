package casespage_test

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/competence"
	"boardduels/ai/duel/duelbrains"
	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/playtest"
	"boardduels/editor/view/casespage"
	"boardduels/editor/view/viewtest"
	"boardduels/internal/quick"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

func TestInputsInPointsAndCards(t *testing.T) {
	for _, language := range quick.First("en", "uk") {
		s := newStand(t, viewtest.OnDesktop, language)
		s.Set("cases/knight.xml", "case[3]/input[0]", "0.83")
		s.Set("cases/knight.xml", "case[3]/input[13]", "0.17")
		before := s.Pack().Document("cases/knight.xml").Source()
		s.choosePoints("mage")
		g := s.Grid(caseRows)
		knight, _ := s.Pack().Hero("knight")
		most := int(knight.HP)
		assert.True(t, before == s.Pack().Document("cases/knight.xml").Source(), "to look changes nothing")

		near := g.Model.Cell(0, 3).Text
		assert.Contains(t, near, "≈")
		viewtest.TapCell(g, 0, 3)
		assert.Equal(t, near, g.Entry.Text)
		s.Retype(g.Entry, "20")
		assert.Equal(t, float32(20)/float32(most), s.cases()[3].Inputs[0], "as the game computes it")
		assert.Contains(t, g.Model.Cell(0, 3).Text, "20/")
		assert.NotContains(t, g.Model.Cell(0, 3).Text, "≈")
		assert.NotContains(t, g.Model.Cell(13, 3).Text, "≈", "what is lost follows")
		s.Retype(g.Entry, near)
		assert.True(t, before == s.Pack().Document("cases/knight.xml").Source(), "what stood there before is what it was")
		s.Retype(g.Entry, "many")
		assert.True(t, g.Model.Cell(0, 3).Wrong)
		s.Retype(g.Entry, near)
		viewtest.TapCell(g, 4, 3)
		s.Retype(g.Entry, "2/5")
		assert.EqualValues(t, float32(0.4), s.cases()[3].Inputs[4])
		s.AssertLabelsFit(g, language)

		s.page.Units.Choice.SetSelectedIndex(0)
		assert.Equal(t, s.Texts().Number("0.83"), g.Model.Cell(0, 3).Text)
	}
}

func TestPrioritiesNeedNotAddUp(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	for kind, text := range []string{"0.9", "0.6", "0.3", "0"} {
		s.Set("cases/knight.xml", document.CasePath(0)+"/output["+string(rune('0'+kind))+"]", text)
	}
	viewtest.TapCell(s.Grid(caseRows), -1, 0)
	assert.NotEmpty(t, s.Reading("here they make 1.80"))
	assert.Empty(t, s.Problems(), "that is no problem")
	s.Press("Make the sum 1")
	assert.Equal(t, [schema.Outputs]float32{0.5, 0.33, 0.17, 0}, s.cases()[0].Outputs)
	assert.NotEmpty(t, s.Reading("here they make 1.00"))
}

// While the base has room, one measurement is enough for several cases: it stays, told as one of before.
func TestSeveralCasesAreMadeOfOneMeasurement(t *testing.T) {
	quick.Skip(t, "measures what cases cover")
	s := newStand(t, viewtest.OnDesktop, "en")
	for range 3 {
		require.NoError(t, s.Work.Do(document.DeleteCase{Hero: "knight", Index: 0}))
	}
	s.Tab("Coverage")
	s.Press("Measure all cases")
	s.Until(func() bool { return s.Reading("Farthest from all cases") != "" })
	assert.Empty(t, s.Reading("Measured before"))
	had := len(s.cases())
	cover := s.page.Cover
	cover.Scroll.ScrollToBottom()
	looked := cover.Scroll.Offset
	for made := range 2 {
		s.Press("Make a case")
		require.Len(t, s.cases(), had+made+1)
		assert.NotEmpty(t, s.Reading("Farthest from all cases"))
		assert.NotEmpty(t, s.Reading("Measured before"))
		assert.Equal(t, looked, cover.Scroll.Offset)
	}
	s.Press("Measure anew")
	s.Until(func() bool { return s.Reading("Measured before") == "" })
	links := slices.DeleteFunc(viewtest.All[*widget.Hyperlink](s), func(l *widget.Hyperlink) bool { return !strings.HasPrefix(l.Text, "Case №") })
	require.Len(t, links, had+2)
	s.Set("cases/knight.xml", "case[0]/input[0]", "0.5")
	require.NoError(t, s.Work.Do(document.DeleteCase{Hero: "knight", Index: 0}))
	links[1].OnTapped()
	assert.Equal(t, 0, s.page.Chosen, "that case, wherever it is now")
	s.Show("cases/mage.xml")
	assert.Empty(t, s.Reading("Farthest from all cases"), "it was measured of another")
	assert.Empty(t, s.Reading("Measured before"))
	assert.Zero(t, cover.Scroll.Offset)
}

// The table stays where it is when the pointer goes from row to row, however long what is said of them.
func TestTheCaseTableStaysUnderThePointer(t *testing.T) {
	for _, size := range quick.First(viewtest.OnDesktop, viewtest.OnLaptop) {
		s := newStand(t, size, "en")
		g := s.Grid(caseRows)
		place := func() fyne.Position {
			s.page.Object.Refresh() // as before each frame
			return viewtest.Place(g)
		}
		was, said := place(), map[string]bool{}
		for row := range caseRows {
			at, _ := g.Place(row, 0)
			g.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at.AddXY(3, 3)}})
			require.Equal(t, was, place(), s.page.Note.Text)
			said[s.page.Note.Text] = true
		}
		assert.Len(t, said, caseRows)
		s.choosePoints("mage")
		g.MouseOut()
		assert.Equal(t, was, place())
	}
}

// The only other case is found twice, and told once.
func TestTheOnlyOtherCaseIsToldOnce(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	for len(s.cases()) > 2 {
		require.NoError(t, s.Work.Do(document.DeleteCase{Hero: "knight", Index: 0}))
	}
	viewtest.TapCell(s.Grid(caseRows), -1, 0)
	assert.Regexp(t, `^Answered by №\d+ \(0\.\d+\);`, s.Reading("Answered by"))
}

// What nothing covers becomes a case; in a full base in the place of the one that is missed least.
func TestAGapBecomesACase(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.Tab("Coverage")
	s.Press("Measure all cases")
	s.Until(func() bool { return s.Reading("Farthest from all cases") != "" })
	assert.NotEmpty(t, s.Reading("On average a situation is 0.1"))
	links := slices.DeleteFunc(viewtest.All[*widget.Hyperlink](s), func(l *widget.Hyperlink) bool { return !strings.HasPrefix(l.Text, "Case №") })
	require.Len(t, links, schema.MaxCases)
	links[4].OnTapped()
	assert.Equal(t, 4, s.page.Chosen)

	s.Press("Make a case")
	s.Until(func() bool { return s.Reading("The new one may take the place") != "" })
	assert.Regexp(t, `^Mean distance 0\.\d+ → 0\.\d+; in \d+ of \d+ situations another card is played\.$`, s.Reading("Mean distance"))
	was := s.cases()
	for _, b := range viewtest.All[*editorui.Button](s) {
		if strings.HasPrefix(b.Text, "Replace №") {
			test.Tap(b)
			break
		}
	}
	now := s.cases()
	require.Len(t, now, schema.MaxCases)
	changed := 0
	for i := range now {
		if was[i].ID != now[i].ID {
			changed++
			assert.Equal(t, i, s.page.Chosen)
			assert.NotEqual(t, [schema.Outputs]float32{}, now[i].Outputs)
		}
	}
	assert.Equal(t, 1, changed)
	assert.Empty(t, s.Problems())
	assert.Empty(t, s.Reading("Mean distance"), "what was measured before is forgotten")
	s.Work.Undo()
	assert.Empty(t, s.Work.Dirty())

	s.Press("Delete")
	s.Press("Measure all cases")
	s.Until(func() bool { return s.Reading("Farthest from all cases") != "" })
	s.Press("Make a case")
	assert.Len(t, s.cases(), schema.MaxCases, "where there is room it is put behind the others")
	assert.Equal(t, schema.MaxCases-1, s.page.Chosen)
}

// A full base leads from where no case can be added to the place where it does best, also for what was tried out.
func TestAFullBaseOffersThePlaceOfTheLeastUseful(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	page := s.page
	page.Room.OnTapped()
	assert.Same(t, page.Places, page.Side.Selected())
	s.Until(func() bool { return s.Reading("The new one may take the place") != "" })
	assert.NotEmpty(t, s.Reading("situations another card is played."), "with its effect first")
	assert.Empty(t, s.Work.Dirty())

	s.Tab("Try out")
	page.Tryout.Sliders[0].SetValue(0.05)
	s.Press("Make a case of it")
	assert.Same(t, page.Places, page.Side.Selected())
	s.Until(func() bool { return s.Reading("The new one may take the place") != "" })
	assert.EqualValues(t, page.Tryout.Situation, page.Cover.Added.Inputs)
	assert.NotEmpty(t, s.Reading("A new case waits for a place"))
	s.Press("Leave the new case out")
	assert.Empty(t, s.Reading("A new case waits for a place"))
	assert.Empty(t, s.Work.Dirty())
}

// A turn of a saved duel becomes a case, and the AI then plays another card there or elsewhere.
func TestAReplaysTurnBecomesACaseAndChangesDecisions(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	record, err := playtest.Setup{Pack: s.Pack(), Heroes: [2]string{"knight", "mage"}, Brains: [2]string{"tree", "tree"}, Seed: 3}.Play(t.Context(), duelbrains.All())
	require.NoError(t, err)
	turns := competence.Saved([]*duelrecord.Record{record}, "knight")
	require.NotEmpty(t, turns)
	decided := func() (played []duel.Action) {
		k, err := kb.ForHero(s.Pack(), "knight")
		require.NoError(t, err)
		adviser := competence.NewAdviser(k.Untrained())
		for i := range turns {
			action, _, err := adviser.Advise(turns[i].Duel, &turns[i].View)
			require.NoError(t, err)
			played = append(played, action)
		}
		return played
	}
	page := s.page
	before, differs := decided(), false
	for i := range turns {
		made := schema.Case{Inputs: turns[i].Inputs, Outputs: [schema.Outputs]float32{0, 1, 0, 1}}
		page.ReplaceCase(i%schema.MaxCases, made)
		assert.Equal(t, i%schema.MaxCases, page.Chosen)
		differs = differs || !slices.Equal(before, decided())
		s.Work.Undo()
	}
	assert.True(t, differs)
	assert.Equal(t, before, decided())
	assert.Empty(t, s.Work.Dirty())
}

func TestSavedDuelsAreMeasured(t *testing.T) {
	folder := fstest.MapFS{}
	s := newStandWith(t, viewtest.OnDesktop, "en", folder)
	for seed := range uint64(12) {
		record, err := playtest.Setup{Pack: s.Pack(), Heroes: [2]string{"knight", "mage"}, Brains: [2]string{"tree", "tree"}, Seed: seed}.Play(t.Context(), duelbrains.All())
		require.NoError(t, err)
		text, err := record.MarshalText()
		require.NoError(t, err)
		folder[string(rune('a'+seed))+".replay"] = &fstest.MapFile{Data: text}
	}
	s.Tab("Coverage")
	s.Press("Measure all cases")
	s.Until(func() bool { return s.Reading("situations of your saved duels") != "" })
}

func TestASituationIsTriedOut(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	g := s.Grid(caseRows)
	viewtest.TapCell(g, -1, 3)
	s.Tab("Try out")
	pane := s.page.Tryout
	assert.EqualValues(t, s.cases()[3].Inputs, pane.Situation)
	assert.Contains(t, s.Reading("Found: "), "Found: №3 (0.000)")
	played := s.Reading("From the hand ")
	assert.Regexp(t, `^From the hand .+, against Mage, it plays .+; if it had never practised, .+\.$`, played)
	likeness := s.Grid(schema.Inputs)
	assert.Equal(t, "1.00", likeness.Model.Cell(0, 0).Text)

	pane.Sliders[0].SetValue(0.1)
	assert.EqualValues(t, float32(0.1), pane.Situation[0])
	assert.InDelta(t, 0.9, pane.Situation[13], 1e-6, "what is lost follows")
	assert.InDelta(t, 0.9, pane.Sliders[13].Value, 0.011)
	assert.NotContains(t, s.Reading("Found: "), "(0.000)")
	assert.Empty(t, s.Work.Dirty(), "nothing is written")
	pane.Sliders[7].SetValue(0.6)
	s.Press("Another hand")
	assert.NotEqual(t, played, s.Reading("From the hand "))
	s.Press("As in the case")
	assert.EqualValues(t, s.cases()[3].Inputs, pane.Situation)

	pane.Sliders[0].SetValue(0.1)
	s.Set("cases/knight.xml", "case[3]/input[2]", "0.37")
	assert.EqualValues(t, float32(0.1), pane.Situation[0], "an edit leaves what is tried")
	s.Press("As in the case")
	assert.EqualValues(t, s.cases()[3].Inputs, pane.Situation, "as it is by now")
	viewtest.TapCell(g, -1, 5)
	assert.EqualValues(t, s.cases()[5].Inputs, pane.Situation)
}

func TestWeightsOfTheNetworkAreShown(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.Tab("Network")
	page := s.page
	maps := viewtest.All[*editorui.Grid](s)
	require.Len(t, maps, 4, "the cases, and three heat maps")
	for _, g := range maps[1:] {
		m := g.Model.(*casespage.HeatMap)
		assert.Len(t, g.Model.Rows(), schema.Inputs)
		assert.Len(t, g.Model.Columns(), schema.Outputs)
		s.AssertLabelsFit(g, "heat map")
		if m == page.Tryout.Network.Contributions {
			continue
		}
		for kind := range m.Values {
			var sum float32
			for _, weight := range m.Values[kind] {
				sum += weight
			}
			assert.InDelta(t, 1, sum, 1e-5)
		}
	}
	after := page.Tryout.Network.After.Values
	page.Tryout.Sliders[2].SetValue(0)
	assert.NotEqual(t, after, page.Tryout.Network.After.Values, "training follows the situation")
}

// A base without errors in it has answers; one with errors says so.
func TestNothingIsTriedOutWithErrors(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.Tab("Try out")
	s.Set("cases/knight.xml", "case[1]/input[2]", "7")
	assert.NotEmpty(t, s.Reading("There is an answer once the errors are mended."))
	s.Work.Undo()
	assert.NotEmpty(t, s.Reading("From the hand "))
}
