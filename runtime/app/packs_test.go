package app

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/raceflag"
	"boardduels/internal/settings"
	"boardduels/kb/classic"
	"boardduels/runtime/app/duelflow"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/ui"
	"boardduels/schema"
)

// newPack puts a copy of the classic pack into a folder, under another name and with another Knight.
func newPack(t *testing.T, name string) string {
	t.Helper()
	folder := filepath.Join(t.TempDir(), strings.ToLower(name))
	require.NoError(t, os.CopyFS(folder, classic.FS()))
	title := schema.NewTitle(schema.PackTitle{Name: name, Version: "1"})
	require.NoError(t, os.WriteFile(filepath.Join(folder, schema.TitleFile), []byte(title.Source()), 0o644))
	file := filepath.Join(folder, "heroes", "knight.xml")
	source, err := os.ReadFile(file)
	require.NoError(t, err)
	knight, err := schema.Parse(schema.HeroKind, "heroes/knight.xml", string(source)).Set("hp", "21")
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(file, []byte(knight.Source()), 0o644))
	return folder
}

// change replaces a text in a file of a pack.
func change(t *testing.T, folder, file, from, to string) {
	t.Helper()
	path := filepath.Join(folder, file)
	source, err := os.ReadFile(path)
	require.NoError(t, err)
	require.Contains(t, string(source), from)
	require.NoError(t, os.WriteFile(path, []byte(strings.Replace(string(source), from, to, 1)), 0o644))
}

// withPacks is a desktop game that knows some packs.
func withPacks(t *testing.T, folder string, paths ...string) *stand {
	t.Helper()
	return newStandWith(t, onDesktop, "en", folder, func(o *Options) {
		o.Edit = func() {}
		o.Settings.Change(func(s *settings.Settings) {
			for _, path := range paths {
				s.Know(path)
			}
		}, nil)
	})
}

// packList returns the list of packs that is shown.
func packList(s *stand) *ui.Select {
	return find(s, func(l *ui.Select) bool { return strings.Contains(l.Options[0], "comes with the game") })
}

func (s *stand) choosePack(name string) {
	s.t.Helper()
	list := packList(s)
	require.Contains(s.t, list.Options, name)
	list.SetSelected(name)
	s.work()
}

func TestAPackIsChosenAndStays(t *testing.T) {
	home, mine := t.TempDir(), newPack(t, "Mine")
	s := withPacks(t, home, mine)
	s.press("home.new_duel")
	assert.Equal(t, []string{"Classic (comes with the game)", "Mine"}, packList(s).Options)
	s.choosePack("Mine")
	assert.Equal(t, "Mine", packList(s).Selected, "New duel is shown again")
	v := s.begin(pair("knight", "mage", "random"))
	assert.EqualValues(t, 21, v.Heroes[0].HP)
	assert.Equal(t, "Mine", v.Match.Record().Pack.Name)

	again := withPacks(t, home)
	again.game.OpenSettings()
	assert.Equal(t, "Mine", packList(again).Selected)
	assert.True(t, again.shows(mine))
	again.choosePack("Classic (comes with the game)")
	assert.Empty(t, again.game.Edition.Path)
	assert.Empty(t, again.game.Settings.Get().Pack)
}

func TestAPackWithErrorsIsNotUsed(t *testing.T) {
	home, mine := t.TempDir(), newPack(t, "Mine")
	change(t, mine, "cards/cleave.xml", "<cost>1<", "<cost>99<")
	s := withPacks(t, home, mine)
	s.game.OpenSettings()
	s.choosePack("Mine")
	assert.True(t, s.shows("The pack "+mine+" has 1 error, so it isn’t used.\ncards/cleave.xml: cost is 99, allowed are 0 to 10"))
	s.game.Sheets.Close()
	assert.Equal(t, "Classic (comes with the game)", packList(s).Selected)
	assert.Empty(t, s.game.Settings.Get().Pack)

	change(t, mine, "cards/cleave.xml", "<cost>99<", "<cost>1<")
	s.choosePack("Mine")
	assert.Equal(t, mine, s.game.Settings.Get().Pack)
}

// A picture that isn't fit to be drawn is replaced, and the player is told which and why; the duel goes on.
func TestRefusedPicturesAreTold(t *testing.T) {
	home, mine := t.TempDir(), newPack(t, "Mine")
	circle := `<svg viewBox="0 0 8 8">` + "\n" + `<use id="a" href="#a"/></svg>`
	require.NoError(t, os.WriteFile(filepath.Join(mine, "art", "knight.svg"), []byte(circle), 0o644))
	s := withPacks(t, home, mine)
	s.game.OpenSettings()
	s.choosePack("Mine")
	const told = "isn’t shown; another one stands in its place.\nart/knight.svg:2: <use href=\"#a\"> leads back to itself"
	assert.True(t, s.shows("1 picture of the pack "+mine+" "+told))
	assert.Equal(t, mine, s.game.Edition.Path, "it is played with nevertheless")
	knight, _ := s.game.Edition.Pack.Hero("knight")
	assert.Same(t, look.Emblem("knight", "Knight", knight.Colour), s.game.Gallery.Portrait(&knight))

	again := newStandWith(t, onPhone, "uk", home, func(*Options) {})
	assert.True(t, again.shows("1 малюнок набору "+mine+" не показано, замість нього інший.\nart/knight.svg:2: <use href=\"#a\"> веде назад до себе"),
		"on the start screen")
}

// A kind of picture that isn't shown is told once, however many cards name it, and keeps nobody from playing.
func TestKindsOfPicturesThatAreNotShownAreTold(t *testing.T) {
	home, mine := t.TempDir(), newPack(t, "Mine")
	require.NoError(t, os.WriteFile(filepath.Join(mine, "art", "axe.png"), []byte("\x00\x00\x00\x1cftypavif"), 0o644))
	change(t, mine, "cards/cleave.xml", "cleave.svg", "axe.png")
	change(t, mine, "cards/stab.xml", "stab.svg", "axe.png")
	s := withPacks(t, home, mine)
	s.game.OpenSettings()
	s.choosePack("Mine")
	assert.True(t, s.shows("1 picture of the pack "+mine+" isn’t shown; another one stands in its place.\nart/axe.png: the file is AVIF, a kind of picture that isn't shown"))
	assert.Equal(t, mine, s.game.Edition.Path)
}

const instead = "\n\nDuels are played with the pack “Classic” instead, which comes with the game."

func TestAChosenPackThatBroke(t *testing.T) {
	home, mine := t.TempDir(), newPack(t, "Mine")
	s := withPacks(t, home, mine)
	s.game.OpenSettings()
	s.choosePack("Mine")

	change(t, mine, "cards/cleave.xml", "<cost>1<", "<cost>99<")
	again := withPacks(t, home)
	assert.True(t, again.shows("The pack "+mine+" has 1 error, so it isn’t used.\ncards/cleave.xml: cost is 99, allowed are 0 to 10"+instead))
	assert.Empty(t, again.game.Edition.Path)
	assert.Equal(t, mine, again.game.Settings.Get().Pack, "it stays chosen")

	change(t, mine, "cards/cleave.xml", "<cost>99<", "<cost>1<")
	again.game.Return()
	assert.False(t, again.game.Sheets.IsOpen())
	assert.Equal(t, mine, again.game.Edition.Path, "it was mended")

	require.NoError(t, os.RemoveAll(mine))
	again.game.Return()
	assert.True(t, again.shows("The pack "+mine+" can’t be used: no such file or directory"+instead))
	assert.Empty(t, again.game.Edition.Path)
}

func TestTheCommandLineGoesBeforeTheChosenPack(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	home, mine, other := t.TempDir(), newPack(t, "Mine"), newPack(t, "Other")
	s := withPacks(t, home, mine)
	s.game.OpenSettings()
	s.choosePack("Mine")
	for path, name := range map[string]string{other: "Other", "": "Classic (comes with the game)"} {
		asked := newStandWith(t, onDesktop, "en", home, func(o *Options) { o.PackPath, o.Edit = &path, func() {} })
		asked.game.OpenSettings()
		assert.Equal(t, name, packList(asked).Selected)
		assert.Equal(t, mine, asked.game.Settings.Get().Pack)
	}
	none := filepath.Join(home, "none")
	asked := newStandWith(t, onDesktop, "en", home, func(o *Options) { o.PackPath, o.Edit = &none, func() {} })
	assert.True(t, asked.shows("The pack "+none+" can’t be used: no such file or directory"+instead))
	uk := newStandWith(t, onPhone, "uk", home, func(o *Options) { o.PackPath = &none })
	assert.True(t, uk.shows("Набір "+none+" не вдалося використати: такого файлу чи теки немає\n\n"+
		"Замість нього дуелі грають із набором «Класичний» із самої гри."))
	assert.Empty(t, asked.game.Edition.Path, "the game starts nevertheless")
}

// TestWhyAPackIsNotUsedIsToldInTheLanguageOfTheGame: all of it, the reason too.
func TestWhyAPackIsNotUsedIsToldInTheLanguageOfTheGame(t *testing.T) {
	home := t.TempDir()
	none, text := filepath.Join(home, "none.zip"), filepath.Join(home, "text.zip")
	require.NoError(t, os.WriteFile(text, []byte("text"), 0o644))
	for path, reason := range map[string]string{none: "такого файлу чи теки немає", text: "не тека і не zip-архів"} {
		asked := newStandWith(t, onDesktop, "uk", home, func(o *Options) { o.PackPath, o.Edit = &path, func() {} })
		assert.True(t, asked.shows("Набір "+path+" не вдалося використати: "+reason+"\n\n"+
			"Замість нього дуелі грають із набором «Класичний» із самої гри."), path)
	}
}

func TestPacksAreForgotten(t *testing.T) {
	mine, other := newPack(t, "Mine"), newPack(t, "Mine")
	s := withPacks(t, t.TempDir(), mine, other)
	s.game.OpenSettings()
	assert.Equal(t, []string{"Classic (comes with the game)", "Mine — " + other, "Mine — " + mine}, packList(s).Options)
	s.choosePack("Mine — " + other)
	s.press("packs.forget")
	s.work()
	assert.Equal(t, []string{"Classic (comes with the game)", "Mine"}, packList(s).Options)
	assert.Empty(t, s.game.Edition.Path)
	assert.DirExists(t, other)
}

// What the AI learns with a pack stays with it, also when the duel is continued after another pack was chosen.
func TestEachPackHasItsOwnKnowledge(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	mine := newPack(t, "Mine")
	s := newStandWith(t, onDesktop, "en", t.TempDir(), func(o *Options) {
		o.Edit = func() {}
		o.Learn = func(_ context.Context, p duelflow.Played) (*duelflow.Learned, error) { return learnedFrom(p), nil }
		o.Settings.Change(func(s *settings.Settings) { s.Know(mine) }, nil)
	})
	s.game.OpenSettings()
	s.choosePack("Mine")
	s.begin(pair("knight", "mage", "precedent"))
	s.game.duels.Session.Leave()
	s.game.OpenSettings()
	s.choosePack("Classic (comes with the game)")

	s.game.OpenHome()
	s.resume()
	assert.EqualValues(t, 21, s.game.duels.Session.Heroes[0].HP)
	s.game.duels.Session.Resign()
	s.settle(func() bool { return s.game.Table == nil })
	s.work()
	here, err := s.game.Edition.Known("mage")
	require.NoError(t, err)
	assert.Zero(t, here.Experience.Decisions)
	there, err := s.game.Open(mine)
	require.NoError(t, err)
	known, err := there.Known("mage")
	require.NoError(t, err)
	assert.Equal(t, 1, known.Experience.Decisions)

	s.game.duels.Rematch()
	assert.True(t, s.shows(s.game.Translator().Text("choice.title")), "the heroes may be others now")
}

// Continued duels and replays have their own heroes and cards, whatever becomes of the pack.
func TestADuelOutlivesItsPack(t *testing.T) {
	home, mine := t.TempDir(), newPack(t, "Mine")
	s := withPacks(t, home, mine)
	s.game.OpenSettings()
	s.choosePack("Mine")
	s.begin(pair("knight", "mage", "random"))
	s.playSome(3)
	s.game.Close()

	require.NoError(t, os.RemoveAll(mine))
	again := withPacks(t, home)
	again.game.Sheets.Close()
	test.Tap(find(again, func(b *ui.Button) bool { return strings.HasPrefix(b.Text, "Continue") }))
	again.settle(func() bool { return again.game.duels.Session != nil })
	again.myTurn()
	assert.EqualValues(t, 21, again.game.duels.Session.Heroes[0].HP)
	again.game.duels.Session.Resign()
	again.settle(func() bool { return again.game.Table == nil })
	again.work()
	again.press("result.watch")
	again.work()
	assert.EqualValues(t, 21, again.game.duels.Session.Match.Record().Seats[0].Hero.HP)
}

// What was wrong with the settings is told once, and then they work.
func TestADamagedSettingsFileIsNoObstacle(t *testing.T) {
	for language, want := range map[string]string{
		"en": "The settings were damaged, so the app begins without. The file is kept as ",
		"uk": "Налаштування пошкоджено, тож програма починає без них. Файл збережено як ",
	} {
		t.Run(language, func(t *testing.T) {
			home := t.TempDir()
			path := filepath.Join(home, "settings.json")
			require.NoError(t, os.WriteFile(path, nil, 0o644))
			set, err := settings.Open(path)
			require.Error(t, err)
			s := newStandWith(t, onPhone, language, home, func(o *Options) { o.Settings, o.Lost = set, err })
			require.True(t, s.game.Sheets.IsOpen())
			assert.True(t, s.shows(want+path+".damaged-1"))
			looktest.AssertNothingCutOff(t, s.window, "lost settings")
			s.game.OpenHome()
			assert.False(t, s.game.Sheets.IsOpen(), "it is told once")
			s.game.OpenSettings()
			s.tapButton("Українська")
			assert.True(t, s.shows("Налаштування"))
		})
	}
}

func TestUnreadableSettingsAreTold(t *testing.T) {
	home := t.TempDir()
	path := filepath.Join(home, "settings.json")
	require.NoError(t, os.Mkdir(path, 0o755))
	set, err := settings.Open(path)
	require.Error(t, err)
	s := newStandWith(t, onPhone, "en", t.TempDir(), func(o *Options) { o.Settings, o.Lost = set, err })
	assert.True(t, s.shows("The settings in "+path+" can’t be read, so the app begins without: "+s.text("trouble.no_file")))
}

// One piece of bad news doesn't hide another.
func TestAllDamageIsTold(t *testing.T) {
	home := t.TempDir()
	first := newStandIn(t, onPhone, "en", home)
	require.NoError(t, os.WriteFile(first.game.Library.Current().Path, []byte("board-duels replay 4\nnonsense\n"), 0o644))
	path := filepath.Join(t.TempDir(), "settings.json")
	require.NoError(t, os.WriteFile(path, nil, 0o644))
	set, err := settings.Open(path)
	require.Error(t, err)
	s := newStandWith(t, onPhone, "en", home, func(o *Options) { o.Settings, o.Lost = set, err })
	var told string
	s.walk(func(o fyne.CanvasObject) {
		if label, ok := o.(*widget.Label); ok && strings.Contains(label.Text, path) {
			told = label.Text
		}
	})
	assert.Contains(t, told, path+".damaged-1")
	assert.Contains(t, told, first.game.Library.Current().Path+".damaged-1")
	assert.Contains(t, told, "line 2: found")
}

// A slow disk keeps nobody waiting: the pack is read in the background.
func TestThePackOfAnInterruptedDuelIsReadInTheBackground(t *testing.T) {
	mine := newPack(t, "Mine")
	s := withPacks(t, t.TempDir(), mine)
	s.game.OpenSettings()
	s.choosePack("Mine")
	first := s.begin(pair("knight", "mage", "random"))
	first.Leave()
	s.game.OpenSettings()
	s.choosePack("Classic (comes with the game)")
	s.game.OpenHome()
	s.game.Resume()
	assert.Same(t, first, s.game.duels.Session, "nothing has been shown yet")
	s.settle(func() bool { return s.game.duels.Session != first })
	assert.Equal(t, "Mine", s.game.duels.Session.Gallery.Pack.Title().Name)
}

// What was made in the editor is what is played with when people come back, whatever was played with before.
func TestAPackFromTheEditorIsPlayedWithAtOnce(t *testing.T) {
	home, made := t.TempDir(), newPack(t, "Made")
	asked := ""
	s := newStandWith(t, onDesktop, "en", home, func(o *Options) { o.PackPath, o.Edit = &asked, func() {} })
	require.Empty(t, s.game.Edition.Path)
	s.game.PlayNext(made)
	s.game.Return()
	assert.Equal(t, made, s.game.Edition.Path)
	assert.False(t, s.game.Sheets.IsOpen())
	again := withPacks(t, home)
	assert.Equal(t, made, again.game.Edition.Path, "which is kept")
}

// Heroes without a picture of their own, or of one that isn't there, tell apart.
func TestHeroesWithoutPicturesTellApart(t *testing.T) {
	mine := newPack(t, "Mine")
	require.NoError(t, os.RemoveAll(filepath.Join(mine, "art")))
	s := withPacks(t, t.TempDir(), mine)
	s.game.OpenSettings()
	s.choosePack("Mine")
	seen := map[string]string{}
	for _, id := range s.game.Edition.Pack.IDs(schema.HeroKind) {
		hero, _ := s.game.Edition.Pack.Hero(id)
		for _, art := range []string{hero.Art, "", "gone.svg"} {
			hero.Art = art
			portrait := s.game.Gallery.Portrait(&hero).Name()
			require.Contains(t, []string{"", id}, seen[portrait], "%s looks like %s", id, seen[portrait])
			seen[portrait] = id
		}
	}
	s.game.Sheets.Close()
	s.game.OpenChoice()
	s.save("heroes-without-pictures")
}
