// Package classictest sets up duels between the classic heroes for tests.
package classictest

import (
	"github.com/stretchr/testify/require"

	"boardduels/kb/classic"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// Duel returns the duel between two classic heroes, the one at seat 0 first.
func Duel(t require.TestingT, first, second string) *duel.Duel {
	pack, _ := schema.LoadPack(classic.FS())
	d, err := pack.Duel(first, second)
	require.NoError(t, err)
	return d
}
