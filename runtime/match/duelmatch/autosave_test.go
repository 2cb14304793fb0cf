package duelmatch_test

import (
	"errors"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
)

// disk is a saver that fails as long as it is full.
type disk struct {
	full error
	text string // of what it saved last
}

func (d *disk) Save(r *duelrecord.Record) error {
	if d.full != nil {
		return d.full
	}
	text, err := r.MarshalText()
	d.text = string(text)
	return err
}

func TestAWholeMatchIsPlayedUnsaved(t *testing.T) {
	var told []error
	d := &disk{full: errors.New("disk full")}
	autosave := duelmatch.NewAutosave(d, func(err error) { told = append(told, err) })
	r := run(t, newRecord(t, 7), twoDice(7), duelmatch.Options{Saver: autosave})
	assert.Equal(t, text(t, run(t, newRecord(t, 7), twoDice(7), duelmatch.Options{})), text(t, r))
	assert.Empty(t, d.text)
	assert.Equal(t, []error{d.full}, told, "it is told once")
	assert.Equal(t, d.full, autosave.Retry())

	d.full = nil
	require.NoError(t, autosave.Retry())
	require.NoError(t, autosave.Retry())
	assert.Equal(t, text(t, r), d.text)
	assert.Len(t, told, 2)
	assert.NoError(t, told[1])
}

func TestEachActionTriesToSaveAgain(t *testing.T) {
	var told []string
	d := &disk{}
	autosave := duelmatch.NewAutosave(d, func(err error) {
		if err == nil {
			told = append(told, "saved")
		} else {
			told = append(told, err.Error())
		}
	})
	m, err := duelmatch.New(newRecord(t, 8), twoDice(8), duelmatch.Options{Saver: autosave, Observe: func(s *duelmatch.Step) {
		switch s.State.Ply {
		case 2:
			d.full = errors.New("full")
		case 4:
			d.full = errors.New("read-only")
		case 5:
			d.full = nil
		}
	}})
	require.NoError(t, err)
	_, err = m.Run(t.Context())
	require.NoError(t, err)
	assert.Equal(t, []string{"full", "read-only", "saved"}, told)
	assert.Equal(t, text(t, m.Record()), d.text)
}

// What couldn't be saved is saved later as it was, whatever its match does meanwhile.
func TestWhatIsUnsavedStaysAsItWas(t *testing.T) {
	d := &disk{full: errors.New("disk full")}
	autosave := duelmatch.NewAutosave(d, nil)
	var at []string
	k := saverFunc(func(r *duelrecord.Record) error {
		at = append(at, text(t, r))
		if len(at) == 9 {
			return autosave.Save(r)
		}
		return nil
	})
	run(t, newRecord(t, 9), [2]ai.Player{dice{9}, dice{10}}, duelmatch.Options{Saver: k})
	d.full = nil
	require.NoError(t, autosave.Retry())
	assert.Equal(t, at[8], d.text)
}

// While a match saves another goroutine tries again: the race detector sees whether they keep apart.
func TestTryingAgainBesideAMatch(t *testing.T) {
	d := &disk{full: errors.New("disk full")}
	autosave := duelmatch.NewAutosave(d, nil)
	again := make(chan struct{})
	var beside sync.WaitGroup
	beside.Go(func() {
		for range again {
			_ = autosave.Retry()
		}
	})
	r := run(t, newRecord(t, 7), twoDice(7), duelmatch.Options{Saver: autosave, Observe: func(*duelmatch.Step) { again <- struct{}{} }})
	close(again)
	beside.Wait()
	d.full = nil
	require.NoError(t, autosave.Retry())
	assert.Equal(t, text(t, r), d.text)
}

// saverFunc is a saver that is a function.
type saverFunc func(*duelrecord.Record) error

func (f saverFunc) Save(r *duelrecord.Record) error { return f(r) }
