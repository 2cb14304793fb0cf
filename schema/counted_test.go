package schema_test

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/duel"
	"boardduels/schema"
)

// limited is the pack of [ruledFiles] in which the smith's cards, one of which only an enemy brings, have some rules in
// all that are done some times only.
func limited(rules int) fstest.MapFS {
	files := ruledFiles()
	for _, name := range []string{"spark", "smoke", "shiv", "ash"} {
		path := "cards/" + name + ".xml"
		source := strings.TrimSuffix(string(files[path].Data), "</card>")
		for range min(rules, 5) {
			source += `<rule on="drawn" do="heal" times="1"/>`
			rules--
		}
		files[path] = file(source + "</card>")
	}
	hero := strings.TrimSuffix(string(files["heroes/smith.xml"].Data), "</hero>")
	for range min(rules, 3) {
		hero += `<rule on="hurt" do="heal" times="2"/>`
		rules--
	}
	files["heroes/smith.xml"] = file(hero + "</hero>")
	fan := strings.TrimSuffix(string(files["cards/fan.xml"].Data), "</card>")
	for range rules {
		fan += `<rule on="held" do="heal" times="1"/>`
	}
	files["cards/fan.xml"] = file(fan + "</card>")
	return files
}

// tooMany are the problems of a pack whose rules a duel couldn't count.
func tooMany(told []schema.Diagnostic) (found []string) {
	for _, d := range told {
		if d.Code == "rule-too-many" {
			found = append(found, d.String())
		}
	}
	return found
}

// A hero of whose rules a duel couldn't count how often they are done is told of as soon as there is one too many, and
// the engine takes every one that isn't.
func TestRulesThatADuelCannotCount(t *testing.T) {
	for rules := 22; rules <= 27; rules++ {
		pack, told := schema.LoadPack(limited(rules))
		hero, err := pack.DuelHero("smith")
		require.NoError(t, err)
		counted, err := duel.Counted(hero, hero)
		require.NoError(t, err)
		assert.Equal(t, [2]int{rules, rules}, counted)
		var want []string
		if rules > duel.MaxCounted {
			want = []string{fmt.Sprintf("heroes/smith.xml:1:67: error rule-too-many: spell_card: a duel would have to count how often %d rules of the hero and its cards are done, it counts 24", rules)}
		}
		assert.Equal(t, want, tooMany(told))
		_, err = pack.Numbers().New(hero, hero)
		assert.Equal(t, rules > duel.MaxCounted, err != nil, "%v", err)
	}
}

// So is a run on which such a hero could take relics with it that are too much.
func TestRelicsThatADuelCannotCount(t *testing.T) {
	files := limited(20)
	run := "<run><stage>orc</stage>"
	for i := range 7 {
		files[fmt.Sprintf("relics/relic_%d.xml", i)] = file(`<relic><name>Relic</name><rule on="hurt" do="heal" times="1"/></relic>`)
		run += fmt.Sprintf("<relic>relic_%d</relic>", i)
	}
	files["runs/road.xml"] = file(run + "</run>")
	_, told := schema.LoadPack(files)
	want := "runs/road.xml:1:31: error rule-too-many: relic: a duel would have to count how often 26 rules of a hero, its cards and six relics are done, it counts 24"
	assert.Equal(t, []string{want}, tooMany(told))
	files["runs/road.xml"] = file(run[:strings.Index(run, "<relic>relic_4")] + "</run>")
	_, told = schema.LoadPack(files)
	assert.Empty(t, tooMany(told))
}
