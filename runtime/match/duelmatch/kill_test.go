package duelmatch_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"boardduels/internal/atomicfile/killing"
	"boardduels/internal/quick"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
)

const killFile = "BOARDDUELS_KILL_FILE"

// TestMain lets the test binary serve as the program that is killed.
func TestMain(m *testing.M) {
	if path := os.Getenv(killFile); path != "" {
		saveForever(path)
	}
	os.Exit(m.Run())
}

// saveForever plays the duel in a file, again and again, and tells after each save how far it is.
func saveForever(path string) {
	file := duelmatch.File{Path: path}
	for {
		r, err := file.Load()
		if err != nil {
			panic(err)
		}
		fmt.Println("saved", r.Plies())
		if r.Finished() {
			if r, err = duelrecord.Fork(r, 0, r.Seats); err != nil {
				panic(err)
			}
		}
		m, err := duelmatch.New(r, twoDice(r.Seed), duelmatch.Options{Saver: telling{file}})
		if err != nil {
			panic(err)
		}
		if _, err := m.Run(context.Background()); err != nil {
			panic(err)
		}
	}
}

type telling struct{ duelmatch.File }

func (s telling) Save(r *duelrecord.Record) error {
	fmt.Println("saving", r.Plies())
	err := s.File.Save(r)
	fmt.Println("saved", r.Plies())
	return err
}

// Killed at any moment, the program leaves the record that it saved last or the one that it was saving, whole.
func TestKilledWhileSaving(t *testing.T) {
	quick.Skip(t, "starts a program sixty times")
	path := filepath.Join(t.TempDir(), "duel.txt")
	file := duelmatch.File{Path: path}
	fresh := newRecord(t, 77)
	whole := run(t, fresh, twoDice(77), duelmatch.Options{})
	require.NoError(t, file.Save(fresh))
	chance := rand.New(rand.NewPCG(1, 2))
	for range 60 {
		saving, saved := killed(t, path, chance)
		r, err := file.Load()
		require.NoError(t, err)
		require.NoError(t, duelrecord.Verify(r))
		require.Contains(t, []int{saving, saved}, r.Plies())
		require.Equal(t, r.Plies(), duelrecord.Compare(whole, r).Common)
	}
}

// killed starts the program and kills it a random moment after a random number of saves. It returns the plies of the
// record that it was last saving, and of the one last saved.
func killed(t *testing.T, path string, chance *rand.Rand) (saving, saved int) {
	t.Helper()
	saving, saved = -1, -1
	_ = killing.Self(t, killFile+"="+path, chance, 40, 2*time.Millisecond, func(line string) bool {
		what, plies, _ := strings.Cut(line, " ")
		var err error
		switch what {
		case "saving":
			_, err = fmt.Sscan(plies, &saving)
		case "saved":
			_, err = fmt.Sscan(plies, &saved)
		}
		require.NoError(t, err)
		return true
	})
	return saving, saved
}

func BenchmarkMatch(b *testing.B) {
	r := newRecord(b, 1)
	b.ReportAllocs()
	for b.Loop() {
		m, err := duelmatch.New(r, twoDice(1), duelmatch.Options{})
		if err != nil {
			b.Fatal(err)
		}
		if _, err := m.Run(context.Background()); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkSave(b *testing.B) {
	file := duelmatch.File{Path: filepath.Join(b.TempDir(), "duel.txt")}
	r := run(b, newRecord(b, 1), twoDice(1), duelmatch.Options{})
	for b.Loop() {
		if err := file.Save(r); err != nil {
			b.Fatal(err)
		}
	}
}
