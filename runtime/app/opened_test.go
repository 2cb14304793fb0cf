package app

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
	"boardduels/runtime/app/inbox"
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// receive has a file come from elsewhere, and waits until it is opened.
func (s *stand) receive(name string, content []byte) {
	s.t.Helper()
	s.game.Receive(name, io.NopCloser(bytes.NewReader(content)))
	s.work()
}

// told is what a sheet tells.
func (s *stand) told() string { return strings.Join(texts(s.game.Sheets.Layer), "\n") }

// inboxed is what lies in the inbox of a stand.
func (s *stand) inboxed() []string {
	s.t.Helper()
	paths, err := filepath.Glob(filepath.Join(s.folder, inbox.Folder, "*"))
	require.NoError(s.t, err)
	return paths
}

// imported is how many duels of elsewhere are kept.
func (s *stand) imported() int {
	s.t.Helper()
	paths, err := filepath.Glob(filepath.Join(s.folder, "replays", "imported", "*"+library.ReplayEnding))
	require.NoError(s.t, err)
	return len(paths)
}

// Nobody has to say what a file is, and what it is called doesn't matter.
func TestAFileIsWhatItsContentTells(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	from := newStandWith(t, onPhone, "en", t.TempDir(), func(o *Options) { o.Learn = observing })
	double := from.saved([]schema.Weight{{Of: "own_hp", Value: 2.5}})
	from.keepDuels("rogue", "priest")
	duel, err := os.ReadFile(from.replays()[0])
	require.NoError(t, err)
	list, err := from.game.Library.Saved(2)
	require.NoError(t, err)
	bundle, err := duelrecord.Bundle([]*duelrecord.Record{list[0].Record, list[1].Record}, library.NameOf)
	require.NoError(t, err)
	archive, _, err := from.game.backups.Write(settings.Settings{})
	require.NoError(t, err)
	_, reversi := sample(t, "reversi")

	for what, c := range quick.Few(4, map[string]struct {
		content []byte
		shown   func(s *stand) bool
	}{
		"a duel":          {duel, func(s *stand) bool { return s.shows(s.text("playback.next")) && s.imported() == 1 }},
		"several":         {bundle, func(s *stand) bool { return s.shows(s.text("replays.kept_several", i18n.Args{"N": 2})) }},
		"a game on board": {reversi, func(s *stand) bool { return s.shows(s.text("boards.fork")) }},
		"a double":        {[]byte("\uFEFF" + double), func(s *stand) bool { return s.shows("unknown, a friend’s double") }},
		"a backup":        {archive, func(s *stand) bool { return s.shows(s.text("backup.restore_title")) }},
		"a pack":          {zipOf(t, newPack(t, "Mine"), ""), func(s *stand) bool { return s.shows(s.text("packs.title")) && s.shows("Mine") }},
		"a pack, inside":  {zipOf(t, newPack(t, "Mine"), "mine/"), func(s *stand) bool { return s.shows(s.text("packs.title")) && s.shows("Mine") }},
		"part of a pack":  {[]byte("<hero/>"), func(s *stand) bool { return strings.Contains(s.told(), "a single document (Hero)") }},
		"something else":  {[]byte("%PDF-1.7"), func(s *stand) bool { return strings.Contains(s.told(), s.text("opened.unknown")) }},
		"another archive": {zipOfFile(t, "a.txt", "text"), func(s *stand) bool { return strings.Contains(s.told(), s.text("opened.unknown")) }},
	}) {
		t.Run(what, func(t *testing.T) {
			s := newStand(t, onPhone, "en")
			s.receive("unknown", c.content)
			assert.True(t, c.shown(s), "%q", texts(s.window.Content()))
			s.game.Sheets.Close()
			s.work()
			assert.Empty(t, s.inboxed(), "nothing is left in the inbox")
		})
	}
}

// A run shows how it went, wherever it is opened, and its duels are kept.
func TestARunFromElsewhere(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	quick.Skip(t, "plays a whole run")
	s := newStand(t, onDesktop, "en")
	text, err := s.wonRun().MarshalText()
	require.NoError(t, err)
	other := newStand(t, onPhone, "en")
	other.receive("run.txt", text)
	assert.True(t, other.shows(other.text("run.won")) || other.shows(other.text("run.lost")))
	assert.NotZero(t, other.imported())
}

// Why a file couldn't be taken in is told, by whoever took it in, and nothing is left of it.
func TestFilesThatDoNotComeWhole(t *testing.T) {
	dead := errors.New("the line is dead")
	for _, language := range []string{"en", "uk"} {
		for why, content := range map[inbox.Trouble]io.Reader{
			inbox.Broken:  io.MultiReader(strings.NewReader("board-duels"), iotest.ErrReader(dead)),
			inbox.Refused: iotest.ErrReader(inbox.Refused),
		} {
			s := newStand(t, onPhone, language)
			s.game.Receive("../\u202eнабір.zip", io.NopCloser(content))
			s.work()
			assert.Contains(t, s.told(), "набір.zip")
			assert.NotContains(t, s.told(), "..")
			assert.NotContains(t, s.told(), "\u202e")
			assert.Contains(t, s.told(), s.text("opened."+string(why)))
			looktest.AssertNothingCutOff(t, s.window, string(why))
			assert.Empty(t, s.inboxed())
		}
		s := newStand(t, onPhone, language)
		require.NoError(t, s.game.arrivals.Inbox().Note("", inbox.Gone))
		s.game.Collect()
		s.work()
		assert.Contains(t, s.told(), s.text("opened.unread", i18n.Args{"File": s.text("opened.nameless"), "Reason": s.text("opened.gone")}))
	}
}

// That a file is on its way is told until it is there.
func TestAFileOnItsWay(t *testing.T) {
	s := newStandWith(t, onPhone, "en", t.TempDir(), func(o *Options) { o.Clock = &motion.ByHand{} })
	content, end := io.Pipe()
	s.game.Receive("folder/slow.replay", content)
	told := s.text("opened.opening", i18n.Args{"File": "slow.replay"})
	assert.True(t, s.shows(told))
	require.NoError(t, end.Close())
	s.work()
	assert.False(t, s.shows(told))
	assert.Contains(t, s.told(), s.text("opened.unknown"))
}

// What came while the game didn't run is opened when it looks; what a program took that was killed isn't tried again.
func TestFilesWaitForTheGame(t *testing.T) {
	folder := t.TempDir()
	box := inbox.In(folder)
	_, reversi := sample(t, "reversi")
	require.NoError(t, box.Put("deadly", strings.NewReader("it ends the program")))
	_, err := box.Take()
	require.NoError(t, err)
	require.NoError(t, box.Put("first", bytes.NewReader(zipOf(t, newPack(t, "Mine"), ""))))
	require.NoError(t, box.Put("second", bytes.NewReader(reversi)))
	s := newStandIn(t, onPhone, "en", folder)
	require.Len(t, s.inboxed(), 2, "the deadly one is gone")
	s.game.Collect()
	s.work()
	require.True(t, s.shows(s.text("packs.title")))
	assert.Len(t, s.inboxed(), 2, "the second waits, and the first is kept until it is decided about")
	s.pressOnSheet("confirm.cancel")
	s.work()
	assert.True(t, s.shows(s.text("boards.fork")))
	assert.Empty(t, s.inboxed())
	kept, err := s.game.Library.Installed()
	require.NoError(t, err)
	assert.Empty(t, kept)
}

// Who opens a replay at the table sees it, and finds the duel again.
func TestADuelIsKeptWhenAFileIsOpened(t *testing.T) {
	from := newStand(t, onPhone, "en")
	from.keepDuels("mage")
	duel, err := os.ReadFile(from.replays()[0])
	require.NoError(t, err)
	s := newStand(t, onPhone, "en")
	s.begin(pair("knight", "mage", "random"))
	s.playSome(2)
	left := s.game.duels.Session
	s.receive("duel", duel)
	s.settle(func() bool { return s.shows(s.text("playback.next")) })
	assert.True(t, left.Left)
	<-left.Ended
	s.game.OpenHome()
	s.resume()
	assert.Equal(t, left.Match.Record().Turns[0], s.game.duels.Session.Match.Record().Turns[0])
}

// addressed is a file that a phone's dialog has chosen.
type addressed struct {
	io.ReadCloser
	uri fyne.URI
}

func (a addressed) URI() fyne.URI { return a.uri }

// On a phone files have addresses, which the program opens that knows the phone.
func TestChosenFilesWithAddresses(t *testing.T) {
	_, reversi := sample(t, "reversi")
	uri, err := storage.ParseURI("content://provider/document/17")
	require.NoError(t, err)
	for name, err := range map[string]error{"game": nil, "refused": inbox.Refused} {
		s := newStandWith(t, onPhone, "en", t.TempDir(), func(o *Options) {
			o.Content = func(address string) (string, io.ReadCloser, error) {
				assert.Equal(t, uri.String(), address)
				return name, io.NopCloser(bytes.NewReader(reversi)), err
			}
		})
		s.game.Read(addressed{io.NopCloser(iotest.ErrReader(errors.New("the toolkit reads it"))), uri}, s.game.Receive)
		s.work()
		if err == nil {
			assert.True(t, s.shows(s.text("boards.fork")))
		} else {
			assert.Contains(t, s.told(), s.text("opened.unread", i18n.Args{"File": name, "Reason": s.text("opened.refused")}))
		}
	}
}

// What lies where the player has put it is opened there: a pack is played with in its place where the editor is.
func TestPathsAreOpened(t *testing.T) {
	mine := newPack(t, "Mine")
	file := filepath.Join(t.TempDir(), "mine.zip")
	require.NoError(t, os.WriteFile(file, zipOf(t, mine, ""), 0o600))
	for _, path := range []string{mine, file} {
		s := withPacks(t, t.TempDir())
		s.game.OpenPath(path)
		s.work()
		assert.Equal(t, path, s.game.Edition.Path)
	}
	s := newStand(t, onPhone, "en")
	s.game.OpenPath(file)
	s.work()
	assert.True(t, s.shows(s.text("packs.title")))
	s.game.OpenPath(filepath.Join(mine, "none"))
	s.work()
	assert.Contains(t, s.told(), s.text("trouble.absent"))
}
