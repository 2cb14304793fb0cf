package main

import (
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"boardduels/ai/arena/curve"
)

// saver returns what keeps the file of results up to date; nil if there is none.
func (l *lesson) saver() func(curve.Progress) error {
	if l.out == "" {
		return nil
	}
	save := saveNowAndThen(l.out, 10*time.Second)
	return func(p curve.Progress) error { return save(p.Result) }
}

func loadLearning(path string) (*curve.Result, error) { return loadFile(path, curve.ParseResult) }

// mergeLearning adds up files of results. An error names the file that doesn't fit.
func mergeLearning(paths []string) (*curve.Result, error) {
	var sum *curve.Result
	for _, path := range paths {
		next, err := loadLearning(path)
		if err != nil {
			return nil, err
		}
		if sum == nil {
			sum = next
		} else if sum, err = curve.Merge(sum, next); err != nil {
			return nil, fmt.Errorf("%s: %w", path, err)
		}
	}
	return sum, nil
}

// watchedLearning carries out a plan, and shows how far it is if standard error is a terminal.
func watchedLearning(cmd *cobra.Command, plan *curve.Plan, cast curve.Cast, o curve.Options) (*curve.Result, error) {
	var w watch
	inner := o.Progress
	o.Progress = func(p curve.Progress) error {
		w.note(p.Done, p.Total)
		if inner == nil {
			return nil
		}
		return inner(p)
	}
	defer w.show(cmd, "learning runs")()
	return curve.Run(cmd.Context(), plan, cast, o)
}
