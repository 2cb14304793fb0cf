//go:build android && !sound

package device

import (
	"errors"
	"io"

	"boardduels/runtime/app/sound"
)

// Exists says that there is no device in this build.
const Exists = false

// Open implements [sound.Open]: the program was built without the system's library of sound.
func Open(io.Reader) (sound.Device, error) {
	return nil, errors.New("built without sound (tag: sound)")
}
