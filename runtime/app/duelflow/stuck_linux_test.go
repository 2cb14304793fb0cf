package duelflow_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app/apptest"
)

// tightFolder returns a folder whose path leaves room for the name of the current duel's file, but not for that of a
// damaged one put aside: what keeps a file from being moved where everything is allowed.
func tightFolder(t *testing.T) string {
	t.Helper()
	const longestPath = 4095 // bytes, of Linux
	folder, want := t.TempDir(), longestPath-len("/"+apptest.Current+".damaged-1")+1
	for len(folder) < want {
		name := strings.Repeat("x", min(200, want-len(folder)-1))
		if rest := want - len(folder) - 1 - len(name); rest == 1 {
			name = name[1:] // a name needs a separator and a letter
		}
		folder = filepath.Join(folder, name)
	}
	require.Len(t, folder, want)
	require.NoError(t, os.MkdirAll(folder, 0o755))
	return folder
}

// A damaged duel that can't be put aside is told once, with both reasons, and the next duel is played, unsaved.
func TestADamagedDuelThatCanNotBePutAsideKeepsNobodyFromPlaying(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	quick.Skip(t, "lays out a path of thousands of letters")
	folder := tightFolder(t)
	path, damaged := filepath.Join(folder, apptest.Current), "board-duels replay 4\nrules x\n"
	require.NoError(t, os.WriteFile(path, []byte(damaged), 0o644))
	s := apptest.NewIn(t, apptest.OnPhone, "uk", folder)
	told := strings.Join(apptest.Texts(s.Game.Sheets().Layer), "\n")
	for _, part := range []string{
		path, "рядок 2 не вдається зрозуміти", // where it is, and why it can't be continued
		s.Text("trouble.technical", i18n.Args{"Text": "file name too long"}), // and moved
	} {
		assert.True(t, strings.Contains(told, part), part) // the path is too long to be shown
	}
	s.Game.OpenHome()
	assert.False(t, s.Game.Sheets().IsOpen(), "it is told once")

	v := s.Begin(apptest.Pair("knight", "mage", "random"))
	assert.False(t, s.Game.Sheets().IsOpen())
	s.Tap(v.Table.Turn)
	s.MyTurn()
	assert.True(t, v.Table.Warning.Visible())
	kept, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Equal(t, damaged, string(kept), "nothing is written over it")
}
