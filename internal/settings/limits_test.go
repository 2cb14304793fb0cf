package settings_test

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/settings"
)

// Whatever a file says, what holds can be worked with: a size at which nothing fits the window would be for good.
func TestEverySettingIsWithinItsLimits(t *testing.T) {
	long := strings.Repeat("x", 5000)
	for text, want := range map[string]string{
		`{"scale": 1000}`:                                 `{"scale": 150}`,
		`{"scale": -7}`:                                   `{"scale": 80}`,
		`{"scale": 0}`:                                    `{}`,
		`{"sounds": 101, "hall": -1}`:                     `{"sounds": 100, "hall": 0}`,
		`{"replays": 9000000}`:                            `{"replays": 4}`,
		`{"replays": -1}`:                                 `{}`,
		`{"window": {"width": 1e30, "height": 0.01}}`:     `{"window": {"width": 7680, "height": 360}}`,
		`{"window": {"width": 1e9, "height": 1e9}}`:       `{"window": {"width": 7680, "height": 4320}}`,
		`{"window": {"width": 1280}}`:                     `{}`,
		`{"window": {"width": -5, "height": -5}}`:         `{"window": {"width": 360, "height": 360}}`,
		`{"desk": {"outline": -3, "sides": {"card": 7}}}`: `{"desk": {"sides": {"card": 1}}}`,
		`{"boards": {"reversi": {"seat": 99}}}`:           `{"boards": {"reversi": {"seat": 8}}}`,
		`{"language": "` + long + `", "calm": true}`:      `{"calm": true}`,
		`{"pack": "` + long + `", "edited": "a\u0000b"}`:  `{}`,
		`{"packs": ["/a", "` + long + `", "", "/b"]}`:     `{"packs": ["/a", "/b"]}`,
		`{"toolkit": {"a": "1", "b": "` + long + `"}}`:    `{"toolkit": {"a": "1"}}`,
		`{"desk": {"columns": {"card": ["cost", ""]}}}`:   `{"desk": {"columns": {"card": ["cost"]}}}`,
		`{"duel": {"hero": "` + long + `"}}`:              `{}`,
	} {
		found, err := settings.Parse([]byte(text))
		require.NoError(t, err, text)
		var expected settings.Settings
		require.NoError(t, json.Unmarshal([]byte(want), &expected))
		assert.Equal(t, asText(t, expected), asText(t, found), "%.80s", text)
		path := filepath.Join(t.TempDir(), "settings.json")
		require.NoError(t, os.WriteFile(path, []byte(text), 0o644))
		assert.Equal(t, found, open(t, path).Get(), "%.80s", text)
	}
}

// Lists and maps of strangers end somewhere.
func TestManySettingsAreCut(t *testing.T) {
	many := map[string]any{"packs": []string{}, "toolkit": map[string]string{}, "boards": map[string]any{}}
	for n := range 1000 {
		many["packs"] = append(many["packs"].([]string), fmt.Sprintf("/%d", n))
		many["toolkit"].(map[string]string)[fmt.Sprint(n)] = ""
		many["boards"].(map[string]any)[fmt.Sprint(n)] = nil
	}
	text, err := json.Marshal(many)
	require.NoError(t, err)
	found, err := settings.Parse(text)
	require.NoError(t, err)
	assert.Len(t, found.Packs, 12)
	assert.Len(t, found.Toolkit, 256)
	assert.Len(t, found.Boards, 256)
	_, err = settings.Parse(make([]byte, settings.MaxSize+1))
	assert.ErrorContains(t, err, "settings have at most 1048576")
}

func asText(t testing.TB, s settings.Settings) string {
	t.Helper()
	text, err := json.Marshal(s)
	require.NoError(t, err)
	return string(text)
}

// What is read is within all limits: reading it again changes nothing more.
func FuzzParse(f *testing.F) {
	f.Add([]byte(`{"scale": 1000, "window": {"width": 1e30, "height": 1}, "packs": ["/a"], "toolkit": {"a": "b"}, "desk": {"sides": {"x": 2}}}`))
	f.Add([]byte(`{"sounds": -1, "boards": {"x": {"seat": 77}}} `))
	f.Add([]byte(`{"packs": [], "desk": {"sides": {}, "columns": {"card": []}}}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		found, err := settings.Parse(text)
		if err != nil {
			return
		}
		once := asText(t, found)
		again, err := settings.Parse([]byte(once))
		require.NoError(t, err)
		assert.Equal(t, once, asText(t, again))
		assert.True(t, found.Scale == 0 || found.Scale >= 80 && found.Scale <= 150)
	})
}
