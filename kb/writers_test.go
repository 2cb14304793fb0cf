package kb_test

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/lock"
	"boardduels/kb"
)

// long reports whether the tests that take minutes are asked for, as `make long` does.
func long() bool { return os.Getenv("LONG") != "" }

const (
	learnFolder = "BOARDDUELS_LEARN_FOLDER"
	gamesEach   = 6
)

// learnOne adds one match to what is known at present.
func learnOne(ctx context.Context, store *kb.Store, id string) error {
	return store.Update(ctx, func(u *kb.Update) error {
		k, damage, err := u.Load("knight", initial)
		if damage != nil || err != nil {
			return fmt.Errorf("%v, %w", damage, err)
		}
		n := k.Experience.Won + 1
		_, err = u.Learn(kb.Occasion{ID: id}, changes, learned(n), mage(n))
		return err
	})
}

// learnSome learns a few matches and ends.
func learnSome(folder string) {
	store, err := kb.Open(folder)
	for n := range gamesEach {
		if err == nil {
			err = learnOne(context.Background(), store, fmt.Sprint(os.Getpid(), "-", n))
		}
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(0)
}

// Two programs that learn from six matches each leave the knowledge of twelve.
func TestTwoProgramsLearnInOneStore(t *testing.T) {
	self, err := os.Executable()
	require.NoError(t, err)
	pairs := 2
	if long() {
		pairs = 20
	}
	for range pairs {
		folder := filepath.Join(t.TempDir(), "knowledge")
		var both sync.WaitGroup
		for range 2 {
			both.Go(func() {
				var told bytes.Buffer
				cmd := exec.Command(self)
				cmd.Env = append(os.Environ(), learnFolder+"="+folder)
				cmd.Stderr = &told
				assert.NoError(t, cmd.Run(), told.String())
			})
		}
		both.Wait()
		store, err := kb.Open(folder)
		require.NoError(t, err)
		requireLoads(t, store, learned(2*gamesEach))
		history, err := store.History("mage")
		require.NoError(t, err)
		require.Len(t, history, 2*gamesEach)
	}
}

// So do goroutines, with a store of their own or one for all.
func TestGoroutinesLearnInOneStore(t *testing.T) {
	store, dir := open(t)
	var all sync.WaitGroup
	for i := range 8 {
		own := store
		if i%2 == 0 {
			var err error
			own, err = kb.Open(dir)
			require.NoError(t, err)
		}
		all.Go(func() { assert.NoError(t, learnOne(t.Context(), own, fmt.Sprint(i))) })
	}
	all.Wait()
	requireLoads(t, store, learned(8))
}

func TestAChangeTellsWhomItWaitsFor(t *testing.T) {
	store, dir := open(t)
	held, err := lock.Take(dir)
	require.NoError(t, err)
	told := make(chan error, 2)
	store.Waiting = func(held error) {
		told <- held
	}
	saved := make(chan error)
	go func() { saved <- store.Save(t.Context(), learned(1)) }()
	assert.ErrorContains(t, <-told, dir+" is in use by ")
	requireLoads(t, store, initial) // whoever only reads needn't wait
	require.NoError(t, held.Release())
	require.NoError(t, <-saved)
	assert.Empty(t, told, "once is enough")
	requireLoads(t, store, learned(1))
}

func TestAChangeThatWaitsEndsWithItsContext(t *testing.T) {
	store, dir := open(t)
	held, err := lock.Take(dir)
	require.NoError(t, err)
	ctx, stop := context.WithTimeout(t.Context(), time.Hour)
	store.Waiting = func(error) { stop() }
	assert.ErrorIs(t, store.Save(ctx, learned(1)), context.Canceled)
	require.NoError(t, held.Release())

	entered := make(chan struct{})
	leave := make(chan struct{})
	left := make(chan error)
	go func() {
		left <- store.Update(t.Context(), func(*kb.Update) error {
			close(entered)
			<-leave
			return nil
		})
	}()
	<-entered
	assert.ErrorIs(t, store.Save(ctx, learned(1)), context.Canceled, "in one program too")
	close(leave)
	require.NoError(t, <-left)
	require.NoError(t, store.Save(t.Context(), learned(1)))
}
