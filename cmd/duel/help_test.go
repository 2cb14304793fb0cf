package main

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/assert"

	"boardduels/cmd/duel/text"
)

func TestHelpFitsTheScreen(t *testing.T) {
	var check func(*cobra.Command)
	check = func(command *cobra.Command) {
		for _, line := range strings.Split(command.Long+"\n"+command.UsageString(), "\n") {
			example := strings.Contains(line, "duel ") && strings.HasPrefix(line, "  ") // stays whole, to be copied
			assert.True(t, example || utf8.RuneCountInString(line) <= text.Screen, "%s: %s", command.CommandPath(), line)
		}
		for _, child := range command.Commands() {
			check(child)
		}
	}
	check(newRoot())
}
