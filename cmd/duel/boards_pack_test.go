package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/games"
	"boardduels/kb/classic"
	"boardduels/runtime/record/boardrecord"
	"boardduels/schema"
)

// broken are boards with something wrong in each.
var broken = map[string]string{
	"mine/levels/pond.xml": `<level>
  <name>Pond</name>
  <terrain>~#........</terrain>
  <terrain>#.........</terrain>
  <terrain>..........</terrain>
  <terrain>....~~....</terrain>
  <terrain>....~~....</terrain>
  <terrain>..........</terrain>
  <terrain>..........</terrain>
  <terrain>..........</terrain>
  <terrain>..........</terrain>
  <terrain>.........#</terrain>
  <units>..F.......</units>
  <units>..........</units>
  <units>..........</units>
  <units>....A.....</units>
  <units>..........</units>
  <units>..........</units>
  <units>..........</units>
  <units>..........</units>
  <units>..........</units>
  <units>..w......f</units>
</level>
`,
	"mine/maps/split.xml": `<map>
  <seats>3</seats>
  <row>aab..cc</row>
  <row>aa.b.cd</row>
  <area id="a" owner="1"/>
  <area id="b" owner="2" dice="9"/>
  <area id="c" owner="4"/>
  <area id="z"/>
</map>
`,
	"mine/positions/alone.xml": `<position>
  <game>reversi</game>
  <row>........</row>
  <row>........</row>
  <row>........</row>
  <row>...xx...</row>
  <row>...xxY..</row>
  <row>........</row>
  <row>.......</row>
</position>
`,
	"mine/positions/crowd.xml": `<position>
  <game>backgammon</game>
  <begins>3</begins>
  <row>........</row>
  <point seat="1" at="6">15</point>
  <point seat="1" at="bar">1</point>
  <point seat="2" at="19">2</point>
</position>
`,
	"mine/positions/ring.xml": `<position>
  <name>Ring</name>
  <game>reversi</game>
  <row>........</row>
  <row>........</row>
  <row>..xxoo..</row>
  <row>..x..o..</row>
  <row>..o..x..</row>
  <row>..ooxx..</row>
  <row>........</row>
  <row>........</row>
</position>
`,
}

var packBoardRuns = []goldenRun{
	{"board_pack_validate", "", "validate mine/levels/pond.xml mine/maps/split.xml mine/positions/alone.xml mine/positions/crowd.xml mine/positions/ring.xml"},
	{"board_pack_validate_uk", "", "validate mine/levels/pond.xml mine/maps/split.xml mine/positions/alone.xml mine/positions/crowd.xml --lang uk"},
	{"board_pack_validate_json", "", "validate mine/levels/pond.xml --json"},
	{"board_pack_match", "", "board reversi match level_0 level_20 -n 2 --opening 0 --variant ring --pack mine --save games"},
	{"board_pack_verify", "", "board reversi replay verify games"},
	{"board_pack_show", "", "board reversi replay show games/1.replay"},
	{"board_pack_show_uk", "", "board reversi replay show games/1.replay --lang uk"},
	{"board_pack_show_unnamed", "", "board tactics replay show unnamed.replay"},
	{"board_pack_fork_same", "", "board reversi replay fork games/1.replay --ply 20"},
	{"board_pack_file", "", "board reversi match level_0 level_20 -n 1 --opening 0 --variant mine/positions/ring.xml --json"},
	{"board_pack_classic", "", "board backgammon match level_0 formula -n 1 --variant golden_anchors --json"},
	{"board_pack_among", "", "board dicewars arena rand ste sdc wpm --variant ring_lake --games 8"},
	{"board_pack_play", "1\nquit\n", "board reversi play --against level_0 --seed 4 --variant ring --pack mine --save my.replay"},
	{"board_pack_resumed", "quit\n", "board reversi play --against level_0 --seed 4 --variant ring --pack mine --save my.replay"},
	{"board_pack_resumed_other", "quit\n", "board reversi play --variant two_walls --save my.replay"},
	{"board_pack_broken", "", "board tactics match level_0 level_10 -n 1 --variant pond --pack mine"},
	{"board_pack_other_game", "", "board tactics match level_0 level_10 -n 1 --variant mine/positions/ring.xml"},
	{"board_pack_no_board", "", "board reversi match level_0 level_10 -n 1 --variant chess --pack mine"},
	{"board_pack_no_file", "", "board reversi match level_0 level_10 -n 1 --variant none.xml"},
	{"board_pack_no_xml", "", "board reversi match level_0 level_10 -n 1 --variant first.xml"},
	{"board_pack_no_text", "", "board dicewars match level_0 level_10 -n 1 --variant bin.xml"},
	{"board_pack_other_root", "", "board dicewars match level_0 level_10 -n 1 --variant other.xml"},
	{"board_pack_hero", "", "board dicewars match level_0 level_10 -n 1 --variant hero.xml"},
	{"board_pack_broken_file", "", "board tactics match level_0 level_10 -n 1 --variant mine/levels/pond.xml"},
	{"board_pack_other_name", "", "board tactics match level_0 level_10 -n 1 --variant mine/first.txt"},
}

// Boards of a pack and of files are validated, played, kept and verified like a game's own set-ups.
func TestBoardsOfAPack(t *testing.T) {
	folder := t.TempDir()
	for file, source := range broken {
		path := filepath.Join(folder, filepath.FromSlash(file))
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
		require.NoError(t, os.WriteFile(path, []byte(source), 0o644))
	}
	for file, source := range map[string]string{
		"first.xml": "a board", "bin.xml": "\x00\xbe\xff", "other.xml": "<plan>\n</plan>\n", "hero.xml": "<hero>\n</hero>\n", "mine/first.txt": "a board",
	} {
		require.NoError(t, os.WriteFile(filepath.Join(folder, filepath.FromSlash(file)), []byte(source), 0o644))
	}
	require.NoError(t, os.WriteFile(filepath.Join(folder, "unnamed.replay"), unnamed(t), 0o644))
	checkGolden(t, folder, packBoardRuns)
}

// unnamed returns a record of a board of the classic pack that doesn't tell the board's name.
func unnamed(t *testing.T) []byte {
	b, err := schema.ReadPack(classic.FS()).Find(schema.LevelKind, "corner_forts").Board()
	require.NoError(t, err)
	f, err := games.Find(b.Family)
	require.NoError(t, err)
	table, err := f.Open(b.Setup)
	require.NoError(t, err)
	r, err := boardrecord.NewRecord(table, 1, []boardrecord.Seat{{Brain: "level_0"}, {Brain: "level_10"}})
	require.NoError(t, err)
	text, err := r.MarshalText()
	require.NoError(t, err)
	return text
}

// The precedents of a pack play by what its experts wrote; what is wrong in it is told with its place.
func TestAPacksExpertsPlayTheTacticalGame(t *testing.T) {
	folder := t.TempDir()
	cases, err := fs.ReadFile(classic.FS(), "cases/tactics.xml")
	require.NoError(t, err)
	untaught := regexp.MustCompile(`(?m)^\s*<(weight|common) .*\n`).ReplaceAll(cases, nil)
	require.NotEqual(t, string(cases), string(untaught))
	for pack, text := range map[string][]byte{"same": cases, "untaught": untaught, "broken": []byte(`<cases game="tactics"><case id="7"/></cases>`)} {
		require.NoError(t, os.MkdirAll(filepath.Join(folder, pack, "cases"), 0o755))
		require.NoError(t, os.WriteFile(filepath.Join(folder, pack, "cases", "tactics.xml"), text, 0o644))
	}
	match := func(pack string) []string {
		return []string{"board", "tactics", "match", "precedent", "level_20", "-n", "2", "--seed", "3", "--json", "--pack", pack}
	}
	own := must(t, folder, "", match("classic")...)
	assert.Equal(t, own, must(t, folder, "", match("same")...))
	assert.NotEqual(t, own, must(t, folder, "", match("untaught")...))
	o := duelIn(t, folder, "", match("broken")...)
	assert.NotZero(t, o.code)
	assert.Contains(t, o.errors, "cases/tactics.xml:1:")
}
