// Command synth makes the game's sounds: it computes each from tones and noise. Run it after a change to a sound; a
// test fails while the files differ from what it makes.
//
//	go run -C tools/synth .            # write the sounds
//	go run -C tools/synth . -figures   # print how long and how loud each is
package main

import (
	"flag"
	"fmt"
	"maps"
	"math"
	"os"
	"path/filepath"
	"slices"
)

func main() {
	figures := flag.Bool("figures", false, "print how long and how loud each sound is, and write nothing")
	flag.Parse()
	if *figures {
		printFigures()
		return
	}
	if err := writeAll(); err != nil {
		fmt.Fprintln(os.Stderr, "synth:", err)
		os.Exit(1)
	}
}

const (
	root   = "../.."         // the project's folder, from that in which `go run -C` starts the program
	folder = "assets/sounds" // where the sounds lie in it
)

func names() []string { return slices.Sorted(maps.Keys(sounds)) }

func writeAll() error {
	if _, err := os.Stat(filepath.Join(root, "FyneApp.toml")); err != nil {
		return fmt.Errorf("run by go run -C tools/synth . from the project's root: %w", err)
	}
	if err := os.MkdirAll(filepath.Join(root, folder), 0o755); err != nil {
		return err
	}
	for _, name := range names() {
		if err := os.WriteFile(filepath.Join(root, folder, name+".wav"), wav(finished(sounds[name])), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// loudestPeak leaves room for several sounds at once.
const loudestPeak = 0.8

// lowest is the frequency in Hz below which nothing is kept: it would only push a loudspeaker out.
const lowest = 25

// finished is a sound as it is kept.
func finished(r recipe) buffer {
	b := r.make()
	b = b.high(steady(lowest))
	if !r.loops {
		b = b.trimmed().ended()
	}
	return b.levelled(r.loudness, loudestPeak)
}

// trimmed is the buffer without an end that can't be heard.
func (b buffer) trimmed() buffer {
	floor := b.peak() * 0.003
	end := len(b)
	for end > 1 && math.Abs(b[end-1]) < floor {
		end--
	}
	return b[:end]
}

func printFigures() {
	total := 0
	for _, name := range names() {
		b := finished(sounds[name])
		total += len(wav(b))
		fmt.Printf("%-12s %5.2f s  peak %6.1f dB  loudest tenth of a second %6.1f dB\n", name, float64(len(b))/rate, decibels(b.peak()), decibels(b.loudest()))
	}
	fmt.Printf("%d sounds, %d bytes\n", len(sounds), total)
}

func decibels(v float64) float64 { return 20 * math.Log10(math.Max(v, 1e-9)) }
