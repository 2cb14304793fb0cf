package measure

import (
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/files"
)

// merger is a command that puts files of results together.
type merger[R any] struct {
	long, example string
	parse         func([]byte) (*R, error)
	merge         func(...*R) (*R, error)
	write         func(to io.Writer, merged *R, format string) error
}

func newMerge[R any, P interface {
	*R
	result
}](m merger[R]) *cobra.Command {
	var out, format string
	cmd := &cobra.Command{
		Use:     "merge FILE...",
		Short:   "Put results of shards together",
		Long:    m.long,
		Example: m.example,
		Args:    cli.AtLeast("FILE"),
		RunE: cli.Work(func(cmd *cobra.Command, args []string) error {
			if err := checkReport(format); err != nil {
				return err
			}
			var to *files.Output
			if out != "" {
				var err error
				if to, err = files.Take(cmd, out); err != nil {
					return err
				}
				defer to.Release()
			}
			merged, err := m.files(cmd, args)
			if err != nil {
				return err
			}
			if to != nil {
				if err := saveResult(cmd.Context(), to, P(merged)); err != nil {
					return err
				}
			}
			return m.write(cmd.OutOrStdout(), merged, format)
		}),
	}
	cmd.Flags().StringVarP(&out, "out", "o", "", "write the results into this file")
	reportFlag(cmd, &format)
	return cmd
}

// files adds up files of results. An error names the file that doesn't fit.
func (m *merger[R]) files(cmd *cobra.Command, paths []string) (*R, error) {
	var sum *R
	for _, path := range paths {
		next, err := loadFile(cmd, path, m.parse)
		if err != nil {
			return nil, err
		}
		if sum == nil {
			sum = next
		} else if sum, err = m.merge(sum, next); err != nil {
			return nil, fmt.Errorf("%s: %w", path, err)
		}
	}
	return sum, nil
}
