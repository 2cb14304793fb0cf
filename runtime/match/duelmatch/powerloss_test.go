package duelmatch_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"boardduels/internal/atomicfile/powerloss"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
)

func TestALossOfPowerLeavesTheOldRecordOrTheNew(t *testing.T) {
	begun := newRecord(t, 1)
	ended := run(t, begun, twoDice(1), duelmatch.Options{})
	folder := t.TempDir()
	save := func(r *duelrecord.Record) func() {
		return func() { require.NoError(t, duelmatch.File{Path: filepath.Join(folder, "a.replay")}.Save(r)) }
	}
	save(begun)()
	powerloss.Check(t, folder, func(folder string) string {
		r, err := duelmatch.File{Path: filepath.Join(folder, "a.replay")}.Load()
		require.NoError(t, err)
		return text(t, r)
	}, save(ended), save(begun))
}
