package view

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/view/outline"
	"boardduels/editor/view/viewtest"
	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/runtime/app/face"
	"boardduels/runtime/app/look"
	"boardduels/schema"
)

// pagesToSee are documents of every kind.
var pagesToSee = []string{cleave, "cards/holy_judgement.xml", "heroes/knight.xml", "cases/knight.xml", "priorities/knight.xml", "priorities/listing.xml", schema.TitleFile,

	"runs/long_road.xml", "levels/corner_forts.xml", "maps/ring_lake.xml", "positions/golden_anchors.xml", "positions/chequered_diamond.xml"}

// Buttons, checks and choices have room for their words, in both languages and at the least size; nothing begins or
// ends outside of the window.
func TestNothingIsCutOff(t *testing.T) {
	for _, size := range quick.First(viewtest.OnDesktop, viewtest.OnLaptop) {
		for _, language := range quick.First("en", "uk") {
			s := newStand(t, size, language)
			for _, file := range pagesToSee {
				s.open(file)
				s.desk.object.Refresh()
				s.AssertWhole(fmt.Sprintf("%s %s %.0f", file, language, size.Width), size)
			}
			s.commands.find("try").call()
			s.AssertWhole("trial "+language, size)
		}
	}
}

// Whatever size people choose for text, a screen of 1280 × 800 pixels has room for every page: what doesn't fit
// beside the form becomes a tab, buttons lose their words, and rows wrap.
func TestEverySizeFitsTheScreen(t *testing.T) {
	quick.Skip(t, "opens every page at each size")
	const menu = 30
	for _, language := range []string{"en", "uk"} {
		s := newStand(t, viewtest.OnDesktop, language)
		for _, scale := range look.Sizes() {
			size := fyne.NewSize(1280*100/float32(scale), 800*100/float32(scale)-menu)
			s.window.Resize(size)
			for _, file := range pagesToSee {
				s.open(file)
				s.AssertWhole(fmt.Sprintf("%s %s %d %%", file, language, scale), size)
			}
			for _, tab := range s.desk.tabs.Items {
				s.desk.tabs.Select(tab)
				s.AssertWhole(fmt.Sprintf("%s %s %d %%", tab.Text, language, scale), size)
			}
			s.desk.tabs.Select(s.desk.form)
			s.openTable()
			s.AssertWhole(fmt.Sprintf("table %s %d %%", language, scale), size)
			s.desk.showTable(false)
		}
		s.window.Resize(viewtest.OnDesktop)
		assert.False(t, s.desk.isFolded(), "there is room for the side again")
		assert.Equal(t, s.texts.Text("editor.tool.open"), s.desk.tools.buttons["open"].Text)
	}
}

// The name of the pack can be read in a window of 900 pixels, also while something isn't saved.
func TestThePacksNameCanBeRead(t *testing.T) {
	for _, language := range quick.First("en", "uk") {
		s := newStand(t, fyne.NewSize(900, 700), language)
		place := s.app.Driver().AbsolutePositionForObject
		try := place(s.desk.tools.buttons["try"])
		for range 2 {
			told := s.unsaved() + s.name()
			room := s.desk.tools.status.Size().Width - 2*theme.InnerPadding()
			assert.LessOrEqual(t, fyne.MeasureText(told+" …", theme.TextSize(), fyne.TextStyle{}).Width, room, told)
			assert.Equal(t, place(s.desk.tools.buttons["try"]), try, "no edit moves a button")
			s.set(cleave, "cost", "2")
		}
	}
}

// A window of 900 × 700 pixels shows the whole deck of a hero as faces.
func TestADeckCanBeSeen(t *testing.T) {
	const menu = 30
	for _, language := range quick.First("en", "uk") {
		s := newStand(t, fyne.NewSize(900, 700-menu), language)
		place := s.app.Driver().AbsolutePositionForObject
		for _, hero := range s.work.Pack().IDs(schema.HeroKind) {
			s.open(schema.FileOf(schema.HeroKind, hero))
			page := s.desk.page(schema.HeroKind).side.(*fyne.Container)
			scroll := page.Objects[0]
			bottom := place(scroll).Y + scroll.Size().Height
			faces := viewtest.All[*face.Link](s)
			assert.NotEmpty(t, faces)
			for _, f := range faces {
				assert.LessOrEqual(t, place(f).Y+f.Size().Height, bottom, "%s %s", hero, language)
			}
		}
	}
}

// Where the side of a page is a tab, what leads to it chooses that.
func TestTheSideAsATab(t *testing.T) {
	s := newStand(t, fyne.NewSize(640, 400), "en")
	s.open("cases/knight.xml")
	s.desk.cases().ShowPlaces()
	assert.Same(t, s.desk.aside, s.desk.tabs.Selected())
	s.open("heroes/knight.xml")
	s.desk.tabs.Select(s.desk.aside)
	assert.True(t, s.Reads("Add a card"))
	s.window.Resize(viewtest.OnDesktop)
	assert.Same(t, s.desk.form, s.desk.tabs.Selected())
	assert.True(t, s.Reads("Add a card"))
}

// A narrow window has room for everything above the table of cases, one below the other.
func TestCasesInANarrowWindow(t *testing.T) {
	size := fyne.NewSize(900, 700)
	for language, count := range map[string]string{"en": "10 of 10 cases", "uk": "Прецедентів: 10 з 10"} {
		s := newStand(t, size, language)
		s.open("cases/knight.xml")
		s.AssertWhole("cases "+language, size)
		assert.True(t, s.Reads(count), language)
	}
}

// A sheet that is higher than the window scrolls between its title and its answers, which can always be reached.
func TestASheetFitsALowWindow(t *testing.T) {
	for _, language := range quick.First("en", "uk") {
		s := newStand(t, viewtest.OnDesktop, language)
		s.commands.find("try").call()
		needed := s.window.Canvas().Overlays().Top().MinSize()
		s.window.Resize(fyne.NewSize(640, 370))
		assert.Greater(t, needed.Height, float32(370))
		assert.LessOrEqual(t, needed.Width, float32(640))
		place := s.app.Driver().AbsolutePositionForObject
		for _, b := range viewtest.All[*editorui.SheetButton](s) {
			assert.Less(t, place(b).Y+b.Size().Height, float32(370), b.Text)
			assert.Greater(t, place(b).Y, float32(300), b.Text)
		}
		s.window.Resize(viewtest.OnDesktop)
		assert.Equal(t, needed, s.window.Canvas().Overlays().Top().MinSize(), "nothing scrolls where there is room")
	}
}

// The document that is open can be seen in the list also after the window has become lower.
func TestTheOpenDocumentStaysInView(t *testing.T) {
	quick.Skip(t, "opens every document")
	s := newStand(t, viewtest.OnDesktop, "en")
	place := s.app.Driver().AbsolutePositionForObject
	for _, line := range s.desk.outline.Lines {
		if line.Heading || place(s.desk.outline.List).Y == 0 {
			continue
		}
		s.window.Resize(viewtest.OnDesktop)
		s.open(line.File)
		s.window.Resize(fyne.NewSize(viewtest.OnDesktop.Width, 400))
		list := s.desk.outline.List
		seen := false
		for _, l := range viewtest.All[*outline.ListLine](s) {
			isWhole := place(l).Y >= place(list).Y && place(l).Y+l.Size().Height <= place(list).Y+list.Size().Height+1
			seen = seen || l.Ground.Visible() && isWhole
		}
		assert.True(t, seen, line.File)
	}
}

// The face of a card grows with its pane, and what stands below follows.
func TestTheFaceGrowsWithItsPane(t *testing.T) {
	s := newStand(t, fyne.NewSize(900, 700), "en")
	s.open(cleave)
	width := func() float32 { return viewtest.All[*face.Face](s)[0].Size().Width }
	small := width()
	s.window.Resize(fyne.NewSize(1920, 1080))
	assert.Greater(t, width(), 1.5*small)
	faces := viewtest.All[*face.Face](s)[0]
	place := s.app.Driver().AbsolutePositionForObject
	for _, l := range viewtest.All[*widget.Label](s) {
		if strings.HasPrefix(l.Text, "Counts as:") {
			gap := place(l).Y - place(faces).Y - faces.Size().Height
			assert.InDelta(t, 0, gap, 12, "what follows stands right below")
		}
	}
}

func assertMaster(t *testing.T, name string, o fyne.CanvasObject, size fyne.Size) {
	t.Helper()
	w := test.NewTempWindow(t, container.NewStack(o))
	w.Resize(size)
	test.AssertRendersToMarkup(t, name+".xml", w.Canvas())
}

// TestMasters draws with the toolkit's own theme for tests, so that it doesn't depend on faces and colours of the game.
func TestMasters(t *testing.T) {
	test.NewTempApp(t)
	test.ApplyTheme(t, test.Theme())
	english := i18n.For("en")
	card := schema.Card{NameUK: "Сокира", Additional: "none"}
	card.ID = "axe"
	before := schema.NewCard(card)
	after, err := before.Set("cost", "3")
	assert.NoError(t, err)

	pack, _ := schema.LoadPack(fstest.MapFS{"cards/axe.xml": {Data: []byte(before.Source())}})
	problems := newProblemList(english, func() *schema.Pack { return pack }, func(schema.Diagnostic) {}, func(document.Edit) {})
	wrong, err := before.Set("cost", "99")
	assert.NoError(t, err)
	problems.set(wrong.Diagnostics(), nil)
	problems.open(true)
	assertMaster(t, "problems", container.NewBorder(nil, problems.bar, nil, nil, problems.lines), fyne.NewSize(500, 160))

	source := newSourcePane(english)
	source.show(after, before)
	assertMaster(t, "source", source.object, fyne.NewSize(400, 700))

	broken := newBrokenPane(english, func(string) {}, func(string) {}, func(string) bool { return true })
	broken.show(schema.Parse(schema.CardKind, "cards/a.xml", "<card>"))
	assertMaster(t, "broken", broken.object, fyne.NewSize(400, 200))
}

func TestChangedLines(t *testing.T) {
	for _, c := range []struct {
		before, after string
		marks         []bool
	}{
		{"a b c", "a b c", []bool{false, false, false}},
		{"a b c", "a x c", []bool{false, true, false}},
		{"a b c", "a b x c", []bool{false, false, true, false}},
		{"a b c", "a c", []bool{false, false}},
		{"a b c d", "a x c y d", []bool{false, true, false, true, false}},
		{"", "a", []bool{true}},
	} {
		assert.Equal(t, c.marks, changedLines(fields(c.before), fields(c.after)), "%s → %s", c.before, c.after)
	}
}

func fields(text string) []string {
	var words []string
	for _, w := range text {
		if w != ' ' {
			words = append(words, string(w))
		}
	}
	return words
}

func TestWhatIsMarkedCanBeRead(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.commands.find("palette").call()
	lines := 0
	for _, l := range viewtest.All[*pickLine](s) {
		lines++
		assert.Equal(t, l.ground.Visible(), l.detail.Importance == widget.MediumImportance, l.detail.Text)
	}
	assert.NotZero(t, lines)
}
