package packflow_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"unicode"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/internal/raceflag"
	"boardduels/kb"
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/record/duelrecord"
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
			s.Game.Sheets().Close()
			s.Game.OpenRuns()
			s.Work()
			assertNothingIsTurned(s)
			s.Game.Boards.OpenBoardChoice("tactics")
			s.Work()
			assertNothingIsTurned(s)
			heroes := s.Game.Edition.Pack.IDs(schema.HeroKind)
			s.Game.Duels.Begin(apptest.Pair(heroes[0], heroes[1], "random"))
			s.Settle(func() bool { return s.Game.Table() != nil })
			assertNothingIsTurned(s)
		}
	}
}

// Names as long as they may be, of the broadest letters, stay in their places.
func TestTheLongestNamesStayInTheirPlaces(t *testing.T) {
	raceflag.Skip(t, "it lays out pages, on one goroutine")
	path := written(t, longNames())
	for _, size := range []fyne.Size{apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop} {
		s := apptest.NewWith(t, size, "en", t.TempDir(), func(o *app.Options) { o.PackPath = &path })
		require.NotEmpty(t, s.Game.Edition.Path, "it isn't replaced: %s", s.Told())
		stay := func(page string) {
			name := fmt.Sprintf("%s %v", page, size)
			looktest.AssertNothingCutOff(t, s.Window, name)
			assert.LessOrEqual(t, s.Game.Content().MinSize().Width, size.Width, name)
			s.Save(fmt.Sprintf("longest_%s_%.0f", page, size.Width))
		}
		s.Game.OpenChoice()
		stay("choice")
		s.Press("choice.deck")
		stay("deck")
		s.Game.Sheets().Close()
		s.Game.OpenRuns()
		s.Work()
		stay("runs")
		s.Game.Boards.OpenBoardChoice("tactics")
		s.Work()
		stay("boards")
		s.Game.Duels.Begin(apptest.Pair("h", "h2", "random"))
		s.Settle(func() bool { return s.Game.Table() != nil })
		stay("duel")
		v := s.Game.Duels.Session()
		s.MyTurn()
		s.Tap(v.Table.Turn)
		s.MyTurn()
		v.Resign()
		s.Settle(func() bool { return s.Game.Table() == nil })
		s.Work()
		stay("result")
		stayInReplays(s, v.Match.Record(), stay)
		meet(s)
		s.Game.OpenKnowledge()
		s.Work()
		stay("knowledge")
		s.Game.Runs.SetOut(schema.Run{ID: "r", Name: longName(), Stages: []schema.Stage{{Rival: "random", Hero: "h2"}}}, "h", "1", "")
		s.Work()
		stay("run")
		s.Game.OpenHome()
		stay("home")
	}
}

// meet lets the AI have learned something of one hero against the other.
func meet(s *apptest.Stand) {
	s.T.Helper()
	known, err := s.Game.Edition.Known("h")
	require.NoError(s.T, err)
	known.Enemies = []schema.Enemy{{Hero: "h2", Weights: apptest.Weights("own_hp", float32(2))}}
	store, err := kb.Open(s.Game.Library.Knowledge(s.Game.Edition.Path, s.Game.Edition.Nemesis))
	require.NoError(s.T, err)
	require.NoError(s.T, store.Update(s.T.Context(), func(u *kb.Update) error {
		_, err := u.Learn(kb.Occasion{ID: "past", Date: s.Game.Now(), Mine: "h", Theirs: "h2"}, nil, known)
		return err
	}))
}

// stayInReplays looks at all that shows a duel that is over, as if programs had played it: then heroes win, and each of
// them can be asked why.
func stayInReplays(s *apptest.Stand, record *duelrecord.Record, stay func(page string)) {
	s.T.Helper()
	record = record.Clone()
	for seat := range record.Seats {
		record.Seats[seat].Brain = "random"
	}
	require.NoError(s.T, s.Game.Library.Keep(record))
	s.Game.OpenReplays()
	s.Work()
	stay("replays")
	s.Tap(s.ReplayRows()[0])
	s.Work()
	stay("replay")
	s.Game.Sheets().Clear()
	s.Game.Replays.OpenComparison(record, record)
	s.Work()
	stay("comparison")
	s.Game.Replays.OpenJournal(record)
	s.Work()
	stay("journal")
	s.Game.Sheets().Clear()
	s.Game.OpenPlayback(record)
	s.Work()
	apptest.Find(s, func(*ui.Slider) bool { return true }).SetValue(float64(record.Plies()))
	stay("playback")
	about := s.Game.Table().Field.Why
	require.True(s.T, about.Visible())
	assert.Less(s.T, about.Size().Width, s.Game.Table().Field.Size().Width/2, "what has happened has room beside it")
}

// longNames are the files of a pack in which every name is as long as it may be.
func longNames() fstest.MapFS {
	name := longName()
	files := fstest.MapFS{}
	add := func(path, text string) {
		files[path] = &fstest.MapFile{Data: []byte(strings.ReplaceAll(text, "NAME", name)), Mode: 0o644}
	}
	for _, hero := range []string{"h", "h2"} {
		add("heroes/"+hero+".xml", `<hero><name>NAME</name><hp>30</hp><ep>5</ep><regen>1</regen><spell_card copies="12">c</spell_card></hero>`)
	}
	add("cards/c.xml", "<card><name>NAME</name><base_damage>2</base_damage></card>")
	run := schema.NewRun(schema.Run{ID: "r", Name: name, Stages: []schema.Stage{{Rival: "random"}}})
	level := schema.NewLevel(schema.Level{Called: schema.Called{ID: "l", Name: name}, Terrain: land(".........."), Units: append(append([]string{"F........."}, land("..........")[2:]...), ".........f")})
	for _, d := range []*schema.Document{run, level} {
		add(d.File(), d.Source())
	}
	return files
}

// longName is as long as names may be, of the broadest letters.
func longName() string {
	return strings.Repeat("W", schema.Fields(schema.CardKind).Field("name").Longest)
}

// land are ten rows of a level.
func land(row string) []string { return slices.Repeat([]string{row}, 10) }

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
	for _, text := range append(apptest.Texts(s.Game.Content()), apptest.Texts(s.Game.Sheets().Layer)...) {
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
