package packflow_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/internal/settings"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/ui"
	"boardduels/schema"
)

// keptPacks are the names of the files of the packs that are kept.
func keptPacks(s *apptest.Stand) (names []string) {
	s.T.Helper()
	kept, err := s.Game.Library.Installed()
	require.NoError(s.T, err)
	for _, pack := range kept {
		names = append(names, filepath.Base(pack.Path))
	}
	return names
}

// A pack that is opened tells what it is; then it is kept, played with, chosen, and at last removed.
func TestAPackReachesAPhone(t *testing.T) {
	home := t.TempDir()
	s := apptest.NewIn(t, apptest.OnPhone, "en", home)
	s.Game.OpenSettings()
	assert.True(t, s.Shows(s.Text("packs.about_kept")))
	s.Receive("download (3)", apptest.Titled(t, schema.PackTitle{Name: "Mine", NameUK: "Мій", Author: "Olena", Version: "1.2"}))
	assert.True(t, s.Shows("Made by Olena. Version 1.2."))
	assert.Contains(t, s.Told(), "Check: 0 errors, 0 warnings.")
	assert.Empty(t, keptPacks(s), "nothing has happened yet")
	s.PressOnSheet("packs.keep")
	s.Work()
	assert.Equal(t, []string{"Mine.zip"}, keptPacks(s))
	assert.Empty(t, s.Inboxed())
	assert.True(t, s.Shows(s.Text("choice.title")), "a duel with it can begin")
	s.Game.OpenSettings()
	assert.True(t, s.Shows("Made by Olena. Version 1.2."), "on the shelf")
	v := s.Begin(apptest.Pair("knight", "mage", "random"))
	assert.EqualValues(t, 21, v.Heroes[0].HP)
	v.Leave()
	s.Game.Close()

	again := apptest.NewIn(t, apptest.OnPhone, "uk", home)
	again.Press("home.new_duel")
	list := apptest.Find(again, func(l *ui.Select) bool { return len(l.Options) == 2 })
	assert.Equal(t, "Мій", list.Selected)
	again.Game.OpenSettings()
	again.Press("packs.what_check_says")
	again.Work()
	assert.Contains(t, again.Told(), "Перевірка: 0 помилок, 0 ")
	again.Game.Sheets().Close()
	again.Press("packs.remove")
	assert.FileExists(t, filepath.Join(home, "packs", "Mine.zip"), "it asks")
	again.PressOnSheet("packs.remove")
	again.Work()
	assert.NoFileExists(t, filepath.Join(home, "packs", "Mine.zip"))
	assert.Empty(t, again.Game.Edition.Path)
	assert.Empty(t, again.Game.Settings().Get().Pack)
	assert.True(t, again.Shows(again.Text("packs.about_kept")))
}

// The same pack again: what is told of it, what can be done, and which packs are kept then.
func TestThePackIsHereAlready(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	first := schema.PackTitle{Name: "Mine", Author: "Olena", Version: "1.9"}
	for name, c := range quick.Few(3, map[string]struct {
		title schema.PackTitle
		told  string
		press string
		kept  []string
	}{
		"newer":      {schema.PackTitle{Name: "mine", Author: "Olena", Version: "1.10"}, "takes the place of version 1.9", "packs.replace", []string{"Mine.zip"}},
		"older":      {schema.PackTitle{Name: "Mine", Author: "Olena", Version: "1.8"}, "older than version 1.9", "packs.replace", []string{"Mine.zip"}},
		"changed":    {schema.PackTitle{Name: "Mine", NameUK: "Мій", Author: "Olena", Version: "1.9"}, "with other content", "packs.replace", []string{"Mine.zip"}},
		"another's":  {schema.PackTitle{Name: "Mine", Author: "Ivan", Version: "3"}, "by somebody else is here already. Made by Olena. Version 1.9.", "packs.keep_both", []string{"Mine 2.zip", "Mine.zip"}},
		"instead":    {schema.PackTitle{Name: "Mine", Version: "3"}, "by somebody else is here already", "packs.replace", []string{"Mine.zip"}},
		"the same":   {first, "This very pack is here already.", "packs.play", []string{"Mine.zip"}},
		"let it be":  {schema.PackTitle{Name: "Mine", Author: "Olena", Version: "2"}, "takes the place", "confirm.cancel", []string{"Mine.zip"}},
		"other name": {schema.PackTitle{Name: "Yours", Author: "Olena", Version: "1"}, "Made by Olena. Version 1.", "packs.keep", []string{"Mine.zip", "Yours.zip"}},
	}) {
		t.Run(name, func(t *testing.T) {
			s := apptest.New(t, apptest.OnPhone, "en")
			before := apptest.Titled(t, first)
			s.Receive("a.zip", before)
			s.PressOnSheet("packs.keep")
			s.Work()
			next := before
			if name != "the same" {
				next = apptest.Titled(t, c.title)
			}
			s.Receive("b.zip", next)
			assert.Contains(t, s.Told(), c.told)
			s.PressOnSheet(c.press)
			s.Work()
			assert.Equal(t, c.kept, keptPacks(s))
			assert.Empty(t, s.Inboxed())
			want := c.title
			if c.press == "confirm.cancel" {
				want = first
			}
			assert.Equal(t, want, s.Game.Edition.Pack.Title())
		})
	}
}

// A pack that can't be played with says why, and isn't kept.
func TestAPackWithErrorsIsNotKept(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	for _, language := range []string{"en", "uk"} {
		mine := apptest.NewPack(t, "Mine")
		apptest.Change(t, mine, "cards/cleave.xml", "<cost>1<", "<cost>99<")
		s := apptest.New(t, apptest.OnPhone, language)
		s.Receive("a.zip", apptest.ZipOf(t, mine, ""))
		assert.Regexp(t, `cards/cleave.xml:\d+: .*99`, s.Told())
		assert.Contains(t, s.Told(), s.Text("packs.unfit"))
		looktest.AssertNothingCutOff(t, s.Window, "broken pack")
		assert.Empty(t, apptest.Visible(s, func(b *ui.Button) bool { return b.Text == s.Text("packs.keep") }))
		s.PressOnSheet("confirm.cancel")
		s.Work()
		assert.Empty(t, keptPacks(s))
	}
}

// Whatever a pack is called, its file has a name that every system takes, and lies where packs lie.
func TestPacksWithForeignNames(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	long := string([]rune(strings.Repeat("ДужеДовгаНазва", 40))[:80]) // the longest that there may be
	for _, name := range quick.First("../../settings", `a\b:c`, "Козацька доба", "龙与地下城", "CON.", "  ", "\u202egnp", long) {
		s := apptest.New(t, apptest.OnPhone, "en")
		s.Receive("набір/../x.zip", apptest.Titled(t, schema.PackTitle{Name: name, Author: long, Version: long}))
		looktest.AssertNothingCutOff(t, s.Window, name)
		assert.NotContains(t, s.Told(), "\u202e")
		s.PressOnSheet("packs.keep")
		s.Work()
		require.Len(t, keptPacks(s), 1, name)
		assert.FileExists(t, filepath.Join(s.Folder, "packs", keptPacks(s)[0]))
		assert.Equal(t, s.Game.Edition.Path, "packs/"+keptPacks(s)[0])
	}
}

// A half file, and what isn't a pack, is never listed.
func TestUnfinishedPacksAreNotListed(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "en")
	folder := filepath.Join(s.Folder, "packs")
	require.NoError(t, os.Mkdir(folder, 0o755))
	require.NoError(t, os.WriteFile(filepath.Join(folder, "Mine.zip.9f01c2d3-4711-2.tmp"), []byte("PK"), 0o600))
	assert.Empty(t, keptPacks(s))
	s.Game.OpenSettings()
	assert.Len(t, apptest.PackList(s).Options, 1)
}

// What the AI has learned with a pack outlives its next version; a backup brings both to a device with other paths.
func TestPacksMoveWithABackup(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "en")
	s.Receive("a.zip", apptest.Titled(t, schema.PackTitle{Name: "Mine", Version: "1"}))
	s.PressOnSheet("packs.keep")
	s.Work()
	s.LoseTo(apptest.Pair("knight", "mage", "precedent"))
	s.Work()
	s.Receive("b.zip", apptest.Titled(t, schema.PackTitle{Name: "Mine", Version: "2"}))
	s.PressOnSheet("packs.replace")
	s.Work()
	known, err := s.Game.Edition.Known("mage")
	require.NoError(t, err)
	require.NotZero(t, known.Experience.Decisions)
	archive, _, err := s.Game.Backups.Write(s.Game.Settings().Get())
	require.NoError(t, err)

	other := apptest.New(t, apptest.OnPhone, "en")
	other.Game.ChangeSettings(func(s *settings.Settings) { s.Pack = "" })
	other.Receive("backup", archive)
	other.PressOnSheet("backup.restore")
	other.Work()
	assert.Equal(t, "2", other.Game.Edition.Pack.Title().Version)
	there, err := other.Game.Edition.Known("mage")
	require.NoError(t, err)
	assert.Equal(t, known.Experience, there.Experience)
}

// scrollTo scrolls the page so far that an object is seen.
func scrollTo(s *apptest.Stand, o fyne.CanvasObject) {
	s.T.Helper()
	page := apptest.Find(s, func(*container.Scroll) bool { return true })
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
	page.ScrollToOffset(fyne.NewPos(0, at.Y+o.Size().Height+20-page.Size().Height))
}

func TestPacksInEveryShape(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	for _, size := range []struct{ of, name string }{{"360", "portrait"}, {"640", "landscape"}} {
		for _, language := range quick.First("en", "uk") {
			window := apptest.OnPhone
			if size.of == "640" {
				window = apptest.OnPhoneWide
			}
			s := apptest.New(t, window, language)
			title := schema.PackTitle{Name: "The Siege of Zbarazh", NameUK: "Облога Збаража", Author: "Олена Ковальчук-Вишневецька", Version: "1.2"}
			s.Receive("a.zip", apptest.Titled(t, title))
			looktest.AssertNothingCutOff(t, s.Window, "arrival "+size.name)
			s.Save("pack_arrives_" + size.of + "_" + language)
			s.PressOnSheet("packs.keep")
			s.Work()
			s.Save("pack_chosen_" + size.of + "_" + language)
			s.Game.OpenSettings()
			scrollTo(s, apptest.Find(s, func(b *ui.Button) bool { return b.Text == s.Text("packs.remove") }))
			looktest.AssertNothingCutOff(t, s.Window, "shelf "+size.name)
			s.Sees("packs.remove")
			s.Save("pack_shelf_" + size.of + "_" + language)
			title.Author, title.Version = "Ivan", "3"
			s.Receive("b.zip", apptest.Titled(t, title))
			looktest.AssertNothingCutOff(t, s.Window, "namesake "+size.name)
			s.Save("pack_namesake_" + size.of + "_" + language)
		}
	}
}
