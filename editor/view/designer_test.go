package view

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/view/naming"
	"boardduels/editor/view/viewtest"
	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/app/face"
	"boardduels/runtime/app/look"
	"boardduels/schema"
)

// differences returns the lines of a saved file that differ from the classic pack's.
func differences(t *testing.T, folder, file string) []string {
	t.Helper()
	pack := classictest.Pack()
	saved, err := os.ReadFile(filepath.Join(folder, file))
	require.NoError(t, err)
	var found []string
	after := splitLines(string(saved))
	for i, changed := range changedLines(splitLines(pack.Document(file).Source()), after) {
		if changed {
			found = append(found, strings.TrimSpace(after[i]))
		}
	}
	return found
}

// A designer changes what Cleave deals, looks, undoes, redoes and saves.
func TestChangeCleavesDamage(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open(cleave)
	assert.Equal(t, "Deal 2 damage.", s.faceText())

	damage := s.row(schema.CardKind, "base_damage")
	more := damage.Control.Object.(*fyne.Container).Objects[2].(*editorui.Sign)
	test.Tap(more)
	assert.Equal(t, "Deal 3 damage.", s.faceText())
	assert.True(t, s.work.IsDirty(cleave))

	s.desk.tabs.SelectIndex(1)
	assert.Equal(t, 2, countStyled(s), "the lines of the least and the most damage")
	assert.Contains(t, s.desk.source.lines.Text(), "<base_damage>3</base_damage>")
	s.desk.tabs.SelectIndex(0)

	s.commands.find("undo").call()
	assert.Equal(t, "Deal 2 damage.", s.faceText())
	assert.Equal(t, "2", s.entryOf(schema.CardKind, "base_damage").Text)
	s.commands.find("redo").call()
	assert.Equal(t, "Deal 3 damage.", s.faceText())

	folder := filepath.Join(s.home, "mine")
	s.saveTo(folder)
	assert.Equal(t, []string{"<base_damage>3</base_damage>", "<max_damage>3</max_damage>"}, differences(t, folder, cleave))

	s.Retype(s.entryOf(schema.CardKind, "base_damage"), "2")
	s.Retype(s.entryOf(schema.CardKind, "cost"), "2")
	s.commands.find("save").call()
	s.Until(func() bool { return len(s.work.Dirty()) == 0 })
	assert.Equal(t, []string{"<cost>2</cost>"}, differences(t, folder, cleave))

	again, err := document.Open(document.At(folder))
	require.NoError(t, err)
	card, _ := again.Pack().Card("cleave")
	assert.EqualValues(t, 2, card.Cost)
}

func countStyled(s *stand) int {
	count := 0
	for _, r := range s.desk.source.lines.Rows {
		if r.Style != nil {
			count++
		}
	}
	return count
}

// The marks of changed lines are drawn at once, also where nothing else makes the toolkit draw the text anew.
func TestChangedLinesStayMarked(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open(cleave)
	s.desk.tabs.SelectIndex(1)
	marked := func() int {
		gold, count := look.Faded(look.Color(look.ColorGold), 0.28), 0
		for _, r := range viewtest.All[*canvas.Rectangle](s) {
			if r.FillColor == gold {
				count++
			}
		}
		return count
	}
	assert.Zero(t, marked())
	s.set(cleave, "cost", "3")
	wide := marked()
	assert.NotZero(t, wide)
	s.commands.find("undo").call()
	assert.Zero(t, marked())
	s.commands.find("redo").call()
	assert.Equal(t, wide, marked())
}

func TestAProblemLeadsToItsField(t *testing.T) {
	s := newStand(t, viewtest.OnLaptop, "en")
	s.set(cleave, "cost", "77")
	s.set("heroes/mage.xml", "regen", "9")
	s.checkedAll()
	s.open("cases/knight.xml")
	shown := s.desk.problems.shown
	require.Len(t, shown, 2)
	assert.True(t, s.Reads("2 errors, 0 warnings"))
	for i, d := range shown {
		s.desk.problems.list.Select(i)
		assert.Equal(t, d.File, s.file)
		kind, _ := schema.KindOf(d.File)
		assert.Same(t, s.entryOf(kind, d.Path), s.window.Canvas().Focused())
		assert.True(t, s.row(kind, d.Path).Problem.Visible())
		assert.Equal(t, naming.Explain(s.work.Pack(), s.texts, d), s.row(kind, d.Path).Problem.Text)
	}
	s.commands.find("undo").call()
	s.commands.find("undo").call()
	s.checkedAll()
	assert.True(t, s.Reads("No problems"))
	assert.False(t, s.row(schema.CardKind, "cost").Problem.Visible())
}

func TestProblemsSpeakUkrainian(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "uk")
	s.open(cleave)
	s.set(cleave, "cost", "77")
	assert.Equal(t, "«Вартість»: має бути від 0 до 10, а не 77", s.row(schema.CardKind, "cost").Problem.Text)
	assert.True(t, s.Reads("Розсікання: «Вартість»"), "the list names the card")
}

// A wrong amount that goes along with another is one mistake, and the face says that it doesn't show it.
func TestOneMistakeIsOneProblem(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open(cleave)
	assert.False(t, s.Reads("The face shows"))
	s.Retype(s.entryOf(schema.CardKind, "base_damage"), "99")
	s.checkedAll()
	most, _ := s.work.Pack().Document(cleave).Value("max_damage")
	assert.Equal(t, "99", most)
	assert.True(t, s.Reads("1 error, 0 warnings"))
	assert.True(t, s.row(schema.CardKind, "base_damage").Problem.Visible())
	assert.False(t, s.row(schema.CardKind, "max_damage").Problem.Visible())
	assert.Equal(t, "Deal 10 damage.", s.faceText())
	assert.Contains(t, s.Reading("The face shows"), "Damage")
}

// The list of problems opens below the form without hiding what is being typed.
func TestTheFieldBeingEditedStaysInView(t *testing.T) {
	s := newStand(t, viewtest.OnLaptop, "en")
	s.open(cleave)
	e := s.entryOf(schema.CardKind, "base_damage")
	form := s.desk.page(schema.CardKind).form
	driver := fyne.CurrentApp().Driver()
	below := func() float32 { // how far the field ends above the end of what can be seen of the form
		top := driver.AbsolutePositionForObject(form.Scroll).Y
		return top + form.Scroll.Size().Height - driver.AbsolutePositionForObject(e).Y - e.Size().Height
	}
	s.window.Resize(fyne.NewSize(viewtest.OnLaptop.Width, viewtest.OnLaptop.Height-below()))
	require.InDelta(t, 0, below(), 1, "the last that can be seen")
	s.Retype(e, "99")
	s.checkedAll()
	assert.GreaterOrEqual(t, below(), float32(0))
}

// Problems of knowledge name the hero, the case or expert, and the input.
func TestProblemsNameWhatTheyAreAbout(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.set("cases/knight.xml", "case[2]/input[3]", "7")
	s.set("priorities/mage.xml", "expert[1]/neuron[2]/input[0]", "99")
	s.checkedAll()
	assert.Contains(t, s.Reading("Knight · Cases · № 2:"), "“Enemy energy” must be from 0 to 1, not 7")
	s.Press("2 errors, 0 warnings")
	assert.NotEmpty(t, s.Reading("Mage · Priorities · Channeller · Major attack:"))
	s.desk.problems.list.Select(0)
	cases := s.desk.cases().Grid
	assert.Equal(t, []int{3, 2}, []int{cases.Row, cases.Column}, "and lead to it")
	s.choose("View", "Language", "Українська")
	assert.NotEmpty(t, s.Reading("Лицар · Прецеденти · № 2: «Енергія ворога»"))
}

func TestNewCardIntoADeck(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.commands.find("add_card").call()
	entries := s.Entries()
	require.Len(t, entries, 2)
	s.Retype(entries[0], "Big Axe")
	assert.Equal(t, "big_axe", entries[1].Text)
	s.Press("Add")
	assert.Equal(t, "cards/big_axe.xml", s.file)
	name := s.row(schema.CardKind, "name").Control.Focus.(*editorui.Entry)
	assert.Same(t, name, s.window.Canvas().Focused(), "what is new is named first")
	assert.Equal(t, "Big Axe", name.SelectedText(), "typing replaces it")
	assert.True(t, s.Reads("English name on the card's face."), "its section is open")
	s.open("heroes/knight.xml")
	s.Press("Add a card")
	search := s.Entries()[0]
	s.Retype(search, "axe")
	lists := viewtest.All[*widget.List](s)
	require.Len(t, lists, 1)
	require.Equal(t, 1, lists[0].Length())
	lists[0].Select(0)
	assert.True(t, s.Reads("Cards 13/12"))
	knight, _ := s.work.Pack().Hero("knight")
	assert.Equal(t, "big_axe", knight.Deck[len(knight.Deck)-1].Card)
}

func TestTakenIdsAreRefused(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	check := s.items.freeID(schema.CardKind, "rage")
	assert.ErrorContains(t, check("cleave"), "taken")
	assert.ErrorContains(t, check("Big Axe"), "a–z")
	assert.NoError(t, check("rage"))
	assert.NoError(t, check("fresh"))
	assert.Equal(t, "sokyra_2", idFrom("Sokyra-2"))
	assert.Equal(t, "sokyra", idFrom("Сокира"))
}

func TestRenamingFollows(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open(cleave)
	s.commands.find("rename").call()
	s.Retype(s.Entries()[0], "chop")
	s.Press("Change")
	assert.Equal(t, "cards/chop.xml", s.file)
	s.commands.find("undo").call()
	assert.Equal(t, cleave, s.file)
	s.commands.find("delete").call()
	s.Press("Delete")
	assert.Nil(t, s.work.Pack().Document(cleave))
	assert.NotEmpty(t, s.file)
	s.commands.find("duplicate").call()
	assert.True(t, strings.HasSuffix(s.file, "_2.xml"), s.file)
}

func TestTheOutlineFindsDocuments(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.Retype(s.desk.outline.Search, "clea")
	var names []string
	for _, l := range s.desk.outline.Lines {
		if !l.Heading {
			names = append(names, l.File)
		}
	}
	assert.Equal(t, []string{cleave}, names)
	s.desk.outline.List.Select(1)
	assert.Equal(t, cleave, s.file)
}

// The search understands what the table's does.
func TestTheOutlineUnderstandsQueries(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	for text, want := range map[string][]string{
		"deck:rogue cost>=3":       {"cards/backstab.xml", "cards/poison.xml"},
		"“energy steal”":           nil,
		"cost>2 -deck:rogue frost": nil,
		"hp>=40":                   {"heroes/rogue.xml"},
	} {
		s.Retype(s.desk.outline.Search, text)
		var files []string
		for _, l := range s.desk.outline.Lines {
			if !l.Heading {
				files = append(files, l.File)
			}
		}
		assert.Equal(t, want, files, text)
	}
	s.Retype(s.desk.outline.Search, "is:changed")
	assert.Empty(t, s.desk.outline.Lines)
	s.set(cleave, "cost", "2")
	require.Len(t, s.desk.outline.Lines, 2)
	assert.Equal(t, cleave, s.desk.outline.Lines[1].File)
}

func TestASearchThatFindsNothingSaysSo(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.Retype(s.desk.outline.Search, "zzz")
	assert.Equal(t, "Nothing was found for “zzz”.", s.Reading("zzz"))
	s.Retype(s.desk.outline.Search, "axe")
	s.Retype(s.desk.outline.Search, "cleave")
	assert.Empty(t, s.Reading("Nothing was found"))
	s.open("heroes/knight.xml")
	s.Press("Add a card")
	s.Retype(s.Entries()[0], "zzz")
	assert.NotEmpty(t, s.Reading("Nothing was found"))
}

// Documents stand in the order of their names, as the dictionary of the language has it, also after a name has changed.
func TestTheOutlineIsInTheOrderOfNames(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "uk")
	names := func() (names []string) {
		for _, l := range s.desk.outline.Lines {
			if l.Kind == schema.CardKind && !l.Heading {
				names = append(names, l.Name)
			}
		}
		return names
	}
	order := i18n.For("uk").Order()
	require.Len(t, names(), 29)
	assert.True(t, slices.IsSortedFunc(names(), order), names())
	s.set(cleave, "name_uk", "Ґедзь")
	assert.True(t, slices.IsSortedFunc(names(), order), names())
	assert.Contains(t, names(), "Ґедзь")
	assert.Equal(t, []string{"priest", "knight", "mage", "rogue"}, naming.ByName(s.work.Pack(), schema.HeroKind, s.texts), "Жрець, Лицар, Маг, Розбійник")
}

func TestTheLanguageChangesInPlace(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open(cleave)
	s.set(cleave, "cost", "2")
	s.choose("View", "Language", "Українська")
	assert.Equal(t, cleave, s.file)
	assert.True(t, s.Reads("Вартість"))
	assert.Equal(t, "Завдайте 2 шкоди.", s.faceText())
	assert.True(t, s.work.IsDirty(cleave))
	assert.Equal(t, "Файл", s.window.MainMenu().Items[0].Label)
	assert.Equal(t, "Вийти", lang.L("Quit"), "in the toolkit’s own words")
	s.choose("Вигляд", "Мова", "English")
	assert.Equal(t, "Quit", lang.L("Quit"))
}

func TestBrokenDocumentsSayWhy(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	folder := filepath.Join(s.home, "mine")
	s.set(cleave, "cost", "2")
	s.saveTo(folder)
	require.NoError(t, os.WriteFile(filepath.Join(folder, cleave), []byte("<card><name>"), 0o644))
	s.Open(document.At(folder))
	s.Until(func() bool { d := s.work.Pack().Document(cleave); return d != nil && !d.WellFormed() })
	s.open(cleave)
	assert.True(t, s.Reads("This document can’t be read"))
	require.NoError(t, os.WriteFile(filepath.Join(folder, cleave), []byte("<card><name>Mended</name></card>"), 0o644))
	s.Press("Read the file again")
	assert.Equal(t, "Mended", s.entryOf(schema.CardKind, "name").Text)
	assert.NotEmpty(t, viewtest.All[*face.Face](s))
}

func TestANewHeroHasNoPictureYet(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.commands.find("add_hero").call()
	s.Retype(s.Entries()[0], "Bard")
	s.Press("Add")
	assert.Equal(t, "heroes/bard.xml", s.file)
	assert.True(t, s.Reads("Cards 0/12"))
	s.checkedAll()
	assert.True(t, s.Reads("1 error, 1 warning"), "the deck is too small, and without major cards")
	s.Press("Cases")
	assert.Equal(t, "cases/bard.xml", s.file)
	assert.True(t, s.Reads("1 of 10 cases"))
	s.commands.find("undo").call()
	assert.Equal(t, "heroes/bard.xml", s.file, "back to where the cases were asked for")
	s.commands.find("redo").call()
	assert.Equal(t, "cases/bard.xml", s.file)
	s.open("heroes/bard.xml")
	s.Press("Priorities")
	assert.Equal(t, "priorities/bard.xml", s.file)
	s.open("heroes/bard.xml")
	s.Press("Cases")
	assert.True(t, s.Reads("1 of 10 cases"), "they are there now")
}

// Language, theme and size are the program's: whichever screen changes them, the editor follows when it is shown.
func TestTheEditorLooksAsTheProgramDoes(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open(cleave)
	before := s.desk
	s.window.SetTitle("the game")
	s.deps.Appearance.Speak("uk")
	s.deps.Appearance.Dress(look.Light)
	s.Enter()
	assert.True(t, s.Reads("Вартість"))
	assert.NotSame(t, before, s.desk, "colours that were drawn are those of the old theme")
	assert.Equal(t, cleave, s.file)
	assert.Contains(t, s.window.Title(), "вбудований")
	s.choose("Вигляд", "Тема", "Темна")
	s.choose("Вигляд", "Розмір тексту", "125 %")
	assert.Equal(t, chosen{s.texts, look.Dark, 125}, *s.deps.Appearance.(*chosen))
	before = s.desk
	s.Enter()
	assert.Same(t, before, s.desk, "nothing has changed since")
}

// A run is made from nothing: a name, stages with their rivals and heroes, rests; each step can be undone.
func TestARunIsMade(t *testing.T) {
	for _, language := range quick.First("en", "uk") {
		s := newStand(t, viewtest.OnDesktop, language)
		s.commands.find("add_run").call()
		s.Retype(s.Entries()[0], "Way")
		s.Press(s.texts.Text("editor.new.add"))
		require.Equal(t, "runs/way.xml", s.file)
		s.checkedAll()
		assert.Empty(t, s.problemsHere())
		run := func() schema.Run {
			run, ok := s.work.Pack().Run("way")
			require.True(t, ok)
			return run
		}
		selects := func() []*editorui.Select { return viewtest.All[*editorui.Select](s) }
		moreHP := func() *editorui.Entry {
			s.desk.focus("stage[1]@more_hp")
			return s.window.Canvas().Focused().(*editorui.Entry)
		}
		s.Press(s.texts.Text("editor.way.add"))
		require.Len(t, run().Stages, 2)
		selects()[2].SetSelectedIndex(1)
		selects()[3].SetSelectedIndex(1)
		s.Retype(moreHP(), "7")
		assert.Equal(t, schema.Stage{Rival: schema.Rivals[1], Hero: naming.ByName(s.work.Pack(), schema.HeroKind, s.texts)[0], MoreHP: 7, Rest: 10}, run().Stages[1])

		s.Retype(moreHP(), "70")
		s.checkedAll()
		assert.Len(t, s.problemsHere(), 1, "more than there can be")
		s.commands.find("undo").call()
		assert.Zero(t, run().Stages[1].MoreHP, "what was typed into one box is one edit")
		selects()[3].SetSelectedIndex(0)
		assert.Empty(t, run().Stages[1].Hero)
	}
}
