// Duel is the command line of Board Duels, for designers, testers and other programs: it validates packs, plays and
// simulates duels, verifies replays, and explains what the AI decides.
package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"syscall"

	"github.com/spf13/cobra"

	"boardduels/cmd"
	"boardduels/cmd/duel/boardcmd"
	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/measure"
	"boardduels/cmd/duel/text"
	"boardduels/runtime/record"
)

func main() {
	record.Program = cmd.Version()
	ctx, stop := signal.NotifyContext(context.Background(), endings()...)
	defer stop()
	context.AfterFunc(ctx, stop)                            // who interrupts twice doesn't want to wait
	signal.Notify(make(chan os.Signal, 1), syscall.SIGPIPE) // a reader that has gone is an error of writing like others
	os.Exit(run(ctx, os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}

// endings are the signals that end a command in order. A terminal that closes is one, unless nohup(1) was asked to
// protect from it; it may tell so twice, its shell and its system, which isn't somebody who doesn't want to wait.
func endings() []os.Signal {
	signals := []os.Signal{os.Interrupt, syscall.SIGTERM}
	if signal.Ignored(syscall.SIGHUP) {
		return signals
	}
	signal.Notify(make(chan os.Signal, 1), syscall.SIGHUP)
	return append(signals, syscall.SIGHUP)
}

// run carries out a command line and returns the exit code.
func run(ctx context.Context, args []string, in io.Reader, out, errs io.Writer) int {
	return cli.Run(ctx, newRoot(), args, in, out, errs)
}

func newRoot() *cobra.Command {
	root := &cobra.Command{
		Use:   "duel",
		Short: "Play, simulate, verify and explain duels of Board Duels",
		Long: `Duel is the command line of Board Duels, a card duel against an AI that learns.

A pack is a folder or zip archive of heroes, cards, precedent cases and experts'
priorities in XML. The name "classic" stands for the pack inside the program.

Exit codes: 0 all is well, 1 a problem was found or the work couldn't be done,
2 the command line isn't understood.`,
		Example: `  duel play --hero knight --opponent mage
  duel validate my-pack
  duel simulate --heroes knight,mage -n 10000
  duel replay verify replays/`,
		SilenceErrors: true,
		SilenceUsage:  true,
		Version:       cmd.Version(),
		Args:          cobra.ArbitraryArgs, // group tells of unknown commands
		PersistentPreRunE: func(cmd *cobra.Command, _ []string) error {
			return cli.Named(cmd, "out", "save", "kb", "resume")
		},
		RunE: cli.Group,
	}
	root.SetFlagErrorFunc(func(_ *cobra.Command, err error) error { return cli.WrongFlag(err) })
	root.SetUsageTemplate(strings.NewReplacer(
		".FlagUsages", fmt.Sprint(".FlagUsagesWrapped ", text.Screen),
		" for more information about a command.", " for more.",
	).Replace(root.UsageTemplate()))
	root.AddCommand(measure.Commands()...)
	root.AddCommand(newValidate(), newPlay(), newMatch(), newReplay(), newDecide(), newKnowledge(), newPackCommand(), newDiff(), newMerge(), newFields(), newVersion(), newLicences(), boardcmd.New())
	return root
}
