package kb_test

import (
	"bufio"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"boardduels/kb"
)

const killFolder = "BOARDDUELS_KILL_FOLDER"

// TestMain lets the test binary serve as the program that is killed.
func TestMain(m *testing.M) {
	if folder := os.Getenv(killFolder); folder != "" {
		learnForever(folder)
	}
	if folder := os.Getenv(learnFolder); folder != "" {
		learnSome(folder)
	}
	os.Exit(m.Run())
}

// learnForever learns of two heroes from one match after the other, and tells of each before and after.
func learnForever(folder string) {
	store, err := kb.Open(folder)
	if err != nil {
		panic(err)
	}
	k, damage, err := store.Load("knight", initial)
	if damage != nil || err != nil {
		panic(fmt.Sprint(damage, err))
	}
	for n := k.Experience.Won + 1; ; n++ {
		fmt.Println("saving", n)
		if _, err := learn(store, kb.Occasion{ID: fmt.Sprint(n)}, changes, learned(n), mage(n)); err != nil {
			panic(err)
		}
		fmt.Println("saved", n)
	}
}

// Killed at any moment, the program leaves what it saved last or what it was saving, of both heroes the same, and a
// history that tells of it.
func TestKilledWhileLearning(t *testing.T) {
	if testing.Short() {
		t.Skip("starts a program two hundred times")
	}
	self, err := os.Executable()
	require.NoError(t, err)
	folder := filepath.Join(t.TempDir(), "knowledge")
	store, err := kb.Open(folder)
	require.NoError(t, err)
	_, err = learn(store, kb.Occasion{ID: "1"}, changes, learned(1), mage(1))
	require.NoError(t, err)
	chance := rand.New(rand.NewPCG(5, 6))
	last := 1
	for range 200 {
		saved, saving := kill(t, self, folder, chance)
		k, damage, err := store.Load("knight", initial)
		require.NoError(t, err)
		require.Nil(t, damage)
		n := k.Experience.Won
		require.Contains(t, []int{max(saved, last), max(saving, last)}, n)
		require.Equal(t, learned(n), k)
		k, damage, err = store.Load("mage", mage(0))
		require.NoError(t, err)
		require.Nil(t, damage)
		require.Equal(t, mage(n), k, "both heroes learn from the same matches")
		last = n
	}
	history, err := store.History("mage")
	require.NoError(t, err)
	require.Len(t, history, last)
	for i, e := range history {
		require.Empty(t, e.Problem)
		require.Equal(t, i+1, e.Number)
		require.Equal(t, fmt.Sprint(i+1), e.ID)
		require.Equal(t, changes, e.Changes)
	}
	t.Logf("%d lessons, killed 200 times", last)
}

// kill starts the program and kills it a random moment after a random number of lines. It returns what it saved last and
// what it was saving, 0 if it didn't come so far.
func kill(t *testing.T, program, folder string, chance *rand.Rand) (saved, saving int) {
	t.Helper()
	cmd := exec.Command(program)
	cmd.Env = append(os.Environ(), killFolder+"="+folder)
	out, err := cmd.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, cmd.Start())
	lines := bufio.NewScanner(out)
	left := 1 + chance.IntN(6)
	for lines.Scan() {
		what, n, _ := strings.Cut(lines.Text(), " ")
		to := map[string]*int{"saved": &saved, "saving": &saving}[what]
		require.NotNil(t, to, lines.Text())
		_, err = fmt.Sscan(n, to)
		require.NoError(t, err)
		if left--; left == 0 {
			time.AfterFunc(time.Duration(chance.IntN(4000))*time.Microsecond, func() { _ = cmd.Process.Kill() })
		}
	}
	require.Error(t, cmd.Wait(), "the program ends by being killed")
	return saved, saving
}
