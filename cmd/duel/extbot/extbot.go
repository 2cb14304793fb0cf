// Package extbot is how the commands name programs of the user's that play, and what time they are given.
package extbot

import (
	"fmt"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"boardduels/ai/external"
	"boardduels/ai/protocol"
	"boardduels/cmd/duel/cli"
)

// Prefix marks a player that is a command.
const Prefix = "exec:"

// Command returns the words of the command that a player is, if it is one.
func Command(player string) (words []string, is bool, err error) {
	command, is := strings.CutPrefix(player, Prefix)
	if !is {
		return nil, false, nil
	}
	words, err = external.Split(command)
	return words, true, err
}

// LimitFlags adds the flags for the time that programs are given.
func LimitFlags(cmd *cobra.Command, l *protocol.Limits) {
	cmd.Flags().DurationVar(&l.Start, "start-time", 10*time.Second, "how long a program may take to greet")
	cmd.Flags().DurationVar(&l.Move, "move-time", time.Second, "how long a program may take for an action")
}

// CheckLimits returns an error for a time that nobody can mean.
func CheckLimits(l protocol.Limits) error {
	for _, flag := range []struct {
		name string
		time time.Duration
	}{{"start-time", l.Start}, {"move-time", l.Move}} {
		if flag.time < time.Millisecond || flag.time > time.Hour {
			return cli.Usage(fmt.Errorf("--%s is %v, allowed is 1ms to 1h", flag.name, flag.time))
		}
	}
	return nil
}
