package table_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/editor/document"
	"boardduels/editor/query"
	"boardduels/editor/table"
	"boardduels/schema"
)

// told tells what a paste plans: each cell that changes, or can't.
func told(planned []table.Planned) (all []string) {
	for _, p := range planned {
		switch {
		case p.Row == nil:
			all = append(all, fmt.Sprintf("“%s” %s", p.To, string(p.Fault)))
		case p.Fault != table.NoFault:
			all = append(all, fmt.Sprintf("%s %s: “%s” %s", p.Row.ID, p.Column.Path, p.To, string(p.Fault)))
		case p.Changes():
			all = append(all, fmt.Sprintf("%s %s: %s", p.Row.ID, p.Column.Path, p.To))
		}
	}
	return all
}

func paste(t *testing.T, w *document.Workspace, rows []table.Row, columns []table.Column, column int, text string) []table.Planned {
	t.Helper()
	pasted, err := table.ParsePaste(text)
	require.NoError(t, err)
	var chosen []int
	if len(rows) > 0 {
		chosen = []int{0}
	}
	return finder.Paste(w.Pack(), rows, columns, chosen, column, pasted)
}

// A card may be called like a column: names are taken for names, and titles for titles.
func TestNamesAreNoTitles(t *testing.T) {
	w := open(t)
	all := rows(t, w, schema.CardKind, "", table.Sort{Path: "name"})[:3]
	columns := table.Find(schema.CardKind, []string{"name", "name_uk", "cost", "base_damage", "base_absorb", "base_healing", "isMajor"})
	first, major := all[0].ID, all[1].ID // of which the first is one already
	for name, c := range map[string]struct {
		text   string
		column int
		want   string // the first change
	}{
		"names that are titles":            {"Shield\nStrike\nParry\n", 0, first + " name: Shield"},
		"with numbers behind them":         {"Healing\tЛіки\t3\nCost\tЦіна\t4\n", 0, first + " name: Healing"},
		"in Ukrainian":                     {"Щит\nЛікування\nШкода\n", 1, first + " name_uk: Щит"},
		"one name alone":                   {"Shield", 0, first + " name: Shield"},
		"a name above empty cells":         {"Shield\n\n\n", 0, first + " name: Shield"},
		"a title above numbers":            {"Shield\n4\n5\n", 0, first + " base_absorb: 4"},
		"a title in its own column":        {"Cost\n7\n8\n", 2, first + " cost: 7"},
		"in another language":              {"Вартість\n7\n8\n", 2, first + " cost: 7"},
		"as documents write it":            {"base_damage\n7\n8\n", 2, first + " base_damage: 7"},
		"several, one of them unknown":     {"Cost\tPrice\n7\t8\n", 2, first + " cost: 7"},
		"above a cell that is wrong":       {"Cost\nmany\n8\n9\n", 2, first + " cost: many"},
		"of a column that isn't shown":     {"Stun\n1\n2\n", 2, first + " stun_time: 1"},
		"yes and no below":                 {"Major card\nІСТИНА\nтак\n", 0, major + " isMajor: true"},
		"an apostrophe that is written so": {"Бонус до найбільшого здоров'я\n7\n8\n", 2, first + " health_bonus: 7"},
	} {
		changes := told(paste(t, w, all, columns, c.column, c.text))
		if assert.NotEmpty(t, changes, name) {
			assert.Equal(t, c.want, changes[0], name)
		}
	}
}

// Whatever cards are called, what was copied with its titles can be pasted anywhere, and changes nothing.
func TestPastingWhatWasCopiedWithTitlesChangesNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w := open(t)
		kind := rapid.SampledFrom([]schema.Kind{schema.CardKind, schema.HeroKind, schema.CasesKind}).Draw(t, "kind")
		names := []string{"Shield", "Cost", "3", `"a" b`, `"a"`, `"`, "a\tb", "two\nlines", "", "Їжак", "І\u0308жак", "бар'єр", "бар’єр"}
		for _, file := range []string{"cards/cleave.xml", "cards/ambush.xml", "cards/rage.xml", "heroes/mage.xml", "heroes/knight.xml"} {
			name := rapid.SampledFrom(names).Draw(t, "name")
			require.NoError(t, w.Do(document.SetField{File: file, Path: "name", Value: name}))
		}
		finder := rapid.SampledFrom([]*table.Finder{finder, commaFinder}).Draw(t, "finder")
		all := rows(t, w, kind, "")
		columns := table.Columns(kind)
		from := rapid.IntRange(0, len(columns)-1).Draw(t, "from")
		part := columns[from:rapid.IntRange(from+1, len(columns)).Draw(t, "to")]
		var chosen []int
		var copied []table.Row
		for i := range all {
			if rapid.Bool().Draw(t, "marked") {
				chosen, copied = append(chosen, i), append(copied, all[i])
			}
		}
		if len(chosen) == 0 {
			return
		}
		pasted, err := table.ParsePaste(finder.Copy(w.Pack(), copied, part, true))
		require.NoError(t, err)
		for _, p := range finder.Paste(w.Pack(), all, columns, chosen, from, pasted) {
			require.False(t, p.Changes(), "%v %v", told([]table.Planned{p}), pasted)
			require.Equal(t, table.NoFault, p.Fault, "%v %v", p, pasted)
		}
	})
}

func TestRowsGoWhereTheirIdOrNameSays(t *testing.T) {
	w := open(t)
	require.NoError(t, w.Do(document.SetField{File: "cards/rage.xml", Path: "name_uk", Value: "Лють п’яниці"}))
	shown := rows(t, w, schema.CardKind, "deck:knight -major")
	visible := table.Find(schema.CardKind, []string{"name", "cost", "base_damage"})
	uk := table.Find(schema.CardKind, []string{"name", "name_uk", "isMajor", "cost"})
	withID := table.Find(schema.CardKind, []string{table.IDColumn, "name", "cost"})
	major := rows(t, w, schema.CardKind, "deck:knight major")[0].ID
	for name, c := range map[string]struct {
		columns []table.Column
		column  int
		text    string
		want    []string
	}{
		"by ids, which aren't shown":      {visible, 0, "id\tCost\ncleave\t7\nspike_strike\t8\n", []string{"cleave cost: 7", "spike_strike cost: 8"}},
		"in another order":                {visible, 0, "Cost\tid\n8\tspike_strike\n7\tcleave\n", []string{"spike_strike cost: 8", "cleave cost: 7"}},
		"by ids without a title":          {withID, 0, "spike_strike\tSpike\t8\ncleave\tCut\t7\n", []string{"spike_strike name: Spike", "spike_strike cost: 8", "cleave name: Cut", "cleave cost: 7"}},
		"to cards that aren't shown":      {visible, 0, "id\tCost\nrage\t7\n", []string{"rage cost: 7"}},
		"by names":                        {visible, 0, "Name\tCost\nRage\t7\nCleave\t8\n", []string{"rage cost: 7", "cleave cost: 8"}},
		"by names in the other language":  {visible, 0, "Назва українською\tВартість\nРозсікання\t8\n", []string{"cleave cost: 8"}},
		"by names with other apostrophes": {visible, 0, "Ukrainian name\tCost\nЛють п'яниці\t7\n", []string{"rage cost: 7"}},
		"by ids, and names are new":       {visible, 0, "id\tName\ncleave\tCut\n", []string{"cleave name: Cut"}},
		"by ids that begin with capitals": {visible, 0, "Id\tCost\nCleave\t7\nSpike_strike\t8\n", []string{"cleave cost: 7", "spike_strike cost: 8"}},
		"empty lines between":             {visible, 0, "id\tCost\ncleave\t7\n\t\nspike_strike\t8\n\t\n", []string{"cleave cost: 7", "spike_strike cost: 8"}},
		"by place, without ids or names":  {visible, 1, "7\n8\n", []string{"cleave cost: 7", "shield_block cost: 8"}},
		"ids beside names":                {uk, 1, "smite\tні\t4\nfire_bolt\tні\t3\n", []string{"smite cost: 4", "fire_bolt cost: 3"}},
		"ids beside numbers":              {uk, 3, "cleave\t7\nrage\t8\n", []string{"cleave cost: 7", "rage cost: 8"}},
		"ids beside new names":            {visible, 0, "cleave\tCut\t7\nrage\tAnger\t8\n", []string{"cleave name: Cut", "cleave cost: 7", "rage name: Anger", "rage cost: 8"}},
		"words that aren't all ids":       {visible, 0, "rage\t7\nanger\t8\n", []string{"cleave name: rage", "cleave cost: 7", "shield_block name: anger", "shield_block cost: 8"}},
		"nothing, by place":               {visible, 0, "\t\n\t\n", []string{"cleave name: ", "cleave cost: ", "shield_block name: ", "shield_block cost: "}},
		"among columns of others":         {visible, 1, "id\tComment\tAuthor\tDate\tCost\nrage\tnice\tJoe\t1.2\t5\n", []string{"“nice” missing", "“Joe” missing", "“1.2” missing", "rage cost: 5"}},
		"names among such":                {visible, 1, "Автор\tДата\tЩось\tНазва\tCost\nЯ\t1.2\t-\tRage\t5\n", []string{"“Я” missing", "“1.2” missing", "“-” missing", "rage cost: 5"}},
		"below a blank row":               {visible, 0, "\t\nid\tCost\nrage\t5\n", []string{"rage cost: 5"}},
		"below what the table is called":  {visible, 0, "My cards\t\n\t\nid\tCost\nrage\t5\n", []string{"rage cost: 5"}},
		"under Identifier":                {visible, 0, "Identifier\tCost\nrage\t5\n", []string{"rage cost: 5"}},
		"under that in Ukrainian":         {visible, 0, "Ід\tВартість\nrage\t5\n", []string{"rage cost: 5"}},
		"under Card":                      {visible, 0, "Card\tCost\nRage\t5\n", []string{"rage cost: 5"}},
		"by ids under Card":               {visible, 0, "Card\tCost\nspike_strike\t5\nRage\t6\ncleave\t7\n", []string{"spike_strike cost: 5", "rage cost: 6", "cleave cost: 7"}},
		"under Card in Ukrainian":         {visible, 0, "Карта\tВартість\nЛють п'яниці\t5\n", []string{"rage cost: 5"}},
		"under a title that isn't known":  {visible, 0, "Foo\tCost\nRage\t5\n", []string{"“Rage” unclear"}},
		"numbers under such a title":      {visible, 0, "No\tCost\n1\t5\n", []string{"“1” missing", "cleave cost: 5"}},
		"twice to the same":               {visible, 0, "id\tCost\nrage\t5\ncleave\t4\nrage\t6\n", []string{"rage cost: 5", "cleave cost: 4", "rage cost: “6” twice"}},
		"twice to a new one":              {visible, 0, "id\tCost\naxe\t5\naxe\t6\n", []string{"axe cost: 5", "“axe” twice"}},
		"above a sum":                     {visible, 0, "Name\tCost\nRage\t5\nTotal\t5\n\t\n", []string{"rage cost: 5", "“Total” sum"}},
		"above a sum in Ukrainian":        {visible, 0, "id\tCost\nrage\t5\nРазом\t5\n", []string{"rage cost: 5", "“Разом” sum"}},
		"ticks":                           {visible, 0, "id\tMajor card\ncleave\t✓\nshield_block\tx\nspike_strike\t\n" + major + "\t \n", []string{"cleave isMajor: true", "shield_block isMajor: true", major + " isMajor: false"}},
	} {
		assert.Equal(t, c.want, told(paste(t, w, shown, c.columns, c.column, c.text)), name)
	}
	require.NoError(t, w.Do(document.SetField{File: "cards/cleave.xml", Path: "name", Value: "Rage"}))
	all := rows(t, w, schema.CardKind, "")
	assert.Equal(t, []string{"“Rage” ambiguous"}, told(paste(t, w, all, visible, 0, "Name\tCost\nRage\t7\n")))
	cases := rows(t, w, schema.CasesKind, "")
	changes := told(paste(t, w, cases, table.Find(schema.CasesKind, []string{"input[0]"}), 0, "hero\tid\tinput[0]\nmage\t1\t0.25\nnobody\t1\t0.5\n"))
	assert.Equal(t, []string{"1 input[0]: 0.25", "“nobody 1” no-case"}, changes, "told once")
}

// A row that nothing is called like is offered as a new card, with what is missing and what is wrong.
func TestRowsThatThereArentAreOffered(t *testing.T) {
	w := open(t)
	columns := table.Find(schema.CardKind, []string{"name", "cost", "base_damage", "max_damage"})
	shown := rows(t, w, schema.CardKind, "cleave")
	planned := paste(t, w, shown, columns, 0, "Name\tCost\tDamage\tDecks\nCleave\t2\t5\t\nIce Axe\t3\t4\tmage\nЛьодоруб\t\t\t\nIce Axe\t1\t\t\n")
	entrants := table.Entrants(planned)
	require.Len(t, entrants, 3)
	var offered []string
	for _, e := range entrants {
		var lacks, problems []string
		for _, f := range e.Lacks {
			lacks = append(lacks, f.Title.In("en"))
		}
		for _, d := range e.Problems {
			problems = append(problems, d.Code)
		}
		offered = append(offered, fmt.Sprint(e.Item.ID, " “", e.Name, "” ", lacks, problems))
	}
	assert.Equal(t, []string{"ice_axe “Ice Axe” [Picture] []", "lodorub “Льодоруб” [Cost Picture] [no-effect]", "ice_axe_2 “Ice Axe” [Picture] [no-effect]"}, offered)

	before := w.Pack().Hash()
	require.NoError(t, w.Do(table.EditPasted(planned, false)))
	assert.NotContains(t, w.Pack().IDs(schema.CardKind), "ice_axe")
	cleave, _ := w.Pack().Card("cleave")
	assert.EqualValues(t, 2, cleave.Cost)
	w.Undo()
	require.NoError(t, w.Do(table.EditPasted(planned, true)))
	axe, ok := w.Pack().Card("ice_axe")
	require.True(t, ok)
	assert.Equal(t, "Ice Axe", axe.Name)
	assert.EqualValues(t, []int16{3, 4}, []int16{axe.Cost, axe.BaseDamage})
	mage, _ := w.Pack().Hero("mage")
	assert.Contains(t, mage.Deck, schema.DeckLine{Card: "ice_axe", Copies: 1})
	w.Undo()
	assert.Equal(t, before, w.Pack().Hash(), "it was one step")

	heroes := table.Find(schema.HeroKind, []string{"name", "hp"})
	planned = paste(t, w, nil, heroes, 0, "id\tHP\nwarden\t25\nknight\t31\nBad Id\t3\n")
	require.Len(t, table.Entrants(planned), 1)
	assert.Equal(t, []string{"warden hp: 25", "knight hp: 31", "“Bad Id” not-free"}, told(planned))
	require.NoError(t, w.Do(table.EditPasted(planned, true)))
	warden, _ := w.Pack().Hero("warden")
	assert.EqualValues(t, 25, warden.HP)
}

// A fixed amount stays fixed, as where it is typed, unless the paste says otherwise.
func TestAPastedAmountTakesItsMostAlong(t *testing.T) {
	w := open(t)
	for _, path := range []string{"base_healing", "max_healing"} {
		require.NoError(t, w.Do(document.SetField{File: "cards/cleave.xml", Path: path, Value: "4"}))
	}
	shown := rows(t, w, schema.CardKind, "cleave")
	columns := table.Find(schema.CardKind, []string{"name", "base_healing", "max_healing"})
	for text, want := range map[string][2]string{
		"7":                             {"7", "7"},
		"7\t9":                          {"7", "9"},
		"Name\tHealing\nCleave\t6":      {"6", "6"},
		"Most healing\tHealing\n4\t3\n": {"3", "4"},
		"id\tHealing\ncleave\t2\n":      {"2", "2"},
	} {
		planned := paste(t, w, shown, columns, 1, text)
		require.NoError(t, w.Do(table.EditPasted(planned, true)))
		d := w.Pack().Document("cards/cleave.xml")
		least, _ := d.Value("base_healing")
		most, _ := d.Value("max_healing")
		assert.Equal(t, want, [2]string{least, most}, text)
		w.Undo()
	}
}

func TestDecksArePasted(t *testing.T) {
	w := open(t)
	shown := rows(t, w, schema.CardKind, "cleave")
	columns := table.Find(schema.CardKind, []string{"name", table.DecksColumn})
	for text, want := range map[string][]string{
		"knight":             nil,
		"mage, knight":       {"cleave <decks>: knight, mage"},
		"Лицар; ROGUE":       {"cleave <decks>: knight, rogue"},
		"Mage ×3":            {"cleave <decks>: mage ×3"},
		"2x mage\nknight":    {"cleave <decks>: mage ×2"}, // lines of a cell are between quotation marks
		"":                   {"cleave <decks>: "},
		"nobody":             {"cleave <decks>: “nobody” not-hero"},
		"\"2 mage\nknight\"": {"cleave <decks>: knight, mage ×2"},
	} {
		planned := paste(t, w, shown, columns, 1, text)
		assert.Equal(t, want, told(planned)[:min(len(told(planned)), 1)], text)
	}
	heroes, ofHeroes := rows(t, w, schema.HeroKind, "mage"), table.Find(schema.HeroKind, []string{"name", table.DecksColumn})
	for text, want := range map[string][]string{
		"12":                   nil,
		"11":                   {"mage <decks>: “11” fixed"},
		"":                     {"mage <decks>: “” fixed"},
		"3 cleave; Засідка ×9": {"mage <decks>: cleave ×3, ambush ×9"},
		"cleave, clive":        {"mage <decks>: “cleave, clive” not-card"},
	} {
		assert.Equal(t, want, told(paste(t, w, heroes, ofHeroes, 1, text)), text)
	}
	before := w.Pack().Hash()
	require.NoError(t, w.Do(table.EditPasted(paste(t, w, heroes, ofHeroes, 1, "3 cleave; ambush ×9"), true)))
	wizard, _ := w.Pack().Hero("mage")
	assert.ElementsMatch(t, []schema.DeckLine{{Card: "cleave", Copies: 3}, {Card: "ambush", Copies: 9}}, wizard.Deck)
	w.Undo()
	require.NoError(t, w.Do(table.EditPasted(paste(t, w, shown, columns, 1, "mage ×3"), true)))
	mage, _ := w.Pack().Hero("mage")
	assert.Contains(t, mage.Deck, schema.DeckLine{Card: "cleave", Copies: 3})
	knight, _ := w.Pack().Hero("knight")
	for _, line := range knight.Deck {
		assert.NotEqual(t, "cleave", line.Card)
	}
	w.Undo()
	assert.Equal(t, before, w.Pack().Hash())
}

func TestADeckIsRead(t *testing.T) {
	w := open(t)
	require.NoError(t, w.Do(document.SetField{File: "cards/rage.xml", Path: "name", Value: "2 Rages"}))
	for name, c := range map[string]struct {
		text    string
		deck    string
		unknown string
	}{
		"names and numbers":    {"Cleave\t2\nAmbush\t1\n", "cleave×2 ambush×1", ""},
		"numbers and names":    {"2\tCleave\n1\tAmbush\n", "cleave×2 ambush×1", ""},
		"in one cell":          {"2 Cleave\n3x Ambush\nbackstab ×2\nIce Barrier (3)\n", "cleave×2 ambush×3 backstab×2 ice_barrier×3", ""},
		"ids, without numbers": {"cleave\nambush\ncleave\n", "cleave×2 ambush×1", ""},
		"in Ukrainian":         {"Розсікання\t2\n", "cleave×2", ""},
		"under titles":         {"Card\tCopies\nCleave\t2\n", "cleave×2", ""},
		"a name like a number": {"2 Rages\t3\n", "rage×3", ""},
		"unknown ones":         {"Cleave\t2\nClive\t1\n", "cleave×2", "Clive 1"},
		"empty lines":          {"\t\nCleave\t2\n\t\n", "cleave×2", ""},
	} {
		pasted, err := table.ParsePaste(c.text)
		require.NoError(t, err)
		deck, unknown := table.ParseDeck(w.Pack(), pasted)
		var lines []string
		for _, line := range deck {
			lines = append(lines, fmt.Sprintf("%s×%d", line.Card, line.Copies))
		}
		assert.Equal(t, c.deck, strings.Join(lines, " "), name)
		assert.Equal(t, c.unknown, strings.Join(unknown, ", "), name)
	}
}

// Whatever the keyboard, the same cards are found.
func TestWordsAreFoundHoweverTheyAreTyped(t *testing.T) {
	w := open(t)
	for path, value := range map[string]string{"name": "Hedgehog’s Shield", "name_uk": "Їжаків бар’єр"} {
		require.NoError(t, w.Do(document.SetField{File: "cards/cleave.xml", Path: path, Value: value}))
	}
	require.NoError(t, w.Do(document.SetField{File: "heroes/knight.xml", Path: "name_uk", Value: "Об’їждчик"}))
	for _, text := range []string{
		"hedgehog's", "hedgehogʼs", "HEDGEHOG`S", `"hedgehog’s shield"`, "name:hedgehog's", `name_uk="їжаків бар'єр"`, `name_uk:"І` + "\u0308" + `жаків"`,
		"deck:об'їждчик name:hedgehog", "колода:об’ї" + "ждчик name:hedgehog", "деck",
	} {
		q, err := query.Parse(text)
		require.NoError(t, err)
		found, err := table.NewFinder(table.Names{
			Text:  func(_ *schema.Pack, d *schema.Document) string { name, _ := d.Value("name"); return name },
			Name:  nameOf,
			Key:   strings.ToLower,
			Title: func(_ *schema.Pack, c *table.Column) string { return c.Path },
		}).Rows(source(w), &table.View{Kind: schema.CardKind, Query: q})
		require.NoError(t, err)
		want := "cleave"
		if text == "деck" {
			want = ""
		}
		assert.Equal(t, want, ids(found), text)
	}
	heroes := rows(t, w, schema.HeroKind, `deck:"hedgehog's shield"`)
	assert.Equal(t, "knight", ids(heroes))
	number, err := query.Parse("бонус_до_найбільшого_здоров'я>=0")
	require.NoError(t, err)
	_, err = finder.Rows(source(w), &table.View{Kind: schema.CardKind, Query: number})
	assert.NoError(t, err)
}
