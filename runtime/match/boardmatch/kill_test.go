package boardmatch_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"boardduels/internal/atomicfile/killing"
	"boardduels/internal/games"
	"boardduels/internal/quick"
	"boardduels/runtime/match/boardmatch"
	"boardduels/runtime/record/boardrecord"
)

const killFile = "BOARDDUELS_KILL_FILE"

// TestMain lets the test binary serve as the program that is killed.
func TestMain(m *testing.M) {
	if path := os.Getenv(killFile); path != "" {
		playForever(path)
	}
	os.Exit(m.Run())
}

// playForever goes on with the match in a file, anew when it is over, and tells after each save how far it is.
func playForever(path string) {
	file := boardmatch.File{Path: path}
	for {
		r := must(file.Load())
		table := must(games.Of(r))
		if r.Finished() {
			r = must(boardrecord.Fork(table, r, 0, r.Seats))
		}
		m := must(boardmatch.New(table, r, must(table.Players(r, nil)), boardmatch.Options{Saver: telling{file}}))
		must(m.Run(context.Background()))
	}
}

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

type telling struct{ boardmatch.File }

func (s telling) Save(r *boardrecord.Record) error {
	err := s.File.Save(r)
	fmt.Println("saved", r.Plies())
	return err
}

// Killed at any moment of a match, the program goes on where it was or one action later, and with the same game.
func TestAKilledMatchIsResumed(t *testing.T) {
	quick.Skip(t, "starts a program forty times")
	eachFamily(t, func(t *testing.T, family string) {
		table, fresh := begun(t, family, 77)
		whole := run(t, table, fresh, boardmatch.Options{})
		file := boardmatch.File{Path: filepath.Join(t.TempDir(), "match.replay")}
		require.NoError(t, file.Save(fresh))
		chance := rand.New(rand.NewPCG(1, 2))
		for range 20 {
			saved := killed(t, file.Path, chance)
			r, err := file.Load()
			require.NoError(t, err)
			require.NoError(t, boardrecord.Verify(table, r))
			if r.Plies() > 0 { // else it has just begun anew
				require.Contains(t, []int{saved, saved + 1}, r.Plies())
			}
			require.Equal(t, r.Plies(), boardrecord.Common(whole, r))
		}
	})
}

// killed starts the program and kills it a random moment after a random number of saves. It returns the plies of the
// record last saved.
func killed(t *testing.T, path string, chance *rand.Rand) (saved int) {
	t.Helper()
	_ = killing.Self(t, killFile+"="+path, chance, 40, 2*time.Millisecond, func(line string) bool {
		_, err := fmt.Sscanf(line, "saved %d", &saved)
		require.NoError(t, err, line)
		return true
	})
	return saved
}
