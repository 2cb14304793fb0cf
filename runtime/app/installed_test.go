package app

import (
	"archive/zip"
	"bytes"
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
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/ui"
	"boardduels/schema"
)

// zipOf packs a folder, under a folder's name unless that is "".
func zipOf(t *testing.T, folder, under string) []byte {
	t.Helper()
	var out bytes.Buffer
	archive := zip.NewWriter(&out)
	require.NoError(t, filepath.WalkDir(folder, func(path string, entry os.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		name, err := filepath.Rel(folder, path)
		require.NoError(t, err)
		content, err := os.ReadFile(path)
		require.NoError(t, err)
		file, err := archive.Create(under + filepath.ToSlash(name))
		require.NoError(t, err)
		_, err = file.Write(content)
		return err
	}))
	require.NoError(t, archive.Close())
	return out.Bytes()
}

func zipOfFile(t *testing.T, name, text string) []byte {
	t.Helper()
	folder := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600))
	return zipOf(t, folder, "")
}

// titled is a pack's archive with a title.
func titled(t *testing.T, title schema.PackTitle) []byte {
	t.Helper()
	folder := newPack(t, "Any")
	require.NoError(t, os.WriteFile(filepath.Join(folder, schema.TitleFile), []byte(schema.NewTitle(title).Source()), 0o600))
	return zipOf(t, folder, "")
}

// keptPacks are the names of the files of the packs that are kept.
func (s *stand) keptPacks() (names []string) {
	s.t.Helper()
	kept, err := s.game.Library.Installed()
	require.NoError(s.t, err)
	for _, pack := range kept {
		names = append(names, filepath.Base(pack.Path))
	}
	return names
}

// A pack that is opened tells what it is; then it is kept, played with, chosen, and at last removed.
func TestAPackReachesAPhone(t *testing.T) {
	home := t.TempDir()
	s := newStandIn(t, onPhone, "en", home)
	s.game.OpenSettings()
	assert.True(t, s.shows(s.text("packs.about_kept")))
	s.receive("download (3)", titled(t, schema.PackTitle{Name: "Mine", NameUK: "Мій", Author: "Olena", Version: "1.2"}))
	assert.True(t, s.shows("Made by Olena. Version 1.2."))
	assert.Contains(t, s.told(), "Check: 0 errors, 0 warnings.")
	assert.Empty(t, s.keptPacks(), "nothing has happened yet")
	s.pressOnSheet("packs.keep")
	s.work()
	assert.Equal(t, []string{"Mine.zip"}, s.keptPacks())
	assert.Empty(t, s.inboxed())
	assert.True(t, s.shows(s.text("choice.title")), "a duel with it can begin")
	s.game.OpenSettings()
	assert.True(t, s.shows("Made by Olena. Version 1.2."), "on the shelf")
	v := s.begin(pair("knight", "mage", "random"))
	assert.EqualValues(t, 21, v.Heroes[0].HP)
	v.Leave()
	s.game.Close()

	again := newStandIn(t, onPhone, "uk", home)
	again.press("home.new_duel")
	list := find(again, func(l *ui.Select) bool { return len(l.Options) == 2 })
	assert.Equal(t, "Мій", list.Selected)
	again.game.OpenSettings()
	again.press("packs.what_check_says")
	again.work()
	assert.Contains(t, again.told(), "Перевірка: 0 помилок, 0 ")
	again.game.Sheets.Close()
	again.press("packs.remove")
	assert.FileExists(t, filepath.Join(home, "packs", "Mine.zip"), "it asks")
	again.pressOnSheet("packs.remove")
	again.work()
	assert.NoFileExists(t, filepath.Join(home, "packs", "Mine.zip"))
	assert.Empty(t, again.game.Edition.Path)
	assert.Empty(t, again.game.Settings.Get().Pack)
	assert.True(t, again.shows(again.text("packs.about_kept")))
}

// The same pack again: what is told of it, what can be done, and which packs are kept then.
func TestThePackIsHereAlready(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
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
			s := newStand(t, onPhone, "en")
			before := titled(t, first)
			s.receive("a.zip", before)
			s.pressOnSheet("packs.keep")
			s.work()
			next := before
			if name != "the same" {
				next = titled(t, c.title)
			}
			s.receive("b.zip", next)
			assert.Contains(t, s.told(), c.told)
			s.pressOnSheet(c.press)
			s.work()
			assert.Equal(t, c.kept, s.keptPacks())
			assert.Empty(t, s.inboxed())
			want := c.title
			if c.press == "confirm.cancel" {
				want = first
			}
			assert.Equal(t, want, s.game.Edition.Pack.Title())
		})
	}
}

// A pack that can't be played with says why, and isn't kept.
func TestAPackWithErrorsIsNotKept(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	for _, language := range []string{"en", "uk"} {
		mine := newPack(t, "Mine")
		change(t, mine, "cards/cleave.xml", "<cost>1<", "<cost>99<")
		s := newStand(t, onPhone, language)
		s.receive("a.zip", zipOf(t, mine, ""))
		assert.Regexp(t, `cards/cleave.xml:\d+: .*99`, s.told())
		assert.Contains(t, s.told(), s.text("packs.unfit"))
		looktest.AssertNothingCutOff(t, s.window, "broken pack")
		assert.Empty(t, visible(s, func(b *ui.Button) bool { return b.Text == s.text("packs.keep") }))
		s.pressOnSheet("confirm.cancel")
		s.work()
		assert.Empty(t, s.keptPacks())
	}
}

// Whatever a pack is called, its file has a name that every system takes, and lies where packs lie.
func TestPacksWithForeignNames(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	long := string([]rune(strings.Repeat("ДужеДовгаНазва", 40))[:80]) // the longest that there may be
	for _, name := range quick.First("../../settings", `a\b:c`, "Козацька доба", "龙与地下城", "CON.", "  ", "\u202egnp", long) {
		s := newStand(t, onPhone, "en")
		s.receive("набір/../x.zip", titled(t, schema.PackTitle{Name: name, Author: long, Version: long}))
		looktest.AssertNothingCutOff(t, s.window, name)
		assert.NotContains(t, s.told(), "\u202e")
		s.pressOnSheet("packs.keep")
		s.work()
		require.Len(t, s.keptPacks(), 1, name)
		assert.FileExists(t, filepath.Join(s.folder, "packs", s.keptPacks()[0]))
		assert.Equal(t, s.game.Edition.Path, "packs/"+s.keptPacks()[0])
	}
}

// A half file, and what isn't a pack, is never listed.
func TestUnfinishedPacksAreNotListed(t *testing.T) {
	s := newStand(t, onPhone, "en")
	folder := filepath.Join(s.folder, "packs")
	require.NoError(t, os.Mkdir(folder, 0o755))
	require.NoError(t, os.WriteFile(filepath.Join(folder, "Mine.zip.9f01c2d3-4711-2.tmp"), []byte("PK"), 0o600))
	assert.Empty(t, s.keptPacks())
	s.game.OpenSettings()
	assert.Len(t, packList(s).Options, 1)
}

// What the AI has learned with a pack outlives its next version; a backup brings both to a device with other paths.
func TestPacksMoveWithABackup(t *testing.T) {
	s := newStand(t, onPhone, "en")
	s.receive("a.zip", titled(t, schema.PackTitle{Name: "Mine", Version: "1"}))
	s.pressOnSheet("packs.keep")
	s.work()
	s.loseTo(pair("knight", "mage", "precedent"))
	s.work()
	s.receive("b.zip", titled(t, schema.PackTitle{Name: "Mine", Version: "2"}))
	s.pressOnSheet("packs.replace")
	s.work()
	known, err := s.game.Edition.Known("mage")
	require.NoError(t, err)
	require.NotZero(t, known.Experience.Decisions)
	archive, _, err := s.game.backups.Write(s.game.Settings.Get())
	require.NoError(t, err)

	other := newStand(t, onPhone, "en")
	other.game.ChangeSettings(func(s *settings.Settings) { s.Pack = "" })
	other.receive("backup", archive)
	other.pressOnSheet("backup.restore")
	other.work()
	assert.Equal(t, "2", other.game.Edition.Pack.Title().Version)
	there, err := other.game.Edition.Known("mage")
	require.NoError(t, err)
	assert.Equal(t, known.Experience, there.Experience)
}

// scrollTo scrolls the page so far that an object is seen.
func (s *stand) scrollTo(o fyne.CanvasObject) {
	s.t.Helper()
	page := find(s, func(*container.Scroll) bool { return true })
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
	page.ScrollToOffset(fyne.NewPos(0, at.Y+o.Size().Height+20-page.Size().Height))
}

func TestPacksInEveryShape(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	for _, size := range []struct{ of, name string }{{"360", "portrait"}, {"640", "landscape"}} {
		for _, language := range quick.First("en", "uk") {
			window := onPhone
			if size.of == "640" {
				window = onPhoneWide
			}
			s := newStand(t, window, language)
			title := schema.PackTitle{Name: "The Siege of Zbarazh", NameUK: "Облога Збаража", Author: "Олена Ковальчук-Вишневецька", Version: "1.2"}
			s.receive("a.zip", titled(t, title))
			looktest.AssertNothingCutOff(t, s.window, "arrival "+size.name)
			s.save("pack_arrives_" + size.of + "_" + language)
			s.pressOnSheet("packs.keep")
			s.work()
			s.save("pack_chosen_" + size.of + "_" + language)
			s.game.OpenSettings()
			s.scrollTo(find(s, func(b *ui.Button) bool { return b.Text == s.text("packs.remove") }))
			looktest.AssertNothingCutOff(t, s.window, "shelf "+size.name)
			s.sees("packs.remove")
			s.save("pack_shelf_" + size.of + "_" + language)
			title.Author, title.Version = "Ivan", "3"
			s.receive("b.zip", titled(t, title))
			looktest.AssertNothingCutOff(t, s.window, "namesake "+size.name)
			s.save("pack_namesake_" + size.of + "_" + language)
		}
	}
}

func TestCompareVersions(t *testing.T) {
	order := []string{"", "0.9", "1", "1.2", "1.09", "1.10", "1.10.1", "2", "2a", "2b", "x"}
	for i, a := range order {
		for j, b := range order {
			got := library.CompareVersions(a, b)
			assert.Equal(t, i < j, got < 0, "%q %q", a, b)
			assert.Equal(t, i > j, got > 0, "%q %q", a, b)
		}
	}
}

// A pack with a name that looks the same comes in place of the old one.
func TestPacksWhoseNamesLookTheSameAreNamesakes(t *testing.T) {
	kept := []library.InstalledPack{{Title: schema.PackTitle{Name: "Дім’я Їжака"}}}
	assert.NotNil(t, library.Namesake(kept, &library.InstalledPack{Title: schema.PackTitle{Name: "дім'я І\u0308жака"}}))
	assert.Nil(t, library.Namesake(kept, &library.InstalledPack{Title: schema.PackTitle{Name: "Дім’я Іжака"}}))
}
