package game_test

import (
	"hash/fnv"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/game"
)

func TestDigestIsFNV(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		encoding := rapid.SliceOf(rapid.Byte()).Draw(t, "encoding")
		h := fnv.New64a()
		_, _ = h.Write(encoding) // never fails
		require.Equal(t, h.Sum64(), game.Digest(encoding))
	})
}
