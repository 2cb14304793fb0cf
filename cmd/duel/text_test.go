package main

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"
)

func TestWilsonIntervals(t *testing.T) {
	for _, c := range []struct {
		k, n      int
		low, high float64
	}{
		{50, 100, 0.40383, 0.59617},
		{0, 10, 0, 0.27753},
		{10, 10, 0.72247, 1},
		{1, 1, 0.20655, 1},
		{5100, 10000, 0.50020, 0.51979},
	} {
		s := newShare(c.k, c.n)
		assert.InDelta(t, c.low, s.Low, 1e-5, "%d of %d", c.k, c.n)
		assert.InDelta(t, c.high, s.High, 1e-5, "%d of %d", c.k, c.n)
	}
	assert.Equal(t, share{High: 1}, newShare(0, 0), "nothing is known")
}

func TestWilsonIntervalsHoldTheirShare(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 1e6).Draw(t, "n")
		s := newShare(rapid.IntRange(0, n).Draw(t, "k"), n)
		assert.LessOrEqual(t, 0.0, s.Low)
		assert.LessOrEqual(t, s.Low, s.Share+1e-12)
		assert.LessOrEqual(t, s.Share, s.High+1e-12)
		assert.LessOrEqual(t, s.High, 1.0)
	})
}

func TestLengths(t *testing.T) {
	var l lengths
	for _, rounds := range []int{3, 5, 5, 6, 7, 7, 7, 8, 9, 20} {
		l.add(rounds)
	}
	l.sum(10)
	assert.Equal(t, 7.7, l.Mean)
	assert.Equal(t, [4]int{3, 7, 9, 20}, [4]int{l.Tenth, l.Median, l.Ninetyth, l.Longest})
}

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
