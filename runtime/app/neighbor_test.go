package app_test

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
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/look/looktest"
)

func TestANeighborIsToldOnTheStartScreen(t *testing.T) {
	for _, size := range quick.First(apptest.OnPhone, apptest.OnDesktop) {
		for _, language := range quick.First("en", "uk") {
			left := 0
			s := apptest.NewWith(t, size, language, t.TempDir(), func(o *app.Options) {
				o.Neighbor, o.Quit = "boardduels (4711)", func() { left++ }
			})
			require.True(t, s.Shows(s.Text("home.neighbor_title")))
			looktest.AssertNothingCutOff(t, s.Window, "neighbor")
			s.Save("neighbor_" + language + map[fyne.Size]string{apptest.OnPhone: "_phone", apptest.OnDesktop: "_desktop"}[size])
			s.Press("home.neighbor_leave")
			assert.Equal(t, 1, left)
			s.Press("home.neighbor_stay")
			s.Game.OpenHome()
			assert.False(t, s.Shows(s.Text("home.neighbor_title")), "once is enough")
		}
	}
}

// A window that begins with the editor asks about playing only once people come to play.
func TestANeighborIsNotToldInTheEditor(t *testing.T) {
	s := apptest.NewWith(t, apptest.OnDesktop, "en", t.TempDir(), func(o *app.Options) { o.Neighbor, o.Behind = "boardduels (4711)", true })
	assert.False(t, s.Shows(s.Text("home.neighbor_title")))
	s.Game.Return()
	assert.True(t, s.Shows(s.Text("home.neighbor_title")))
}

// Where no program can own the folder, a second window would do harm.
func TestAFolderThatNobodyCanOwnIsTold(t *testing.T) {
	for _, language := range quick.First("en", "uk") {
		t.Run(language, func(t *testing.T) {
			folder := t.TempDir()
			require.NoError(t, os.Mkdir(filepath.Join(folder, lock.Folder), 0o755))
			_, err := lock.Take(folder)
			require.Error(t, err)
			s := apptest.NewWith(t, apptest.OnPhone, language, folder, func(o *app.Options) { o.Unowned = err })
			assert.True(t, s.Shows(s.Text("trouble.unowned", i18n.Args{"Path": folder, "Reason": s.Text("trouble.no_file")})))
			if language == "uk" {
				s.AssertUkrainian()
			}
			s.Game.OpenHome()
			assert.False(t, s.Game.Sheets().IsOpen(), "once is enough")
		})
	}
}
