package schema_test

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/schema"
)

// ruleProblems are documents of the pack of [ruledFiles] that can't mean what they say, with what is told of them.
var ruleProblems = []struct {
	file, source string
	want         []string // without the file's name
}{
	{"cards/spark.xml", "<base_damage>2</base_damage>", nil},
	{"cards/spark.xml", `<rule if="my_hp" least="5" below="5" do="heal"/>`, []string{
		":1:62: error rule-never-fires: below: a number of at least 5 is never below 5"}},
	{"cards/spark.xml", `<rule do="counter" counter="poison" amount="-1"/>`, []string{
		`:1:56: warning rule-never-fires: counter: nothing in the pack raises the counter poison`}},
	{"cards/spark.xml", `<rule do="counter" counter="rage"/>`, []string{":1:56: error rule-no-target: counter: rules.xml has no counter rage"}},
	{"cards/spark.xml", `<tag>ice</tag><base_damage>1</base_damage>`, []string{":1:33: error rule-no-target: tag: rules.xml has no tag ice"}},
	{"cards/spark.xml", `<rule do="draw" card="reactive"/>`, []string{":1:50: warning rule-no-target: card: no deck of the pack has such a card"}},
	{"cards/spark.xml", `<rule do="disarm"/>`, []string{":1:38: warning rule-no-target: do: no deck of the pack has such a card"}},
	{"cards/spark.xml", `<becomes>nowhere</becomes><base_damage>1</base_damage>`, []string{":1:37: error no-such-card: there is no card nowhere"}},
	{"cards/spark.xml", `<rule do="create" what="nowhere"/>`, []string{":1:52: error no-such-card: there is no card nowhere"}},
	{"cards/spark.xml", `<rule do="over_time"/>`, []string{":1:28: error rule-no-length: for: it isn't said for how many rounds; over_time lasts, allowed are 1 to 99"}},
	{"cards/spark.xml", `<rule do="forbid" for="4"/>`, []string{":1:51: error out-of-range: for is 4, allowed are 1 to 3"}},
	{"cards/spark.xml", `<rule do="heal" amount="51"/>`, []string{":1:52: warning rule-clipped: amount: 51 is beyond what heal can be, 0 to 50"}},
	{"cards/spark.xml", `<rule do="heal" per="my_hand" most="60"/>`, []string{":1:64: warning rule-clipped: most: 60 is beyond what heal can be, 0 to 50"}},
	{"cards/spark.xml", `<rule do="draw"/><rule do="energy" amount="1"/>`, []string{
		":1:1: warning rule-unbounded: rule: the card comes back, draws, and pays for itself; only plays of rules.xml ends such a turn"}},
	{"cards/spark.xml", `<rule on="dying" lasts="3" do="damage"/>`, []string{":1:59: error rule-event: do: damage saves nobody who is dying"}},
	{"cards/spark.xml", `<rule on="dying" lasts="3" chance="50" do="heal"/>`, []string{
		":1:63: warning rule-idle-attribute: chance: heal on dying doesn't depend on it"}},
	{"cards/spark.xml", `<rule times="1" do="heal"/>`, []string{
		":1:41: warning rule-idle-attribute: times: heal on play doesn't depend on it"}},
	{"cards/spark.xml", `<rule on="struck" lasts="2" times="1" do="heal"/><rule on="drawn" times="1" do="heal"/>`, nil},
	{"cards/spark.xml", `<rule on="start" lasts="3" do="heal"/>`, []string{":1:38: error rule-event: on: start is over before a card can be played"}},
	{"cards/spark.xml", `<rule on="discards" lasts="3" do="discard"/>`, []string{
		":1:38: info rule-unheard: on: in this pack only rules that answer events bring discards about, and what they do is told to nobody"}},
	{"cards/spark.xml", `<kind>attack</kind><base_damage>2</base_damage>`, []string{":1:34: info kind-says-nothing: kind is attack, which follows from what the card does"}},
	{"relics/anvil.xml", `<rule on="play" do="heal"/>`, []string{":1:39: error rule-event: on: play only happens to cards"}},
	{"relics/anvil.xml", `<rule do="heal"/>`, []string{":1:29: error missing-required: on is missing", ":1:29: error rule-event: on: play only happens to cards"}},
}

func TestRulesThatCannotMeanWhatTheySay(t *testing.T) {
	for _, test := range ruleProblems {
		t.Run(test.source, func(t *testing.T) {
			files := ruledFiles()
			root := strings.TrimSuffix(test.file[:strings.IndexByte(test.file, '/')], "s")
			files[test.file] = file("<" + root + "><name>Spark it</name>" + test.source + "</" + root + ">")
			_, told := schema.LoadPack(files)
			var got []string
			for _, d := range told {
				if d.File != test.file || slices.Contains(besides, d.Code) || d.Code == "unused-card" {
					continue
				}
				got = append(got, strings.TrimPrefix(d.String(), d.File))
				for _, language := range []string{"en", "uk"} {
					message, _ := d.In(language)
					plainly, _ := d.Plain(language, "")
					assert.NotContains(t, message+plainly, "{", "a fact is missing")
				}
			}
			assert.Equal(t, test.want, got)
		})
	}
}

// TestDecksHaveRoomForWhatRulesBring: besides the cards of the deck there are at most four.
// A card that says in rules what it does names the fields that it needs.
func TestACardWithRulesIsWrittenShort(t *testing.T) {
	missing := func(inside string) (codes []string) {
		_, found := schema.LoadPack(fstest.MapFS{"cards/a.xml": {Data: []byte("<card>" + inside + "</card>")}})
		for _, d := range found {
			if strings.HasPrefix(d.Code, "missing") {
				codes = append(codes, d.Code)
			}
		}
		return codes
	}
	assert.Contains(t, missing("<name>A</name><base_damage>1</base_damage>"), "missing")
	assert.Empty(t, missing(`<name>A</name><rule do="draw"/>`))
	assert.Equal(t, []string{"missing-required"}, missing(`<rule do="draw"/>`))
}

func TestDecksHaveRoomForWhatRulesBring(t *testing.T) {
	files := ruledFiles()
	files["cards/spark.xml"] = file(`<card><name>Spark</name><rule do="create" what="embers"/></card>`)
	files["cards/embers.xml"] = file(`<card><name>Embers</name><base_damage>1</base_damage></card>`)
	_, told := schema.LoadPack(files)
	i := slices.IndexFunc(told, func(d schema.Diagnostic) bool { return d.Code == "rule-no-target" })
	require.GreaterOrEqual(t, i, 0)
	assert.Equal(t, "heroes/smith.xml: error rule-no-target: spell_card: rules bring 5 cards that the deck doesn't have, allowed are 4", told[i].String())
}

// TestCardsThatRulesBringAreUsed, though no deck has them.
func TestCardsThatRulesBringAreUsed(t *testing.T) {
	_, told := schema.LoadPack(fstest.MapFS(ruledFiles()))
	assert.False(t, slices.ContainsFunc(told, func(d schema.Diagnostic) bool { return d.Code == "unused-card" }), told)
}
