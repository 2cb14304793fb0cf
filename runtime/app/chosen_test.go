package app

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/inbox"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/outbox"
)

// What a program wanted to save that has ended while the system asked where, the next one saves there.
func TestAnAnswerThatComesLateIsObeyed(t *testing.T) {
	folder := t.TempDir()
	at := filepath.Join(t.TempDir(), "mine.replay")
	s := newStandWith(t, onPhone, "en", folder, func(o *Options) { o.Clock = &motion.ByHand{} })
	require.NoError(t, outbox.In(folder).Put(&outbox.Letter{What: "The duel", Text: []byte("board duels")}))
	s.game.Chosen("file://" + at)
	s.work()
	text, err := os.ReadFile(at)
	require.NoError(t, err)
	assert.Equal(t, "board duels", string(text))
	told := "The duel\n" + s.text("saved.where", i18n.Args{"Name": "mine.replay", "Folder": filepath.Dir(at)})
	assert.True(t, s.shows(told), "%q", s.told())
}

func TestWhatCanNotBeSavedAtALateAnswerIsTold(t *testing.T) {
	folder := t.TempDir()
	s := newStandIn(t, onPhone, "en", folder)
	for _, address := range []string{"file://" + filepath.Join(folder, "nowhere", "mine.replay"), "nowhere://mine.replay", "\x00"} {
		require.NoError(t, outbox.In(folder).Put(&outbox.Letter{What: "The duel"}))
		s.game.Chosen(address)
		s.work()
		assert.NotEmpty(t, s.told(), "%q", address)
		s.game.Sheets.Close()
	}
}

// A file that was to be opened is opened; a dialog that was closed without an answer does nothing, now or later.
func TestAFileThatIsChosenLateIsOpened(t *testing.T) {
	folder := t.TempDir()
	_, game := sample(t, "reversi")
	s := newStandWith(t, onPhone, "en", folder, func(o *Options) {
		o.Content = func(address string) (string, io.ReadCloser, error) {
			if address != "content://phone/game" {
				return "lost.replay", nil, inbox.Gone
			}
			return "game.replay", io.NopCloser(bytes.NewReader(game)), nil
		}
	})
	require.NoError(t, outbox.In(folder).Put(&outbox.Letter{What: "The duel"}))
	s.game.Chosen("")
	s.work()
	kept := func() []string {
		paths, err := filepath.Glob(filepath.Join(folder, "boards/imported/*"))
		require.NoError(t, err)
		return paths
	}
	s.game.Chosen("content://phone/lost")
	s.work()
	assert.Empty(t, kept())
	assert.Contains(t, s.told(), "lost.replay")
	s.game.Sheets.Close()
	s.game.Chosen("content://phone/game")
	s.work()
	assert.Len(t, kept(), 1)
}
