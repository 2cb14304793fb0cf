package app_test

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/inbox"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/outbox"
)

// What a program wanted to save that has ended while the system asked where, the next one saves there.
func TestAnAnswerThatComesLateIsObeyed(t *testing.T) {
	folder := t.TempDir()
	at := filepath.Join(t.TempDir(), "mine.replay")
	s := apptest.NewWith(t, apptest.OnPhone, "en", folder, func(o *app.Options) { o.Clock = &motion.ByHand{} })
	require.NoError(t, outbox.In(folder).Put(&outbox.Letter{What: "The duel", Text: []byte("board duels")}))
	s.Game.Chosen("file://" + at)
	s.Work()
	text, err := os.ReadFile(at)
	require.NoError(t, err)
	assert.Equal(t, "board duels", string(text))
	told := "The duel\n" + s.Text("saved.where", i18n.Args{"Name": "mine.replay", "Folder": filepath.Dir(at)})
	assert.True(t, s.Shows(told), "%q", s.Told())
}

func TestWhatCanNotBeSavedAtALateAnswerIsTold(t *testing.T) {
	folder := t.TempDir()
	s := apptest.NewIn(t, apptest.OnPhone, "en", folder)
	for _, address := range []string{"file://" + filepath.Join(folder, "nowhere", "mine.replay"), "nowhere://mine.replay", "\x00"} {
		require.NoError(t, outbox.In(folder).Put(&outbox.Letter{What: "The duel"}))
		s.Game.Chosen(address)
		s.Work()
		assert.NotEmpty(t, s.Told(), "%q", address)
		s.Game.Sheets().Close()
	}
}

// A file that was to be opened is opened; a dialog that was closed without an answer does nothing, now or later.
func TestAFileThatIsChosenLateIsOpened(t *testing.T) {
	folder := t.TempDir()
	_, game := apptest.Sample(t, "reversi")
	s := apptest.NewWith(t, apptest.OnPhone, "en", folder, func(o *app.Options) {
		o.Content = func(address string) (string, io.ReadCloser, error) {
			if address != "content://phone/game" {
				return "lost.replay", nil, inbox.Gone
			}
			return "game.replay", io.NopCloser(bytes.NewReader(game)), nil
		}
	})
	require.NoError(t, outbox.In(folder).Put(&outbox.Letter{What: "The duel"}))
	s.Game.Chosen("")
	s.Work()
	kept := func() []string {
		paths, err := filepath.Glob(filepath.Join(folder, "boards/imported/*"))
		require.NoError(t, err)
		return paths
	}
	s.Game.Chosen("content://phone/lost")
	s.Work()
	assert.Empty(t, kept())
	assert.Contains(t, s.Told(), "lost.replay")
	s.Game.Sheets().Close()
	s.Game.Chosen("content://phone/game")
	s.Work()
	assert.Len(t, kept(), 1)
}
