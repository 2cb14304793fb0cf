package sheet_test

import (
	"bytes"
	"encoding/binary"
	"strings"
	"testing"
	"unicode/utf16"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/sheet"
)

func inUTF16(t *testing.T, text string, order binary.ByteOrder) string {
	var b bytes.Buffer
	require.NoError(t, binary.Write(&b, order, utf16.Encode([]rune(text))))
	return b.String()
}

func TestFilesOfSpreadsheets(t *testing.T) {
	want := [][]string{{"id", "name"}, {"a", "Щит, \"великий\""}, {"b", ""}}
	text := "id,name\na,\"Щит, \"\"великий\"\"\"\nb,\n"
	semicolons := "id;name\na;\"Щит, \"\"великий\"\"\"\nb;\n"
	for name, file := range map[string]string{
		"commas":                           text,
		"semicolons":                       semicolons,
		"tabs":                             strings.ReplaceAll(semicolons, ";", "\t"),
		"a mark of byte order":             "\ufeff" + text,
		"Windows":                          strings.ReplaceAll(semicolons, "\n", "\r\n"),
		"old Macs":                         strings.ReplaceAll(semicolons, "\n", "\r"),
		"told what separates":              "sep=;\r\n" + semicolons,
		"told so between marks":            "\"sep=;\"\n" + semicolons,
		"told above a mark of byte order":  "sep=;\n\ufeff" + semicolons,
		"told below a mark of byte order":  "\ufeffsep=;\n" + semicolons,
		"told in capitals":                 "SEP=;\n" + semicolons,
		"told with a space":                "sep= ;\n" + semicolons,
		"told above empty cells":           "sep=;;;;;\n" + semicolons,
		"told in a cell":                   "\"sep=;\",,,\n" + text,
		"the end of a file of DOS":         semicolons + "\x1a",
		"zeros at the end":                 semicolons + "\x00\x00\n\x1a\n",
		"told a line":                      "sep=|\n" + strings.ReplaceAll(semicolons, ";", "|"),
		"empty rows":                       ";;\n\n" + strings.ReplaceAll(semicolons, "\n", "\n \n;\n"),
		"a row of separators alone, first": ";;;;;\n\ufeff" + semicolons,
		"UTF-16 as Excel writes it":        inUTF16(t, "\ufeff"+strings.ReplaceAll(semicolons, ";", "\t"), binary.LittleEndian),
		"UTF-16, the other way":            inUTF16(t, "\ufeff"+semicolons, binary.BigEndian),
		"UTF-16 without a mark":            inUTF16(t, semicolons, binary.LittleEndian),
	} {
		rows, err := sheet.ReadCSV(file)
		require.NoError(t, err, name)
		var got [][]string
		for _, row := range rows {
			got = append(got, row.Cells)
		}
		assert.Equal(t, want, got, name)
	}
}

func TestLinesAreCountedAsInTheFile(t *testing.T) {
	rows, err := sheet.ReadCSV("sep=;\n\n;\na;\"b\nc\"\nd;e\n")
	require.NoError(t, err)
	assert.Equal(t, []sheet.Row{{4, []string{"a", "b\nc"}}, {6, []string{"d", "e"}}}, rows)
	_, err = sheet.ReadCSV("a;b\nc;\"d\n")
	assert.Equal(t, &sheet.Misquoted{Line: 2}, err)
	_, err = sheet.ReadCSV("a;b\nc;\xc3\xe0\n")
	assert.Equal(t, &sheet.NotText{Line: 2}, err)
	_, err = sheet.ReadCSV(strings.Repeat(",", sheet.MaxCells))
	assert.ErrorIs(t, err, sheet.ErrTooLarge)
}

func TestNumbersAsPeopleWriteThem(t *testing.T) {
	for text, want := range map[string]float64{
		"3": 3, " 3 ": 3, "-3": -3, "+3": 3, "\u22123": -3, "\u20133": -3, "1,5": 1.5, "1.5": 1.5, "3,0": 3, "13,00": 13,
		"1 000": 1000, "1\u00a0234,5": 1234.5, "1\u202f000\u202f000": 1e6, "-1 000": -1000, "\u22121 000": -1000, "\u20131 000": -1000,
	} {
		number, ok := sheet.Number(text)
		assert.True(t, ok, text)
		assert.Equal(t, want, number, text)
	}
	for _, text := range []string{"", "many", "1 2", "1,2,3", "1.234,5", "NaN", "inf", "12 34", "--3", "1 000 00"} {
		_, ok := sheet.Number(text)
		assert.False(t, ok, text)
	}
	thousand, ok := sheet.Whole("\u20131 000")
	assert.True(t, ok)
	assert.Equal(t, -1000, thousand)
	whole, ok := sheet.Whole("7,0")
	assert.True(t, ok)
	assert.Equal(t, 7, whole)
	_, ok = sheet.Whole("7,5")
	assert.False(t, ok)
}

func TestYesAndNo(t *testing.T) {
	for want, words := range map[bool]string{
		true:  "true TRUE yes 1 так ТАК ІСТИНА істина ИСТИНА да WAHR vrai",
		false: "false FALSE no 0 ні Ні ХИБНІСТЬ хибність ЛОЖЬ нет FALSCH faux",
	} {
		for _, word := range strings.Fields(words) {
			value, ok := sheet.Flag(" " + word)
			assert.True(t, ok, word)
			assert.Equal(t, want, value, word)
		}
	}
	_, ok := sheet.Flag("maybe")
	assert.False(t, ok)
}

func FuzzReadCSV(f *testing.F) {
	for _, file := range []string{"", "a,b\n", "sep=;\na;b", "\xff\xfea\x00", "\"", "\ufeff;;\r\n"} {
		f.Add(file)
	}
	f.Fuzz(func(t *testing.T, file string) {
		rows, _ := sheet.ReadCSV(file)
		line := 0
		for _, row := range rows {
			require.Greater(t, row.Line, line)
			line = row.Line
			require.NotEmpty(t, strings.TrimSpace(strings.Join(row.Cells, "")))
		}
	})
}
