package playtest_test

import (
	"io/fs"
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/duelbrains"
	"boardduels/editor/playtest"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// ruledPack returns a pack with rules, of which some texts of a file are others.
func ruledPack(t *testing.T, file string, instead ...string) *schema.Pack {
	t.Helper()
	files := fstest.MapFS{}
	from := os.DirFS("../../schema/schematest/testdata/ruled")
	require.NoError(t, fs.WalkDir(from, ".", func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		text, err := fs.ReadFile(from, path)
		if path == file {
			text = []byte(strings.NewReplacer(instead...).Replace(string(text)))
		}
		files[path] = &fstest.MapFile{Data: text}
		return err
	}))
	return schema.ReadPack(files)
}

// leave lets rules leave something of each kind on the warden.
func leave(t *testing.T, pack *schema.Pack) playtest.Position {
	t.Helper()
	p, d, err := playtest.Opening(pack, [2]string{"warden", "alchemist"}, [2][]string{{"mirror"}})
	require.NoError(t, err)
	assert.False(t, p.IsOpening(), "the relic")
	thorns := duel.CardIndex(0)
	for _, l := range d.Leavings(0, &p.At) {
		switch {
		case l.Name == "counter_poison":
			require.True(t, l.Set(4))
		case l.Name == "cost_next":
			require.True(t, l.Set(-2))
		case l.Name == "forbidden_major":
			require.True(t, l.Set(1))
		case l.Card == thorns:
			require.True(t, l.Set(l.Max))
		}
	}
	p.At.Fighters[0].Removed[thorns] = 1
	require.Equal(t, "thorns", d.Card(0, thorns).ID)
	require.Empty(t, d.Faults(&p.At))
	return p
}

// What rules have left is in the first state of a trial, and relics are carried there.
func TestTrialsBeginWithWhatRulesLeft(t *testing.T) {
	pack := ruledPack(t, "")
	p := leave(t, pack)
	s := playtest.Setup{Pack: pack, Heroes: [2]string{"warden", "alchemist"}, Brains: [2]string{"tree", "tree"}, Seed: 7, Position: &p}
	record, err := s.Play(t.Context(), duelbrains.All())
	require.NoError(t, err)
	assert.Equal(t, "mirror", record.Seats[0].Hero.Relics[0].ID)
	assert.Empty(t, record.Seats[1].Hero.Relics)
	laid, err := duelrecord.Open(record)
	require.NoError(t, err)
	first, err := laid.At(0)
	require.NoError(t, err)
	left := &first.State.Ruled[0]
	assert.EqualValues(t, 4, left.Counters[0])
	assert.EqualValues(t, -2, first.State.Fighters[0].CostNext)
	assert.EqualValues(t, 1, left.Forbidden[rule.Major])
	assert.EqualValues(t, 1, left.LastingCount)
}

// After edits what rules left is still of the same cards and counters, wherever they stand now.
func TestWhatRulesLeftFollowsEdits(t *testing.T) {
	p := leave(t, ruledPack(t, ""))
	was := p.At.Ruled[0].Lasting[0]
	const line = `<spell_card copies="2">thorns</spell_card>`
	now, d, err := p.In(ruledPack(t, "heroes/warden.xml", line, "", "<rule on", line+"<rule on"))
	require.NoError(t, err)
	require.Empty(t, d.Faults(&now.At))
	l := now.At.Ruled[0].Lasting[0]
	assert.Equal(t, "thorns", d.Card(0, l.Card).ID)
	assert.NotEqual(t, was.Card, l.Card)
	assert.Equal(t, was.Rounds, l.Rounds)
	assert.EqualValues(t, 1, now.At.Fighters[0].Removed[l.Card])

	now, d, err = p.In(ruledPack(t, "rules.xml", `<counter id="poison"`, `<counter id="ash" name="Ash" name_uk="Попіл" adds="taken"/><counter id="poison"`))
	require.NoError(t, err)
	require.Empty(t, d.Faults(&now.At))
	assert.EqualValues(t, []int16{0, 4, 0, 0}, now.At.Ruled[0].Counters[:])

	now, d, err = p.In(ruledPack(t, "cards/thorns.xml", `on="struck" lasts="2" do="damage" per="event_times" gain="2"`, `do="damage"`))
	require.NoError(t, err)
	require.Empty(t, d.Faults(&now.At))
	assert.Zero(t, now.At.Ruled[0].LastingCount, "the rule doesn't listen any more")
}

// Relics that aren't in the pack any more are carried by nobody, and others can be.
func TestRelicsOfPositions(t *testing.T) {
	pack := ruledPack(t, "")
	p := leave(t, pack)
	assert.Equal(t, []string{"mirror"}, p.Relics(0))
	now, d, err := p.In(pack.Without("relics/mirror.xml"))
	require.NoError(t, err)
	assert.Empty(t, now.Relics(0))
	assert.Empty(t, d.Hero(0).Relics)
	now, d, err = p.Carry(pack, 1, []string{"mirror"})
	require.NoError(t, err)
	assert.Equal(t, [][]string{{"mirror"}, {"mirror"}}, [][]string{now.Relics(0), now.Relics(1)})
	assert.Equal(t, "mirror", d.Hero(1).Relics[0].ID)
	assert.EqualValues(t, 4, now.At.Ruled[0].Counters[0])
}
