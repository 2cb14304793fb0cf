package schema_test

import (
	"io/fs"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"boardduels/assets"
	"boardduels/runtime/duel/rule"
	"boardduels/schema"
	"boardduels/schema/schematest"
	"boardduels/schema/xmltree"
)

func FuzzCard(f *testing.F)       { fuzzDocument(f, schema.CardKind) }
func FuzzHero(f *testing.F)       { fuzzDocument(f, schema.HeroKind) }
func FuzzCases(f *testing.F)      { fuzzDocument(f, schema.CasesKind) }
func FuzzPriorities(f *testing.F) { fuzzDocument(f, schema.PrioritiesKind) }
func FuzzLevel(f *testing.F)      { fuzzDocument(f, schema.LevelKind) }
func FuzzMap(f *testing.F)        { fuzzDocument(f, schema.MapKind) }
func FuzzPosition(f *testing.F)   { fuzzDocument(f, schema.PositionKind) }
func FuzzRun(f *testing.F)        { fuzzDocument(f, schema.RunKind) }
func FuzzRelic(f *testing.F)      { fuzzDocument(f, schema.RelicKind) }
func FuzzRules(f *testing.F)      { fuzzDocument(f, schema.RulesKind) }
func FuzzTitle(f *testing.F)      { fuzzDocument(f, schema.PackKind) }

// fuzzDocument parses any source, edits it at any path, and holds the result to what editing promises.
func fuzzDocument(f *testing.F, kind schema.Kind) {
	seedDocuments(f, kind)
	f.Fuzz(func(t *testing.T, source, path, text string) {
		d := schema.Parse(kind, schema.FileOf(kind, "x"), source)
		require.Equal(t, source, d.Source())
		checkDiagnostics(t, d)
		if !d.WellFormed() {
			require.True(t, schema.HasErrors(d.Diagnostics()))
			_, err := d.Set(path, text)
			require.Error(t, err)
			return
		}
		require.NoError(t, schematest.CheckSpans(source))
		require.NoError(t, schematest.CheckForm(source))
		checkEdits(t, d, path, text)
		checkValue(t, d)
	})
}

func seedDocuments(f *testing.F, kind schema.Kind) {
	for _, from := range []struct {
		root fs.FS
		path string
	}{{assets.Classic(), "cost"}, {os.DirFS("../kb/classic"), "cost"}, {os.DirFS(mechanicsFolder), "rule[0]@amount"}} {
		for _, d := range schema.ReadPack(from.root).Documents() {
			if d.Kind() == kind {
				f.Add(d.Source(), from.path, "7")
			}
		}
	}
	for _, d := range []*schema.Document{schema.NewLevel(duelLevel()), schema.NewMap(duelMap()), schema.NewPosition(discs()), schema.NewPosition(checkers())} {
		if d.Kind() == kind {
			f.Add(d.Source(), "row[0]", "x")
		}
	}
	name := schema.Fields(kind).Name
	f.Add("\r", "hp", "1")
	f.Add("<"+name+"/>{field}", "@id", "{max}") // what was found isn't taken for a template
	for _, inside := range []string{"", "<a b='1'\nc=\"2\"/>", "<a b='1'c='2'/>", "<!-- a -- b -->", "&#xD800;&#0;&#32;", "<?xml version='1.0'?>", "]]>", "<a b='<'/>", "\x00", "\xff", "<![CDATA[&]]>\r", "<name><![CDATA[x]]><!-- c -->y&amp;&#32;</name>", "\r\n\t<hp > 30 </hp\n>",
		"<spell_card\ncopies='2'/>", "<rule on='struck' if='my_hp' below='5' do='damage' per='foe_hand' most='9' lasts='2'/>", "<counter id='poison' does='damage' when='turn_start'/><tag id='fire'/>", "<case id='1'><input>0</input></case>", "<habit when='hurt' does='plays_card' card='stab' status='edited' share='.5' seen='3' done='2' usual='1e-1' tested='1' held='2' chance='1'/>", "<expert id='a'><neuron/></expert>", "<?p?><!-- -->"} {
		f.Add("<"+name+">"+inside+"</"+name+">", "spell_card[0]@copies", "<&>\r\n")
		f.Add("\uFEFF<?xml version=\"1.0\"?>\n<"+name+">\n  "+inside+"\n</"+name+">\n", "case[0]/input[1]", "0.5")
		f.Add("<!DOCTYPE x><"+name+"/>"+inside, "expert[0]/neuron[1]/input[3]", "")
	}
}

// checkDiagnostics checks that diagnostics have a place in the document and all facts of their message.
func checkDiagnostics(t *testing.T, d *schema.Document) {
	ends := strings.NewReplacer("\r\n", "\n", "\r", "\n") // each is one end of a line
	lines := 1 + strings.Count(ends.Replace(d.Source()), "\n")
	for _, diagnostic := range d.Diagnostics() {
		require.LessOrEqual(t, diagnostic.Line, lines)
		i := slices.IndexFunc(schema.Codes(), func(c schema.Code) bool { return c.ID == diagnostic.Code })
		for _, name := range names(schema.Codes()[i].Message().In("en") + schema.Codes()[i].Hint().In("en")) {
			require.Contains(t, diagnostic.Args, name, diagnostic.Code)
		}
	}
}

// checkEdits makes each kind of edit at a path.
func checkEdits(t *testing.T, d *schema.Document, path, text string) {
	before := d.Source()
	for name, edit := range map[string]edit{
		"set": set(path, text), "remove": remove(path), "duplicate": duplicate(path), "move": move(path, 0),
		"insert line": insert(path, schema.DeckLine{Card: text, Copies: 2}), "insert case": insert(path, schema.Case{ID: 3}), "insert habit": insert(path, schema.Habit{Share: 0.5, Seen: 3}),
		"insert expert": insert(path, schema.Expert{ID: text, Note: text, Weight: 1}), "insert rule": insert(path, rule.Rule{On: rule.Struck, Do: rule.Create, What: text}),
		"insert counter": insert(path, schema.Counter{Name: text}), "insert tag": insert(path, schema.Tag{ID: text}),
		"set inputs": row(path+"/input", text, schema.Inputs), "set outputs": row(path+"/output", text, schema.Outputs),
	} {
		next, err := edit(d)
		if err != nil {
			continue
		}
		require.True(t, next.WellFormed() || len(next.Source()) > xmltree.MaxDocumentSize, "%s: %q", name, next.Source())
		require.Equal(t, next.WithSource(next.Source()), next, name)
		if next.WellFormed() {
			require.NoError(t, schematest.CheckSpans(next.Source()), name)
		}
		if value, ok := next.Value(path); ok && name == "set" {
			require.Equal(t, strings.Trim(text, " \t\r\n"), strings.Trim(value, " \t\r\n"))
		}
	}
	require.Equal(t, before, d.Source())
}

// checkValue writes what a document without errors says anew, and reads the same.
func checkValue(t *testing.T, d *schema.Document) {
	if schema.HasErrors(d.Diagnostics()) {
		return
	}
	if card, ok := d.Card(); ok {
		again, _ := schema.NewCard(card).Card()
		require.Equal(t, card, again)
		again, err := schema.ParseCompactCard(card.Compact())
		require.NoError(t, err)
		require.Equal(t, card, again)
	}
	checkBoard(t, d)
	if run, ok := d.Run(); ok {
		again, _ := schema.NewRun(run).Run()
		require.Equal(t, run, again)
	}
	if relic, ok := d.Relic(); ok {
		again, _ := schema.NewRelic(relic).Relic()
		require.Equal(t, relic, again)
	}
	if rules, ok := d.Rules(); ok {
		again, _ := schema.NewRules(rules).Rules()
		require.Equal(t, rules, again)
	}
	if hero, ok := d.Hero(); ok {
		again, _ := schema.NewHero(hero).Hero()
		require.Equal(t, hero, again)
		again, err := schema.ParseCompactHero(hero.Compact())
		require.NoError(t, err)
		require.Equal(t, hero, again)
	}
	if base, ok := d.CaseBase(); ok {
		again, _ := schema.NewCaseBase("x", base).CaseBase()
		require.Equal(t, base, again)
	}
	if experts, ok := d.Experts(); ok {
		again, _ := schema.NewPriorities("x", experts).Experts()
		require.Equal(t, experts, again)
	}
}

// row sets a whole row to a text.
func row(path, text string, n int) edit {
	return func(d *schema.Document) (*schema.Document, error) {
		return d.SetRow(path, slices.Repeat([]string{text}, n))
	}
}

func FuzzCompact(f *testing.F) {
	for _, root := range []fs.FS{assets.Classic(), os.DirFS(mechanicsFolder)} {
		pack := schema.ReadPack(root)
		for _, id := range pack.IDs(schema.CardKind) {
			card, _ := pack.Card(id)
			f.Add(card.Compact())
		}
		for _, id := range pack.IDs(schema.HeroKind) {
			hero, _ := pack.Hero(id)
			f.Add(hero.Compact())
		}
	}
	f.Fuzz(func(t *testing.T, line string) {
		if card, err := schema.ParseCompactCard(line); err == nil {
			again, err := schema.ParseCompactCard(card.Compact())
			require.NoError(t, err)
			require.Equal(t, card, again)
		}
		if hero, err := schema.ParseCompactHero(line); err == nil {
			again, err := schema.ParseCompactHero(hero.Compact())
			require.NoError(t, err)
			require.Equal(t, hero, again)
		}
	})
}

func FuzzPath(f *testing.F) {
	for _, path := range []string{"cost", "spell_card[2]@copies", "case[3]/input[5]", "expert[0]/neuron[1]/input[3]", "@won", "a[", "a]", "/", "[0]", "a[99999999999]"} {
		f.Add(path)
	}
	_, hero, cases, experts := classicSources(f)
	documents := []*schema.Document{
		schema.Parse(schema.HeroKind, "heroes/x.xml", hero), schema.Parse(schema.CasesKind, "cases/x.xml", cases),
		schema.Parse(schema.PrioritiesKind, "priorities/x.xml", experts),
	}
	f.Fuzz(func(t *testing.T, path string) {
		for _, d := range documents {
			_, there := d.Value(path)
			_, _, spanned := d.Span(path)
			require.Equal(t, there, spanned)
			if _, err := schema.FieldAt(d.Kind(), path); err == nil && there {
				checkEdits(t, d, path, "1")
			}
			if next, err := d.SetRow(path, make([]string, schema.Inputs)); err == nil {
				require.True(t, next.WellFormed())
			}
		}
	})
}

// checkBoard holds that a board without errors can be played, and reads the same when it is written anew.
func checkBoard(t *testing.T, d *schema.Document) {
	again := d
	if level, ok := d.Level(); ok {
		again = schema.NewLevel(level)
	} else if m, ok := d.Map(); ok {
		again = schema.NewMap(m)
	} else if position, ok := d.Position(); ok {
		again = schema.NewPosition(position)
	} else {
		return
	}
	board, err := d.Board()
	require.NoError(t, err)
	same, err := again.Board()
	require.NoError(t, err)
	require.Equal(t, board, same)
}
