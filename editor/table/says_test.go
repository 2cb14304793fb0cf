package table_test

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/editor/query"
	"boardduels/editor/table"
	"boardduels/internal/i18n"
	"boardduels/runtime/duel/rulestext"
	"boardduels/schema"
)

// openRules returns the classic pack with some documents in the language of rules.
func openRules(t *testing.T) *document.Workspace {
	t.Helper()
	files := fstest.MapFS{}
	maps.Copy(files, plain)
	add := func(name, text string) { files[name] = &fstest.MapFile{Data: []byte(text)} }
	add("rules.xml", `<rules><tag id="fire" name="Fire" name_uk="Вогонь"/><tag id="ice" name="Ice"/><counter id="poison" name="Venom" name_uk="Отрута"/></rules>`)
	for name, text := range map[string]string{
		"bramble": `<tag>ice</tag><rule on="struck" lasts="2" do="damage" amount="2"/><rule do="shield" amount="3"/>`,
		"vial":    `<tag>fire</tag><tag>ice</tag><rule do="counter" counter="poison" amount="4"/>`,
		"leech":   `<rule do="heal" per="foe_counter" counter="poison"/><rule do="draw" amount="2"/><rule do="use_up"/>`,
		"flask":   `<becomes>vial</becomes><rule do="create" what="vial"/>`,
	} {
		add("cards/"+name+".xml", "<card><name>"+name+"</name>"+text+"</card>")
	}
	knight := string(plain["heroes/knight.xml"].Data)
	add("heroes/knight.xml", strings.Replace(knight, "</hero>", `  <rule on="turn_start" do="draw" amount="1"/></hero>`, 1))
	w, err := document.Open(document.Embedded{FS: files})
	require.NoError(t, err)
	return w
}

// sayings finds rows with what their rules say, in English.
var sayings = func() *table.Finder {
	n := names
	n.Rules = func(p *schema.Pack, d *schema.Document) string {
		return strings.Join(rulestext.Passives(i18n.For("en"), p.Dictionary("en"), d.Said()), " ")
	}
	n.Text = func(p *schema.Pack, d *schema.Document) string { return names.Text(p, d) + " " + n.Rules(p, d) }
	return table.NewFinder(n)
}()

func found(t *testing.T, w *document.Workspace, kind schema.Kind, text string, sorts ...table.Sort) ([]table.Row, error) {
	t.Helper()
	q, err := query.Parse(text)
	require.NoError(t, err)
	return sayings.Rows(source(w), &table.View{Kind: kind, Query: q, Sorts: sorts})
}

func TestQueriesOfRules(t *testing.T) {
	w := openRules(t)
	for text, want := range map[string]string{
		"rule:draw":              "leech",
		"правило:draw":           "leech",
		"rule:use_up":            "leech",
		"rule=damage":            "bramble",
		"rule!=damage rules>0":   "flask leech vial",
		"-rule:damage rules>0":   "flask leech vial",
		"on:struck":              "bramble",
		"подія:struck":           "bramble",
		"on:play":                "bramble flask leech vial",
		"counter:poison":         "leech vial",
		"counter:venom":          "leech vial",
		"лічильник:отрута":       "leech vial",
		"counter:poison rules>1": "leech",
		"tag:ice":                "bramble vial",
		"tag:fire":               "vial",
		"мітка:вогонь":           "vial",
		"tag:ice -tag:fire":      "bramble",
		"rules>1":                "bramble leech",
		"rules=3":                "leech",
		"правила>=2":             "bramble leech",
		"rules":                  "bramble flask leech vial",
		"becomes":                "flask",
		`"whenever a card"`:      "bramble",
	} {
		rows, err := found(t, w, schema.CardKind, text)
		require.NoError(t, err, text)
		assert.Equal(t, want, ids(rows), text)
	}
	for text, want := range map[string]string{"rule:draw": "knight", "on:turn_start": "knight", "rules=1": "knight", "counter:poison": "", `"start of your turn"`: "knight"} {
		rows, err := found(t, w, schema.HeroKind, text)
		require.NoError(t, err, text)
		assert.Equal(t, want, ids(rows), text)
	}
}

// Whatever the language of rules has can be asked for.
func TestEachWordOfRulesCanBeAskedFor(t *testing.T) {
	w := openRules(t)
	for relation, attribute := range map[string]string{"rule": "@do", "on": "@on"} {
		for _, kind := range []schema.Kind{schema.CardKind, schema.HeroKind} {
			for _, word := range schema.Fields(kind).Field("rule").Field(attribute).Choices {
				_, err := found(t, w, kind, relation+":"+word)
				assert.NoError(t, err, "%s:%s", relation, word)
			}
		}
	}
}

// A word that is wrong is told, with what it was most likely meant to be before all others.
func TestWrongQueriesOfRules(t *testing.T) {
	w := openRules(t)
	for text, want := range map[string]string{
		"rule:drow":     `unknown-value draw`,
		"on:striuk":     `unknown-value struck`,
		"on:strikess":   `unknown-value strikes`,
		"counter:poisn": `unknown-value poison`,
		"tag:fir":       `unknown-value fire`,
		"rule>draw":     `no-order `,
		"rules>many":    `no-number `,
		"rul:draw":      `no-number `, // begins the name of the number of rules
		"ruel:draw":     `unknown-field rule`,
		"conter:poison": `unknown-field counter`,
	} {
		_, err := found(t, w, schema.CardKind, text)
		wrong, ok := errors.AsType[*query.Error](err)
		if assert.True(t, ok, text) {
			assert.Equal(t, want, wrong.Code+" "+strings.Join(wrong.Known[:min(1, len(wrong.Known))], ""), text)
		}
	}
	_, err := found(t, w, schema.CasesKind, "rule:draw")
	wrong, _ := errors.AsType[*query.Error](err)
	require.NotNil(t, wrong, "cases have no rules")
	assert.NotContains(t, wrong.Known, "rule")
	_, err = found(t, w, schema.HeroKind, "tag:fire")
	assert.Error(t, err, "heroes have no tags")
	rows, err := finder.Rows(source(open(t)), &table.View{Kind: schema.CardKind, Query: parsed(t, "counter:poison")})
	require.NoError(t, err, "a pack without counters")
	assert.Empty(t, rows)
}

func parsed(t *testing.T, text string) *query.Query {
	t.Helper()
	q, err := query.Parse(text)
	require.NoError(t, err)
	return q
}

// cell returns what the table shows of a card in a column.
func cell(t *testing.T, w *document.Workspace, id, path string) string {
	t.Helper()
	rows, err := found(t, w, schema.CardKind, "")
	require.NoError(t, err)
	at := slices.IndexFunc(rows, func(r table.Row) bool { return r.ID == id })
	require.GreaterOrEqual(t, at, 0, id)
	text, _ := rows[at].Value(column(schema.CardKind, path))
	return text
}

// The table tells what rules say, by what the pack calls things now.
func TestRulesAreTold(t *testing.T) {
	w := openRules(t)
	assert.Equal(t, "For 2 rounds, whenever a card strikes you, deal 2 damage. Gain 3 shield.", cell(t, w, "bramble", table.RulesColumn))
	assert.Equal(t, "ice", cell(t, w, "bramble", table.TagsColumn))
	assert.Empty(t, cell(t, w, "cleave", table.RulesColumn))
	assert.Empty(t, cell(t, w, "cleave", table.TagsColumn))
	assert.Contains(t, cell(t, w, "vial", table.RulesColumn), "+4 Venom")
	require.NoError(t, w.Do(document.SetField{File: "rules.xml", Path: "counter[0]@name", Value: "Toxin"}))
	assert.Contains(t, cell(t, w, "vial", table.RulesColumn), "+4 Toxin")
	assert.Contains(t, cell(t, w, "flask", table.RulesColumn), "vial")
	require.NoError(t, w.Do(document.SetField{File: "cards/vial.xml", Path: "name", Value: "Phial"}))
	assert.Contains(t, cell(t, w, "flask", table.RulesColumn), "Phial")
	rows, err := found(t, w, schema.HeroKind, "knight")
	require.NoError(t, err)
	text, _ := rows[0].Value(column(schema.HeroKind, table.RulesColumn))
	assert.Equal(t, "At the start of your turn, draw 1 card.", text)
	sorted, err := found(t, w, schema.CardKind, "rules", table.Sort{Path: table.RulesColumn})
	require.NoError(t, err)
	assert.Equal(t, "bramble leech flask vial", ids(sorted))
}

// What is pasted into the columns of what cards say is taken if it can stand there, and told of if it can't.
func TestWhatCardsSayIsPasted(t *testing.T) {
	w := openRules(t)
	columns := table.Columns(schema.CardKind)
	for text, want := range map[string][]string{
		"id\tTags\nbramble\tice":                         nil,
		"id\tTags\nbramble\tFire; ice":                   {"bramble <tags>: fire, ice"},
		"id\tTags\nvial\t":                               {"vial <tags>: "},
		"id\tTags\nbramble\tfier":                        {"bramble <tags>: “fier” not-tag"},
		"id\tRules\nbramble\tDeal 9 damage.":             {"bramble <rules>: “Deal 9 damage.” fixed"},
		"id\tkind\nbramble\tDefence":                     {"bramble kind: defence"},
		"id\tkind\nbramble\tcounterattack":               {"bramble kind: counterattack (not-a-choice)"},
		"id\tgoes\nbramble\tused_up\nvial\t":             {"bramble goes: used_up"},
		"id\tmodes\nbramble\tlot\nvial\t":                {"bramble modes: lot (rule-contradicts)"},
		"id\ttakes_all\nbramble\t✓\nvial\tperhaps":       {"bramble takes_all: true", "vial takes_all: “perhaps” not-flag"},
		"id\tbecomes\nbramble\tCleave\nflask\t":          {"bramble becomes: cleave", "flask becomes: "},
		"id\tbecomes\nbramble\tnothing there":            {"bramble becomes: “nothing there” not-card"},
		"id\tbecomes\tkind\tgoes\tTags\nvial\t\t\t\tice": {"vial <tags>: ice"},
	} {
		rows, err := found(t, w, schema.CardKind, "")
		require.NoError(t, err)
		pasted, err := table.ParsePaste(text)
		require.NoError(t, err)
		assert.Equal(t, want, said(sayings.Paste(w.Pack(), rows, columns, []int{0}, 0, pasted)), text)
	}
}

// said tells what is planned, with what is wrong with texts that can be set all the same.
func said(planned []table.Planned) (lines []string) {
	for i := range planned {
		p := &planned[i]
		switch {
		case p.Column == nil || p.Fault == table.NoFault && !p.Changes():
		case p.Fault != table.NoFault:
			lines = append(lines, fmt.Sprintf("%s %s: “%s” %s", p.Row.ID, p.Column.Path, p.To, string(p.Fault)))
		case p.Problem != nil:
			lines = append(lines, fmt.Sprintf("%s %s: %s (%s)", p.Row.ID, p.Column.Path, p.To, p.Problem.Code))
		default:
			lines = append(lines, fmt.Sprintf("%s %s: %s", p.Row.ID, p.Column.Path, p.To))
		}
	}
	return lines
}

// What was pasted stands in the documents, what was emptied doesn't, and it is one step.
func TestPastedTagsAndWordsAreWritten(t *testing.T) {
	w := openRules(t)
	before := w.Pack().Hash()
	rows, err := found(t, w, schema.CardKind, "")
	require.NoError(t, err)
	pasted, err := table.ParsePaste("id\tTags\tbecomes\tgoes\nbramble\tfire, ice\tvial\thand\nflask\tfire\t\tdeck\nvial\t\t\t\n")
	require.NoError(t, err)
	require.NoError(t, w.Do(table.EditPasted(sayings.Paste(w.Pack(), rows, table.Columns(schema.CardKind), []int{0}, 0, pasted), false)))
	for id, want := range map[string][3]string{"bramble": {"fire, ice", "vial", "hand"}, "flask": {"fire", "", "deck"}, "vial": {"", "", ""}} {
		assert.Equal(t, want, [3]string{cell(t, w, id, table.TagsColumn), cell(t, w, id, "becomes"), cell(t, w, id, "goes")}, id)
		for _, d := range w.Pack().Document("cards/" + id + ".xml").Diagnostics() {
			assert.NotEqual(t, schema.Error, d.Severity, d.String())
		}
	}
	assert.NotContains(t, w.Pack().Document("cards/flask.xml").Source(), "becomes")
	w.Undo()
	assert.Equal(t, before, w.Pack().Hash())
}

func TestColumnsOfRulesRefuseWhatIsTyped(t *testing.T) {
	w := openRules(t)
	rows, err := found(t, w, schema.CardKind, "bramble")
	require.NoError(t, err)
	for _, text := range []string{"=x", "+1", "fire"} {
		change, err := table.ParseChange(text)
		require.NoError(t, err)
		for _, path := range []string{table.RulesColumn, table.TagsColumn} {
			assert.Equal(t, table.Fixed, table.Plan(w.Pack(), rows, column(schema.CardKind, path), change)[0].Fault, "%s %s", path, text)
		}
	}
	change, err := table.ParseChange("vial")
	require.NoError(t, err)
	assert.Equal(t, "vial", table.Plan(w.Pack(), rows, column(schema.CardKind, "becomes"), change)[0].To)
}
