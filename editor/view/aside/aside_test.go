package aside_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/view/aside"
	"boardduels/editor/view/viewtest"
	"boardduels/runtime/app/face"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/duel/rule"
	"boardduels/schema"
)

// What the tests of the game hold to have room isn't told to be too long: both measure where a phone shows sentences.
func TestCardsOfMechanicsFitPhones(t *testing.T) {
	looktest.NewApp(t)
	pack := schema.ReadPack(os.DirFS("../../../schema/testdata/mechanics"))
	phone := aside.NewPhone()
	phone.Forget(pack)
	for _, id := range pack.IDs(schema.CardKind) {
		for _, language := range []string{"en", "uk"} {
			assert.True(t, phone.TextFits(pack.Find(schema.CardKind, id), language), "%s in %s", id, language)
		}
	}
}

// A name that doesn't fit isn't told of as the rule text, which the game writes.
func TestTheFaceTellsWhatDoesNotFit(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en", viewtest.Cleave)
	assert.NotEmpty(t, s.Reading("The game writes the rule text by itself"))
	s.Set(viewtest.Cleave, "name", "Heart of the Forest Everlasting and Evergreen")
	assert.NotEmpty(t, s.Reading("The name is too long for a card in the hand on a phone."))
	for _, label := range viewtest.All[*widget.Label](s) {
		assert.False(t, strings.Contains(label.Text, "rule text is too long"))
	}
}

func TestAHerosPageTellsOfTheDeck(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en", viewtest.Knight)
	hero, _ := s.Pack().Hero("knight")
	assert.Len(t, viewtest.All[*face.Link](s), len(hero.Deck))
	assert.NotEmpty(t, s.Reading("Attack: "))
	assert.NotEmpty(t, s.Reading("Brings: damage over time."))
	s.Set("heroes/knight.xml", "spell_card[0]", "curse_of_weakness")
	assert.NotEmpty(t, s.Reading("Brings: curses."))
	test.Tap(viewtest.All[*face.Link](s)[0])
	assert.Equal(t, "cards/curse_of_weakness.xml", s.File)
}

// The name of a hero has the room that there is, and not what the figures below it need.
func TestAHerosNameIsWrittenWhole(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "uk", viewtest.Knight)
	const name = "Охоронниця Західних Брам"
	s.Set(viewtest.Knight, "name_uk", name)
	written := false
	for _, o := range test.LaidOutObjects(s.Window.Content()) {
		if text, is := o.(*canvas.Text); is && text.Text == name {
			written = true
		}
	}
	assert.True(t, written)
}

func TestThePacksPageTellsWhatIsInIt(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en", "pack.xml")
	assert.NotEmpty(t, s.Reading("Heroes: 4. Cards: 29."))
	assert.False(t, s.Reads("Cards that no deck has"))
	require.NoError(t, s.Work.Do(document.SetField{File: "heroes/knight.xml", Path: "spell_card[0]", Value: "cleave"}))
	assert.True(t, s.Reads("Cards that no deck has"))
	assert.True(t, s.Reads("Spike Strike"))
}

func TestACardIsAddedToADeckFromItsPage(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en", viewtest.Cleave)
	var add *editorui.Select
	for _, choice := range viewtest.All[*editorui.Select](s) {
		if choice.PlaceHolder == "Add to the deck of…" {
			add = choice
		}
	}
	require.NotNil(t, add)
	assert.Equal(t, []string{"Mage", "Priest", "Rogue"}, add.Options, "the Knight has it")
	add.SetSelected("Priest")
	priest, _ := s.Pack().Hero("priest")
	assert.Equal(t, "cleave", priest.Deck[len(priest.Deck)-1].Card)
	assert.Equal(t, viewtest.Cleave, s.File)
	assert.True(t, s.Reads("Priest × 1"))
}

// A card of a long name is offered within the pane, too, and covers nothing of the deck below.
func TestALongNameIsOfferedWithinItsPane(t *testing.T) {
	s := newStand(t, viewtest.OnLaptop, "en", viewtest.Knight)
	s.Set("cards/fire_bolt.xml", "name", strings.Repeat("long", 17))
	s.Do(document.AddToDeck{Hero: "knight", Card: "fire_bolt"})
	edge := func(o fyne.CanvasObject) float32 {
		return viewtest.Place(o).X + o.Size().Width
	}
	var pane float32
	for _, l := range viewtest.All[*widget.Label](s) {
		if l.Importance == widget.DangerImportance && l.Wrapping == fyne.TextWrapWord {
			pane = edge(l) // which is as wide as the pane
		}
	}
	require.NotZero(t, pane)
	for _, b := range viewtest.All[*editorui.Button](s) {
		if strings.HasPrefix(b.Text, "long") {
			assert.LessOrEqual(t, edge(b), pane, b.Text)
			assert.LessOrEqual(t, b.MinSize().Width, b.Size().Width, b.Text)
		}
	}
	assert.True(t, slices.ContainsFunc(viewtest.All[*editorui.Button](s), func(b *editorui.Button) bool {
		return b.Icon != nil && strings.Contains(b.Icon.Name(), "content-remove") && strings.Contains(b.Text, "longlong")
	}), "to be taken out")
}

// A problem of a stage leads to what it is about.
func TestAProblemOfAStageLeadsThere(t *testing.T) {
	s := newStand(t, viewtest.InSmallWindow, "en", "runs/long_road.xml")
	require.True(t, s.focus("stage[3]@rest", s.Canvas()))
	entry, ok := s.Canvas().Focused().(*editorui.Entry)
	require.True(t, ok)
	s.Retype(entry, "5")
	run, _ := s.Pack().Run("long_road")
	assert.EqualValues(t, 5, run.Stages[3].Rest)
	assert.Equal(t, entry, s.Canvas().Focused(), "who types goes on typing")
	assert.True(t, s.focus("stage[2]", s.Canvas()))
	assert.False(t, s.focus("about_uk", s.Canvas()), "that is the form's")
}

// What is told of a deck stands under its lines, however many the hero had that was looked at before.
func TestWhatADeckIsMadeOfStandsUnderIt(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en", viewtest.Knight)
	ids := s.Pack().IDs(schema.HeroKind)
	for _, hero := range append(ids, ids...) {
		s.Show(schema.FileOf(schema.HeroKind, hero))
		bottom := float32(0)
		for _, b := range viewtest.All[*editorui.TipButton](s) {
			if b.Icon == theme.DeleteIcon() {
				bottom = max(bottom, viewtest.Place(b).Y+b.Size().Height)
			}
		}
		assert.NotZero(t, bottom)
		for _, l := range viewtest.All[*widget.Label](s) {
			if strings.HasPrefix(l.Text, "Copies by cost") {
				assert.GreaterOrEqual(t, viewtest.Place(l).Y, bottom-2, hero)
			}
		}
	}
}

// Under a hero's name stands what its rules do.
func TestAHerosPageTellsWhatItsRulesDo(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "uk", viewtest.Knight)
	hurt, err := rule.Read(map[string]string{"on": "hurt", "do": "shield"})
	require.NoError(t, err)
	s.Do(document.AddRules{File: viewtest.Knight, Rules: []rule.Rule{hurt}})
	assert.NotEmpty(t, s.Reading("Щоразу, коли ви втрачаєте здоров’я, щит +1."))
	s.Work.Undo()
	assert.Empty(t, s.Reading("Щоразу, коли ви втрачаєте здоров’я"))
}
