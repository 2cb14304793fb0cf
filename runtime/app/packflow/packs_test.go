package packflow_test

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
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/duelflow"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/ui"
	"boardduels/schema"
)

func TestAPackIsChosenAndStays(t *testing.T) {
	home, mine := t.TempDir(), apptest.NewPack(t, "Mine")
	s := apptest.WithPacks(t, home, mine)
	s.Press("home.new_duel")
	assert.Equal(t, []string{"Classic (comes with the game)", "Mine"}, apptest.PackList(s).Options)
	s.ChoosePack("Mine")
	assert.Equal(t, "Mine", apptest.PackList(s).Selected, "New duel is shown again")
	v := s.Begin(apptest.Pair("knight", "mage", "random"))
	assert.EqualValues(t, 21, v.Heroes[0].HP)
	assert.Equal(t, "Mine", v.Match.Record().Pack.Name)

	again := apptest.WithPacks(t, home)
	again.Game.OpenSettings()
	assert.Equal(t, "Mine", apptest.PackList(again).Selected)
	assert.True(t, again.Shows(mine))
	again.ChoosePack("Classic (comes with the game)")
	assert.Empty(t, again.Game.Edition.Path)
	assert.Empty(t, again.Game.Settings().Get().Pack)
}

func TestAPackWithErrorsIsNotUsed(t *testing.T) {
	home, mine := t.TempDir(), apptest.NewPack(t, "Mine")
	apptest.Change(t, mine, "cards/cleave.xml", "<cost>1<", "<cost>99<")
	s := apptest.WithPacks(t, home, mine)
	s.Game.OpenSettings()
	s.ChoosePack("Mine")
	assert.True(t, s.Shows("The pack "+mine+" has 1 error, so it isn’t used.\ncards/cleave.xml: cost is 99, allowed are 0 to 10"))
	s.Game.Sheets().Close()
	assert.Equal(t, "Classic (comes with the game)", apptest.PackList(s).Selected)
	assert.Empty(t, s.Game.Settings().Get().Pack)

	apptest.Change(t, mine, "cards/cleave.xml", "<cost>99<", "<cost>1<")
	s.ChoosePack("Mine")
	assert.Equal(t, mine, s.Game.Settings().Get().Pack)
}

// A picture that isn't fit to be drawn is replaced, and the player is told which and why; the duel goes on.
func TestRefusedPicturesAreTold(t *testing.T) {
	home, mine := t.TempDir(), apptest.NewPack(t, "Mine")
	circle := `<svg viewBox="0 0 8 8">` + "\n" + `<use id="a" href="#a"/></svg>`
	require.NoError(t, os.WriteFile(filepath.Join(mine, "art", "knight.svg"), []byte(circle), 0o644))
	s := apptest.WithPacks(t, home, mine)
	s.Game.OpenSettings()
	s.ChoosePack("Mine")
	const told = "isn’t shown; another one stands in its place.\nart/knight.svg:2: <use href=\"#a\"> leads back to itself"
	assert.True(t, s.Shows("1 picture of the pack "+mine+" "+told))
	assert.Equal(t, mine, s.Game.Edition.Path, "it is played with nevertheless")
	knight, _ := s.Game.Edition.Pack.Hero("knight")
	assert.Same(t, look.Emblem("knight", "Knight", knight.Colour), s.Game.Gallery.Portrait(&knight))

	again := apptest.NewWith(t, apptest.OnPhone, "uk", home, func(*app.Options) {})
	assert.True(t, again.Shows("1 малюнок набору "+mine+" не показано, замість нього інший.\nart/knight.svg:2: <use href=\"#a\"> веде назад до себе"),
		"on the start screen")
}

// A kind of picture that isn't shown is told once, however many cards name it, and keeps nobody from playing.
func TestKindsOfPicturesThatAreNotShownAreTold(t *testing.T) {
	home, mine := t.TempDir(), apptest.NewPack(t, "Mine")
	require.NoError(t, os.WriteFile(filepath.Join(mine, "art", "axe.png"), []byte("\x00\x00\x00\x1cftypavif"), 0o644))
	apptest.Change(t, mine, "cards/cleave.xml", "cleave.svg", "axe.png")
	apptest.Change(t, mine, "cards/stab.xml", "stab.svg", "axe.png")
	s := apptest.WithPacks(t, home, mine)
	s.Game.OpenSettings()
	s.ChoosePack("Mine")
	assert.True(t, s.Shows("1 picture of the pack "+mine+" isn’t shown; another one stands in its place.\nart/axe.png: the file is AVIF, a kind of picture that isn't shown"))
	assert.Equal(t, mine, s.Game.Edition.Path)
}

const instead = "\n\nDuels are played with the pack “Classic” instead, which comes with the game."

func TestAChosenPackThatBroke(t *testing.T) {
	home, mine := t.TempDir(), apptest.NewPack(t, "Mine")
	s := apptest.WithPacks(t, home, mine)
	s.Game.OpenSettings()
	s.ChoosePack("Mine")

	apptest.Change(t, mine, "cards/cleave.xml", "<cost>1<", "<cost>99<")
	again := apptest.WithPacks(t, home)
	assert.True(t, again.Shows("The pack "+mine+" has 1 error, so it isn’t used.\ncards/cleave.xml: cost is 99, allowed are 0 to 10"+instead))
	assert.Empty(t, again.Game.Edition.Path)
	assert.Equal(t, mine, again.Game.Settings().Get().Pack, "it stays chosen")

	apptest.Change(t, mine, "cards/cleave.xml", "<cost>99<", "<cost>1<")
	again.Game.Return()
	assert.False(t, again.Game.Sheets().IsOpen())
	assert.Equal(t, mine, again.Game.Edition.Path, "it was mended")

	require.NoError(t, os.RemoveAll(mine))
	again.Game.Return()
	assert.True(t, again.Shows("The pack "+mine+" can’t be used: no such file or directory"+instead))
	assert.Empty(t, again.Game.Edition.Path)
}

func TestTheCommandLineGoesBeforeTheChosenPack(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	home, mine, other := t.TempDir(), apptest.NewPack(t, "Mine"), apptest.NewPack(t, "Other")
	s := apptest.WithPacks(t, home, mine)
	s.Game.OpenSettings()
	s.ChoosePack("Mine")
	for path, name := range map[string]string{other: "Other", "": "Classic (comes with the game)"} {
		asked := apptest.NewWith(t, apptest.OnDesktop, "en", home, func(o *app.Options) { o.PackPath, o.Edit = &path, func() {} })
		asked.Game.OpenSettings()
		assert.Equal(t, name, apptest.PackList(asked).Selected)
		assert.Equal(t, mine, asked.Game.Settings().Get().Pack)
	}
	none := filepath.Join(home, "none")
	asked := apptest.NewWith(t, apptest.OnDesktop, "en", home, func(o *app.Options) { o.PackPath, o.Edit = &none, func() {} })
	assert.True(t, asked.Shows("The pack "+none+" can’t be used: no such file or directory"+instead))
	uk := apptest.NewWith(t, apptest.OnPhone, "uk", home, func(o *app.Options) { o.PackPath = &none })
	assert.True(t, uk.Shows("Набір "+none+" не вдалося використати: такого файлу чи теки немає\n\n"+
		"Замість нього дуелі грають із набором «Класичний» із самої гри."))
	assert.Empty(t, asked.Game.Edition.Path, "the game starts nevertheless")
}

// TestWhyAPackIsNotUsedIsToldInTheLanguageOfTheGame: all of it, the reason too.
func TestWhyAPackIsNotUsedIsToldInTheLanguageOfTheGame(t *testing.T) {
	home := t.TempDir()
	none, text := filepath.Join(home, "none.zip"), filepath.Join(home, "text.zip")
	require.NoError(t, os.WriteFile(text, []byte("text"), 0o644))
	for path, reason := range map[string]string{none: "такого файлу чи теки немає", text: "не тека і не zip-архів"} {
		asked := apptest.NewWith(t, apptest.OnDesktop, "uk", home, func(o *app.Options) { o.PackPath, o.Edit = &path, func() {} })
		assert.True(t, asked.Shows("Набір "+path+" не вдалося використати: "+reason+"\n\n"+
			"Замість нього дуелі грають із набором «Класичний» із самої гри."), path)
	}
}

func TestPacksAreForgotten(t *testing.T) {
	mine, other := apptest.NewPack(t, "Mine"), apptest.NewPack(t, "Mine")
	s := apptest.WithPacks(t, t.TempDir(), mine, other)
	s.Game.OpenSettings()
	assert.Equal(t, []string{"Classic (comes with the game)", "Mine — " + other, "Mine — " + mine}, apptest.PackList(s).Options)
	s.ChoosePack("Mine — " + other)
	s.Press("packs.forget")
	s.Work()
	assert.Equal(t, []string{"Classic (comes with the game)", "Mine"}, apptest.PackList(s).Options)
	assert.Empty(t, s.Game.Edition.Path)
	assert.DirExists(t, other)
}

// What the AI learns with a pack stays with it, also when the duel is continued after another pack was chosen.
func TestEachPackHasItsOwnKnowledge(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	mine := apptest.NewPack(t, "Mine")
	s := apptest.NewWith(t, apptest.OnDesktop, "en", t.TempDir(), func(o *app.Options) {
		o.Edit = func() {}
		o.Learn = func(_ context.Context, p duelflow.Played) (*duelflow.Learned, error) {
			return apptest.LearnedFrom(p), nil
		}
		o.Settings.Change(func(s *settings.Settings) { s.Know(mine) }, nil)
	})
	s.Game.OpenSettings()
	s.ChoosePack("Mine")
	s.Begin(apptest.Pair("knight", "mage", "precedent"))
	s.Game.Duels.Session().Leave()
	s.Game.OpenSettings()
	s.ChoosePack("Classic (comes with the game)")

	s.Game.OpenHome()
	s.Resume()
	assert.EqualValues(t, 21, s.Game.Duels.Session().Heroes[0].HP)
	s.Game.Duels.Session().Resign()
	s.Settle(func() bool { return s.Game.Table() == nil })
	s.Work()
	here, err := s.Game.Edition.Known("mage")
	require.NoError(t, err)
	assert.Zero(t, here.Experience.Decisions)
	there, err := s.Game.Open(mine)
	require.NoError(t, err)
	known, err := there.Known("mage")
	require.NoError(t, err)
	assert.Equal(t, 1, known.Experience.Decisions)

	s.Game.Duels.Rematch()
	assert.True(t, s.Shows(s.Game.Translator().Text("choice.title")), "the heroes may be others now")
}

// Continued duels and replays have their own heroes and cards, whatever becomes of the pack.
func TestADuelOutlivesItsPack(t *testing.T) {
	home, mine := t.TempDir(), apptest.NewPack(t, "Mine")
	s := apptest.WithPacks(t, home, mine)
	s.Game.OpenSettings()
	s.ChoosePack("Mine")
	s.Begin(apptest.Pair("knight", "mage", "random"))
	s.PlaySome(3)
	s.Game.Close()

	require.NoError(t, os.RemoveAll(mine))
	again := apptest.WithPacks(t, home)
	again.Game.Sheets().Close()
	test.Tap(apptest.Find(again, func(b *ui.Button) bool { return strings.HasPrefix(b.Text, "Continue") }))
	again.Settle(func() bool { return again.Game.Duels.Session() != nil })
	again.MyTurn()
	assert.EqualValues(t, 21, again.Game.Duels.Session().Heroes[0].HP)
	again.Game.Duels.Session().Resign()
	again.Settle(func() bool { return again.Game.Table() == nil })
	again.Work()
	again.Press("result.watch")
	again.Work()
	assert.EqualValues(t, 21, again.Game.Duels.Session().Match.Record().Seats[0].Hero.HP)
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
			s := apptest.NewWith(t, apptest.OnPhone, language, home, func(o *app.Options) { o.Settings, o.Lost = set, err })
			require.True(t, s.Game.Sheets().IsOpen())
			assert.True(t, s.Shows(want+path+".damaged-1"))
			looktest.AssertNothingCutOff(t, s.Window, "lost settings")
			s.Game.OpenHome()
			assert.False(t, s.Game.Sheets().IsOpen(), "it is told once")
			s.Game.OpenSettings()
			s.TapButton("Українська")
			assert.True(t, s.Shows("Налаштування"))
		})
	}
}

func TestUnreadableSettingsAreTold(t *testing.T) {
	home := t.TempDir()
	path := filepath.Join(home, "settings.json")
	require.NoError(t, os.Mkdir(path, 0o755))
	set, err := settings.Open(path)
	require.Error(t, err)
	s := apptest.NewWith(t, apptest.OnPhone, "en", t.TempDir(), func(o *app.Options) { o.Settings, o.Lost = set, err })
	assert.True(t, s.Shows("The settings in "+path+" can’t be read, so the app begins without: "+s.Text("trouble.no_file")))
}

// One piece of bad news doesn't hide another.
func TestAllDamageIsTold(t *testing.T) {
	home := t.TempDir()
	first := apptest.NewIn(t, apptest.OnPhone, "en", home)
	require.NoError(t, os.WriteFile(first.Game.Library.Current().Path, []byte("board-duels replay 4\nnonsense\n"), 0o644))
	path := filepath.Join(t.TempDir(), "settings.json")
	require.NoError(t, os.WriteFile(path, nil, 0o644))
	set, err := settings.Open(path)
	require.Error(t, err)
	s := apptest.NewWith(t, apptest.OnPhone, "en", home, func(o *app.Options) { o.Settings, o.Lost = set, err })
	var told string
	s.Walk(func(o fyne.CanvasObject) {
		if label, ok := o.(*widget.Label); ok && strings.Contains(label.Text, path) {
			told = label.Text
		}
	})
	assert.Contains(t, told, path+".damaged-1")
	assert.Contains(t, told, first.Game.Library.Current().Path+".damaged-1")
	assert.Contains(t, told, "line 2: found")
}

// A slow disk keeps nobody waiting: the pack is read in the background.
func TestThePackOfAnInterruptedDuelIsReadInTheBackground(t *testing.T) {
	mine := apptest.NewPack(t, "Mine")
	s := apptest.WithPacks(t, t.TempDir(), mine)
	s.Game.OpenSettings()
	s.ChoosePack("Mine")
	first := s.Begin(apptest.Pair("knight", "mage", "random"))
	first.Leave()
	s.Game.OpenSettings()
	s.ChoosePack("Classic (comes with the game)")
	s.Game.OpenHome()
	s.Game.Resume()
	assert.Same(t, first, s.Game.Duels.Session(), "nothing has been shown yet")
	s.Settle(func() bool { return s.Game.Duels.Session() != first })
	assert.Equal(t, "Mine", s.Game.Duels.Session().Gallery.Pack.Title().Name)
}

// What was made in the editor is what is played with when people come back, whatever was played with before.
func TestAPackFromTheEditorIsPlayedWithAtOnce(t *testing.T) {
	home, made := t.TempDir(), apptest.NewPack(t, "Made")
	asked := ""
	s := apptest.NewWith(t, apptest.OnDesktop, "en", home, func(o *app.Options) { o.PackPath, o.Edit = &asked, func() {} })
	require.Empty(t, s.Game.Edition.Path)
	s.Game.PlayNext(made)
	s.Game.Return()
	assert.Equal(t, made, s.Game.Edition.Path)
	assert.False(t, s.Game.Sheets().IsOpen())
	again := apptest.WithPacks(t, home)
	assert.Equal(t, made, again.Game.Edition.Path, "which is kept")
}

// Heroes without a picture of their own, or of one that isn't there, tell apart.
func TestHeroesWithoutPicturesTellApart(t *testing.T) {
	mine := apptest.NewPack(t, "Mine")
	require.NoError(t, os.RemoveAll(filepath.Join(mine, "art")))
	s := apptest.WithPacks(t, t.TempDir(), mine)
	s.Game.OpenSettings()
	s.ChoosePack("Mine")
	seen := map[string]string{}
	for _, id := range s.Game.Edition.Pack.IDs(schema.HeroKind) {
		hero, _ := s.Game.Edition.Pack.Hero(id)
		for _, art := range []string{hero.Art, "", "gone.svg"} {
			hero.Art = art
			portrait := s.Game.Gallery.Portrait(&hero).Name()
			require.Contains(t, []string{"", id}, seen[portrait], "%s looks like %s", id, seen[portrait])
			seen[portrait] = id
		}
	}
	s.Game.Sheets().Close()
	s.Game.OpenChoice()
	s.Save("heroes-without-pictures")
}
