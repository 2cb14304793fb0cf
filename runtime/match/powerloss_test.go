package match_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"boardduels/internal/durable/powerloss"
	"boardduels/runtime/match"
	"boardduels/runtime/replay"
)

func TestALossOfPowerLeavesTheOldRecordOrTheNew(t *testing.T) {
	begun := newRecord(t, 1)
	ended := run(t, begun, twoDice(1), match.Options{})
	folder := t.TempDir()
	save := func(r *replay.Record) func() {
		return func() { require.NoError(t, match.File{Path: filepath.Join(folder, "a.replay")}.Save(r)) }
	}
	save(begun)()
	powerloss.Check(t, folder, func(folder string) string {
		r, err := match.File{Path: filepath.Join(folder, "a.replay")}.Load()
		require.NoError(t, err)
		return text(t, r)
	}, save(ended), save(begun))
}
