package tablepage_test

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/table"
	"boardduels/editor/view/tablepage"
	"boardduels/editor/view/viewtest"
	"boardduels/internal/quick"
	"boardduels/schema"
)

func TestACellIsEditedInPlace(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	p := s.table
	s.lookInTable("cleave", "cleave")
	s.Canvas().Focus(p.Grid)
	for p.Column().Path != "cost" {
		s.TypeKey(fyne.KeyRight)
	}
	s.TypeKey(fyne.KeyReturn)
	require.True(t, s.FocusedOn(p.Entry))
	assert.Equal(t, "1", p.Entry.Text)
	s.TypeKey(fyne.KeyEscape)
	assert.Empty(t, s.Work.Dirty())
	s.Canvas().Focused().TypedRune('4')
	require.True(t, s.FocusedOn(p.Entry), "typing begins to edit")
	s.TypeKey(fyne.KeyTab)
	card, _ := s.Pack().Card("cleave")
	assert.EqualValues(t, 4, card.Cost)
	assert.Equal(t, "base_damage", p.Column().Path, "Tab goes on")
	s.Until(func() bool { text, _ := p.Rows[0].Value(&p.Columns[p.Cursor.Col-1]); return text == "4" })
	assert.NotEmpty(t, s.Reading("4"))
}

func TestAWrongQueryIsExplained(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "uk")
	p := s.table
	rows := len(p.Rows)
	s.Retype(p.Search, "ціна>2")
	s.Until(func() bool { return strings.Contains(p.Wrong.Text, "Поля «ціна» немає") })
	assert.True(t, p.Hint.Visible())
	assert.Len(t, p.Rows, rows)
	s.Retype(p.Search, `"шкода`)
	assert.Contains(t, p.Wrong.Text, "бракує другої лапки")
	s.Retype(p.Search, "вартість>2")
	s.Until(func() bool { return !p.Hint.Visible() && len(p.Rows) < rows })
}

// The toolkit knows the window of the box in which cells are edited only once it was painted: the first edit is like
// all others.
func TestTheFirstEditOfTheTableGoesToItsCell(t *testing.T) {
	for name, enter := range map[string]func(*stand){
		"replaced": func(s *stand) {
			s.TypeKey(fyne.KeyReturn)
			s.Shortcut(&fyne.ShortcutSelectAll{})
			s.TypeText("7")
			s.TypeKey(fyne.KeyReturn)
		},
		"typed": func(s *stand) {
			s.TypeText("7")
			s.TypeKey(fyne.KeyReturn)
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := newStand(t, viewtest.OnDesktop, "en")
			p := s.table
			s.Paint()
			s.clickCellOf("arcane_blast", "base_damage")
			enter(s)
			card, _ := s.Pack().Card("arcane_blast")
			assert.EqualValues(t, 7, card.BaseDamage)
			assert.Len(t, s.Work.Dirty(), 1)
			assert.Nil(t, p.Edited)
			assert.Empty(t, p.Marked)
		})
	}
}

// What was marked in the box by an earlier edit isn't what is typed next.
func TestTypingBeginsACellAnew(t *testing.T) {
	for name, leave := range map[string]func(*stand){
		"while another one is edited": func(s *stand) { s.clickCellOf("backstab", "base_damage") },
		"after another one was left": func(s *stand) {
			s.TypeKey(fyne.KeyEscape)
			s.clickCellOf("backstab", "base_damage")
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := newStand(t, viewtest.OnDesktop, "en")
			s.Paint()
			s.clickCellOf("arcane_blast", "base_damage")
			s.TypeKey(fyne.KeyReturn)
			leave(s)
			s.TypeText("10")
			s.TypeKey(fyne.KeyReturn)
			card, _ := s.Pack().Card("backstab")
			assert.EqualValues(t, 10, card.BaseDamage)
			assert.Len(t, s.Work.Dirty(), 1)
		})
	}
	s := newStand(t, viewtest.OnDesktop, "en")
	s.clickCellOf("arcane_blast", "base_damage")
	s.TypeKey(fyne.KeyReturn)
	s.clickCellOf("backstab", "base_damage")
	s.TypeKey(fyne.KeyBackspace)
	s.TypeText("9")
	s.TypeKey(fyne.KeyReturn)
	card, _ := s.Pack().Card("backstab")
	assert.EqualValues(t, 9, card.BaseDamage, "emptied first")
}

// Scrolled sideways, no line between columns runs through the names.
func TestNoLineRunsThroughTheNames(t *testing.T) {
	s := newStand(t, viewtest.OnLaptop, "en")
	p := s.table
	place := viewtest.Place
	for range p.Columns {
		p.Move(0, 1, false)
		for _, line := range viewtest.All[*widget.Separator](s) {
			at := place(line).X - place(p.Grid).X
			within := at > 0 && at < tablepage.NameWidth && line.Size().Height > line.Size().Width && place(line).Y >= place(p.Grid).Y
			assert.False(t, within, "at %v", at)
		}
	}
}

// Scrolled to its end, the table shows its last column whole, and headings stand above their columns.
func TestTheLastColumnCanBeReached(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "uk")
	p := s.table
	editorui.TakeFocus(p.Grid)
	s.TypeKey(fyne.KeyEnd)
	place := viewtest.Place
	columns := map[int]float32{}
	last := -1
	for _, c := range viewtest.All[*tablepage.TableCell](s) {
		if c.Id.Row == 0 {
			columns[c.Id.Col], last = place(c).X, max(last, c.Id.Col)
			if c.Id.Col == len(p.Columns)-1 {
				assert.LessOrEqual(t, place(c).X+c.Size().Width, s.Canvas().Size().Width+1)
			}
		}
	}
	require.Equal(t, len(p.Columns)-1, last)
	for _, h := range viewtest.All[*tablepage.TableHeading](s) {
		if x, shown := columns[h.Column]; shown && h.Column > 4 {
			assert.InDelta(t, x, place(h).X, 1, h.Text.Text)
			behind := fyne.NewPos(x+h.Size().Width+1-place(p.Grid).X, 60)
			p.Grid.Tapped(&fyne.PointEvent{Position: behind})
			assert.Equal(t, h.Column, p.Cursor.Col, "a click on the line behind it")
		}
	}
}

// A column that is dragged wider moves the others along.
func TestAColumnIsDraggedWider(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	p := s.table
	at := func(column int) float32 {
		for _, c := range viewtest.All[*tablepage.TableCell](s) {
			if c.Id == (widget.TableCellID{Row: 1, Col: column}) {
				return c.Position().X
			}
		}
		return -1
	}
	before, line := [...]float32{at(2), at(3), at(4)}, float32(0)
	for _, h := range viewtest.All[*tablepage.TableHeading](s) {
		if h.Column == 2 {
			place := viewtest.Place
			line = place(h).X - place(p.Grid).X + h.Size().Width + 1
		}
	}
	e := desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(line, 5)}, Button: desktop.MouseButtonPrimary}
	p.Grid.MouseMoved(&e)
	p.Grid.MouseDown(&e)
	p.Grid.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(line+40, 5)}, Dragged: fyne.NewDelta(40, 0)})
	assert.Equal(t, [...]float32{before[0], before[1] + 40, before[2] + 40}, [...]float32{at(2), at(3), at(4)})
}

// A shield of one strength stays one, also where the column of the most isn't shown: as in the form.
func TestAFixedAmountStaysFixedInTheTable(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	p := s.table
	require.False(t, slices.ContainsFunc(p.Columns, func(c table.Column) bool { return c.Path == "max_absorb" }))
	most := func(id string) string {
		text, _ := s.Pack().Document(schema.FileOf(schema.CardKind, id)).Value("max_absorb")
		return text
	}
	before, _ := s.Pack().Document("cards/riposte.xml").Value("base_absorb")
	require.Equal(t, before, most("riposte"))
	s.clickCellOf("riposte", "base_absorb")
	s.TypeText("9")
	s.TypeKey(fyne.KeyReturn)
	assert.Equal(t, "9", most("riposte"))
	assert.NotEmpty(t, s.Reading("“Most shield”, which isn’t shown here, went along: "+before+" → 9."))
	s.Work.Undo()
	assert.Empty(t, s.Work.Dirty(), "it was one step")

	s.clickCellOf("riposte", "base_absorb")
	s.Retype(p.Bulk.Entry, "+1")
	s.TypeKey(fyne.KeyReturn)
	assert.Equal(t, "4", most("riposte"), "many at once, too")
	assert.Empty(t, s.Problems())
	assert.Len(t, s.Work.Dirty(), 1)

	s.Set("cards/ice_barrier.xml", "base_absorb", "3")
	s.Set("cards/ice_barrier.xml", "max_absorb", "6")
	s.clickCellOf("ice_barrier", "base_absorb")
	s.TypeText("7")
	s.TypeKey(fyne.KeyReturn)
	assert.Equal(t, "6", most("ice_barrier"), "a range stays as it is")
	assert.NotEmpty(t, s.Reading("“Most shield”, which isn’t shown here, is 6 and can’t be less than “Shield”."))
}

// Yes and no are told in words of the language, turned by a key or a tap, and typed as people say them.
func TestYesAndNoInTheTable(t *testing.T) {
	for language, words := range map[string][2]string{"en": {"yes", "no"}, "uk": {"так", "ні"}} {
		t.Run(language, func(t *testing.T) {
			s := newStand(t, viewtest.OnDesktop, language)
			p := s.table
			s.Retype(p.Search, "deck:knight")
			s.Until(func() bool { return len(p.Rows) < 10 })
			assert.True(t, s.Reads(words[0]))
			assert.True(t, s.Reads(words[1]))
			assert.False(t, s.Reads("false"))
			s.clickCellOf("cleave", "isMajor")
			require.False(t, s.isMajor("cleave"))
			for n, act := range []func(){
				func() { s.TypeKey(fyne.KeySpace) }, func() { s.TypeKey(fyne.KeyReturn) }, func() { s.clickCellOf("cleave", "isMajor") },
			} {
				act()
				assert.Equal(t, n%2 == 0, s.isMajor("cleave"), n)
				assert.Nil(t, p.Edited)
			}
			s.TypeKey(fyne.KeyDelete)
			assert.False(t, s.isMajor("cleave"))
			for n, typed := range []string{"yes", "no", "TRUE", "false", "1", "0", "так", "ні"} {
				s.clickCellOf("shield_block", "cost")
				s.clickCellOf("cleave", "isMajor")
				s.TypeText(typed)
				s.TypeKey(fyne.KeyReturn)
				assert.Equal(t, n%2 == 0, s.isMajor("cleave"), typed)
			}
			s.clickCellOf("cleave", "isMajor")
			s.TypeText("maybe")
			s.TypeKey(fyne.KeyReturn)
			assert.False(t, s.isMajor("cleave"))
			assert.Empty(t, s.Problems(), "nothing wrong is stored")
			assert.NotEmpty(t, s.Reading("maybe"), "but said")
			s.clickCellOf("cleave", "isMajor")
			s.TypeKey(fyne.KeyF2)
			assert.Equal(t, words[1], p.Entry.Text)
		})
	}
}

// Whatever becomes of the rows while a cell is typed into, what is typed goes to the card for which it was begun.
func TestWhatIsTypedGoesToItsOwnCard(t *testing.T) {
	for name, c := range quick.Few(2, map[string]struct {
		query string
		move  func(*stand, *tablepage.Page)
		ends  bool // of itself
	}{
		"rows are sorted anew":    {"cost>=0", func(s *stand, p *tablepage.Page) { p.SortBy(2, new(true), false) }, false},
		"others are found":        {"cost>=0", func(s *stand, p *tablepage.Page) { s.Retype(p.Search, "poison") }, true},
		"nothing is found":        {"cost>=0", func(s *stand, p *tablepage.Page) { s.Retype(p.Search, "cost>77") }, true},
		"another kind is shown":   {"", func(s *stand, p *tablepage.Page) { p.Choose(schema.HeroKind) }, true},
		"the row no longer fits":  {"is:changed", func(s *stand, p *tablepage.Page) { s.Work.Undo() }, true},
		"another cell is clicked": {"cost>=0", func(s *stand, p *tablepage.Page) { p.Tapped(widget.TableCellID{Row: 7, Col: 1}) }, true},
	}) {
		t.Run(name, func(t *testing.T) {
			s := newStand(t, viewtest.OnDesktop, "en")
			p := s.table
			require.NoError(t, s.Work.Do(document.SetField{File: "cards/ambush.xml", Path: "max_damage", Value: "11"}))
			s.Retype(p.Search, c.query)
			s.Until(func() bool { return len(p.Rows) > 0 && (c.query != "is:changed" || len(p.Rows) == 1) })
			s.typeInto("ambush", "cost", '4')
			shown := p.Wanted
			c.move(s, p)
			if c.ends {
				s.Until(func() bool { return p.Edited == nil })
			} else {
				s.Until(func() bool { return p.Wanted > shown && p.Rows[0].ID != "ambush" })
				assert.Equal(t, "ambush", p.Rows[p.Cursor.Row].ID)
				s.TypeKey(fyne.KeyReturn)
			}
			assert.EqualValues(t, 4, s.cost("ambush"))
			for _, id := range s.Pack().IDs(schema.CardKind) {
				now, _ := s.Pack().Document(schema.FileOf(schema.CardKind, id)).Value("cost")
				saved, _ := s.Work.Saved(schema.FileOf(schema.CardKind, id)).Value("cost")
				assert.True(t, id == "ambush" || now == saved, id)
			}
		})
	}
}

// What is wrong with a query, or finds nothing, is told without moving the table.
func TestTheTableStaysWhereItIsWhileAQueryIsTyped(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	p := s.table
	at := p.Grid.Position()
	editorui.TakeFocus(p.Search)
	s.TypeKey(fyne.KeyDown)
	assert.True(t, s.FocusedOn(p.Grid), "down leads into the rows")
	s.Retype(p.Search, "cost>")
	require.True(t, p.Hint.Visible())
	assert.Equal(t, at, p.Grid.Position())
	heading := viewtest.All[*tablepage.TableHeading](s)[0]
	place := viewtest.Place
	assert.GreaterOrEqual(t, place(p.Wrong).Y, place(heading).Y+heading.Size().Height, "the headings can be read and clicked")
	s.Retype(p.Search, "cost>2 cost<2")
	s.Until(func() bool { return len(p.Rows) == 0 })
	assert.True(t, p.None.Visible())
	assert.False(t, p.Hint.Visible())
	assert.Equal(t, at, p.Grid.Position())
	s.Retype(p.Search, "cost>2")
	s.Until(func() bool { return len(p.Rows) > 0 })
	assert.False(t, p.None.Visible())
}

// Cards go to a spreadsheet and come back; what a paste does is shown before.
func TestCellsGoToASpreadsheetAndBack(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	p := s.table
	s.lookInTable("deck:mage -major", rowIDs(func() *tablepage.Page { return p }()))
	clipboard := fyne.CurrentApp().Clipboard()
	p.Put(0, 0, false)
	p.Put(1, 0, true)
	p.Shortcut(&fyne.ShortcutCopy{Clipboard: clipboard})
	lines := strings.Split(clipboard.Content(), "\n")
	require.Len(t, lines, 4, "titles, two rows, and the end")
	assert.True(t, strings.HasPrefix(lines[0], "Name\t"), lines[0])
	clipboard.SetContent("Name\tCost\nOne\t3\nTwo\tmany\n")
	p.Shortcut(&fyne.ShortcutPaste{Clipboard: clipboard})
	require.Equal(t, 1, s.Sheets())
	assert.NotEmpty(t, s.Reading("4 cells change, 1 with an error"))
	s.Press("Apply")
	assert.Len(t, s.Work.Dirty(), 2)
	s.Work.Undo()
	assert.Empty(t, s.Work.Dirty())
	clipboard.SetContent(strings.Join(lines[:2], "\n") + "\n" + strings.Replace(lines[2], "\t", "\tmany\t", 1))
	p.Put(0, 0, false)
	p.Put(1, 0, true)
	p.Shortcut(&fyne.ShortcutPaste{Clipboard: clipboard})
	assert.NotEmpty(t, s.Reading("many"))
	for _, label := range viewtest.All[*widget.Label](s) {
		from, to, isCell := strings.Cut(label.Text, " → ")
		assert.False(t, isCell && strings.HasSuffix(from, ": "+to), "%q is nothing to look at", label.Text)
	}
	s.TypeKey(fyne.KeyEscape)
	clipboard.SetContent("\"a\tb")
	p.Shortcut(&fyne.ShortcutPaste{Clipboard: clipboard})
}

func TestTheTableIsSortedByHeadings(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	p := s.table
	first := p.Rows[0].ID
	for _, h := range viewtest.All[*tablepage.TableHeading](s) {
		if strings.HasPrefix(h.Text.Text, "Cost") {
			test.Tap(h)
			test.Tap(h)
			break
		}
	}
	s.Until(func() bool { return p.Rows[0].ID != first && len(p.Sorts) == 1 && p.Sorts[0].Down })
	cost, _ := p.Rows[0].Value(&p.Columns[2])
	last, _ := p.Rows[len(p.Rows)-1].Value(&p.Columns[2])
	assert.Greater(t, cost, last)
	p.Cursor = widget.TableCellID{Row: 0, Col: 3}
	p.Shortcut(&desktop.CustomShortcut{KeyName: fyne.KeyUp, Modifier: fyne.KeyModifierAlt | fyne.KeyModifierShift})
	assert.Len(t, p.Sorts, 2)
	assert.Equal(t, " ▼1", p.SortSign(2))
	assert.Equal(t, " ▲2", p.SortSign(3))
}

// Each kind has its columns; those that are shown, and their order, are chosen.
func TestTheColumnsAreChosen(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	p := s.table
	p.Choose(schema.CasesKind)
	s.Until(func() bool { return len(p.Rows) > 0 && p.Rows[0].Hero != "" })
	assert.Len(t, p.Columns, 22)
	p.Choose(schema.HeroKind)
	s.Until(func() bool { return len(p.Rows) == 4 })
	p.ChooseColumns()
	before := slices.Clone(p.Shown[schema.HeroKind])
	s.Paint()
	checks := viewtest.All[*tablepage.ColumnCheck](s)
	s.Canvas().Focus(checks[1])
	s.Shortcut(&desktop.CustomShortcut{KeyName: fyne.KeyUp, Modifier: fyne.KeyModifierAlt})
	assert.Equal(t, before[1]+" "+before[0], strings.Join(p.Shown[schema.HeroKind][:2], " "), "by keyboard, too")
	assert.True(t, s.FocusedOn(viewtest.All[*tablepage.ColumnCheck](s)[0]), "which goes with the column")
	s.Press("Close")
	p.ShowColumns([]string{"hp", "name"})
	assert.Equal(t, "hp", p.Columns[0].Path)
	s.Until(func() bool { return len(p.Rows) == 4 })
	p.Cursor = widget.TableCellID{}
	p.Open()
	assert.True(t, strings.HasPrefix(s.opened[0], "heroes/"))
	assert.Equal(t, "hp", s.opened[1])
}

// What the desktop's driver gives a click to takes it as the table would: a cell that has a menu hides the table.
func TestAClickPutsTheCursorIntoACell(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	p := s.table
	s.clickCell(3, 2)
	assert.Equal(t, widget.TableCellID{Row: 3, Col: 2}, p.Cursor)
	assert.True(t, s.FocusedOn(p.Grid))
	assert.Nil(t, p.Edited)
	s.clickCell(3, 2)
	assert.NotNil(t, p.Edited, "a second click edits")

	for _, c := range viewtest.All[*tablepage.TableCell](s) {
		if c.Id == (widget.TableCellID{Row: 5, Col: 1}) {
			driver := fyne.CurrentApp().Driver()
			line := driver.AbsolutePositionForObject(c).Subtract(driver.AbsolutePositionForObject(p.Grid)).AddXY(10, c.Size().Height+1)
			p.Grid.Tapped(&fyne.PointEvent{Position: line})
		}
	}
	assert.Equal(t, widget.TableCellID{Row: 5, Col: 1}, p.Cursor, "a click on the line below a cell")
}

// Whoever asks what the table can do learns of the keys that change most.
func TestTheHelpOfTheTableNamesItsKeys(t *testing.T) {
	for _, language := range []string{"en", "uk"} {
		s := newStand(t, viewtest.OnLaptop, language)
		s.Press(s.Texts().Text("editor.table.help"))
		for _, key := range []string{"Delete", "Backspace", "Ctrl+D", "Ctrl+R", "Ctrl+C", "Alt+"} {
			assert.NotEmpty(t, s.Reading(key), "%s: %s", language, key)
		}
	}
}

func TestAMenuInTheTableLeavesTheMarks(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	p := s.table
	p.Put(3, 0, false)
	p.Toggle(5)
	require.Len(t, p.Chosen(), 2)
	c := tablepage.NewTableCell(p)
	c.Id = widget.TableCellID{Row: p.Chosen()[0]}
	c.TappedSecondary(&fyne.PointEvent{})
	assert.Len(t, p.Chosen(), 2)
}

// Numbers are written as the language writes them wherever the table shows, copies and takes them.
func TestNumbersAreOfTheLanguage(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "uk")
	p := s.table
	p.Choose(schema.CasesKind)
	s.Until(func() bool { return len(p.Rows) > 0 })
	p.ShowColumns([]string{"potency"})
	row := &p.Rows[0]
	path := row.Path(&p.Columns[0])
	s.Do(document.SetField{File: row.File, Path: path, Value: "0.85"})
	s.Until(func() bool { text, _ := p.Rows[0].Value(&p.Columns[0]); return text == "0.85" })
	value := func() string {
		text, _ := s.Pack().Document(p.Rows[0].File).Value(path)
		return text
	}
	p.Put(0, 0, false)
	clipboard := fyne.CurrentApp().Clipboard()
	p.Shortcut(&fyne.ShortcutCopy{Clipboard: clipboard})
	assert.Contains(t, clipboard.Content(), "0,85")
	s.Focus(p.Grid)
	s.TypeKey(fyne.KeyF2)
	assert.Equal(t, "0,85", p.Entry.Text)
	s.TypeKey(fyne.KeyReturn)
	assert.Equal(t, "0.85", value(), "nothing was typed")
	p.Put(0, 0, false)
	s.pasteInto(p, "0,25")
	assert.NotEmpty(t, s.Reading("0,85 → 0,25"))
	s.Press("Застосувати")
	assert.Equal(t, "0.25", value())
}

// Rows of another kind don't stand under the titles of the one that was chosen, also where its rows can't be looked
// for.
func TestNoRowsOfAnotherKind(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	p := s.table
	require.NotEmpty(t, p.Rows)
	p.Choose(schema.HeroKind)
	assert.Empty(t, p.Rows)
	s.Until(func() bool { return len(p.Rows) > 0 })
	p.Choose(schema.HeroKind)
	assert.NotEmpty(t, p.Rows, "they are these")
	s.Retype(p.Search, "cost>")
	s.WorkOff()
	require.NotEmpty(t, p.Wrong.Text)
	p.Choose(schema.CasesKind)
	s.WorkOff()
	assert.Empty(t, p.Rows)
	s.Shortcut(&fyne.ShortcutCopy{Clipboard: fyne.CurrentApp().Clipboard()})
	s.TypeKey(fyne.KeyDown)
	p.Search.SetText("")
	s.Until(func() bool { return len(p.Rows) > 0 })
	assert.Equal(t, schema.CasesKind, p.Columns[0].Kind)
}

// The table tells in the user's language what rules say, finds cards by it, and says that it isn't changed here.
func TestRulesStandInTheTable(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "uk")
	p := s.table
	d := s.Pack().Document("cards/cleave.xml")
	ruled := d.WithSource(strings.Replace(d.Source(), "</card>", `<rule do="draw" amount="2"/></card>`, 1))
	s.Do(document.TakeOver{Differences: []document.Change{{File: d.File(), From: ruled, To: d}}})
	p.ShowColumns([]string{"name_uk", table.RulesColumn, table.TagsColumn})
	s.lookInTable("правило:draw", "cleave")
	s.Until(func() bool { return len(s.Reading("Візьміть 2 карти.")) > 0 })
	s.lookInTable(`"draw 2 cards" правила=1`, "cleave")
	p.Put(0, 1, false)
	s.Canvas().Focus(p.Grid)
	s.Canvas().Focused().TypedRune('4')
	assert.NotEmpty(t, s.Reading("Правила: цей стовпець тут не змінюють"))
	assert.False(t, s.FocusedOn(p.Entry))
}
