package expertspage_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/competence"
	"boardduels/ai/duel/duelbrains"
	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/view/expertspage"
	"boardduels/editor/view/viewtest"
	"boardduels/internal/quick"
	"boardduels/kb"
	"boardduels/kb/expertcsv"
)

// From an expert's table over the consensus to what the AI plays: an expert who gets all the weight decides.
func TestAnExpertsTableChangesDecisions(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	page := s.page
	before := kb.Consensus(s.experts())
	decided := func() (played []int) {
		all, err := competence.Played(context.Background(), s.Pack(), "knight", duelbrains.Known(), 12)
		require.NoError(t, err)
		k, err := kb.ForHero(s.Pack(), "knight")
		require.NoError(t, err)
		adviser := competence.NewAdviser(k.Untrained())
		for i := range all {
			action, _, err := adviser.Advise(all[i].Duel, &all[i].View)
			require.NoError(t, err)
			played = append(played, int(action.Card))
		}
		return played
	}
	were := decided()

	s.Retype(page.Weight, "100")
	assert.Equal(t, 100, s.experts()[0].Weight)
	assert.True(t, strings.Contains(s.Pack().Document("priorities/knight.xml").Source(), `weight="100"`))
	after := kb.Consensus(s.experts())
	assert.NotEqual(t, before, after)
	assert.Equal(t, s.experts()[0].Priorities, after, "who has all the weight decides")
	assert.NotEqual(t, were, decided())
	assert.NotEmpty(t, s.Reading("counts as 100"))

	s.Tab("What each decides")
	s.Press("Measure")
	s.Until(func() bool { return s.Reading("ranks change. Of") != "" })
	assert.NotEmpty(t, s.Reading("situations of duels between rivals"))
	assert.NotEmpty(t, s.Reading("0 ranks change. Of "), "the others decide nothing any more")

	s.Work.Undo()
	assert.Empty(t, s.Work.Dirty())
	assert.Empty(t, s.Reading("ranks change. Of"), "what was measured before an edit is forgotten")
	assert.Equal(t, were, decided())

	s.Retype(page.Weight, "0")
	s.WorkOff()
	assert.NotEmpty(t, s.Problems(), "a weight is at least 1")
	assert.Equal(t, "0", page.Weight.Text)
}

func TestDisagreementsAreFound(t *testing.T) {
	quick.Skip(t, "measures how often experts disagree")
	s := newStand(t, viewtest.OnDesktop, "en")
	pane := s.page.Disagreement
	pane.Search = competence.Search{First: 4, Most: 2, Second: 20}
	s.Tab("Disagreement")
	s.Press("Find what they play differently")
	s.Until(func() bool { return s.Reading("They differ in") != "" })
	assert.NotContains(t, s.Reading("They differ in"), "They differ in 0 of")
	assert.Regexp(t, `points \([+−]\d+\.\d to [+−]\d+\.\d\)$`, s.Reading(" points ("))
	assert.NotEmpty(t, s.Reading("Hand: "))

	pane.Sides[1].SetSelectedIndex(0)
	assert.Empty(t, s.Reading("They differ in"), "of others nothing was found yet")
	s.Press("Find what they play differently")
	s.Until(func() bool { return s.Reading("They differ in") != "" })
	assert.Contains(t, s.Reading("They differ in"), "They differ in 0 of")

	// All together before and after an edit.
	page := s.page
	s.Retype(page.Weight, "100")
	pane.Sides[0].SetSelectedIndex(len(s.experts()))
	pane.Sides[1].SetSelectedIndex(len(s.experts()) + 1)
	s.Press("Find what they play differently")
	s.Until(func() bool { return s.Reading("They differ in") != "" })
	assert.NotContains(t, s.Reading("They differ in"), "They differ in 0 of")
}

// Whole bases are compared, too: as they are with what was saved, and with those of another pack.
func TestBasesDisagree(t *testing.T) {
	quick.Skip(t, "measures how often bases disagree")
	s := newStand(t, viewtest.OnDesktop, "en")
	s.Set("cases/knight.xml", "case[0]/output[1]", "1")
	require.NoError(t, s.Work.SaveAs(document.At(s.Home+"/other")))
	for i := range 6 {
		s.Set("cases/knight.xml", fmt.Sprintf("case[%d]/output[0]", i), "0")
		s.Set("cases/knight.xml", fmt.Sprintf("case[%d]/output[1]", i), "1")
	}
	pane := s.page.Disagreement
	pane.Search = competence.Search{First: 4, Most: 2, Second: 20}
	s.Tab("Disagreement")
	differ := func(first, second string) string {
		pane.Sides[0].SetSelected(first)
		pane.Sides[1].SetSelected(second)
		s.Press("Find what they play differently")
		s.Until(func() bool { return s.Reading("They differ in") != "" })
		return s.Reading("They differ in")
	}
	assert.NotContains(t, differ("All that the pack knows", "All that the pack knew when it was saved"), " 0 of")
	assert.Contains(t, differ("All that the pack knows", "All that the pack knows"), " 0 of")
	s.Press("Another pack…")
	s.Entries()[0].SetText(s.Home + "/other")
	s.Press("Compare")
	name := "All that is known in " + s.Home + "/other"
	s.Until(func() bool { return pane.Sides[1].Selected == name })
	assert.Contains(t, differ("All that the pack knew when it was saved", name), " 0 of")
	assert.NotContains(t, differ("All that the pack knows", name), " 0 of")
}

func TestAMeasurementIsStopped(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	page := s.page
	page.Disagreement.Search = competence.Search{First: 100_000, Most: 1, Second: 1}
	s.Tab("Disagreement")
	s.Press("Find what they play differently")
	m := page.Disagreement.Measure
	assert.True(t, m.Active.Visible())
	m.Forget()
	assert.False(t, m.Active.Visible())
	assert.True(t, m.Ask.Visible())
	assert.Empty(t, s.Reading("They differ in"))
}

func TestADepartureLeadsToItsRow(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	page := s.page
	s.Press("Defence")
	links := viewtest.All[*widget.Hyperlink](s)
	require.NotEmpty(t, links)
	wanted := kb.Agree(s.experts(), page.Neuron).Departures[0]
	links[0].OnTapped()
	assert.Equal(t, wanted.Expert, page.Expert)
	assert.Equal(t, 1, page.Neuron)
	entry, ok := s.Canvas().Focused().(*editorui.Entry)
	require.True(t, ok)
	for _, l := range page.Ranking.Lines {
		assert.Equal(t, l.Input == wanted.Input, l.Number == entry)
	}
}

func TestExpertsGoToASpreadsheetAndBack(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	page := s.page
	files := expertspage.NewExpertFiles(s, s.Texts())
	files.Export(s.Home, "knight", s.experts(), s.ReportUnlessFine)
	path := filepath.Join(s.Home, "knight.csv")
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	experts, faults := expertcsv.Read(string(text))
	assert.Empty(t, faults)
	assert.Equal(t, s.experts(), experts)
	assert.NotEmpty(t, s.Reading("Experts in "+path+": 3."))
	s.Press("OK")
	files.Export(path, "knight", s.experts(), s.ReportUnlessFine)
	assert.NotEmpty(t, s.Reading("is already there"), "nothing is written over")
	s.Press("OK")

	files.Take(string(text), "knight")
	assert.Empty(t, s.Work.Dirty(), "what is the same changes nothing")

	experts[1].Name, experts[2].ID = "Renamed", "newcomer"
	var b strings.Builder
	require.NoError(t, expertcsv.Write(&b, experts[1:], s.Texts().Separator()))
	files.Take(b.String(), "knight")
	require.Len(t, s.experts(), 4)
	assert.Equal(t, "Renamed", s.experts()[1].Name)
	assert.Len(t, page.Who.Options, 4)
	s.Work.Undo()
	assert.Empty(t, s.Work.Dirty())

	files.Take(strings.Replace(b.String(), ",rank,", ",stars,", 1), "knight")
	assert.NotEmpty(t, s.Reading("Line 2, column 3: the scale is “stars”"))
	assert.Empty(t, s.Work.Dirty())
	s.Press("OK")
	files.Read(filepath.Join(s.Home, "nowhere.csv"), "knight", s.ReportUnlessFine)
	s.Until(func() bool { return s.Reading("nowhere.csv") != "" })
	s.Press("OK")

	files.AskExport("knight", s.experts(), 1)
	s.Press("This expert")
	path = filepath.Join(s.Home, "one.csv")
	s.Retype(s.Entries()[0], path)
	s.Press("Export")
	s.Press("OK")
	text, err = os.ReadFile(path)
	require.NoError(t, err)
	experts, _ = expertcsv.Read(string(text))
	assert.Equal(t, s.experts()[1:2], experts)
}

func TestExpertsWithoutNamesAndScoresAreExplained(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.Set("priorities/knight.xml", "expert[1]@name", "")
	assert.Equal(t, "Expert 2", s.page.Who.Options[1])
	assert.NotEmpty(t, s.Reading("The most important factor stands at the top"))
	s.Show("priorities/listing.xml")
	assert.NotEmpty(t, s.Reading("Scores say how much each factor counts"))
}

// Experts who come and go before those that are compared, or who is edited, don't take their places.
func TestExpertsAreFollowed(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	page := s.page
	s.Do(document.DuplicateExpert{Table: "knight", Index: 0})
	s.Do(document.DuplicateExpert{Table: "knight", Index: 0})
	experts := s.experts()
	last := len(experts) - 1
	page.Disagreement.Sides[0].SetSelectedIndex(last)
	page.Disagreement.Sides[1].SetSelectedIndex(last + 2)
	second := page.Disagreement.Sides[1].Selected
	page.Who.SetSelectedIndex(last)
	s.Do(document.DeleteExpert{Table: "knight", Index: 1})
	assert.Equal(t, experts[last].ID, page.Experts[page.Expert].ID)
	assert.Equal(t, last-1, page.Disagreement.Sides[0].SelectedIndex())
	assert.Equal(t, second, page.Disagreement.Sides[1].Selected)
	s.Work.Undo()
	assert.Equal(t, last, page.Expert)
	assert.Equal(t, last, page.Disagreement.Sides[0].SelectedIndex())
	assert.Equal(t, second, page.Disagreement.Sides[1].Selected)
	s.Do(document.DeleteExpert{Table: "knight", Index: last})
	assert.Equal(t, last-1, page.Expert, "who has gone leaves the place to the next")
	assert.Equal(t, 0, page.Disagreement.Sides[0].SelectedIndex())
}
