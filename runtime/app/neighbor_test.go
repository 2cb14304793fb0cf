package app

import (
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/internal/lock"
	"boardduels/internal/quick"
	"boardduels/runtime/app/look/looktest"
)

func TestANeighborIsToldOnTheStartScreen(t *testing.T) {
	for _, size := range quick.First(onPhone, onDesktop) {
		for _, language := range quick.First("en", "uk") {
			left := 0
			s := newStandWith(t, size, language, t.TempDir(), func(o *Options) {
				o.Neighbor, o.Quit = "boardduels (4711)", func() { left++ }
			})
			require.True(t, s.shows(s.text("home.neighbor_title")))
			looktest.AssertNothingCutOff(t, s.window, "neighbor")
			s.save("neighbor_" + language + map[fyne.Size]string{onPhone: "_phone", onDesktop: "_desktop"}[size])
			s.press("home.neighbor_leave")
			assert.Equal(t, 1, left)
			s.press("home.neighbor_stay")
			s.game.OpenHome()
			assert.False(t, s.shows(s.text("home.neighbor_title")), "once is enough")
		}
	}
}

// A window that begins with the editor asks about playing only once people come to play.
func TestANeighborIsNotToldInTheEditor(t *testing.T) {
	s := newStandWith(t, onDesktop, "en", t.TempDir(), func(o *Options) { o.Neighbor, o.Behind = "boardduels (4711)", true })
	assert.False(t, s.shows(s.text("home.neighbor_title")))
	s.game.Return()
	assert.True(t, s.shows(s.text("home.neighbor_title")))
}

// Where no program can own the folder, a second window would do harm.
func TestAFolderThatNobodyCanOwnIsTold(t *testing.T) {
	for _, language := range quick.First("en", "uk") {
		t.Run(language, func(t *testing.T) {
			folder := t.TempDir()
			require.NoError(t, os.Mkdir(filepath.Join(folder, lock.Folder), 0o755))
			_, err := lock.Take(folder)
			require.Error(t, err)
			s := newStandWith(t, onPhone, language, folder, func(o *Options) { o.Unowned = err })
			assert.True(t, s.shows(s.text("trouble.unowned", i18n.Args{"Path": folder, "Reason": s.text("trouble.no_file")})))
			if language == "uk" {
				s.assertUkrainian()
			}
			s.game.OpenHome()
			assert.False(t, s.game.Sheets.IsOpen(), "once is enough")
		})
	}
}
