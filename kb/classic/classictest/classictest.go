// Package classictest has the classic pack, and duels between its heroes, for tests.
package classictest

import (
	"sync"

	"github.com/stretchr/testify/require"

	"boardduels/kb/classic"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// Pack returns the classic pack. It is read once for all tests of a program, since nothing can change a pack.
var Pack = sync.OnceValue(func() *schema.Pack { return schema.ReadPack(classic.FS()) })

// Duel returns the duel between two classic heroes, the one at seat 0 first.
func Duel(t require.TestingT, first, second string) *duel.Duel {
	d, err := Pack().Duel(first, second)
	require.NoError(t, err)
	return d
}
