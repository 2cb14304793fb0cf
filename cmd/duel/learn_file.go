package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"sync/atomic"
	"time"

	"github.com/spf13/cobra"

	"boardduels/ai/arena/curve"
	"boardduels/internal/durable"
)

// before returns what the file of --resume holds; nil if there is none yet.
func (l *lesson) before() (*curve.Result, error) {
	if l.resume == "" {
		return nil, nil
	}
	result, err := loadLearning(l.resume)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return result, err
}

// saver returns what writes the results every few seconds, so that not much is lost with the computer; nil if they have
// no file.
func (l *lesson) saver() func(curve.Progress) error {
	if l.out == "" {
		return nil
	}
	const often = 10 * time.Second
	saved := time.Now()
	return func(p curve.Progress) error {
		if time.Since(saved) < often {
			return nil
		}
		defer func() { saved = time.Now() }()
		return saveLearning(l.out, p.Result)
	}
}

func saveLearning(path string, r *curve.Result) error {
	data, err := r.Marshal()
	if err != nil {
		return err
	}
	return durable.Replace(path, data)
}

func loadLearning(path string) (*curve.Result, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	data, err := readLimited(file, path, maxResult)
	if err != nil {
		return nil, err
	}
	result, err := curve.ParseResult(data)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return result, nil
}

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
	var done, total atomic.Int64
	inner := o.Progress
	o.Progress = func(p curve.Progress) error {
		done.Store(int64(p.Done))
		total.Store(int64(p.Total))
		if inner == nil {
			return nil
		}
		return inner(p)
	}
	if to := cmd.ErrOrStderr(); isTerminal(to) {
		defer repeatedly(to, func() string { return fmt.Sprintf("%d of %d learning runs", done.Load(), total.Load()) })()
	}
	return curve.Run(cmd.Context(), plan, cast, o)
}
