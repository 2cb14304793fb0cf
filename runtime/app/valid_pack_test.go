package app

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
			s := newStandWith(t, onPhone, language, t.TempDir(), func(o *Options) {
				path := written(t, files)
				o.PackPath = &path
			})
			require.NotEmpty(t, s.game.Edition.Path, "it isn't replaced: %s", s.told())
			s.assertNothingIsTurned()
			s.game.OpenChoice()
			s.assertNothingIsTurned()
			s.press("choice.deck")
			s.assertNothingIsTurned()
			s.game.Sheets.Close()
			s.game.OpenRuns()
			s.work()
			s.assertNothingIsTurned()
			heroes := s.game.Edition.Pack.IDs(schema.HeroKind)
			s.game.duels.Begin(pair(heroes[0], heroes[1], "random"))
			s.settle(func() bool { return s.game.Table != nil })
			s.assertNothingIsTurned()
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
func (s *stand) assertNothingIsTurned() {
	s.t.Helper()
	for _, text := range append(texts(s.game.Screen), texts(s.game.Sheets.Layer)...) {
		for _, r := range text {
			assert.False(s.t, unicode.Is(unicode.Bidi_Control, r), "%q", text)
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
	s := newStandWith(t, onPhone, "en", t.TempDir(), func(o *Options) { o.PackPath = &path })
	s.game.OpenChoice()
	s.press("choice.deck")
	s.assertNothingIsTurned()
	assert.Contains(t, s.told(), `\u202eevael\u2066C`)
}
