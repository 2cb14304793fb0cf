package human

import (
	"crypto/rand"
	"encoding/binary"
	"fmt"

	"github.com/spf13/cobra"

	"boardduels/cmd/duel/cli"
)

// RandomSeed returns a seed for a game for which nobody has asked for one, short enough to be typed again.
func RandomSeed() uint64 {
	var b [4]byte
	_, _ = rand.Read(b[:]) // never fails
	return uint64(binary.LittleEndian.Uint32(b[:]))
}

// Asked is a flag that chooses what a new game is, with what a saved one has in its place.
type Asked struct{ Flag, Asked, Saved string }

// CheckResumed returns an error if a flag asks for something else than the game in a file; what is the game's noun.
func CheckResumed(cmd *cobra.Command, file, what string, flags []Asked) error {
	for _, f := range flags {
		if cmd.Flags().Changed(f.Flag) && f.Asked != f.Saved {
			return cli.Usage(fmt.Errorf("%s holds a %s with --%s %s, which --%[3]s %[5]s can't change; save to another file",
				file, what, f.Flag, f.Saved, f.Asked))
		}
	}
	return nil
}
