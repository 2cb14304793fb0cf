// Package nemeses embeds the faces of who learns from its player, in each mood, as SVG drawings of 320 × 320.
// tools/art draws them.
package nemeses

import "embed"

//go:embed *.svg
var files embed.FS

// Mood is how a nemesis takes what happens.
type Mood string

// The moods, by the names of their drawings.
const (
	Calm      Mood = "calm"
	Pleased   Mood = "pleased"
	Surprised Mood = "surprised"
	Grim      Mood = "grim"
)

// First is who is met by whoever chooses nobody, and who met everybody before there were others.
const First = "mara"

// IDs are who can be met.
var IDs = []string{First, "ostap", "vesna", "havran"}

// SVG returns the face of a nemesis in a mood; nil if there is no such one.
func SVG(id string, mood Mood) []byte {
	drawing, err := files.ReadFile(id + "_" + string(mood) + ".svg")
	if err != nil {
		return nil
	}
	return drawing
}
