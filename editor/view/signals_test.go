package view

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/explanation"
	"boardduels/ai/tactics/tacticsprecedent"
	"boardduels/editor/document"
	"boardduels/editor/view/naming"
	"boardduels/editor/view/tablepage"
	"boardduels/editor/view/viewtest"
	"boardduels/kb"
	"boardduels/kb/classic"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rulestext"
	"boardduels/schema"
)

// caseRows is how many rows the table of cases has.
const caseRows = schema.Inputs + schema.Outputs + 2

// newTacticsStand is an editor of the tactical game's documents.
func newTacticsStand(t *testing.T, language string) *stand {
	t.Helper()
	s, folder := newStand(t, viewtest.OnDesktop, language), t.TempDir()
	for _, file := range []string{"cases/tactics.xml", "priorities/tactics.xml"} {
		text, err := fs.ReadFile(kb.Classic(), file)
		require.NoError(t, err)
		require.NoError(t, os.MkdirAll(filepath.Dir(filepath.Join(folder, file)), 0o755))
		require.NoError(t, os.WriteFile(filepath.Join(folder, file), text, 0o644))
	}
	s.Open(document.At(folder))
	s.Until(func() bool { return s.work.Place().Path() == folder })
	s.checkedAll()
	return s
}

// Experts edit the cases of another game on the same page: its rows are those of the table of fields.
func TestCasesOfAnotherGameAreEdited(t *testing.T) {
	for language, words := range map[string][2]string{"en": {"Own wizards", "Kill"}, "uk": {"Свої чарівники", "Добити"}} {
		s := newTacticsStand(t, language)
		assert.Empty(t, s.desk.problems.shown)
		s.open("cases/tactics.xml")
		g := s.Grid(caseRows)
		rows := g.Model.Rows()
		assert.Equal(t, words[0], rows[4])
		assert.Contains(t, rows[schema.Inputs+2], words[1])
		assert.Empty(t, s.desk.side.Objects, "what stands beside the duel's cases tells of duels")
		s.AssertLabelsFit(g, language)
		viewtest.TapCell(g, 0, 3)
		s.Retype(g.Entry, "0.3")
		assert.Equal(t, s.texts.Number("0.7"), g.Model.Cell(13, 3).Text, "losses follow strength")
		cases, _ := s.work.Pack().Cases(tacticsprecedent.Hero)
		assert.InDelta(t, 0.3, cases[3].Inputs[0], 1e-6)
		s.commands.find("undo").call()
		assert.Empty(t, s.work.Dirty())
	}
}

// A pack may be about both games: each document has its own words, and the duel's has beside it what tells of duels.
func TestCasesOfTwoGamesInOnePack(t *testing.T) {
	s, folder := newStand(t, viewtest.OnDesktop, "en"), t.TempDir()
	require.NoError(t, os.CopyFS(folder, classic.FS()))
	s.Open(document.At(folder))
	s.Until(func() bool { return s.work.Place().Path() == folder })
	s.checkedAll()
	for range 2 {
		s.open("cases/knight.xml")
		assert.Equal(t, "Own hp", s.Grid(caseRows).Model.Rows()[0])
		assert.Len(t, s.desk.side.Objects, 1)
		s.open("cases/tactics.xml")
		assert.Equal(t, "Own strength", s.Grid(caseRows).Model.Rows()[0])
		assert.Empty(t, s.desk.side.Objects)
	}
	p := s.openTable()
	p.Choose(schema.CasesKind)
	assert.Contains(t, titlesOf(p), "Own hp / Own strength")
}

// The table of all cases, the history, problems and merges call inputs and outputs as in the game that a document is
// about; in a pack about both games a column has both names.
func TestAnotherGameIsToldInItsOwnWords(t *testing.T) {
	for language, want := range map[string]struct{ strength, kill string }{"en": {"Own strength", "Kill"}, "uk": {"Власна сила", "Добити"}} {
		s := newTacticsStand(t, language)
		s.commands.find("table").call()
		p := s.desk.table
		p.Choose(schema.CasesKind)
		s.foundRows(func() bool { return len(p.Rows) > 0 })
		titles := titlesOf(p)
		assert.Contains(t, titles, want.strength)
		assert.Contains(t, titles, want.kill)
		assert.NotContains(t, titles, explanation.Input(s.texts, 0))
		s.set("cases/tactics.xml", "case[3]/input[0]", "0.5")
		assert.Contains(t, s.commands.label(s.commands.find("undo")), want.strength)
		s.set("cases/tactics.xml", "case[3]/output[2]", "7")
		s.checkedAll()
		var problems string
		for _, d := range s.work.Pack().Document("cases/tactics.xml").Diagnostics() {
			problems += naming.Tell(s.work.Pack(), s.texts, d) + "\n"
		}
		assert.Contains(t, problems, want.kill)
		assert.NotContains(t, problems, rulestext.Kind(s.texts, duel.Kind(2)))
		assert.Equal(t, []string{want.strength, want.kill}, []string{
			naming.CalledByPath(s.texts, naming.GameOf(s.work.Pack(), "cases/tactics.xml"), "case[1]/input[0]"),
			naming.CalledByPath(s.texts, naming.GameOf(s.work.Pack(), "cases/tactics.xml"), "case[1]/output[2]"),
		})
	}
}

func titlesOf(p *tablepage.Page) string {
	var titles []string
	for i := range p.Columns {
		titles = append(titles, p.Title(&p.Columns[i]))
	}
	return strings.Join(titles, "\n")
}

// So they do its tables.
func TestTablesOfAnotherGameAreEdited(t *testing.T) {
	s := newTacticsStand(t, "en")
	s.open("priorities/tactics.xml")
	assert.True(t, s.Reads("Captain"))
	s.Press("Advance")
	assert.True(t, s.Reads("Enemy’s losses"))
	p := s.desk.page(schema.PrioritiesKind)
	require.NotNil(t, p)
	before, _ := s.work.Pack().Find(schema.PrioritiesKind, tacticsprecedent.Hero).Experts()
	s.do(document.RankInput{Table: tacticsprecedent.Hero, Expert: 0, Neuron: 3, Input: 4, Rank: 13})
	after, _ := s.work.Pack().Find(schema.PrioritiesKind, tacticsprecedent.Hero).Experts()
	assert.NotEqual(t, before[0].Priorities[3], after[0].Priorities[3])
	assert.Equal(t, 13, after[0].Priorities[3][4])
}
