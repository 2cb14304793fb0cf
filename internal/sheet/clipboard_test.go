package sheet_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/internal/sheet"
)

// cells are texts of which each may be taken for something else.
func cells(t *rapid.T, label string) string {
	return rapid.OneOf(
		rapid.SampledFrom([]string{"", `"`, `""`, `"""`, `"a"`, `"a" b`, `a"b`, "a\tb", "a\nb", "a\r\nb", "\r", "\n", "\t", `"a` + "\t", "\ufeff", " a ", "Щит"}),
		rapid.StringMatching("[\"\t\n\ra ]{0,6}"), rapid.String(),
	).Draw(t, label)
}

func table(t *rapid.T) (rows [][]string) {
	width := rapid.IntRange(1, 4).Draw(t, "width")
	for range rapid.IntRange(1, 5).Draw(t, "height") {
		row := make([]string, width)
		for k := range row {
			row[k] = cells(t, "cell")
		}
		rows = append(rows, row)
	}
	return rows
}

func TestAnyTableComesBackFromTheClipboard(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rows := table(t)
		back, err := sheet.ReadClipboard(sheet.WriteClipboard(rows))
		require.NoError(t, err)
		require.Equal(t, rows, back)
	})
}

// excel writes a table as Excel does: cells with a tab or a line end between quotation marks, those in them doubled,
// all others as they are; a line end behind each row.
func excel(rows [][]string, end string) string {
	var b strings.Builder
	for _, row := range rows {
		for k, cell := range row {
			if k > 0 {
				b.WriteByte('\t')
			}
			if strings.ContainsAny(cell, "\t\n\r") {
				cell = `"` + strings.ReplaceAll(cell, `"`, `""`) + `"`
			}
			b.WriteString(cell)
		}
		b.WriteString(end)
	}
	return b.String()
}

// What a spreadsheet copies comes whole, as long as it can be told: a cell that begins with a quotation mark is one
// that is quoted only if another one closes it before a tab or a line end, and there is a reason to quote it.
func TestTablesOfExcelAreRead(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rows := table(t)
		for _, row := range rows {
			for k, cell := range row {
				if strings.HasPrefix(cell, `"`) && !strings.ContainsAny(cell, "\t\n\r") {
					row[k] = rapid.SampledFrom([]string{`"Quick" Strike`, `"Shield"`, `"Slow" but "sure"`, `""`, `"" b`}).Draw(t, "marked")
				}
			}
		}
		rows[0][0] = strings.TrimPrefix(rows[0][0], "\ufeff")
		back, err := sheet.ReadClipboard(excel(rows, rapid.SampledFrom([]string{"\n", "\r\n"}).Draw(t, "end")))
		require.NoError(t, err)
		require.Equal(t, rows, back)
	})
}

// testdata/calc-7.4.7 is what LibreOffice Calc 7.4.7.2 of Debian 12 put on the clipboard when all of a sheet was
// copied, as xclip -selection clipboard -t UTF8_STRING -o told it. It quotes nothing: a tab or a line end in a cell
// becomes a space, and empty rows at the end are left out.
func TestWhatCalcCopies(t *testing.T) {
	for name, want := range map[string][][]string{
		// "Titanic, 2.5 and 5" look like one cell
		"marks": {{`"Quick" Strike`, "1", `"Shield"`}, {"Titanic\t2.5\t5"}, {`say "hi"`, "3", `""`}},
		"empty": {{"Назва", "", "Вартість"}, {"Щит", "", "3"}, {"", "", ""}, {"Лють", "", ""}, {"", "", "7"}},
		"ends":  {{"Name", "Note", "Cost"}, {"two lines", "ab", "1"}, {`"marked" line`, "x", "2"}, {"Їжаків бар’єр", "л д", "3"}},
		"names": {{"Name"}, {"Cleave"}, {""}, {"Rage"}},
		"tabs":  {{"Name", "Note"}, {"a b", "c d"}, {`"e" f`, "g"}},
	} {
		text, err := os.ReadFile(filepath.Join("testdata", "calc-7.4.7", name+".txt"))
		require.NoError(t, err)
		rows, err := sheet.ReadClipboard(string(text))
		require.NoError(t, err)
		assert.Equal(t, want, rows, name)
	}
}

func TestWhatSpreadsheetsCopy(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want [][]string
	}{
		"one cell":                             {"7", [][]string{{"7"}}},
		"nothing":                              {"", [][]string{{""}}},
		"an empty cell":                        {"\n", [][]string{{""}}},
		"an empty cell in the middle":          {"a\n\nb\n", [][]string{{"a"}, {""}, {"b"}}},
		"an empty one below a mark":            {"\"a\" b\n\nc\n", [][]string{{`"a" b`}, {""}, {"c"}}},
		"empty rows of two cells":              {"a\tb\r\n\t\r\nc\td\r\n", [][]string{{"a", "b"}, {"", ""}, {"c", "d"}}},
		"names that begin with a mark":         {"\"Quick\" Strike\t1\n\"Slow\" Parry\t2\nShield\t3\n", [][]string{{`"Quick" Strike`, "1"}, {`"Slow" Parry`, "2"}, {"Shield", "3"}}},
		"one that isn't closed":                {"\"Titanic\t1\nShield\t2\n", [][]string{{`"Titanic`, "1"}, {"Shield", "2"}}},
		"two that aren't":                      {"\"Titanic\t1\n\"Olympic\t2\n", [][]string{{`"Titanic`, "1"}, {`"Olympic`, "2"}}},
		"marks around a word":                  {"\"Shield\"\nStrike\n", [][]string{{`"Shield"`}, {"Strike"}}},
		"inches":                               {"5\"\t5'\n", [][]string{{`5"`, "5'"}}},
		"a line end, as Excel quotes it":       {"\"two\nlines\"\tb\r\n", [][]string{{"two\nlines", "b"}}},
		"with doubled marks":                   {"\"say \"\"hi\"\"\nloudly\"\tb\n", [][]string{{"say \"hi\"\nloudly", "b"}}},
		"a tab":                                {"\"a\tb\"\tc\n", [][]string{{"a\tb", "c"}}},
		"marks that are doubled for no reason": {"\"say \"\"hi\"\"\"\tb\n", [][]string{{`say "hi"`, "b"}}},
		"without a last line end, as Sheets":   {"a\tb\nc\t", [][]string{{"a", "b"}, {"c", ""}}},
		"line ends of old Macs":                {"a\tb\rc\td\r", [][]string{{"a", "b"}, {"c", "d"}}},
		"a mark of byte order":                 {"\ufeffa\n", [][]string{{"a"}}},
	} {
		rows, err := sheet.ReadClipboard(c.text)
		require.NoError(t, err, name)
		assert.Equal(t, c.want, rows, name)
	}
}

func TestATableMayBeTooLarge(t *testing.T) {
	for _, text := range []string{strings.Repeat("\t", sheet.MaxCells), strings.Repeat("\n", sheet.MaxCells+1)} {
		_, err := sheet.ReadClipboard(text)
		assert.ErrorIs(t, err, sheet.ErrTooLarge)
	}
	rows, err := sheet.ReadClipboard(strings.Repeat("\t", sheet.MaxCells-1))
	require.NoError(t, err)
	assert.Len(t, rows[0], sheet.MaxCells)
}

// Whatever lies on the clipboard, it is a table that can be copied and comes back.
func FuzzReadClipboard(f *testing.F) {
	for _, text := range []string{"", "a\tb\n", "\"a\tb\"\tc\r\n", "\ufeffa", "\"", "\n\n", "\t\t\n", "\"a\"\"\n\"", "\"\"\"\"\r"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		rows, err := sheet.ReadClipboard(text)
		if err != nil {
			assert.ErrorIs(t, err, sheet.ErrTooLarge)
			return
		}
		require.NotEmpty(t, rows)
		back, err := sheet.ReadClipboard(sheet.WriteClipboard(rows))
		require.NoError(t, err)
		require.Equal(t, rows, back)
	})
}
