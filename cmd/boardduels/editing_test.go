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

// openedFile names the variable by which the test binary serves as a new window: the file to which it tells its
// arguments.
const openedFile = "BOARDDUELS_OPENED"

func TestMain(m *testing.M) {
	if folder := os.Getenv(homes); folder != "" {
		stay(folder)
	}
	told := os.Getenv(openedFile)
	if told == "" {
		os.Exit(m.Run())
	}
	if os.WriteFile(told+".new", []byte(strings.Join(os.Args[1:], "\n")), 0o600) != nil || os.Rename(told+".new", told) != nil {
		os.Exit(1)
	}
	os.Exit(0)
}

// A new window is the app once more, with the editor on a pack and the same data.
func TestANewWindowEditsThePack(t *testing.T) {
	for _, data := range []string{"", "/data of mine"} {
		told := filepath.Join(t.TempDir(), "told")
		t.Setenv(openedFile, told)
		s := &shell{data: data}
		require.NoError(t, s.newWindow("/packs/two words"))
		var args []byte
		require.Eventually(t, func() (there bool) {
			var err error
			args, err = os.ReadFile(told)
			return err == nil
		}, time.Minute, time.Millisecond)
		o, err := parse(strings.Split(string(args), "\n"))
		require.NoError(t, err)
		assert.Equal(t, options{edit: true, pack: "/packs/two words", data: data}, o)
	}
}
