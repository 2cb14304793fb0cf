// Command firstframe measures how long a program takes from the start of its process to the first picture in its
// window, and until that changes no more. Each start has a virtual screen that the processor draws on. Its pixels are
// looked at in the file in which the X server keeps them, so that looking takes next to nothing. tools/first-frame.sh
// builds the app and runs this.
//
//	firstframe [-runs 9] PROGRAM [ARG…]
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

func main() {
	runs := flag.Int("runs", 9, "how often the program is started")
	flag.Parse()
	if flag.NArg() == 0 || *runs < 1 {
		fmt.Fprintln(os.Stderr, "usage: firstframe [-runs 9] PROGRAM [ARG…]")
		os.Exit(2)
	}
	if err := measure(*runs, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "firstframe:", err)
		os.Exit(1)
	}
}

// measure starts the program again and again, and prints the figures of a start with an empty folder of data, and of
// one with the data of the start before.
func measure(runs int, program []string) error {
	work, err := os.MkdirTemp("", "firstframe")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	s, err := openScreen(work)
	if err != nil {
		return err
	}
	defer s.close()
	fmt.Printf("load before: %s", loads())
	for _, kind := range []string{"first start", "later start"} {
		var first, whole, worked []time.Duration
		data := filepath.Join(work, "data")
		for range runs {
			if kind == "first start" {
				if err := os.RemoveAll(data); err != nil {
					return err
				}
			}
			b, err := s.watch(append(slices.Clone(program), "--data", data))
			if err != nil {
				return err
			}
			first, whole, worked = append(first, b.first), append(whole, b.whole), append(worked, b.worked)
		}
		fmt.Printf("%s: first frame after %s (processor time of all threads until then %s); all there after %s\n",
			kind, figures(first), figures(worked), figures(whole))
	}
	fmt.Printf("load after: %s", loads())
	return nil
}

// figures tells the median and the longest.
func figures(spans []time.Duration) string {
	slices.Sort(spans)
	return fmt.Sprintf("%.2f s, %.2f at most of %d", spans[len(spans)/2].Seconds(), spans[len(spans)-1].Seconds(), len(spans))
}

// loads is how many programs want a processor, as the system has it.
func loads() string {
	text, err := os.ReadFile("/proc/loadavg")
	if err != nil {
		return "unknown\n"
	}
	return string(text)
}

// beginning is how long a program took to its first picture, and to the last change of it.
type beginning struct{ first, whole, worked time.Duration }

const (
	patience = time.Minute            // for a picture
	still    = 700 * time.Millisecond // without a change: it is all there
)

// watch starts a program, looks until all of its first screen is there, and ends it.
func (s *screen) watch(program []string) (b beginning, err error) {
	cmd := exec.Command(program[0], program[1:]...)
	cmd.Env = append(os.Environ(), "DISPLAY="+s.name, "WAYLAND_DISPLAY=", "LIBGL_ALWAYS_SOFTWARE=1")
	began := time.Now()
	if err := cmd.Start(); err != nil {
		return b, err
	}
	ended := make(chan error, 1)
	go func() { ended <- cmd.Wait() }()
	defer func() {
		_ = cmd.Process.Kill()
		<-ended
		if err == nil {
			err = s.goDark()
		}
	}()
	look := time.NewTicker(3 * time.Millisecond)
	defer look.Stop()
	var before picture
	for now := time.Duration(0); b.first == 0 || now < b.whole+still; {
		select {
		case why := <-ended:
			ended <- why
			return b, fmt.Errorf("%s ended before it showed anything: %w", program[0], why)
		case <-look.C:
		}
		now = time.Since(began)
		shown, err := s.look()
		switch {
		case err != nil:
			return b, err
		case now > patience:
			return b, errors.New(strings.Join(program, " ") + " shows nothing, or comes to no rest")
		case b.first == 0 && shown.isSomething:
			b.first, b.worked = now, processorTime(cmd.Process.Pid)
		}
		if shown != before {
			before, b.whole = shown, now
		}
	}
	return b, nil
}
