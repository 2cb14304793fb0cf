package expertcsv_test

import (
	"strings"
	"testing"
	"unicode/utf16"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/internal/i18n"
	"boardduels/kb"
	"boardduels/kb/expertcsv"
	"boardduels/schema"
)

func written(t require.TestingT, experts []schema.Expert) string {
	return separated(t, experts, i18n.For("en").Separator())
}

func separated(t require.TestingT, experts []schema.Expert, separator rune) string {
	var b strings.Builder
	require.NoError(t, expertcsv.Write(&b, experts, separator))
	return b.String()
}

// classic are the experts of the classic Knight.
func classic(t *testing.T) []schema.Expert {
	t.Helper()
	pack, _ := schema.LoadPack(kb.Classic())
	experts, ok := pack.Find(schema.PrioritiesKind, "knight").Experts()
	require.True(t, ok)
	return experts
}

func TestTablesComeBackAsTheyWere(t *testing.T) {
	experts := classic(t)
	back, faults := expertcsv.Read(written(t, experts))
	assert.Empty(t, faults)
	assert.Equal(t, experts, back)
}

func TestAnyTablesComeBackAsTheyWere(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var experts []schema.Expert
		ids := rapid.SliceOfNDistinct(rapid.StringMatching(`[a-z0-9_]{1,6}`), 1, 5, rapid.ID).Draw(t, "ids")
		for _, id := range ids {
			e := schema.Expert{ID: id, Scale: schema.Score, Weight: rapid.IntRange(1, schema.MaxVoices).Draw(t, "weight"), Draft: rapid.Bool().Draw(t, "draft")}
			e.Name = strings.TrimSpace(rapid.StringMatching(`[=+@'a-zЯ",;\n -]{0,8}`).Draw(t, "name"))
			e.Note = strings.TrimSpace(rapid.StringMatching(`[=+@'a-zЯ",;\n\t -]{0,8}`).Draw(t, "note"))
			if rapid.Bool().Draw(t, "ranks") {
				e.Scale = schema.Rank
			}
			for neuron := range e.Priorities {
				for input := range e.Priorities[neuron] {
					e.Priorities[neuron][input] = input
				}
				if row := e.Priorities[neuron][:]; e.Scale == schema.Rank {
					copy(row, rapid.Permutation(row).Draw(t, "row"))
				} else {
					copy(row, rapid.SliceOfN(rapid.IntRange(-schema.MaxScore, schema.MaxScore), schema.Inputs, schema.Inputs).Draw(t, "row"))
					row[0] = max(row[0], 1) // a row of zeros says nothing
				}
			}
			experts = append(experts, e)
		}
		text := separated(t, experts, i18n.For(rapid.SampledFrom([]string{"en", "uk"}).Draw(t, "language")).Separator())
		back, faults := expertcsv.Read(text)
		require.Empty(t, faults)
		require.Equal(t, experts, back)
		if d := schema.NewPriorities("x", back); schema.HasErrors(d.Diagnostics()) {
			t.Fatalf("the tables aren't a document: %v", d.Diagnostics())
		}
	})
}

func TestSpreadsheetsInOtherCountries(t *testing.T) {
	experts := classic(t)[:1]
	experts[0].Name, experts[0].Note = "", ""
	text := written(t, experts)
	for name, other := range map[string]string{
		"semicolons":  strings.ReplaceAll(text, ",", ";"),
		"tabs":        strings.ReplaceAll(text, ",", "\t"),
		"Windows":     "\ufeff" + strings.ReplaceAll(text, "\n", "\r\n"),
		"empty lines": text + strings.Repeat(",", strings.Count(strings.SplitN(text, "\n", 2)[0], ",")) + "\n\n",
		"capitals":    strings.ReplaceAll(text, "own_hp,", " Own_HP ,"),
	} {
		back, faults := expertcsv.Read(other)
		assert.Empty(t, faults, name)
		assert.Equal(t, experts, back, name)
	}
}

// Spreadsheets write yes and no, separators, encodings and empty cells as their system does.
func TestSpreadsheetsOfUkrainianSystems(t *testing.T) {
	experts := classic(t)[:1]
	experts[0].Name, experts[0].Note = "Ганна", ""
	text := strings.ReplaceAll(written(t, experts), ",", ";")
	blank := strings.Repeat(";", strings.Count(strings.SplitN(text, "\n", 2)[0], ";"))
	utf16LE := func(text string) string {
		var b strings.Builder
		for _, unit := range utf16.Encode([]rune(text)) {
			b.Write([]byte{byte(unit), byte(unit >> 8)})
		}
		return b.String()
	}
	lines := strings.SplitAfter(text, "\n")
	for name, other := range map[string]string{
		"no in Ukrainian":          strings.ReplaceAll(text, "false", "ХИБНІСТЬ"),
		"no as people say it":      strings.ReplaceAll(text, "false", "ні"),
		"a number for no":          strings.ReplaceAll(text, ";false;", ";0;"),
		"nothing for no":           strings.ReplaceAll(text, ";false;", ";;"),
		"told what separates":      "sep=;\r\n" + text,
		"decimal commas":           strings.ReplaceAll(strings.ReplaceAll(text, ";13;", ";13,0;"), ";1;", ";1,00;"),
		"empty columns at the end": strings.ReplaceAll(text, "\n", ";;\n"),
		"of the headings alone":    strings.Replace(text, "\n", ";;\n", 1),
		"an empty column":          strings.ReplaceAll(strings.ReplaceAll(text, ";rank;", ";;rank;"), ";scale;", ";;scale;"),
		"empty rows":               blank + "\n" + lines[0] + "\n" + lines[1] + blank + "\n" + strings.Join(lines[2:], "") + blank,
		"merged cells":             lines[0] + lines[1] + strings.ReplaceAll(strings.Join(lines[2:], ""), "Ганна;rank;1;false", ";;;"),
		"a title above":            "Таблиці експертів\n" + text,
		"a title in a cell":        "Таблиці, 2026" + blank + "\n" + blank + "\n" + text,
		"ids with capitals":        strings.ReplaceAll(text, "\n"+experts[0].ID, "\n"+strings.ToUpper(experts[0].ID[:1])+experts[0].ID[1:]),
		"UTF-16":                   utf16LE("\ufeff" + strings.ReplaceAll(text, ";", "\t")),
	} {
		back, faults := expertcsv.Read(other)
		if assert.Empty(t, faults, name) {
			assert.Equal(t, experts, back, name)
		}
	}
	experts[0].Draft = true
	for _, yes := range []string{"ІСТИНА", "TRUE", "так", "1"} {
		back, faults := expertcsv.Read(strings.ReplaceAll(text, ";false;", ";"+yes+";"))
		if assert.Empty(t, faults, yes) {
			assert.Equal(t, experts, back, yes)
		}
	}
	_, faults := expertcsv.Read(strings.ReplaceAll(text, "Ганна", "\xc3\xe0\xed\xed\xe0")) // windows-1251
	require.Len(t, faults, 1)
	assert.Contains(t, faults[0].Error(), "Line 2: it holds characters that aren’t text in UTF-8")
	_, faults = expertcsv.Read(strings.Replace(text, ";note;", ";;", 1) + "")
	assert.Empty(t, faults, "an empty column without a heading")
	_, faults = expertcsv.Read(strings.Replace(text, ";name;", ";;", 1))
	require.NotEmpty(t, faults)
	assert.Equal(t, "Line 2, column 2: “Ганна” stands in a column without a heading", faults[0].Error())
}

// Without a mark of byte order, Excel takes the file for windows-1251, and where numbers have decimal commas it looks
// for semicolons.
func TestTheExportIsWhatExcelOpens(t *testing.T) {
	for language, want := range map[string]string{"en": "\ufeffexpert,name,", "uk": "\ufeffexpert;name;"} {
		assert.True(t, strings.HasPrefix(separated(t, classic(t), i18n.For(language).Separator()), want), language)
	}
}

func TestAllButIdKindAndInputsMayBeMissing(t *testing.T) {
	text := "own_hp,expert,kind," + strings.Join(schema.InputNames[1:], ",") + "\n"
	for _, kind := range []string{"attack", "defence", "major_attack", "major_defence"} {
		text += "13,ann," + kind + ",0,1,2,3,4,5,6,7,8,9,10,11,12\n"
	}
	experts, faults := expertcsv.Read(text)
	require.Empty(t, faults)
	row := [schema.Inputs]int{13, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}
	assert.Equal(t, []schema.Expert{{ID: "ann", Scale: schema.Rank, Weight: 1, Priorities: schema.Priorities{row, row, row, row}}}, experts)
}

// What is wrong is told with its place.
func TestFaults(t *testing.T) {
	good := written(t, classic(t)[:1])
	lines := strings.SplitAfter(good, "\n")
	id := classic(t)[0].ID
	replace := func(line int, old, new string) string {
		changed := append([]string(nil), lines...)
		require.Contains(t, changed[line], old)
		changed[line] = strings.Replace(changed[line], old, new, 1)
		return strings.Join(changed, "")
	}
	for name, c := range map[string]struct{ text, fault string }{
		"nothing":          {"", "Line 1: the file is empty: the first line names the columns"},
		"headings alone":   {lines[0], "Line 2: no expert follows the line of headings"},
		"unknown column":   {replace(0, "note", "nota"), "Line 1, column 6: “nota” is no column; there are expert, name"},
		"column twice":     {replace(0, "note", "name"), "Line 1, column 6: the column name is there twice"},
		"column missing":   {replace(0, "own_hp", "hp"), "Line 1: the column own_hp is missing"},
		"a cell too few":   {replace(2, ",", ""), "Line 3: 20 cells, but the headings name 21"},
		"id":               {replace(2, id, "Ann!"), "Line 3, column 1: “Ann!” isn’t an id"},
		"kind":             {replace(2, "defence", "parry"), "Line 3, column 7: “parry” is no kind of action"},
		"kind twice":       {replace(2, "defence", "attack"), "Line 3, column 7: attack of expert " + id + " is already in line 2"},
		"kind missing":     {strings.Join(lines[:4], ""), "Line 2: expert " + id + " has no line for major_defence"},
		"scale":            {replace(1, ",rank,", ",stars,"), "Line 2, column 3: the scale is “stars”"},
		"weight":           {replace(1, ",1,false,", ",0,false,"), "Line 2, column 4: the weight is “0”, allowed are whole numbers from 1 to 100"},
		"draft":            {replace(1, ",false,", ",maybe,"), "Line 2, column 5: draft is “maybe”"},
		"contradiction":    {replace(2, ",1,false,", ",2,false,"), "Line 3, column 4: line 2 says otherwise of expert " + id},
		"not a number":     {replace(1, ",13,", ",many,"), "“many”, allowed are whole numbers from 0 to 13"},
		"beyond the ranks": {replace(1, ",13,", ",14,"), "“14”, allowed are whole numbers from 0 to 13"},
		"rank twice":       {replace(1, ",13,", ",0,"), "has the rank 0, which column"},
		"open quote":       {replace(3, ",", `,"`), "Line 5: a quotation mark"},
		"a long name":      {replace(1, ",rank,", strings.Repeat("ї", 100)+",rank,"), "Line 2, column 2: the name has 1"},
		"a long note":      {replace(1, ",false,", ",false,"+strings.Repeat("x", 4000)), "Line 2, column 6: the note has 4"},
		"not text":         {replace(1, ",rank", "\xff,rank"), "it holds characters that aren’t text"},
		"too long":         {good + strings.Repeat("x", expertcsv.MaxBytes), "Line 1: the file is longer than 1024 KB"},
	} {
		experts, faults := expertcsv.Read(c.text)
		assert.Empty(t, experts, name)
		if assert.NotEmpty(t, faults, name) {
			var told strings.Builder
			for _, fault := range faults {
				told.WriteString(fault.Error() + "\n")
			}
			assert.Contains(t, told.String(), c.fault, name)
			assert.NotEqual(t, faults[0].Error(), faults[0].In(i18n.For("uk")), name)
		}
	}
}

func TestAllScoresZeroSayNothing(t *testing.T) {
	experts := []schema.Expert{{ID: "x", Scale: schema.Score, Weight: 1}}
	_, faults := expertcsv.Read(written(t, experts))
	require.NotEmpty(t, faults)
	assert.Contains(t, faults[0].Error(), "Line 2: all factors are 0")
}

// Whatever the text, what is read is a document without errors, or at most a page of faults.
func FuzzRead(f *testing.F) {
	pack, _ := schema.LoadPack(kb.Classic())
	experts, _ := pack.Find(schema.PrioritiesKind, "knight").Experts()
	f.Add(written(f, experts))
	f.Add(strings.ReplaceAll(written(f, experts[:1]), ",", ";"))
	f.Add("expert,kind\n\"")
	f.Add("\ufeff")
	f.Fuzz(func(t *testing.T, text string) {
		experts, faults := expertcsv.Read(text)
		if len(faults) > 0 {
			assert.Empty(t, experts)
			assert.LessOrEqual(t, len(faults), 20)
			for _, fault := range faults {
				assert.Positive(t, fault.Line)
				assert.GreaterOrEqual(t, fault.Column, 0)
			}
			return
		}
		require.NotEmpty(t, experts)
		assert.False(t, schema.HasErrors(schema.NewPriorities("x", experts).Diagnostics()))
		again, faults := expertcsv.Read(written(t, experts))
		assert.Empty(t, faults)
		assert.Equal(t, experts, again)
	})
}
