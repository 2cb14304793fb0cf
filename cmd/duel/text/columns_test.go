package text_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"

	"boardduels/cmd/duel/text"
)

func TestColumnsLineUpInAnyLanguage(t *testing.T) {
	rows := [][]string{{"щит", text.Right("1", 3), "так"}, {"енергія", "100", ""}, {"hp"}}
	assert.Equal(t, "щит        1  так\nенергія  100\nhp\n", text.Columns(rows))
}

func TestFitBreaksTheLastColumn(t *testing.T) {
	long := strings.Repeat("слово ", 20)
	for _, line := range strings.Split(text.Fit([][]string{{"   1", "Вогняна стріла ×2", "коштує 2", long}, {"   2", "Укол", "старша", "Завдайте 2 шкоди."}}), "\n") {
		assert.LessOrEqual(t, utf8.RuneCountInString(line), text.Screen)
	}
	assert.Equal(t, "a  b\nc  "+strings.TrimSpace(strings.Repeat("слово ", 13))+"\n   "+strings.TrimSpace(strings.Repeat("слово ", 7))+"\n",
		text.Fit([][]string{{"a", "b"}, {"c", long}}))
}

func TestHangBreaksLongLines(t *testing.T) {
	assert.Equal(t, "", strings.Trim(text.Hang("", ""), "\n"))
	assert.Equal(t, "  12  "+strings.TrimSpace(strings.Repeat("слово ", 12))+"\n        "+strings.TrimSpace(strings.Repeat("слово ", 8))+"\n",
		text.Hang("  12  ", strings.Repeat("слово ", 20)))
}

func TestWrap(t *testing.T) {
	assert.Equal(t, []string{""}, text.Wrap("", 10))
	assert.Equal(t, []string{"один два", "три", "довжелезнеслово", "й"}, text.Wrap("один два  три довжелезнеслово й", 10))
}
