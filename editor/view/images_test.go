package view

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/view/viewtest"
	"boardduels/runtime/app/look"
	"boardduels/schema"
)

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#f00"/></svg>`

// A designer takes a picture of their own for a card: an edit like others, which is saved with them.
func TestAPictureIsImportedForACard(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	file := filepath.Join(s.home, "Big Axe.svg")
	require.NoError(t, os.WriteFile(file, []byte(drawing), 0o600))
	s.open(cleave)
	control := s.row(schema.CardKind, "card_image").Control.Focus.(*editorui.Entry)
	s.choosers.importImage(file, s.reportUnlessFine, control.SetText)
	s.Until(func() bool { return control.Text == "big_axe.svg" })
	assert.Equal(t, cleave, s.file)
	card, _ := s.work.Pack().Card("cleave")
	assert.Equal(t, "big_axe.svg", card.Image)
	s.checkedAll()
	assert.True(t, s.Reads("No problems"))
	s.commands.find("undo").call()
	assert.Equal(t, []string{"art/big_axe.svg"}, s.work.Dirty())
	s.commands.find("undo").call()
	assert.Empty(t, s.work.Dirty())
	s.commands.find("redo").call()
	s.commands.find("redo").call()
	folder := filepath.Join(s.home, "mine")
	s.saveTo(folder)
	assert.FileExists(t, filepath.Join(folder, "art", "big_axe.svg"))
}

// Pictures that nothing shows are listed, and go with one edit.
func TestUnusedPicturesAreRemoved(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open(cleave)
	s.set(cleave, "card_image", "")
	s.commands.find("pictures").call()
	thumbnails := viewtest.All[*thumbnail](s)
	assert.Equal(t, "cleave.svg", thumbnails[0].image, "what nothing shows comes first")
	assert.Equal(t, "Nothing shows it", thumbnails[0].note.Text)
	assert.NotEqual(t, "Nothing shows it", thumbnails[1].note.Text)
	s.Press("Delete those that nothing shows (1)")
	assert.NotContains(t, s.work.Pack().Images(), "cleave.svg")
	s.commands.find("pictures").call()
	assert.False(t, s.Reads("Nothing shows it"))
	s.Press("Close")
	s.commands.find("undo").call()
	assert.Contains(t, s.work.Pack().Images(), "cleave.svg")
	assert.Equal(t, cleave, s.file)
}

// A picture that is shown tells where, and another one takes its place.
func TestAUsedPictureIsReplaced(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.commands.find("pictures").call()
	wall := viewtest.All[*widget.GridWrap](s)[0]
	wall.Select(slices.Index(s.work.Pack().Images(), "cleave.svg"))
	assert.NotEmpty(t, s.Reading("Delete the picture cleave.svg?"))
	assert.True(t, s.Reads("Cleave shows it"))
	for _, choice := range viewtest.All[*editorui.Select](s) {
		if slices.Contains(choice.Options, "fire_bolt.svg") {
			choice.SetSelected("fire_bolt.svg")
		}
	}
	s.Press("Delete")
	card, _ := s.work.Pack().Card("cleave")
	assert.Equal(t, "fire_bolt.svg", card.Image)
	assert.NotContains(t, s.work.Pack().Images(), "cleave.svg")
	s.undo()
	assert.Empty(t, s.work.Dirty())
}

func TestWhatIsNoPictureIsRefused(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "uk")
	s.set(cleave, "cost", "2")
	s.commands.find("save").call()
	s.Entries()[0].SetText(filepath.Join(s.home, "mine"))
	s.Press("Зберегти")
	s.Until(func() bool { return len(s.work.Dirty()) == 0 })
	file := filepath.Join(s.home, "notes.svg")
	require.NoError(t, os.WriteFile(file, []byte("not a drawing"), 0o600))
	s.choosers.ChooseImage("", func(string) { t.Error("it was taken") })
	s.Press("Імпортувати файл…")
	s.Until(func() bool { return len(s.Entries()) == 1 })
	s.Retype(s.Entries()[0], file)
	s.Until(func() bool { return s.Reading("notes.svg") != "" })
	s.TypeKey(fyne.KeyReturn)
	s.Until(func() bool { return s.Reading("notes.svg:") != "" })
	assert.Equal(t, file, s.Entries()[0].Text, "what was typed stays")
}

// The pictures of the pack are drawn in the background, and all of them appear.
func TestPicturesAreShownToChooseFrom(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.choosers.ChooseImage("", nil)
	shown := func() (count int) {
		for _, i := range viewtest.All[*canvas.Image](s) {
			if i.Image != nil {
				count++
			}
		}
		return count
	}
	assert.Zero(t, shown())
	s.Until(func() bool { return shown() >= 12 })
}

// Heroes without a picture tell apart on their pages, and so do their fields.
func TestHeroesWithoutPicturesTellApart(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	seen := map[string]bool{}
	for id, name := range map[string]string{"bard": "Bard", "bear": "Bear", "giant": "Stone Giant"} {
		require.NoError(t, s.work.Do(document.Add{Item: document.Item{Type: schema.HeroKind, ID: id}, Name: name}))
		s.open(schema.FileOf(schema.HeroKind, id))
		hero, _ := s.work.Pack().Hero(id)
		assert.Empty(t, hero.Art)
		portrait := s.choosers.Picture(hero.Art)
		assert.Same(t, look.Emblem(id, name, ""), portrait)
		assert.False(t, seen[portrait.Name()], id)
		seen[portrait.Name()] = true
	}
}
