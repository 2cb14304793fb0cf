package schema_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/internal/raceflag"
	"boardduels/schema"
)

// replace is a change of a classic document.
type replace struct{ old, new string }

// documentProblems are damaged documents with the diagnostics they must have; each names line and column.
var documentProblems = []struct {
	name    string
	kind    schema.Kind
	changes []replace // of the classic document of the kind
	want    []string  // without the file's name
}{
	{"a classic card", schema.CardKind, nil, nil},
	{"a classic hero", schema.HeroKind, nil, nil},
	{"a classic case base", schema.CasesKind, nil, nil},
	{"a classic table", schema.PrioritiesKind, nil, nil},

	{"a tag not closed", schema.CardKind, []replace{{"</cost>", ""}},
		[]string{":29:1: error broken-xml: broken XML: </card> stands where <cost> of line 6 should be closed"}},
	{"an attribute without quotes", schema.HeroKind, []replace{{`copies="3"`, `copies=3`}},
		[]string{":10:22: error broken-xml: broken XML: attribute copies needs = and a value in quotes"}},
	{"a document that ends early", schema.HeroKind, []replace{{"</hero>\n", ""}},
		[]string{":16:1: error broken-xml: broken XML: the document ends before <hero> of line 2 is closed"}},
	{"an unknown entity", schema.HeroKind, []replace{{">Knight<", ">&knight;<"}},
		[]string{":3:9: error broken-xml: broken XML: “&knight;” stands for no character; allowed are &amp; &lt; &gt; &quot; &apos; and numbers such as &#8212;"}},
	{"a document type", schema.HeroKind, []replace{{"<hero>", "<!DOCTYPE hero [<!ENTITY a \"b\">]>\n<hero>"}},
		[]string{":2:1: error doctype: a document type isn't allowed"}},
	{"another encoding", schema.HeroKind, []replace{{"UTF-8", "windows-1251"}},
		[]string{":1:31: error not-utf-8: the encoding is windows-1251, allowed is UTF-8"}},
	{"no encoding that is allowed", schema.HeroKind, []replace{{">Knight<", ">\xcb\xe8\xf6\xe0\xf0<"}},
		[]string{":3:9: error invalid-utf-8: the text isn't UTF-8: the byte 0xCB has no place here"}},
	{"UTF-16", schema.HeroKind, []replace{{"<?xml", "\xff\xfe<\x00?\x00x\x00m\x00l"}},
		[]string{":1:1: error not-utf-8: the encoding is UTF-16, allowed is UTF-8"}},
	{"another root", schema.CardKind, []replace{{"<card>", "<Card>"}, {"</card>", "</Card>"}},
		[]string{":2:1: error wrong-root: the document is a <Card>, expected is a <card>"}},
	{"a second root", schema.HeroKind, []replace{{"</hero>", "</hero><hero/>"}},
		[]string{":16:8: error second-root: <hero> stands behind <hero>, a document holds one element"}},
	{"text outside", schema.HeroKind, []replace{{"</hero>", "</hero>!"}},
		[]string{":16:8: error text-outside: “!” stands outside the document's element"}},
	{"an attribute twice", schema.HeroKind, []replace{{`copies="3"`, `copies="3" copies="2"`}},
		[]string{":10:26: error duplicate-attribute: attribute copies stands twice in one tag"}},
	{"too deep", schema.HeroKind, []replace{{"<regen>", strings.Repeat("<a>", 32) + strings.Repeat("</a>", 32) + "<regen>"}},
		[]string{":7:96: error too-deep: elements stand more than 32 deep inside each other"}},

	{"an unknown element", schema.CardKind, []replace{{"  <cost>", "  <Cost>2</Cost>\n  <cost>"}},
		[]string{":6:3: warning unknown-element: <Cost> isn't an element of <card>; it is kept, and has no effect"}},
	{"an unknown attribute", schema.HeroKind, []replace{{`copies="3"`, `copy="3"`}},
		[]string{":10:15: warning unknown-attribute: copy isn't an attribute of <spell_card>; it is kept, and has no effect"}},
	{"a link to the XSD", schema.HeroKind, []replace{{"<hero>", `<hero xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="hero.xsd">`}}, nil},
	{"text between elements", schema.HeroKind, []replace{{"  <hp>", "  hp\n  <hp>"}},
		[]string{":5:3: warning stray-text: “hp” stands between the elements of <hero>; it is kept, and has no effect"}},
	{"an element twice", schema.CardKind, []replace{{"<cost>1</cost>", "<cost>1</cost><cost>2</cost>"}},
		[]string{":6:17: error duplicate-element: <cost> stands again, one is allowed; the first counts"}},
	{"an element missing", schema.CardKind, []replace{{"  <cost>1</cost>\n", ""}, {"  <max_damage>2</max_damage>\n", ""}, {"  <name>Cleave</name>\n", ""}},
		[]string{
			":2:1: error missing-required: name is missing",
			":2:1: warning missing: cost is missing; “0” is used",
			":2:1: warning missing: max_damage is missing; “2” is used"}},
	{"an input missing", schema.CasesKind, []replace{{`<input id="3">1</input>`, ""}},
		[]string{":3:1: error missing-items: <case> lacks <input> 3; 14 are needed, with ids from 0"}},
	{"an input twice", schema.CasesKind, []replace{{`<input id="3">1</input>`, `<input id="2">1</input>`}},
		[]string{
			":3:1: error missing-items: <case> lacks <input> 3; 14 are needed, with ids from 0",
			":7:1: error duplicate-id: input 2 stands twice"}},
	{"an input too many", schema.CasesKind, []replace{{`<input id="3">1</input>`, `<input id="3">1</input><input id="14">1</input>`}},
		[]string{
			":3:1: error too-many: 15 <input> in <case>, at most 14 allowed",
			":7:35: error out-of-range: id is 14, allowed are 0 to 13"}},
	{"an input too many without an id", schema.CasesKind, []replace{{`<input id="13">0</input>`, `<input id="13">0</input><input>0</input>`}},
		[]string{":3:1: error too-many: 15 <input> in <case>, at most 14 allowed"}},
	{"an element inside a number", schema.CardKind, []replace{{"<cost>1<", "<cost>1<b/><"}},
		[]string{":6:10: warning unknown-element: <b> isn't an element of <cost>; it is kept, and has no effect"}},
	{"an attribute of a number", schema.CardKind, []replace{{"<cost>1", "<cost unit='e'>1"}},
		[]string{":6:9: warning unknown-attribute: unit isn't an attribute of <cost>; it is kept, and has no effect"}},
	{"a case's field missing", schema.CasesKind, []replace{{"<potency>0</potency>", ""}},
		[]string{":3:1: warning missing: potency is missing; “0” is used"}},

	{"a bool", schema.CardKind, []replace{{"<isMajor>false", "<isMajor> yes"}},
		[]string{":5:13: error not-a-bool: isMajor is “yes”, allowed are true and false"}},
	{"whole numbers", schema.CardKind, []replace{{"<cost>1", "<cost>1.5"}, {"<stun_time>0", "<stun_time>"}, {"<DoT_power>0", "<DoT_power>0x1"}, {"<HoT_power>0", "<HoT_power>1-"}},
		[]string{
			":6:9: error not-an-int: cost is “1.5”, allowed are whole numbers from 0 to 10",
			":23:14: error not-an-int: stun_time is “”, allowed are whole numbers from 0 to 2",
			":24:14: error not-an-int: DoT_power is “0x1”, allowed are whole numbers from 0 to 10",
			":25:14: error not-an-int: HoT_power is “1-”, allowed are whole numbers from 0 to 10"}},
	{"a number that is only a comment", schema.CardKind, []replace{{"<stun_time>0", "<stun_time> <!-- none -->"}},
		[]string{":23:15: error not-an-int: stun_time is “”, allowed are whole numbers from 0 to 2"}},
	{"a plus sign", schema.CardKind, []replace{{"<cost>1", "<cost>+1"}}, nil},
	{"ranges", schema.CardKind, []replace{{"<cost>1", "<cost>11"}, {"<cost_bonus>0", "<cost_bonus>1"}, {"<DoT_power>0", "<DoT_power>99999999999999999999"}, {"<stun_time>0", "<stun_time>-1"}},
		[]string{
			":6:9: error out-of-range: cost is 11, allowed are 0 to 10",
			":19:15: error out-of-range: cost_bonus is 1, allowed are -5 to 0",
			":23:14: error out-of-range: stun_time is -1, allowed are 0 to 2",
			":24:14: error out-of-range: DoT_power is 99999999999999999999, allowed are 0 to 10",
			":24:14: warning effect-without-length: DoT_power is 10, but bonus_length is 0, so it has no effect"}},
	{"max below base", schema.CardKind, []replace{{"<max_damage>2", "<max_damage>1"}},
		[]string{":10:15: error below-base: max_damage is 1, but base_damage is 2; it can't be less"}},
	{"numbers", schema.CasesKind, []replace{{">0.6<", ">NaN<"}, {">0.75<", ">0,75<"}, {">0.4<", ">Inf<"}, {">0.2<", ">1.01<"}},
		[]string{
			":8:15: error not-a-number: input is “NaN”, allowed are numbers from 0 to 1",
			":9:15: error not-a-number: input is “0,75”, allowed are numbers from 0 to 1",
			":11:15: error not-a-number: input is “Inf”, allowed are numbers from 0 to 1",
			":12:15: error out-of-range: input is 1.01, allowed are 0 to 1"}},
	{"an infinity by exponent", schema.CasesKind, []replace{{">0.6<", ">1e999<"}},
		[]string{":8:15: error out-of-range: input is 1e999, allowed are 0 to 1"}},
	{"an id", schema.HeroKind, []replace{{">rage<", ">../rage<"}},
		[]string{":13:15: error not-an-id: spell_card is “../rage”, an id has letters a–z, digits and _"}},
	{"a colour", schema.HeroKind, []replace{{">#9c3b2e<", ">red<"}},
		[]string{":9:11: error not-a-colour: colour is “red”, a colour is # and six hexadecimal digits"}},
	{"a colour of five digits", schema.HeroKind, []replace{{">#9c3b2e<", ">#12345<"}},
		[]string{":9:11: error not-a-colour: colour is “#12345”, a colour is # and six hexadecimal digits"}},
	{"a colour of seven digits", schema.HeroKind, []replace{{">#9c3b2e<", ">#1234567<"}},
		[]string{":9:11: error not-a-colour: colour is “#1234567”, a colour is # and six hexadecimal digits"}},
	{"a colour without #", schema.HeroKind, []replace{{">#9c3b2e<", ">1234567<"}},
		[]string{":9:11: error not-a-colour: colour is “1234567”, a colour is # and six hexadecimal digits"}},
	{"a scale", schema.PrioritiesKind, []replace{{`scale="rank"`, `scale="stars"`}},
		[]string{":4:50: error not-a-choice: scale is “stars”, allowed are rank, score"}},
	{"a picture outside", schema.CardKind, []replace{{">cleave.svg<", ">../cleave.svg<"}},
		[]string{":7:15: error path-leaves-pack: card_image is “../cleave.svg”, which lies outside the pack's art folder"}},
	{"an empty name", schema.CardKind, []replace{{">Cleave<", "> <"}},
		[]string{":3:10: error empty: name is empty"}},

	{"an empty deck", schema.HeroKind, classicDeck,
		[]string{":2:1: error too-few: 0 <spell_card> in <hero>, at least 1 needed"}},
	{"a card twice", schema.HeroKind, []replace{{">rage<", ">last_stand<"}},
		[]string{":14:15: error duplicate-card: card last_stand stands in the deck twice"}},
	{"17 cards", schema.HeroKind, []replace{{"  <spell_card>rage", lines("  <spell_card>x%d</spell_card>\n", 11) + "  <spell_card>rage"}},
		[]string{":2:1: error too-many: 17 <spell_card> in <hero>, at most 16 allowed"}},
	{"a case's number twice", schema.CasesKind, []replace{{`<case id="1">`, `<case id="0">`}},
		[]string{":25:11: error duplicate-id: case 0 stands twice"}},
	{"a case's number missing", schema.CasesKind, []replace{{`<case id="1">`, `<case>`}},
		[]string{":25:1: error missing-required: id is missing"}},
	{"a case too many", schema.CasesKind, []replace{{"</cases>", `<case id="98">` +
		lines("<input id=\"%d\">0.5</input>", 14) + lines("<output id=\"%d\">1</output>", 4) + "<potency>0</potency><frequency>0</frequency></case></cases>"}},
		[]string{":2:1: error too-many: 11 <case> in <cases>, at most 10 allowed"}},
	{"sums that don't add up", schema.CasesKind, []replace{{`<input id="7">0.4`, `<input id="7">1`}, {`<input id="8">0.2`, `<input id="8">1`}}, nil},
	{"hp that is there and lost", schema.CasesKind, []replace{{`<input id="13">0<`, `<input id="13">0.25<`}, {`<input id="12">0<`, `<input id="12">0.01<`}},
		[]string{":17:16: warning inputs-disagree: input 13 is 0.25, but input 0 is 1; together they should be 1"}},
	{"hp that is there and lost, but for rounding", schema.CasesKind, []replace{{`<input id="13">0<`, `<input id="13">0.0105<`}}, nil},
	{"more than rounding", schema.CasesKind, []replace{{`<input id="13">0<`, `<input id="13">0.0106<`}},
		[]string{":17:16: warning inputs-disagree: input 13 is 0.0106, but input 0 is 1; together they should be 1"}},
	{"hp that is there and lost, to many decimals", schema.CasesKind, []replace{{`<input id="0">1<`, `<input id="0">1.00000000<`}, {`<input id="13">0<`, `<input id="13">0.2500<`}},
		[]string{":17:16: warning inputs-disagree: input 13 is 0.25, but input 0 is 1; together they should be 1"}},
	{"hp that is neither there nor lost", schema.CasesKind, []replace{{`<input id="0">1<`, `<input id="0">0.75<`}},
		[]string{":17:16: warning inputs-disagree: input 13 is 0, but input 0 is 0.75; together they should be 1"}},
	{"hp lost that can't be read", schema.CasesKind, []replace{{`<input id="13">0<`, `<input id="13">half<`}},
		[]string{":17:16: error not-a-number: input is “half”, allowed are numbers from 0 to 1"}},
	{"an expert twice", schema.PrioritiesKind, []replace{{`id="duelist"`, `id="tactician"`}},
		[]string{":138:15: error duplicate-id: expert tactician stands twice"}},
	{"not a ranking", schema.PrioritiesKind, []replace{{`<input id="0">3<`, `<input id="0">9<`}, {`<input id="2">7<`, `<input id="2">-7<`}},
		[]string{":6:5: error not-a-ranking: the row isn't a ranking: 3, 7 missing, 9, -7 out of range or twice"}},
	{"a rank too high", schema.PrioritiesKind, []replace{{`<input id="0">3<`, `<input id="0">14<`}},
		[]string{":6:5: error not-a-ranking: the row isn't a ranking: 3 missing, 14 out of range or twice"}},
	{"a first row without a place", schema.PrioritiesKind, []replace{{`<neuron id="0">`, `<neuron id="first">`}},
		[]string{
			":4:3: error missing-items: <expert> lacks <neuron> 0; 4 are needed, with ids from 0",
			":6:17: error not-an-int: id is “first”, allowed are whole numbers from 0 to 3"}},
	{"scores", schema.PrioritiesKind, []replace{{`scale="rank"`, `scale="score"`}, {`<input id="0">3<`, `<input id="0">-5<`}}, nil},
	{"effects without length", schema.CardKind, []replace{{"<defense_bonus>0", "<defense_bonus>5"}, {"<HoT_power>0", "<HoT_power>2"}},
		[]string{
			":16:18: warning effect-without-length: defense_bonus is 5, but bonus_length is 0, so it has no effect",
			":25:14: warning effect-without-length: HoT_power is 2, but bonus_length is 0, so it has no effect"}},
	{"effects with length", schema.CardKind, []replace{{"<defense_bonus>0", "<defense_bonus>5"}, {"<bonus_length>0", "<bonus_length>2"}}, nil},
	{"a card that does nothing", schema.CardKind, []replace{{"<base_damage>2", "<base_damage>0"}, {"<max_damage>2", "<max_damage>0"}, {"<ignore_defense>false", "<ignore_defense>true"}, {"<bonus_length>0", "<bonus_length>3"}},
		[]string{":2:1: warning no-effect: the card does nothing"}},
	{"a card that can't be played and does nothing", schema.CardKind, []replace{{"<base_damage>2", "<base_damage>0"}, {"<max_damage>2", "<max_damage>0"}, {"</card>", "<unplayable>true</unplayable></card>"}}, nil},
	{"a card that can't be played and does something", schema.CardKind, []replace{{"</card>", "<unplayable>true</unplayable></card>"}},
		[]string{":29:13: warning unplayable-effect: the card can't be played, so what its fields do never happens"}},
	{"a card with an increase of no effect", schema.CardKind, []replace{{"<base_damage>2", "<base_damage>0"}, {"<max_damage>2", "<max_damage>0"}, {"<bonus_length>0</bonus_length>", "<bonus_length>3</bonus_length><effect_increasing>3</effect_increasing>"}},
		[]string{":2:1: warning no-effect: the card does nothing"}},
	{"a card that stuns alone", schema.CardKind, []replace{{"<base_damage>2", "<base_damage>0"}, {"<max_damage>2", "<max_damage>0"}, {"<stun_time>0", "<stun_time>1"}}, nil},
	{"a card that only removes effects", schema.CardKind, []replace{{"<base_damage>2", "<base_damage>0"}, {"<max_damage>2", "<max_damage>0"}, {"<cost>1</cost>", "<cost>1</cost><removingEffects>true</removingEffects>"}}, nil},
	{"a lasting effect without length is told once", schema.CardKind, []replace{{"<base_damage>2", "<base_damage>0"}, {"<max_damage>2", "<max_damage>0"}, {"<HoT_power>0", "<HoT_power>2"}},
		[]string{":25:14: warning effect-without-length: HoT_power is 2, but bonus_length is 0, so it has no effect"}},
	{"a case without a preference", schema.CasesKind, []replace{{`<output id="0">0.56`, `<output id="0">0`}, {`<output id="1">0.11`, `<output id="1">0.0`}, {`<output id="2">0.28`, `<output id="2">0`}, {`<output id="3">0.06`, `<output id="3">0`}},
		[]string{":3:1: warning no-preference: case 0 prefers no kind of action: all its outputs are 0"}},
	{"outputs that can't be read", schema.CasesKind, []replace{{`<output id="0">0.56`, `<output id="0">half`}, {`<output id="1">0.11`, `<output id="1">0`}, {`<output id="2">0.28`, `<output id="2">0`}, {`<output id="3">0.06`, `<output id="3">0`}},
		[]string{":18:16: error not-a-number: output is “half”, allowed are numbers from 0 to 1"}},
	{"weights of nothing", schema.CasesKind, []replace{
		{"</case>", `<weight of="own_hps">1</weight></case>`},
		{"</cases>", "<common of=\"Own_hp\">1</common>\n<common of='own_hp'>1</common><common of='hp'>1</common><style of='kept_fire'>1</style><style of='foe_'>1</style></cases>"}},
		[]string{
			":24:13: warning unknown-trait: “own_hps” is no trait of a turn's end, so the weight has no effect",
			":330:13: error not-an-id: of is “Own_hp”, an id has letters a–z, digits and _",
			":331:43: warning unknown-trait: “hp” is no trait of a turn's end, so the weight has no effect",
			":331:99: warning unknown-trait: “foe_” is no trait of a turn's end, so the weight has no effect"}},
	{"habits that contradict themselves", schema.CasesKind, []replace{
		{"</cases>", `<habit when="hurt" does="plays_card" seen="3" done="4" usual="1.5"/>
<habit when="late" does="defends" card="stab" status="told" tested="-1"/>
<habit when="hurt" does="plays_card" seen="3" done="3"/></cases>`}},
		[]string{
			":330:1: error missing-required: card is missing",
			":330:53: error above-count: done is 4, allowed are 0 to 3, which is seen",
			":330:63: error out-of-range: usual is 1.5, allowed are 0 to 1",
			":331:14: error not-a-choice: when is “late”, allowed are always, early, hurt, dying, foe_hurt, foe_shielded, foe_armed, behind, ahead, rich, foe_dying, foe_rich",
			":331:41: error habit-card: card is “stab”, but only a habit that plays_card has a card",
			":331:55: error not-a-choice: status is “told”, allowed are stated, accepted, edited, forbidden",
			":331:69: error out-of-range: tested is -1, allowed are 0 to 1000000000",
			":332:1: error missing-required: card is missing",
			":332:1: error duplicate-habit: the habit hurt/plays_card stands twice"}},
	{"more told habits than there may be", schema.CasesKind, []replace{
		{"</cases>", habitsOf(schema.MaxHabits+1) + "</cases>"}},
		[]string{":340:1: error too-many-habits: more than 10 habits are told"}},
	{"a major card with a cost", schema.CardKind, []replace{{"<isMajor>false", "<isMajor>true"}},
		[]string{":6:9: warning major-with-cost: major cards are free, its cost of 1 has no effect"}},
}

// TestHostileDocuments parses documents that are small enough, but made to take long.
func TestHostileDocuments(t *testing.T) {
	raceflag.Skip(t, "fills files to their bounds, on one goroutine")
	const many = 100_000
	for name, test := range map[string]struct{ source, code string }{
		"unknown elements": {"<hero>" + strings.Repeat("<a/>", many) + "</hero>", "more-problems"},
		"attributes":       {"<hero " + lines(" a%d=''", many) + "/>", "too-many-attributes"},
		"deck lines":       {"<hero>" + strings.Repeat("<spell_card/>", many/2) + "</hero>", "more-problems"},
		"depth":            {strings.Repeat("<hero>", many), "too-deep"},
		"duplicates":       {"<hero>" + strings.Repeat("<hp>1</hp>", many) + "</hero>", "more-problems"},
		"text":             {"<hero>" + strings.Repeat("<!---->x", many) + "</hero>", "stray-text"},
	} {
		d := schema.Parse(schema.HeroKind, "heroes/x.xml", test.source)
		assert.True(t, slices.ContainsFunc(d.Diagnostics(), func(d schema.Diagnostic) bool { return d.Code == test.code }), name)
		assert.True(t, schema.HasErrors(d.Diagnostics()), name)
	}
}

// classicDeck takes the deck from the classic knight.
var classicDeck = []replace{
	{"  <spell_card copies=\"3\">spike_strike</spell_card>\n", ""}, {"  <spell_card copies=\"3\">cleave</spell_card>\n", ""},
	{"  <spell_card copies=\"3\">shield_block</spell_card>\n", ""}, {"  <spell_card>rage</spell_card>\n", ""},
	{"  <spell_card>last_stand</spell_card>\n", ""}, {"  <spell_card>holy_judgement</spell_card>\n", ""},
}

// lines returns lines with numbers from 0.
func lines(format string, n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, format, i)
	}
	return b.String()
}

func TestDocumentDiagnostics(t *testing.T) {
	card, hero, cases, experts := classicSources(t)
	sources := map[schema.Kind]string{schema.CardKind: card, schema.HeroKind: hero, schema.CasesKind: cases, schema.PrioritiesKind: experts}
	for _, test := range documentProblems {
		t.Run(test.name, func(t *testing.T) {
			source := sources[test.kind]
			for _, change := range test.changes {
				require.Contains(t, source, change.old)
				source = strings.Replace(source, change.old, change.new, 1)
			}
			d := schema.Parse(test.kind, schema.FileOf(test.kind, "x"), source)
			var got []string
			for _, diagnostic := range d.Diagnostics() {
				got = append(got, strings.TrimPrefix(diagnostic.String(), d.File()))
				assertNamesPlace(t, d, diagnostic)
			}
			assert.Equal(t, test.want, got)
		})
	}
}

// assertNamesPlace checks that a diagnostic's path names something near its line.
func assertNamesPlace(t *testing.T, d *schema.Document, diagnostic schema.Diagnostic) {
	t.Helper()
	if diagnostic.Path == "" {
		return
	}
	if strings.HasPrefix(diagnostic.Code, "missing") {
		_, err := schema.FieldAt(d.Kind(), diagnostic.Path)
		require.NoError(t, err)
		return
	}
	from, to, ok := d.Span(diagnostic.Path)
	require.True(t, ok, diagnostic.Path)
	first := 1 + strings.Count(d.Source()[:from], "\n")
	last := 1 + strings.Count(d.Source()[:to], "\n")
	assert.LessOrEqual(t, first, diagnostic.Line)
	assert.GreaterOrEqual(t, last, diagnostic.Line)
}

func TestCodesAreComplete(t *testing.T) {
	seen := map[string]bool{}
	for _, code := range schema.Codes() {
		assert.False(t, seen[code.ID], "%s stands twice", code.ID)
		seen[code.ID] = true
		for _, l := range i18n.Languages() {
			message, hint := code.Message().In(l.Code), code.Hint().In(l.Code)
			assert.NotEmpty(t, message, code.ID)
			assert.Equal(t, code.Hint().In(i18n.Default) == "", hint == "", code.ID)
			assert.Equal(t, names(code.Message().In(i18n.Default)), names(message), code.ID)
			assert.Equal(t, names(code.Hint().In(i18n.Default)), names(hint), code.ID)
		}
	}
}

// names returns the {names} of a template, in order of the alphabet.
func names(template string) []string {
	var names []string
	for _, part := range strings.Split(template, "{")[1:] {
		name, _, _ := strings.Cut(part, "}")
		names = append(names, name)
	}
	slices.Sort(names)
	return slices.Compact(names)
}

func TestDiagnosticsInUkrainian(t *testing.T) {
	d := schema.Parse(schema.CardKind, "cards/x.xml", "<card><name>x</name><max_damage>1</max_damage><base_damage>2</base_damage></card>")
	i := slices.IndexFunc(d.Diagnostics(), func(d schema.Diagnostic) bool { return d.Code == "below-base" })
	require.GreaterOrEqual(t, i, 0)
	message, hint := d.Diagnostics()[i].In("uk")
	assert.Equal(t, "max_damage має значення 1, а base_damage – 2; менше не дозволено", message)
	assert.Equal(t, "Збільште max_damage до 2 або зменште base_damage.", hint)
}

// habitsOf are told habits, each on a line.
func habitsOf(n int) (lines string) {
	for i := range n {
		lines += fmt.Sprintf("<habit when='always' does='plays_card' card='c%d' status='accepted'/>\n", i)
	}
	return lines
}
