package files

import (
	"errors"

	"github.com/spf13/cobra"

	"boardduels/cmd/duel/cli"
)

// Keeping is what a command is asked to keep of a series of games.
type Keeping struct {
	folder string // "" if nothing is kept
	resume bool
}

// Flags adds --save and --resume. what is what the command calls a record.
func (k *Keeping) Flags(cmd *cobra.Command, what string) {
	cmd.Flags().StringVar(&k.folder, "save", "", "write the "+what+" of each game into this folder; only with --resume it may hold earlier ones")
	cmd.Flags().BoolVar(&k.resume, "resume", false, "go on with the series that --save has begun")
}

// Check returns an error if the flags don't go together.
func (k *Keeping) Check() error {
	if k.resume && k.folder == "" {
		return cli.Usage(errors.New("--resume goes on with what --save has begun: name the folder with --save"))
	}
	return nil
}

// Take makes the folder the command's own for so many games, as [TakeSeries] or [resumeSeries] does; nil if nothing is
// kept.
func (k *Keeping) Take(games int) (*Series, error) {
	switch {
	case k.folder == "":
		return nil, nil
	case k.resume:
		return resumeSeries(k.folder, games)
	}
	return TakeSeries(k.folder, games)
}
