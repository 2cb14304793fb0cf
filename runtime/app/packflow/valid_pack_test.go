package packflow_test

import (
	"os"
	"path/filepath"
	"testing"
	"testing/fstest"
	"unicode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/internal/raceflag"
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/schema"
	"boardduels/schema/schematest"
)

// Whatever pack has no errors can be shown: its heroes and cards, its runs and boards, and a duel of them.
func TestWhateverHasNoErrorsIsShown(t *testing.T) {
	raceflag.Skip(t, "it lays out pages, on one goroutine")
	const packs = 4 // a game is made for each
	for seed := range packs {
		files := rapid.Custom(func(t *rapid.T) fstest.MapFS { return schematest.Pack(t) }).Example(seed)
		for _, language := range []string{"en", "uk"} {
			s := apptest.NewWith(t, apptest.OnPhone, language, t.TempDir(), func(o *app.Options) {
				path := written(t, files)
				o.PackPath = &path
			})
			require.NotEmpty(t, s.Game.Edition.Path, "it isn't replaced: %s", s.Told())
			assertNothingIsTurned(s)
			s.Game.OpenChoice()
			assertNothingIsTurned(s)
			s.Press("choice.deck")
			assertNothingIsTurned(s)
			s.Game.Sheets.Close()
			s.Game.OpenRuns()
			s.Work()
			assertNothingIsTurned(s)
			heroes := s.Game.Edition.Pack.IDs(schema.HeroKind)
			s.Game.Duels.Begin(apptest.Pair(heroes[0], heroes[1], "random"))
			s.Settle(func() bool { return s.Game.Table != nil })
			assertNothingIsTurned(s)
		}
	}
}

// written is the folder of a pack.
func written(t *testing.T, files fstest.MapFS) string {
	t.Helper()
	folder := filepath.Join(t.TempDir(), "pack")
	require.NoError(t, os.CopyFS(folder, files))
	return folder
}

// assertNothingIsTurned reports marks of direction on the screen, which could turn around what is beside them.
func assertNothingIsTurned(s *apptest.Stand) {
	s.T.Helper()
	for _, text := range append(apptest.Texts(s.Game.Screen), apptest.Texts(s.Game.Sheets.Layer)...) {
		for _, r := range text {
			assert.False(s.T, unicode.Is(unicode.Bidi_Control, r), "%q", text)
		}
	}
}

// A card whose name turns around is shown as what it is called.
func TestANameThatTurnsAroundIsShownAsItIs(t *testing.T) {
	files := fstest.MapFS{}
	hero := "<hero><name>\u202ethginK</name><hp>30</hp><ep>5</ep><regen>1</regen><spell_card copies=\"12\">c</spell_card></hero>"
	files["heroes/h.xml"] = &fstest.MapFile{Data: []byte(hero), Mode: 0o644}
	files["cards/c.xml"] = &fstest.MapFile{Data: []byte("<card><name>\u202eevael\u2066C</name><base_damage>2</base_damage></card>"), Mode: 0o644}
	path := written(t, files)
	s := apptest.NewWith(t, apptest.OnPhone, "en", t.TempDir(), func(o *app.Options) { o.PackPath = &path })
	s.Game.OpenChoice()
	s.Press("choice.deck")
	assertNothingIsTurned(s)
	assert.Contains(t, s.Told(), `\u202eevael\u2066C`)
}
