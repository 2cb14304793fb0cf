package atomicfile_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"boardduels/internal/atomicfile"
	"boardduels/internal/atomicfile/killing"
	"boardduels/internal/quick"
)

const killFolder = "BOARDDUELS_KILL_FOLDER"

// TestMain lets the test binary serve as the program that is killed.
func TestMain(m *testing.M) {
	if folder := os.Getenv(killFolder); folder != "" {
		saveForever(folder)
	}
	os.Exit(m.Run())
}

// target is the file that the program saves again and again.
func target(folder string) string { return filepath.Join(folder, "saved") }

// numbered is content that shows its number and whether it is whole. Lengths vary over many blocks of a disk.
func numbered(n int) string {
	return fmt.Sprintf("%d\n%s%d\n", n, strings.Repeat(fmt.Sprint(n%7), n*7919%50_000), n)
}

// number returns the number of whole content.
func number(data []byte) (n int, err error) {
	if _, err := fmt.Sscan(string(data), &n); err != nil {
		return 0, err
	}
	if string(data) != numbered(n) {
		return 0, fmt.Errorf("content %d isn't whole", n)
	}
	return n, nil
}

// saveForever saves one content after the other, and tells of each before and after.
func saveForever(folder string) {
	data, err := os.ReadFile(target(folder))
	if err != nil {
		panic(err)
	}
	n, err := number(data)
	if err != nil {
		panic(err)
	}
	for {
		n++
		fmt.Println("saving", n)
		if err := atomicfile.Replace(target(folder), []byte(numbered(n))); err != nil {
			panic(err)
		}
		fmt.Println("saved", n)
	}
}

// Killed at any moment, the program leaves the content that it saved last or the one that it was saving, whole.
func TestKilledWhileSaving(t *testing.T) {
	quick.Skip(t, "starts a program sixty times")
	folder := t.TempDir()
	require.NoError(t, atomicfile.Replace(target(folder), []byte(numbered(0))))
	chance := rand.New(rand.NewPCG(3, 4))
	for range 60 {
		last, next := kill(t, folder, chance)
		data, err := os.ReadFile(target(folder))
		require.NoError(t, err)
		n, err := number(data)
		require.NoError(t, err)
		require.Contains(t, []int{last, next}, n)
	}
}

// kill starts the program and kills it a random moment after a random number of lines. It returns what it saved last
// and what it was saving.
func kill(t *testing.T, folder string, chance *rand.Rand) (saved, saving int) {
	t.Helper()
	_ = killing.Self(t, killFolder+"="+folder, chance, 20, 2*time.Millisecond, func(line string) bool {
		what, n, _ := strings.Cut(line, " ")
		to := map[string]*int{"saved": &saved, "saving": &saving}[what]
		require.NotNil(t, to, line)
		_, err := fmt.Sscan(n, to)
		require.NoError(t, err)
		return true
	})
	if saved == 0 { // killed during its first save
		saved = saving - 1
	}
	return saved, saving
}
