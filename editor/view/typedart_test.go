package view

import (
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/editorui"
	"boardduels/editor/view/viewtest"
	"boardduels/internal/quick"
	"boardduels/schema"
)

// Enter takes the picture whose path was typed: into the field itself, where people look for a picture, and where they
// look for a file, whether or not its folder was listed by then.
func TestEnterTakesATypedPicture(t *testing.T) {
	field := func(s *stand) fyne.Focusable { return s.entryOf(schema.CardKind, "card_image") }
	ways := map[string]func(s *stand) fyne.Focusable{
		"field": field,
		"search": func(s *stand) fyne.Focusable {
			card, _ := s.work.Pack().Card("cleave")
			s.choosers.ChooseImage(card.Image, field(s).(*editorui.Entry).SetText)
			return s.Entries()[0]
		},
		"file": func(s *stand) fyne.Focusable {
			s.choosers.ChooseImage("", field(s).(*editorui.Entry).SetText)
			s.Press("Import a file…")
			return s.Entries()[0]
		},
	}
	for way, to := range quick.Few(1, ways) {
		for written, text := range quick.Few(2, map[string]func(path string) string{
			"as it is":          func(path string) string { return path },
			"with blanks":       func(path string) string { return " " + path + " " },
			"in quotes":         func(path string) string { return "'" + path + "'" },
			"as an address":     func(path string) string { return "file://" + filepath.ToSlash(filepath.Dir(path)) + "/Big%20Axe.svg" },
			"in the pack's art": func(string) string { return "art/fire_bolt.svg" },
		}) {
			if way != "field" && written != "as it is" {
				continue
			}
			t.Run(way+" "+written, func(t *testing.T) {
				s := newStand(t, viewtest.OnDesktop, "en")
				file := filepath.Join(s.home, "Big Axe.svg")
				for _, name := range []string{file, filepath.Join(s.home, "Big Axe.svg.png")} {
					require.NoError(t, os.WriteFile(name, []byte(drawing), 0o600))
				}
				s.open(cleave)
				s.Retype(to(s), text(file))
				s.TypeKey(fyne.KeyReturn)
				want := map[bool]string{true: "fire_bolt.svg", false: "big_axe.svg"}[written == "in the pack's art"]
				s.Until(func() bool { card, _ := s.work.Pack().Card("cleave"); return card.Image == want })
				assert.Contains(t, s.work.Pack().Images(), want)
				assert.False(t, s.asks())
			})
		}
	}
}

// A path at which there is no picture is told about, and nothing is changed.
func TestEnterTellsOfATypedPathWithoutAPicture(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open(cleave)
	images := s.work.Pack().Images()
	s.Retype(s.entryOf(schema.CardKind, "card_image"), filepath.Join(s.home, "nowhere.svg"))
	s.TypeKey(fyne.KeyReturn)
	s.Until(s.asks)
	assert.NotEmpty(t, s.Reading("nowhere.svg"))
	assert.Equal(t, images, s.work.Pack().Images())
}

// A path that is typed into the table's column of pictures is taken as it is in the form.
func TestEnterTakesATypedPictureInTheTable(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	file := filepath.Join(s.home, "Big Axe.svg")
	require.NoError(t, os.WriteFile(file, []byte(drawing), 0o600))
	p := s.openTable()
	p.ShowColumns([]string{"name", "card_image"})
	s.Paint()
	s.lookInTable("cleave", "cleave")
	p.Put(0, 1, false)
	s.window.Canvas().Focus(p.Grid)
	s.TypeText(file)
	s.TypeKey(fyne.KeyReturn)
	s.Until(func() bool { card, _ := s.work.Pack().Card("cleave"); return card.Image == "big_axe.svg" })
}
