//go:build !js

package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// openedFile names the variable by which the test binary serves as a new window: the file to which it tells the size
// that it is asked for, and its arguments.
const openedFile = "BOARDDUELS_OPENED"

func TestMain(m *testing.M) {
	if folder := os.Getenv(homes); folder != "" {
		stay(folder)
	}
	told := os.Getenv(openedFile)
	if told == "" {
		os.Exit(m.Run())
	}
	if os.WriteFile(told+".new", []byte(os.Getenv("FYNE_SCALE")+"\n"+strings.Join(os.Args[1:], "\n")), 0o600) != nil || os.Rename(told+".new", told) != nil {
		os.Exit(1)
	}
	os.Exit(0)
}

// A new window is the app once more, with the editor on a pack, the same data and the same language. It sizes its text
// by itself.
func TestANewWindowEditsThePack(t *testing.T) {
	t.Setenv("FYNE_SCALE", "1.500") // as the app sets it for itself
	for _, c := range []struct{ data, language string }{{"", ""}, {"/data of mine", "uk"}} {
		told := filepath.Join(t.TempDir(), "told")
		t.Setenv(openedFile, told)
		s := &shell{data: c.data, language: c.language}
		require.NoError(t, s.newWindow("/packs/two words"))
		var heard []byte
		require.Eventually(t, func() (there bool) {
			var err error
			heard, err = os.ReadFile(told)
			return err == nil
		}, time.Minute, time.Millisecond)
		scale, args, _ := strings.Cut(string(heard), "\n")
		assert.Empty(t, scale)
		o, err := parse(strings.Split(args, "\n"))
		require.NoError(t, err)
		assert.Equal(t, options{edit: true, pack: "/packs/two words", data: c.data, language: c.language}, o)
	}
}
