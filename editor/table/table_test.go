package table_test

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/editor/document"
	"boardduels/editor/query"
	"boardduels/editor/table"
	"boardduels/internal/i18n"
	"boardduels/kb/classic/classictest"
	"boardduels/schema"
)

var finder = table.NewFinder(names)

// Where numbers are written with a comma.
var commaFinder = func() *table.Finder {
	n := names
	n.Number = i18n.For("uk").Number
	return table.NewFinder(n)
}()

var names = table.Names{
	Text: func(p *schema.Pack, d *schema.Document) string { return strings.ToLower(nameOf(p, d) + " " + d.ID()) },
	Name: nameOf,
	Key:  strings.ToLower,
	Title: func(_ *schema.Pack, c *table.Column) string {
		if c.Field == nil {
			return strings.Trim(c.Path, "<>")
		}
		if c.Index >= 0 {
			return c.Path
		}
		return c.Field.Title.In("en")
	},
}

func nameOf(p *schema.Pack, d *schema.Document) string {
	name, _ := d.Value("name")
	return name
}

func source(w *document.Workspace) *table.Source {
	return &table.Source{Pack: w.Pack(), Changed: w.IsDirty, Problem: func(file string) (schema.Severity, bool) {
		return schema.Warning, file == "cards/rage.xml"
	}}
}

// plain is the classic pack without its pictures, which would have to be looked through each time.
var plain = func() fstest.MapFS {
	pack := classictest.Pack()
	files := fstest.MapFS{}
	for _, d := range pack.Documents() {
		files[d.File()] = &fstest.MapFile{Data: []byte(d.Source())}
	}
	return files
}()

func open(t require.TestingT) *document.Workspace {
	w, err := document.Open(document.Embedded{FS: plain})
	require.NoError(t, err)
	return w
}

func rows(t require.TestingT, w *document.Workspace, kind schema.Kind, text string, sorts ...table.Sort) []table.Row {
	q, err := query.Parse(text)
	require.NoError(t, err)
	found, err := finder.Rows(source(w), &table.View{Kind: kind, Query: q, Sorts: sorts})
	require.NoError(t, err)
	return found
}

func ids(rows []table.Row) string {
	var ids []string
	for _, r := range rows {
		ids = append(ids, r.ID)
	}
	return strings.Join(ids, " ")
}

func column(kind schema.Kind, path string) *table.Column { return &table.Find(kind, []string{path})[0] }

func TestRowsAreFoundAndSorted(t *testing.T) {
	w := open(t)
	require.NoError(t, w.Do(document.SetField{File: "cards/cleave.xml", Path: "cost", Value: "2"}))
	for _, c := range []struct {
		kind  schema.Kind
		query string
		sorts []table.Sort
		want  string
	}{
		{schema.CardKind, "is:changed", nil, "cleave"},
		{schema.CardKind, "problem:warning", nil, "rage"},
		{schema.CardKind, "problem:error", nil, ""},
		{schema.CardKind, "deck:knight -major cost<=1", []table.Sort{{Path: "name", Down: true}}, "shield_block"},
		{schema.CardKind, "deck:rogue major", []table.Sort{{Path: "base_damage", Down: true}, {Path: "name"}}, "ambush blood_pact vanish"},
		{schema.HeroKind, "hp>1", []table.Sort{{Path: "hp"}}, ""},
		{schema.HeroKind, "deck:cleave", nil, "knight"},
		{schema.CardKind, "колода:Розбійник major", []table.Sort{{Path: "base_damage", Down: true}, {Path: "name"}}, "ambush blood_pact vanish"},
		{schema.CardKind, "колода:Лицар -стан:зайве -проблема:помилка -major cost<=1", []table.Sort{{Path: "name", Down: true}}, "shield_block"},
		{schema.CasesKind, "knight input0>=1", nil, ""},
	} {
		found := rows(t, w, c.kind, c.query, c.sorts...)
		if c.want == "" && c.query != "problem:error" {
			assert.NotEmpty(t, found, c.query)
			continue
		}
		assert.Equal(t, c.want, ids(found), c.query)
	}
	heroes := rows(t, w, schema.HeroKind, "", table.Sort{Path: "hp"})
	require.Len(t, heroes, 4)
	for i := range heroes[1:] {
		a, _ := heroes[i].Value(column(schema.HeroKind, "hp"))
		b, _ := heroes[i+1].Value(column(schema.HeroKind, "hp"))
		assert.LessOrEqual(t, a, b)
	}
	q, _ := query.Parse("price>2")
	_, err := finder.Rows(source(w), &table.View{Kind: schema.CardKind, Query: q})
	assert.ErrorAs(t, err, new(*query.Error))
}

// Where a card has no Ukrainian name, the English one stands in its place: shown, found and sorted by, but not written.
func TestAnotherNameStandsIn(t *testing.T) {
	w := open(t)
	name := column(schema.CardKind, "name_uk")
	require.NoError(t, w.Do(document.Add{Item: document.Item{Type: schema.CardKind, ID: "axe"}, Name: "Axe"}))
	for _, text := range []string{"", "Сокира", ""} {
		require.NoError(t, w.Do(document.SetField{File: "cards/axe.xml", Path: "name_uk", Value: text}))
		want := text
		if text == "" {
			want = "Axe"
		}
		found := rows(t, w, schema.CardKind, "axe name_uk:"+want)
		require.Len(t, found, 1, text)
		shown, written := found[0].Value(name)
		assert.Equal(t, want, shown)
		assert.Equal(t, text != "", written)
	}
}

func TestBulkChanges(t *testing.T) {
	w := open(t)
	for _, c := range []struct{ path, change, id, want string }{
		{"cost", "+1", "cleave", "2"}, {"cost", "-5", "cleave", "0!"}, {"cost", "*1.5", "cleave", "2"}, {"cost", "/2", "cleave", "1"},
		{"cost", "=99", "cleave", "10!"}, {"cost", "4", "cleave", "4"}, {"cost", "= 3", "cleave", "3"}, {"cost", "*1,2", "cleave", "1"},
		{"cost", "many", "cleave", "many?"}, {"isMajor", "=true", "cleave", "true"}, {"isMajor", "=perhaps", "cleave", "not-flag"},
		{"isMajor", "yes", "cleave", "true"}, {"isMajor", "= Так", "cleave", "true"}, {"isMajor", "1", "cleave", "true"}, {"isMajor", "ні", "rage", "false"}, {"isMajor", "0", "rage", "false"},
		{"isMajor", "+1", "cleave", "not-number"}, {"name", "+1", "cleave", "not-number"}, {"name", "Axe", "cleave", "Axe"},
		{"name", "=a\x01b", "cleave", "not-text"}, {table.IDColumn, "=x", "cleave", "fixed"}, {"cost_bonus", "-9", "cleave", "-5!"},
	} {
		change, err := table.ParseChange(c.change)
		require.NoError(t, err, c.change)
		found := rows(t, w, schema.CardKind, c.id)
		p := table.Plan(w.Pack(), found, column(schema.CardKind, c.path), change)[0]
		got := p.To
		switch {
		case p.Fault != table.NoFault:
			got = string(p.Fault)
		case p.Clamped:
			got += "!"
		case p.Problem != nil:
			got += "?"
		}
		assert.Equal(t, c.want, got, "%s %s", c.path, c.change)
	}
	for text, want := range map[string]table.Fault{"+": table.NotNumber, "*x": table.NotNumber, "/0": table.ByZero, "+NaN": table.NotNumber, "*1e999": table.NotNumber} {
		_, err := table.ParseChange(text)
		assert.Equal(t, want, err, text)
	}
	change, err := table.ParseChange("*0.333333")
	require.NoError(t, err)
	cases := rows(t, w, schema.CasesKind, "knight")
	p := table.Plan(w.Pack(), cases[:1], column(schema.CasesKind, "input[0]"), change)
	assert.Equal(t, "0.3333", p[0].To)
}

// What is planned on rows of an earlier pack counts from what stands there now.
func TestRowsBecomeCurrent(t *testing.T) {
	w := open(t)
	cards := rows(t, w, schema.CardKind, "deck:knight -major")
	cases := rows(t, w, schema.CasesKind, "")
	require.NoError(t, w.Do(document.SetField{File: "cards/cleave.xml", Path: "cost", Value: "5"}))
	require.NoError(t, w.Do(document.Delete{Item: document.Item{Type: schema.CardKind, ID: "shield_block"}}))
	require.NoError(t, w.Do(document.DeleteCase{Hero: "mage", Index: 0}))
	now := table.Current(w.Pack(), cards)
	assert.Equal(t, "cleave spike_strike", ids(now))
	dearer, err := table.ParseChange("+1")
	require.NoError(t, err)
	assert.Equal(t, "6", table.Plan(w.Pack(), now, column(schema.CardKind, "cost"), dearer)[0].To)
	assert.ElementsMatch(t, keys(rows(t, w, schema.CasesKind, "")), keys(table.Current(w.Pack(), cases)))
}

func keys(rows []table.Row) (keys []string) {
	for i := range rows {
		keys = append(keys, rows[i].Key())
	}
	return keys
}

// Whatever is changed at once is one step, and undoing it gives back every byte.
func TestABulkEditIsUndoneToTheByte(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w := open(t)
		before := w.Pack().Hash()
		kind := rapid.SampledFrom([]schema.Kind{schema.CardKind, schema.HeroKind, schema.CasesKind}).Draw(t, "kind")
		columns := table.Columns(kind)
		c := &columns[rapid.IntRange(0, len(columns)-1).Draw(t, "column")]
		text := rapid.SampledFrom([]string{"=3", "+1", "-2", "*1.2", "/3", "=true", "=", "=0.5", "= a word", "99"}).Draw(t, "change")
		change, err := table.ParseChange(text)
		require.NoError(t, err)
		all := rows(t, w, kind, "")
		chosen := slices.DeleteFunc(all, func(table.Row) bool { return rapid.Bool().Draw(t, "left out") })
		planned := table.Plan(w.Pack(), chosen, c, change)
		edit := table.Edit(planned)
		require.NoError(t, w.Do(edit))
		for i := range planned {
			now, _ := w.Pack().Document(planned[i].Row.File).Value(planned[i].Row.Path(c))
			if planned[i].Changes() {
				require.Equal(t, planned[i].To, now)
			}
		}
		w.Undo()
		require.Equal(t, before, w.Pack().Hash())
		require.Empty(t, w.Dirty())
		require.Nil(t, w.NextUndo(), "it was one step")
	})
}

// Numbers are copied as they are shown, and read in both forms.
func TestNumbersAreCopiedAsTheyAreShown(t *testing.T) {
	w := open(t)
	all := rows(t, w, schema.CasesKind, "")
	require.NoError(t, w.Do(document.SetField{File: all[0].File, Path: "case[0]/potency", Value: "0.85"}))
	all = rows(t, w, schema.CasesKind, "")[:1]
	columns := table.Find(schema.CasesKind, []string{"potency"})
	assert.Equal(t, "0.85\n", finder.Copy(nil, all, columns, false))
	assert.Equal(t, "0,85\n", commaFinder.Copy(nil, all, columns, false))
	for _, text := range []string{"0.25", "0,25"} {
		planned := finder.Paste(nil, all, columns, []int{0}, 0, table.Pasted{{text}})
		require.Len(t, planned, 1)
		assert.Equal(t, "0.25", planned[0].To)
	}
}

// What was copied can be pasted at once, whichever way numbers are written, and changes nothing.
func TestPastingWhatWasCopiedChangesNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w := open(t)
		kind := rapid.SampledFrom([]schema.Kind{schema.CardKind, schema.HeroKind, schema.CasesKind}).Draw(t, "kind")
		for _, file := range []string{"cards/cleave.xml", "heroes/mage.xml"} {
			name := rapid.SampledFrom([]string{"a\tb", "a\nb", `"a" b`, `a"b`, " a ", "a", "cost", "Мова"}).Draw(t, "name")
			require.NoError(t, w.Do(document.SetField{File: file, Path: "name", Value: name}))
		}
		for _, path := range []string{"case[0]/potency", "case[1]/frequency", "case[2]/input[0]"} {
			number := rapid.SampledFrom([]string{"0.85", "1", ".5", "0.", " 0.25 ", "1.2.3", "0,5", "1e-3", "-0.5", ""}).Draw(t, "number")
			require.NoError(t, w.Do(document.SetField{File: "cases/mage.xml", Path: path, Value: number}))
		}
		finder := rapid.SampledFrom([]*table.Finder{finder, commaFinder}).Draw(t, "finder")
		all := rows(t, w, kind, "")
		columns := table.Columns(kind)
		from := rapid.IntRange(0, len(columns)-1).Draw(t, "from")
		part := columns[from:rapid.IntRange(from+1, len(columns)).Draw(t, "to")]
		first := rapid.IntRange(0, len(all)-1).Draw(t, "first")
		last := rapid.IntRange(first, len(all)-1).Draw(t, "last")
		titled := rapid.Bool().Draw(t, "titled")
		text := finder.Copy(nil, all[first:last+1], part, titled)
		pasted, err := table.ParsePaste(text)
		require.NoError(t, err)
		var chosen []int
		for i := first; i <= last; i++ {
			chosen = append(chosen, i)
		}
		for _, p := range finder.Paste(nil, all, columns, chosen, from, pasted) {
			require.False(t, p.Changes(), "%+v", p)
			require.Equal(t, table.NoFault, p.Fault, "%q %q", text, p.To)
		}
	})
}

func TestPastes(t *testing.T) {
	w := open(t)
	all := rows(t, w, schema.CardKind, "deck:knight -major")
	columns := table.Find(schema.CardKind, []string{table.IDColumn, "name", "cost", "base_damage"})
	tell := func(planned []table.Planned) (told []string) {
		for _, p := range planned {
			text := p.To
			if p.Row != nil {
				text = p.Row.ID + " " + text
			}
			if p.Clamped {
				text += "!"
			}
			if p.Problem != nil {
				text += "?"
			}
			if p.Fault != table.NoFault {
				text += " " + string(p.Fault)
			}
			told = append(told, text)
		}
		return told
	}
	for name, c := range map[string]struct {
		text   string
		chosen []int
		column int
		want   []string
	}{
		"a block":                {"1\t2\n3\t99\n", []int{0, 1}, 2, []string{all[0].ID + " 1", all[0].ID + " 2", all[1].ID + " 3", all[1].ID + " 10!"}},
		"one cell to all chosen": {"7", []int{0, 2}, 2, []string{all[0].ID + " 7", all[2].ID + " 7"}},
		"by titles and ids":      {"Cost\tid\r\n8\t" + all[1].ID + "\r\n9\tnone\r\n", []int{0}, 0, []string{all[1].ID + " 8", all[1].ID + " " + all[1].ID, "none missing"}},
		"an unknown title":       {"Cost\tPrice\n1\t2", []int{0}, 2, []string{all[0].ID + " 1", "2 missing"}},
		"beyond the table":       {"1\t2\t3", []int{0}, 3, []string{all[0].ID + " 1", "2 missing", "3 missing"}},
		"an empty cell":          {"\n5\n", []int{0, 1}, 3, []string{all[0].ID + " ?", all[1].ID + " 5"}},
		"no number":              {"many", []int{0}, 2, []string{all[0].ID + " many?"}},
		"an id":                  {"other", []int{0}, 0, []string{all[0].ID + " other fixed"}},
		"nothing":                {"", []int{0}, 2, []string{all[0].ID + " ?"}},
	} {
		pasted, err := table.ParsePaste(c.text)
		require.NoError(t, err, name)
		assert.Equal(t, c.want, tell(finder.Paste(nil, all, columns, c.chosen, c.column, pasted)), name)
	}
}

func FuzzParsePaste(f *testing.F) {
	for _, text := range []string{"", "a\tb\n", "\"a\tb\"\tc\r\n", "\ufeffa", "\"", "\n\n", "\t\t\n", "Name\tCost\tDecks\nAxe\t3\tmage x2\n", "id\tHealing\nrage\t7\nb a\t"} {
		f.Add(text)
	}
	w := open(f)
	all := rows(f, w, schema.CardKind, "")
	columns := table.Columns(schema.CardKind)
	f.Fuzz(func(t *testing.T, text string) {
		pasted, err := table.ParsePaste(text)
		if err != nil {
			return
		}
		deck, _ := table.ParseDeck(w.Pack(), pasted)
		for _, edit := range []document.Edit{
			table.Edit(finder.Paste(nil, all, columns, []int{3, 4}, 2, pasted)),
			table.EditPasted(finder.Paste(w.Pack(), all, columns, []int{3, 4}, 2, pasted), true),
			document.SetDeck{Hero: "mage", Deck: deck},
		} {
			_, err := edit.Changes(w.Pack())
			require.NoError(t, err)
		}
	})
}
