package xsd_test

import (
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/assets"
	"boardduels/internal/golden"
	"boardduels/internal/outside"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/schema"
	"boardduels/schema/xsd"
)

func TestXSD(t *testing.T) {
	for _, kind := range schema.Kinds() {
		t.Run(kind.Name(), func(t *testing.T) { golden.Equal(t, kind.Name()+".xsd", xsd.Of(kind)) })
	}
}

// xmllint reports whether a document is valid by the XSD of its kind, and what xmllint says.
func xmllint(t *testing.T, kind schema.Kind, source string) (bool, string) {
	t.Helper()
	program := outside.Program(t, "xmllint", "libxml2-utils")
	file := filepath.Join(t.TempDir(), "document.xml")
	require.NoError(t, os.WriteFile(file, []byte(source), 0o644))
	output, err := exec.Command(program, "--noout", "--schema", kind.Name()+".xsd", file).CombinedOutput()
	require.NotContains(t, string(output), "failed to compile")
	return err == nil, string(output)
}

func TestDocumentsOfTheProjectAreValid(t *testing.T) {
	for _, root := range []fs.FS{assets.Classic(), os.DirFS("../../kb/classic"), os.DirFS("../testdata/mechanics")} {
		pack, _ := schema.LoadPack(root)
		for _, d := range pack.Documents() {
			valid, output := xmllint(t, d.Kind(), d.Source())
			assert.True(t, valid, "%s: %s", d.File(), output)
		}
	}
}

// TestNewDocumentsAreValid checks what is written against the XSDs.
func TestNewDocumentsAreValid(t *testing.T) {
	card, hero, cases, experts := classic(t)
	for _, text := range []string{"x", "<&>]]>", `"'`, "a\tb\nc", "їжак 🛡"} {
		c, _ := card.Card()
		c.Name, c.NameUK, c.Additional, c.RemovingEffects, c.HealingBonus = text, text, text, true, 1
		h, _ := hero.Hero()
		h.Name, h.NameUK = text, text
		base, _ := cases.CaseBase()
		base.Won, base.Weights = 3, []schema.Weight{{Of: "hp", Value: -0.5}}
		base.Habits = []schema.Habit{{HabitKey: schema.HabitKey{When: "hurt", Does: schema.PlaysCard, Card: "stab"}, Status: schema.Stated, Seen: 3, Usual: 0.5}}
		tables, _ := experts.Experts()
		tables[0].Name, tables[0].Note = text, text
		for _, d := range []*schema.Document{
			schema.NewCard(c), schema.NewHero(h), schema.NewCaseBase("x", base), schema.NewPriorities("x", tables),
			schema.NewTitle(schema.PackTitle{Name: text, Version: text}),
		} {
			valid, output := xmllint(t, d.Kind(), d.Source())
			assert.True(t, valid, "%s: %s", d.Source(), output)
		}
	}
}

// TestDocumentsOfRulesAreValid checks what says something in the language of rules.
func TestDocumentsOfRulesAreValid(t *testing.T) {
	poison := rule.Counter{ID: "poison", Harms: true, Most: 20, When: rule.AtTurnStart, Does: rule.DoesDamage, Then: rule.ThenLess}
	var stays, waits rule.Rule
	for text, r := range map[string]*rule.Rule{"do": &stays, "on": &waits} {
		read, err := rule.Read(map[string]map[string]string{
			"do": {"if": "my_hp", "below": "5", "do": "over_time", "amount": "2", "for": "3", "chance": "50"},
			"on": {"on": "struck", "lasts": "2", "do": "create", "what": "spark", "into": "deck"},
		}[text])
		require.NoError(t, err)
		*r = read
	}
	var card schema.Card
	card.Name = "Fan"
	card.Cost, card.Says.Rules = 1, rule.ListOf(stays, waits)
	_, knight, _, _ := classic(t)
	hero, _ := knight.Hero()
	hero.Passives = []rule.Rule{waits}
	for _, d := range []*schema.Document{
		schema.NewCard(card), schema.NewHero(hero),
		schema.NewRelic(schema.Relic{Name: "Anvil", Rules: []rule.Rule{waits}}),
		schema.NewRules(schema.Rules{Numbers: duel.Classic(), Counters: []schema.Counter{{Counter: poison, Name: "Poison"}}}),
	} {
		valid, output := xmllint(t, d.Kind(), d.Source())
		assert.True(t, valid, "%s: %s", d.Source(), output)
	}
}

// TestXSDRefusesWhatTheParserRefuses damages classic documents. XSD and parser must agree.
func TestXSDRefusesWhatTheParserRefuses(t *testing.T) {
	card, knight, cases, experts := classic(t)
	level, twins, discs := classicBoards(t)
	tests := []struct {
		name     string
		kind     schema.Kind
		document *schema.Document
		old, new string
		valid    bool
	}{
		{"a bool that isn't", schema.CardKind, card, "<isMajor>false<", "<isMajor>0<", false},
		{"white space around a bool", schema.CardKind, card, "<isMajor>false<", "<isMajor>\n false <", true},
		{"a number that isn't", schema.CardKind, card, "<cost>1<", "<cost>one<", false},
		{"a number with a sign", schema.CardKind, card, "<cost>1<", "<cost>+1<", true},
		{"a number with white space", schema.CardKind, card, "<cost>1<", "<cost> 1 <", true},
		{"a number with a fraction", schema.CardKind, card, "<cost>1<", "<cost>1.0<", false},
		{"a number too high", schema.CardKind, card, "<cost>1<", "<cost>11<", false},
		{"a number too low", schema.CardKind, card, "<cost_bonus>0<", "<cost_bonus>-6<", false},
		{"an empty name", schema.CardKind, card, "<name>Cleave<", "<name> <", false},
		{"an element twice", schema.CardKind, card, "<cost>1</cost>", "<cost>1</cost><cost>1</cost>", false},
		{"an element missing", schema.HeroKind, knight, "<ep>5</ep>", "", false},
		{"an optional element", schema.CardKind, card, "<cost>1</cost>", "<cost>1</cost><removingEffects>true</removingEffects>", true},
		{"an optional element twice", schema.CardKind, card, "<cost>1</cost>", "<cost>1</cost><goes>deck</goes><goes>deck</goes>", false},
		{"another order", schema.CardKind, card, "<isMajor>false</isMajor>\n  <cost>1</cost>", "<cost>1</cost>\n  <isMajor>false</isMajor>", true},
		{"an image outside", schema.CardKind, card, "cleave.svg", "/cleave.svg", false},
		{"an image in a folder", schema.CardKind, card, "cleave.svg", "a/cleave.svg", true},
		{"a wrong colour", schema.HeroKind, knight, "<colour>#", "<colour>", false},
		{"a wrong id", schema.HeroKind, knight, ">rage<", ">Rage<", false},
		{"no copies", schema.HeroKind, knight, `copies="3"`, `copies="0"`, false},
		{"an input that isn't a share", schema.CasesKind, cases, ">0.75<", ">1.5<", false},
		{"an input that isn't a number", schema.CasesKind, cases, ">0.75<", ">NaN<", false},
		{"an infinite input", schema.CasesKind, cases, ">0.75<", ">INF<", false},
		{"an exponent", schema.CasesKind, cases, ">0.75<", ">7.5E-1<", true},
		{"an id twice", schema.CasesKind, cases, `<input id="1">`, `<input id="0">`, false},
		{"an id too high", schema.CasesKind, cases, `<input id="1">`, `<input id="14">`, false},
		{"an input missing", schema.CasesKind, cases, `<input id="0">1</input>`, "", false},
		{"a mark that means nothing", schema.LevelKind, level, "<terrain>##......##<", "<terrain>##..Q...##<", false},
		{"a unit in the terrain", schema.LevelKind, level, "<terrain>##......##<", "<terrain>##..F...##<", false},
		{"ground among the units", schema.LevelKind, level, "<units>....w.....<", "<units>....w~....<", false},
		{"a row too short", schema.LevelKind, level, "<terrain>##......##<", "<terrain>##......#<", false},
		{"a row too long", schema.LevelKind, level, "<units>....w.....<", "<units>....w......<", false},
		{"white space around a row", schema.LevelKind, level, "<units>....w.....<", "<units>\n ....w.....\n<", true},
		{"an area without a letter", schema.MapKind, twins, "<row>aaaabbbb....<", "<row>aaaabbbb..G.<", false},
		{"a shorter row of a map", schema.MapKind, twins, "<row>aaaabbbb....<", "<row>aaaabbbb<", true},
		{"a mark that is no disc", schema.PositionKind, discs, "<row>", "<row>X", false},
		{"a wrong scale", schema.PrioritiesKind, experts, `scale="rank"`, `scale="ranks"`, false},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			source := test.document.Source()
			require.Contains(t, source, test.old)
			source = strings.Replace(source, test.old, test.new, 1)
			valid, output := xmllint(t, test.kind, source)
			assert.Equal(t, test.valid, valid, output)
			d := schema.Parse(test.kind, schema.FileOf(test.kind, "x"), source)
			complaints := slices.DeleteFunc(d.Diagnostics(), func(d schema.Diagnostic) bool { return d.Severity == schema.Info })
			assert.Equal(t, test.valid, len(complaints) == 0, "%v", complaints)
		})
	}
}

// classic returns a classic document of each kind that has a file of its own.
func classic(t *testing.T) (card, hero, cases, experts *schema.Document) {
	t.Helper()
	pack, _ := schema.LoadPack(assets.Classic())
	knowledge, _ := schema.LoadPack(os.DirFS("../../kb/classic"))
	return pack.Find(schema.CardKind, "cleave"), pack.Find(schema.HeroKind, "knight"),
		knowledge.Find(schema.CasesKind, "knight"), knowledge.Find(schema.PrioritiesKind, "knight")
}

// classicBoards returns a classic level, a map and a position of Reversi.
func classicBoards(t *testing.T) (level, twins, discs *schema.Document) {
	t.Helper()
	pack, _ := schema.LoadPack(assets.Classic())
	return pack.Find(schema.LevelKind, "moat"), pack.Find(schema.MapKind, "twin_bays"), pack.Find(schema.PositionKind, "two_walls")
}
