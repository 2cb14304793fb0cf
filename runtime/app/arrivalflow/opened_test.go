package arrivalflow_test

import (
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/iotest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/internal/settings"
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/inbox"
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// imported is how many duels of elsewhere are kept.
func imported(s *apptest.Stand) int {
	s.T.Helper()
	paths, err := filepath.Glob(filepath.Join(s.Folder, "replays", "imported", "*"+library.ReplayEnding))
	require.NoError(s.T, err)
	return len(paths)
}

// Nobody has to say what a file is, and what it is called doesn't matter.
func TestAFileIsWhatItsContentTells(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	from := apptest.NewWith(t, apptest.OnPhone, "en", t.TempDir(), func(o *app.Options) { o.Learn = apptest.Observing })
	double := from.Saved([]schema.Weight{{Of: "own_hp", Value: 2.5}})
	from.KeepDuels("rogue", "priest")
	duel, err := os.ReadFile(from.Replays()[0])
	require.NoError(t, err)
	list, err := from.Game.Library.Saved(2)
	require.NoError(t, err)
	bundle, err := duelrecord.Bundle([]*duelrecord.Record{list[0].Record, list[1].Record}, library.NameOf)
	require.NoError(t, err)
	archive, _, err := from.Game.Backups.Write(settings.Settings{})
	require.NoError(t, err)
	_, reversi := apptest.Sample(t, "reversi")

	for what, c := range quick.Few(4, map[string]struct {
		content []byte
		shown   func(s *apptest.Stand) bool
	}{
		"a duel":          {duel, func(s *apptest.Stand) bool { return s.Shows(s.Text("playback.next")) && imported(s) == 1 }},
		"several":         {bundle, func(s *apptest.Stand) bool { return s.Shows(s.Text("replays.kept_several", i18n.Args{"N": 2})) }},
		"a game on board": {reversi, func(s *apptest.Stand) bool { return s.Shows(s.Text("boards.fork")) }},
		"a double":        {[]byte("\uFEFF" + double), func(s *apptest.Stand) bool { return s.Shows("unknown, a friend’s double") }},
		"a backup":        {archive, func(s *apptest.Stand) bool { return s.Shows(s.Text("backup.restore_title")) }},
		"a pack":          {apptest.ZipOf(t, apptest.NewPack(t, "Mine"), ""), func(s *apptest.Stand) bool { return s.Shows(s.Text("packs.title")) && s.Shows("Mine") }},
		"a pack, inside":  {apptest.ZipOf(t, apptest.NewPack(t, "Mine"), "mine/"), func(s *apptest.Stand) bool { return s.Shows(s.Text("packs.title")) && s.Shows("Mine") }},
		"part of a pack":  {[]byte("<hero/>"), func(s *apptest.Stand) bool { return strings.Contains(s.Told(), "a single document (Hero)") }},
		"something else":  {[]byte("%PDF-1.7"), func(s *apptest.Stand) bool { return strings.Contains(s.Told(), s.Text("opened.unknown")) }},
		"another archive": {apptest.ZipOfFile(t, "a.txt", "text"), func(s *apptest.Stand) bool { return strings.Contains(s.Told(), s.Text("opened.unknown")) }},
	}) {
		t.Run(what, func(t *testing.T) {
			s := apptest.New(t, apptest.OnPhone, "en")
			s.Receive("unknown", c.content)
			assert.True(t, c.shown(s), "%q", apptest.Texts(s.Window.Content()))
			s.Game.Sheets().Close()
			s.Work()
			assert.Empty(t, s.Inboxed(), "nothing is left in the inbox")
		})
	}
}

// A run shows how it went, wherever it is opened, and its duels are kept.
func TestARunFromElsewhere(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	quick.Skip(t, "plays a whole run")
	s := apptest.New(t, apptest.OnDesktop, "en")
	text, err := s.WonRun().MarshalText()
	require.NoError(t, err)
	other := apptest.New(t, apptest.OnPhone, "en")
	other.Receive("run.txt", text)
	assert.True(t, other.Shows(other.Text("run.won")) || other.Shows(other.Text("run.lost")))
	assert.NotZero(t, imported(other))
}

// Why a file couldn't be taken in is told, by whoever took it in, and nothing is left of it.
func TestFilesThatDoNotComeWhole(t *testing.T) {
	dead := errors.New("the line is dead")
	for _, language := range []string{"en", "uk"} {
		for why, content := range map[inbox.Trouble]io.Reader{
			inbox.Broken:  io.MultiReader(strings.NewReader("board-duels"), iotest.ErrReader(dead)),
			inbox.Refused: iotest.ErrReader(inbox.Refused),
		} {
			s := apptest.New(t, apptest.OnPhone, language)
			s.Game.Receive("../\u202eнабір.zip", io.NopCloser(content))
			s.Work()
			assert.Contains(t, s.Told(), "набір.zip")
			assert.NotContains(t, s.Told(), "..")
			assert.NotContains(t, s.Told(), "\u202e")
			assert.Contains(t, s.Told(), s.Text("opened."+string(why)))
			looktest.AssertNothingCutOff(t, s.Window, string(why))
			assert.Empty(t, s.Inboxed())
		}
		s := apptest.New(t, apptest.OnPhone, language)
		require.NoError(t, s.Game.Arrivals.Box.Note("", inbox.Gone))
		s.Game.Collect()
		s.Work()
		assert.Contains(t, s.Told(), s.Text("opened.unread", i18n.Args{"File": s.Text("opened.nameless"), "Reason": s.Text("opened.gone")}))
	}
}

// That a file is on its way is told until it is there.
func TestAFileOnItsWay(t *testing.T) {
	s := apptest.NewWith(t, apptest.OnPhone, "en", t.TempDir(), func(o *app.Options) { o.Clock = &motion.ByHand{} })
	content, end := io.Pipe()
	s.Game.Receive("folder/slow.replay", content)
	told := s.Text("opened.opening", i18n.Args{"File": "slow.replay"})
	assert.True(t, s.Shows(told))
	require.NoError(t, end.Close())
	s.Work()
	assert.False(t, s.Shows(told))
	assert.Contains(t, s.Told(), s.Text("opened.unknown"))
}

// What came while the game didn't run is opened when it looks; what a program took that was killed isn't tried again.
func TestFilesWaitForTheGame(t *testing.T) {
	folder := t.TempDir()
	box := inbox.In(folder)
	_, reversi := apptest.Sample(t, "reversi")
	require.NoError(t, box.Put("deadly", strings.NewReader("it ends the program")))
	_, err := box.Take()
	require.NoError(t, err)
	require.NoError(t, box.Put("first", bytes.NewReader(apptest.ZipOf(t, apptest.NewPack(t, "Mine"), ""))))
	require.NoError(t, box.Put("second", bytes.NewReader(reversi)))
	s := apptest.NewIn(t, apptest.OnPhone, "en", folder)
	require.Len(t, s.Inboxed(), 2, "the deadly one is gone")
	s.Game.Collect()
	s.Work()
	require.True(t, s.Shows(s.Text("packs.title")))
	assert.Len(t, s.Inboxed(), 2, "the second waits, and the first is kept until it is decided about")
	s.PressOnSheet("confirm.cancel")
	s.Work()
	assert.True(t, s.Shows(s.Text("boards.fork")))
	assert.Empty(t, s.Inboxed())
	kept, err := s.Game.Library.Installed()
	require.NoError(t, err)
	assert.Empty(t, kept)
}

// Who opens a replay at the table sees it, and finds the duel again.
func TestADuelIsKeptWhenAFileIsOpened(t *testing.T) {
	from := apptest.New(t, apptest.OnPhone, "en")
	from.KeepDuels("mage")
	duel, err := os.ReadFile(from.Replays()[0])
	require.NoError(t, err)
	s := apptest.New(t, apptest.OnPhone, "en")
	s.Begin(apptest.Pair("knight", "mage", "random"))
	s.PlaySome(2)
	left := s.Game.Duels.Session()
	s.Receive("duel", duel)
	s.Settle(func() bool { return s.Shows(s.Text("playback.next")) })
	assert.True(t, left.Left)
	<-left.Ended
	s.Game.OpenHome()
	s.Resume()
	assert.Equal(t, left.Match.Record().Turns[0], s.Game.Duels.Session().Match.Record().Turns[0])
}

// addressed is a file that a phone's dialog has chosen.
type addressed struct {
	io.ReadCloser
	uri fyne.URI
}

func (a addressed) URI() fyne.URI { return a.uri }

// On a phone files have addresses, which the program opens that knows the phone.
func TestChosenFilesWithAddresses(t *testing.T) {
	_, reversi := apptest.Sample(t, "reversi")
	uri, err := storage.ParseURI("content://provider/document/17")
	require.NoError(t, err)
	for name, err := range map[string]error{"game": nil, "refused": inbox.Refused} {
		s := apptest.NewWith(t, apptest.OnPhone, "en", t.TempDir(), func(o *app.Options) {
			o.Content = func(address string) (string, io.ReadCloser, error) {
				assert.Equal(t, uri.String(), address)
				return name, io.NopCloser(bytes.NewReader(reversi)), err
			}
		})
		s.Game.Read(addressed{io.NopCloser(iotest.ErrReader(errors.New("the toolkit reads it"))), uri}, s.Game.Receive)
		s.Work()
		if err == nil {
			assert.True(t, s.Shows(s.Text("boards.fork")))
		} else {
			assert.Contains(t, s.Told(), s.Text("opened.unread", i18n.Args{"File": name, "Reason": s.Text("opened.refused")}))
		}
	}
}

// What lies where the player has put it is opened there: a pack is played with in its place where the editor is.
func TestPathsAreOpened(t *testing.T) {
	mine := apptest.NewPack(t, "Mine")
	file := filepath.Join(t.TempDir(), "mine.zip")
	require.NoError(t, os.WriteFile(file, apptest.ZipOf(t, mine, ""), 0o600))
	for _, path := range []string{mine, file} {
		s := apptest.WithPacks(t, t.TempDir())
		s.Game.OpenPath(path)
		s.Work()
		assert.Equal(t, path, s.Game.Edition.Path)
	}
	s := apptest.New(t, apptest.OnPhone, "en")
	s.Game.OpenPath(file)
	s.Work()
	assert.True(t, s.Shows(s.Text("packs.title")))
	s.Game.OpenPath(filepath.Join(mine, "none"))
	s.Work()
	assert.Contains(t, s.Told(), s.Text("trouble.absent"))
}
