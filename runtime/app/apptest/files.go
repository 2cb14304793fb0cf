package apptest

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/duelbrains"
	"boardduels/internal/checkout"
	"boardduels/kb"
	"boardduels/runtime/app/boardflow"
	"boardduels/runtime/app/inbox"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/record/boardrecord"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// Sample returns a game that was recorded, and its text.
func Sample(t *testing.T, family string) (*boardrecord.Record, []byte) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(checkout.Root(t), "runtime", "record", "boardrecord", "testdata", family+".replay"))
	require.NoError(t, err)
	r, err := boardflow.Parse(text)
	require.NoError(t, err)
	return r, text
}

// IconOf returns the button with an icon of the toolkit.
func IconOf(s *Stand, name string) *ui.Button {
	return Find(s, func(b *ui.Button) bool { return b.Icon != nil && filepath.Base(b.Icon.Name()) == "foreground_"+name })
}

// Saved returns the file of a stand's double, who has played Mage.
func (s *Stand) Saved(style []schema.Weight) (file string) {
	s.Game.Duels.Imitate = func(known *kb.Knowledge, _ []*duelrecord.Record) (*kb.Knowledge, error) {
		k := *known
		k.Style, k.Experience.Observed = style, 12
		return &k, nil
	}
	s.LoseTo(Pair("mage", "knight", duelbrains.Default))
	s.Game.Duels.Player("mage", func(mine *kb.Double, err error) {
		require.NoError(s.T, err)
		file = mine.File()
	})
	s.Work()
	return file
}

// LastFolder has dialogs for files begin in a folder.
func LastFolder(t *testing.T, folder string) {
	t.Helper()
	const last = "fyne:fileDialogLastFolder"
	fyne.CurrentApp().Preferences().SetString(last, "file://"+folder)
	t.Cleanup(func() { fyne.CurrentApp().Preferences().RemoveValue(last) })
}

// Saves confirms the dialog in which a file is named.
func (s *Stand) Saves() {
	s.T.Helper()
	s.Work() // a phone notes first what it asks for
	test.Tap(Find(s, func(b *widget.Button) bool { return b.Text == s.Text("files.save") }))
	s.Work() // a phone's dialog answers on another thread
}

// Receive has a file come from elsewhere, and waits until it is opened.
func (s *Stand) Receive(name string, content []byte) {
	s.T.Helper()
	s.Game.Receive(name, io.NopCloser(bytes.NewReader(content)))
	s.Work()
}

// Told is what a sheet tells.
func (s *Stand) Told() string { return strings.Join(Texts(s.Game.Sheets().Layer), "\n") }

// Inboxed is what lies in the inbox of a stand.
func (s *Stand) Inboxed() []string {
	s.T.Helper()
	paths, err := filepath.Glob(filepath.Join(s.Folder, inbox.Folder, "*"))
	require.NoError(s.T, err)
	return paths
}
