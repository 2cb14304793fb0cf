package boardcmd

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"

	"github.com/spf13/cobra"

	"boardduels/ai/fit/trained"
	"boardduels/cmd/duel/files"
)

// kept is what a training has done to its file.
type kept struct {
	anew    bool // the file wasn't there before
	written bool
	whole   bool // all that was asked for is learned
}

func isMissing(path string) bool {
	_, err := os.Stat(path)
	return errors.Is(err, fs.ErrNotExist)
}

// interrupted writes what was learned before an interrupt, and tells which file has it. A file of somebody's is left as
// it was if hardly anything was learned.
func (t *training) interrupted(cmd *cobra.Command, out *files.Output, head trained.Head) error {
	var known *trained.Document
	if t.done.Load() > 0 {
		known = t.Document(head)
	}
	untouched := t.out + " is left as it was"
	if t.kept.anew || !out.Keeps() {
		untouched = "nothing was written"
	}
	switch {
	case known == nil:
		return fmt.Errorf("interrupted before anything was learned; %s", untouched)
	case !out.Keeps() || !t.kept.anew && !t.kept.written && !t.kept.whole:
		return fmt.Errorf("interrupted; %s", untouched)
	}
	if err := out.Write(context.WithoutCancel(cmd.Context()), []byte(known.String())); err != nil {
		return fmt.Errorf("interrupted; %w", err)
	}
	told := fmt.Sprintf("interrupted; %s holds what was learned from %d games, unmeasured", t.out, known.Head.Games)
	if cmd.Flags().Lookup("from") != nil {
		told += "; --from goes on with it"
	}
	return errors.New(told)
}
