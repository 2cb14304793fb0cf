package view

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/editor/view/naming"
	"boardduels/editor/view/tablepage"
	"boardduels/editor/view/trialpage"
	"boardduels/editor/view/viewtest"
	"boardduels/internal/quick"
	"boardduels/schema"
)

// mark marks rows of the table by their ids, the last with the cursor.
func markRows(t *testing.T, p *tablepage.Page, ids ...string) {
	t.Helper()
	for row := range p.Rows {
		if p.Rows[row].ID == ids[0] {
			p.Put(row, 0, false)
		}
	}
	for _, id := range ids[1:] {
		for row := range p.Rows {
			if p.Rows[row].ID == id {
				p.Toggle(row)
				p.Cursor.Row = row
				p.Moved()
			}
		}
	}
	require.Len(t, p.Chosen(), len(ids))
}

// menuHas reports whether the window's menu offers something.
func (s *stand) menuHas(label string) bool {
	for _, menu := range s.window.MainMenu().Items {
		for _, item := range menu.Items {
			if item.Label == label && !item.Disabled {
				return true
			}
		}
	}
	return false
}

func (s *stand) card(id string) bool { return s.work.Pack().Find(schema.CardKind, id) != nil }

// In the table commands are about its rows, however they are called: the document that is open behind it isn't seen.
func TestCommandsAreAboutWhatIsMarkedInTheTable(t *testing.T) {
	shortcut := func(id string) func(s *stand) { // which the toolkit finds in the menu
		return func(s *stand) { s.commands.choose(s.commands.find(id)) }
	}
	fromMenu := func(name string) func(s *stand) {
		return func(s *stand) { s.choose("Edit", name) }
	}
	fromContext := func(name string) func(s *stand) {
		return func(s *stand) {
			s.desk.table.Ask(fyne.NewPos(50, 50))
			s.Pick(name)
		}
	}
	fromPalette := func(name string) func(s *stand) {
		return func(s *stand) {
			for _, found := range (&palette{editor: s.Editor}).commands("") {
				if found.name == name {
					found.take()
					return
				}
			}
			s.T.Fatalf("the palette has no %q", name)
		}
	}
	tests := map[string]struct {
		marks []string
		do    func(s *stand)
		then  func(t *testing.T, s *stand)
	}{
		"duplicate by key":     {[]string{"rage"}, shortcut("duplicate"), func(t *testing.T, s *stand) { assert.True(t, s.card("rage_2")) }},
		"duplicate by menu":    {[]string{"rage"}, fromMenu("Duplicate: Rage"), func(t *testing.T, s *stand) { assert.True(t, s.card("rage_2")) }},
		"duplicate in context": {[]string{"rage"}, fromContext("Duplicate: Rage"), func(t *testing.T, s *stand) { assert.True(t, s.card("rage_2")) }},
		"duplicate two": {[]string{"rage", "spike_strike"}, fromPalette("Duplicate: 2 cards"), func(t *testing.T, s *stand) {
			assert.True(t, s.card("rage_2") && s.card("spike_strike_2"))
			s.commands.find("undo").call()
			assert.False(t, s.card("rage_2") || s.card("spike_strike_2"), "it was one step")
		}},
		"rename by key": {[]string{"rage"}, shortcut("rename"), func(t *testing.T, s *stand) {
			s.Retype(s.Entries()[0], "fury")
			s.Press("Change")
			assert.True(t, s.card("fury") && !s.card("rage"))
		}},
		"delete by menu": {[]string{"rage"}, fromMenu("Delete: Rage…"), func(t *testing.T, s *stand) {
			assert.NotEmpty(t, s.Reading("Rage"))
			s.Press("Delete")
			assert.False(t, s.card("rage"))
		}},
		"delete two by key": {[]string{"rage", "spike_strike"}, func(s *stand) { s.TypeKey(fyne.KeyDelete) }, func(t *testing.T, s *stand) {
			assert.NotEmpty(t, s.Reading("Delete 2 cards: Rage, Spike Strike?"))
			s.Press("Delete")
			assert.False(t, s.card("rage") || s.card("spike_strike"))
			s.commands.find("undo").call()
			assert.True(t, s.card("rage") && s.card("spike_strike"), "it was one step")
		}},
		"delete outside of the rows": {[]string{"rage"}, func(s *stand) { s.typed(&fyne.KeyEvent{Name: fyne.KeyDelete}) }, func(t *testing.T, s *stand) {
			s.Press("Delete")
			assert.False(t, s.card("rage"))
		}},
	}
	for name, c := range quick.Few(3, tests) {
		t.Run(name, func(t *testing.T) {
			s := newStand(t, viewtest.OnDesktop, "en")
			s.open(cleave)
			p := s.openTable()
			markRows(t, p, c.marks...)
			c.do(s)
			c.then(t, s)
			assert.True(t, s.card("cleave") && !s.card("cleave_2"), "what is open behind the table stays as it is")
		})
	}
}

func TestCasesAreDuplicatedAndDeletedInTheTable(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	p := s.openTable()
	p.Choose(schema.CasesKind)
	s.foundRows(func() bool { return len(p.Rows) > 3 && p.Rows[0].Hero != "" })
	hero := p.Rows[0].Hero
	count := func() int {
		cases, _ := s.work.Pack().Find(schema.CasesKind, hero).Cases()
		return len(cases)
	}
	before := count()
	p.Put(0, 0, false)
	p.Put(1, 0, true)
	assert.True(t, s.menuHas("Delete: 2 cases…"))
	assert.False(t, s.commands.find("rename").enabled(), "cases have numbers")
	s.commands.find("delete").call()
	s.Press("Delete")
	assert.Equal(t, before-2, count())
	s.foundRows(func() bool { return p.Source.Pack == s.work.Pack() })
	s.commands.find("duplicate").call()
	assert.Equal(t, before-1, count())
}

func TestNothingIsMarkedInAnEmptyTable(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open(cleave)
	p := s.openTable()
	s.Retype(p.Search, "nothing_is_called_so")
	s.foundRows(func() bool { return len(p.Rows) == 0 })
	for _, id := range []string{"duplicate", "rename", "delete"} {
		assert.False(t, s.commands.find(id).enabled(), id)
	}
	assert.False(t, s.menuHas("Duplicate"))
	s.desk.showTable(false)
	assert.True(t, s.menuHas("Duplicate"), "of what is open")
}

// What is tried begins with the hero that is marked, and fields are those of the row.
func TestATrialBeginsWithTheHeroOfTheTable(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open(cleave)
	p := s.openTable()
	p.Choose(schema.HeroKind)
	s.foundRows(func() bool { return len(p.Rows) > 0 && strings.HasPrefix(p.Rows[0].File, "heroes/") })
	p.Put(len(p.Rows)-1, 0, false)
	assert.Equal(t, p.Rows[p.Cursor.Row].ID, trialpage.DefaultHero(host{s.Editor}, nil))
	fields := (&palette{editor: s.Editor}).fields("energy")
	require.NotEmpty(t, fields)
	assert.Contains(t, fields[0].detail, naming.Of(s.work.Pack(), p.Rows[p.Cursor.Row].File, s.texts))
}

func TestKeysBesideTheTableLeadIntoIt(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	p := s.openTable()
	for _, key := range []fyne.KeyName{fyne.KeyDown, fyne.KeyEscape, fyne.KeyReturn} {
		s.window.Canvas().Unfocus()
		s.typed(&fyne.KeyEvent{Name: key})
		assert.True(t, s.FocusedOn(p.Grid), "%s", key)
	}
}

func TestANewRowComesIntoSight(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	p := s.openTable()
	markRows(t, p, "rage", "spike_strike")
	s.commands.find("duplicate").call()
	s.foundRows(func() bool { return p.Source.Pack == s.work.Pack() })
	var chosen []string
	for _, row := range p.ChosenRows() {
		chosen = append(chosen, row.ID)
	}
	assert.ElementsMatch(t, []string{"rage_2", "spike_strike_2"}, chosen)
	assert.Contains(t, p.Chosen(), p.Cursor.Row)

	s.lookInTable("cleave", "cleave")
	require.NoError(t, s.work.Do(document.Add{Item: document.Item{Type: schema.CardKind, ID: "zap"}, Name: "Zap"}))
	s.foundRows(func() bool { return p.Source.Pack == s.work.Pack() })
	assert.NotEmpty(t, s.Reading("The search hides what has been added."))
}

func TestANewCaseComesIntoSight(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	p := s.openTable()
	p.Choose(schema.CasesKind)
	s.foundRows(func() bool { return len(p.Rows) > 3 && p.Rows[0].Hero != "" })
	require.NoError(t, s.work.Do(document.DeleteCase{Hero: p.Rows[0].Hero, Index: 9}), "there is no room for more")
	s.foundRows(func() bool { return p.Source.Pack == s.work.Pack() })
	p.Put(2, 0, false)
	before := p.Rows[2].ID
	s.commands.find("duplicate").call()
	s.foundRows(func() bool { return p.Source.Pack == s.work.Pack() })
	assert.NotEqual(t, before, p.Rows[p.Cursor.Row].ID)
}
