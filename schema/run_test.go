package schema_test

import (
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/schema"
)

// What is wrong with a run is told with the place where it stands.
func TestRunDiagnostics(t *testing.T) {
	for _, c := range []struct {
		name, stages string
		want         []string
	}{
		{"a run", "  <stage>zombie</stage>\n", nil},
		{"all there is", `  <stage hero="knight" more_hp="30" rest="0">level_140</stage>` + "\n", nil},
		{"no stage", "", []string{"runs/road.xml:1:1: error too-few: 0 <stage> in <run>, at least 1 needed"}},
		{"a rival whom nobody knows", "  <stage>zombi</stage>\n", []string{"error not-a-choice"}},
		{"more hp than there can be", "  <stage more_hp=\"31\">orc</stage>\n", []string{"runs/road.xml:3:19: error out-of-range: more_hp is 31"}},
		{"less than no rest", "  <stage rest=\"-1\">orc</stage>\n", []string{"error out-of-range: rest is -1"}},
		{"an enemy that isn't there", "  <stage>orc</stage>\n  <stage hero=\"dragon\">elf</stage>\n", []string{"runs/road.xml:4:24: error no-such-enemy: there is no hero dragon"}},
		{"an enemy that can't be", "  <stage hero=\"The Dragon\">elf</stage>\n", []string{"error not-an-id"}},
		{"what nobody knows", "  <stage boss=\"yes\">elf</stage>\n", []string{"unknown-attribute"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			source := "<run>\n  <name>Road</name>\n" + c.stages + "</run>\n"
			_, diagnostics := schema.LoadPack(fstest.MapFS{
				"heroes/knight.xml": {Data: []byte("<hero><hp>30</hp></hero>")}, "runs/road.xml": {Data: []byte(source)},
			})
			var found []string
			for _, d := range diagnostics {
				if d.File == "runs/road.xml" {
					found = append(found, d.String())
				}
			}
			require.Len(t, found, len(c.want), "%v", found)
			for i := range c.want {
				assert.Contains(t, found[i], c.want[i])
			}
		})
	}
}

func TestARunIsRead(t *testing.T) {
	pack, _ := schema.LoadPack(fstest.MapFS{"runs/road.xml": {Data: []byte(
		`<run><name_uk>Шлях</name_uk><about>Long.</about><stage rest="0">zombie</stage><stage hero="mage" more_hp="5">precedent</stage></run>`)}})
	run, ok := pack.Run("road")
	require.True(t, ok)
	assert.Equal(t, schema.Run{ID: "road", NameUK: "Шлях", About: "Long.", Stages: []schema.Stage{
		{Rival: "zombie"}, {Rival: "precedent", Hero: "mage", MoreHP: 5, Rest: 10},
	}}, run)
	_, ok = pack.Run("way")
	assert.False(t, ok)
}
