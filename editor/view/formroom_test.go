package view

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/editorui"
	"boardduels/editor/view/naming"
	"boardduels/editor/view/viewtest"
	"boardduels/schema"
)

// In a narrow form the file of a picture, a colour and a name have room to be read whole.
func TestANarrowFormLeavesRoomForTexts(t *testing.T) {
	for _, c := range []struct {
		width float32
		file  string
		kind  schema.Kind
		paths []string
	}{
		{1280, "heroes/rogue.xml", schema.HeroKind, []string{"name", "art", "colour"}},
		{1024, "levels/moat.xml", schema.LevelKind, []string{"name"}},
	} {
		s := newStand(t, fyne.NewSize(c.width, 800), "en")
		s.open(c.file)
		require.Equal(t, c.file, s.file)
		for _, path := range c.paths {
			s.desk.focus(path) // which unfolds its section
			entry := s.row(c.kind, path).Control.Focus.(*editorui.Entry)
			assert.GreaterOrEqual(t, entry.Size().Width, float32(150), "%s %s", c.file, path)
		}
	}
}

func TestRemarksAreCountedOnceTheyAreShown(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	problems := []schema.Diagnostic{schema.Diagnose(cleave, "no-art", nil), schema.Diagnose("cards/stab.xml", "no-art", nil)}
	s.desk.problems.set(problems, nil)
	assert.Equal(t, "No problems", s.desk.problems.count.Text)
	s.desk.problems.infos.SetChecked(true)
	assert.Equal(t, "No problems, 2 remarks", s.desk.problems.count.Text)
}

// Cases and experts of no hero are called by their game, or by their only expert.
func TestKnowledgeOfNoHeroHasAName(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	assert.Equal(t, "Tactics", naming.Of(s.work.Pack(), "cases/tactics.xml", s.texts))
	assert.Equal(t, "Tactics", naming.Of(s.work.Pack(), "priorities/tactics.xml", s.texts))
	assert.Equal(t, "Listing", naming.Of(s.work.Pack(), "priorities/listing.xml", s.texts))
	assert.Equal(t, "Rogue", naming.Of(s.work.Pack(), "priorities/rogue.xml", s.texts))
}

// Portraits come first where a hero's picture is chosen, card art where a card's is; words find one.
func TestAPictureIsFoundByWords(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open("heroes/rogue.xml")
	users := s.choosers.fitting(schema.HeroKind)
	hero, _ := s.work.Pack().Hero("knight")
	assert.Less(t, slices.Index(users, hero.Art), slices.Index(users, "ambush.svg"))
	users = s.choosers.fitting(schema.CardKind)
	assert.Greater(t, slices.Index(users, hero.Art), slices.Index(users, "ambush.svg"))

	var taken string
	s.choosers.ChooseImage("", func(image string) { taken = image })
	s.Retype(s.Entries()[0], "fire bo")
	s.TypeKey(fyne.KeyReturn)
	assert.Equal(t, "fire_bolt.svg", taken)
	assert.Zero(t, s.Sheets())
}

// Nothing on the desk shows a name that turns the text around it.
func TestNamesTurnNothingAround(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open(cleave)
	s.set(cleave, "name", "\u202eevaelC\u200b")
	assert.True(t, s.Reads(`\u202eevaelC\u200b`))
	for _, label := range viewtest.All[*widget.Label](s) {
		assert.NotContains(t, label.Text, "\u202e")
	}
}
