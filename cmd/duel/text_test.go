package main

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/assert"
)

func TestColumnsLineUpInAnyLanguage(t *testing.T) {
	rows := [][]string{{"щит", right("1", 3), "так"}, {"енергія", "100", ""}, {"hp"}}
	assert.Equal(t, "щит        1  так\nенергія  100\nhp\n", columns(rows))
}

func TestHelpFitsTheScreen(t *testing.T) {
	var check func(*cobra.Command)
	check = func(command *cobra.Command) {
		for _, line := range strings.Split(command.Long+"\n"+command.UsageString(), "\n") {
			example := strings.Contains(line, "duel ") && strings.HasPrefix(line, "  ") // stays whole, to be copied
			assert.True(t, example || utf8.RuneCountInString(line) <= screen, "%s: %s", command.CommandPath(), line)
		}
		for _, child := range command.Commands() {
			check(child)
		}
	}
	check(newRoot())
}

func TestFitBreaksTheLastColumn(t *testing.T) {
	long := strings.Repeat("слово ", 20)
	for _, line := range strings.Split(fit([][]string{{"   1", "Вогняна стріла ×2", "коштує 2", long}, {"   2", "Укол", "старша", "Завдайте 2 шкоди."}}), "\n") {
		assert.LessOrEqual(t, utf8.RuneCountInString(line), screen)
	}
	assert.Equal(t, "a  b\nc  "+strings.TrimSpace(strings.Repeat("слово ", 13))+"\n   "+strings.TrimSpace(strings.Repeat("слово ", 7))+"\n",
		fit([][]string{{"a", "b"}, {"c", long}}))
}

func TestHangBreaksLongLines(t *testing.T) {
	assert.Equal(t, "", strings.Trim(hang("", ""), "\n"))
	assert.Equal(t, "  12  "+strings.TrimSpace(strings.Repeat("слово ", 12))+"\n        "+strings.TrimSpace(strings.Repeat("слово ", 8))+"\n",
		hang("  12  ", strings.Repeat("слово ", 20)))
}

func TestWrap(t *testing.T) {
	assert.Equal(t, []string{""}, wrap("", 10))
	assert.Equal(t, []string{"один два", "три", "довжелезнеслово", "й"}, wrap("один два  три довжелезнеслово й", 10))
}
