package view

import (
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2/canvas"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	own "boardduels/editor/view/widget"
	"boardduels/schema"
)

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#f00"/></svg>`

// A designer takes a picture of their own for a card: an edit like others, which is saved with them.
func TestAPictureIsImportedForACard(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	file := filepath.Join(s.home, "Big Axe.svg")
	require.NoError(t, os.WriteFile(file, []byte(drawing), 0o600))
	s.open(cleave)
	control := s.row(schema.CardKind, "card_image").control.Focus.(*own.Entry)
	s.choosers.importImage(file, control.SetText)
	s.until(func() bool { return control.Text == "big_axe.svg" })
	assert.Equal(t, cleave, s.file)
	card, _ := s.work.Pack().Card("cleave")
	assert.Equal(t, "big_axe.svg", card.Image)
	s.checkedAll()
	assert.True(t, s.reads("No problems"))
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
	s := newStand(t, onDesktop, "en")
	s.open(cleave)
	s.set(cleave, "card_image", "")
	s.commands.find("unused").call()
	assert.NotEmpty(t, s.reading("cleave.svg"))
	assert.Empty(t, s.reading("mana_tap.svg"), "a card shows it")
	s.press("Remove all")
	assert.NotContains(t, s.work.Pack().Images(), "cleave.svg")
	s.commands.find("unused").call()
	assert.NotEmpty(t, s.reading("Every picture of the pack is shown"))
	s.press("OK")
	s.commands.find("undo").call()
	assert.Contains(t, s.work.Pack().Images(), "cleave.svg")
	assert.Equal(t, cleave, s.file)
}

func TestWhatIsNoPictureIsRefused(t *testing.T) {
	s := newStand(t, onDesktop, "uk")
	s.set(cleave, "cost", "2")
	s.commands.find("save").call()
	s.dialogEntries()[0].SetText(filepath.Join(s.home, "mine"))
	s.press("Зберегти")
	s.until(func() bool { return len(s.work.Dirty()) == 0 })
	file := filepath.Join(s.home, "notes.svg")
	require.NoError(t, os.WriteFile(file, []byte("not a drawing"), 0o600))
	s.choosers.importImage(file, func(string) { t.Error("it was taken") })
	s.until(func() bool { return s.sheets() == 1 })
	assert.NotEmpty(t, s.reading("notes.svg"))
}

// The pictures of the pack are drawn in the background, and all of them appear.
func TestPicturesAreShownToChooseFrom(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	s.choosers.ChooseImage("", nil)
	shown := func() (count int) {
		for _, i := range all[*canvas.Image](s) {
			if i.Image != nil {
				count++
			}
		}
		return count
	}
	assert.Zero(t, shown())
	s.until(func() bool { return shown() >= 12 })
}
