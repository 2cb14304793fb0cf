// Package sounds embeds the sounds of the game. tools/synth makes them.
package sounds

import "embed"

//go:embed *.wav
var files embed.FS

// WAV returns a sound by name, one channel of 16 bits at 22,050 Hz; nil if there is none of that name.
func WAV(name string) []byte {
	file, err := files.ReadFile(name + ".wav")
	if err != nil {
		return nil
	}
	return file
}
