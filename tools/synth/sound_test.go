package main

import (
	"encoding/binary"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A change to a sound comes with its file: go run -C tools/synth .. Processors differ in the last bit of a sine.
func TestFilesAreWhatIsMade(t *testing.T) {
	for _, name := range names() {
		got, err := os.ReadFile(root + "/" + folder + "/" + name + ".wav")
		require.NoError(t, err, "run `go run -C tools/synth .`")
		made := finished(sounds[name])
		want := wav(made)
		require.Equal(t, len(want), len(got), "%s: run `go run -C tools/synth .`", name)
		require.Equal(t, want[:44], got[:44], name)
		for i, v := range made {
			sample := int16(binary.LittleEndian.Uint16(got[44+2*i:]))
			require.Zero(t, sample%grain, name)
			require.InDelta(t, v*math.MaxInt16, sample, grain/2+2, "%s, sample %d: run `go run -C tools/synth .`", name, i)
		}
	}
}

func TestNoFileWithoutRecipe(t *testing.T) {
	found, err := filepath.Glob(root + "/" + folder + "/*.wav")
	require.NoError(t, err)
	for _, file := range found {
		assert.Contains(t, sounds, strings.TrimSuffix(filepath.Base(file), ".wav"))
	}
}

// No sound is cut off, none is much louder than the others, and none begins or ends with a click.
func TestFigures(t *testing.T) {
	for name, r := range sounds {
		b := finished(r)
		assert.LessOrEqual(t, b.peak(), loudestPeak+1e-9, name)
		assert.InDelta(t, decibels(r.loudness), decibels(b.loudest()), 4, name)
		assert.Less(t, math.Abs(mean(b)), 0.01, name)
		if r.loops {
			assert.Less(t, math.Abs(b[len(b)-1]-b[0]), 0.05, "%s: its seam", name)
			continue
		}
		assert.Less(t, math.Abs(b[0]), 0.01, name)
		assert.Less(t, math.Abs(b[len(b)-1]), 0.01, name)
		assert.Less(t, float64(len(b))/rate, 3.5, name)
	}
}

// The doc tells the figures of each sound.
func TestTheDocTellsTheFigures(t *testing.T) {
	doc, err := os.ReadFile(root + "/docs/contributor/sounds.md")
	require.NoError(t, err)
	rows := 0
	for _, line := range strings.Split(string(doc), "\n") {
		cells := strings.Split(line, " | ")
		r, ok := sounds[strings.TrimPrefix(cells[0], "| ")]
		if !ok {
			continue
		}
		rows++
		b := finished(r)
		for i, is := range []float64{float64(len(b)) / rate, decibels(b.peak()), decibels(b.loudest())} {
			told, err := strconv.ParseFloat(strings.Trim(strings.Replace(cells[2+i], "−", "-", 1), " |"), 64)
			require.NoError(t, err, line)
			assert.InDelta(t, is, told, 0.06, "%s: take what `go run -C tools/synth . -figures` prints", line)
		}
	}
	assert.Len(t, sounds, rows)
}

func mean(b buffer) float64 {
	sum := 0.0
	for _, v := range b {
		sum += v
	}
	return sum / float64(len(b))
}
