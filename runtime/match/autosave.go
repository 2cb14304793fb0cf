package match

import (
	"context"
	"sync"
	"time"
)

// retryTime is how long a record that couldn't be saved waits for the next try, unless there is an action before.
const retryTime = 3 * time.Second

// Saver keeps a record safe.
type Saver[R any] interface {
	Save(R) error
}

// Autosave keeps a record with another saver and lets the game go on where that fails, as on a full disk. It tries
// again with the next action, and with each call of [Autosave.Retry]. Goroutines may share it. R is a pointer to a
// record.
type Autosave[R interface{ Clone() R }] struct {
	saver Saver[R]
	told  func(error)

	mu      sync.Mutex
	unsaved *R    // the latest one, or nil
	failure error // why it isn't saved
}

// NewAutosave returns an Autosave that saves with saver. told, unless nil, is called each time saving begins to fail or
// fails for another reason, and with nil when the record is safe again. It is called by the goroutine that saved, and
// must not call the Autosave.
func NewAutosave[R interface{ Clone() R }](saver Saver[R], told func(error)) *Autosave[R] {
	if told == nil {
		told = func(error) {}
	}
	return &Autosave[R]{saver: saver, told: told}
}

// Save saves a record, and keeps a copy of it if that fails. It never returns an error.
func (a *Autosave[R]) Save(record R) error {
	a.mu.Lock()
	defer a.mu.Unlock()
	if !a.try(record) {
		own := record.Clone()
		a.unsaved = &own
	}
	return nil
}

// Retry tries to save what isn't safe yet, if anything, and returns why it still isn't.
func (a *Autosave[R]) Retry() error {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.unsaved != nil {
		a.try(*a.unsaved)
	}
	return a.failure
}

// KeepTrying tries again, now and then, to save what couldn't be; after gives a channel that tells when a time is over.
// The function that it returns ends that with a last try, and returns when nothing is being written any more.
func (a *Autosave[R]) KeepTrying(ctx context.Context, after func(time.Duration) <-chan time.Time) (end func()) {
	ctx, stop := context.WithCancel(ctx)
	var trying sync.WaitGroup
	trying.Go(func() {
		for {
			select {
			case <-ctx.Done():
				return
			case <-after(retryTime):
				_ = a.Retry() // it is told
			}
		}
	})
	return func() {
		stop()
		trying.Wait()
		_ = a.Retry()
	}
}

// try saves a record, and tells if the outcome is another than before.
func (a *Autosave[R]) try(record R) bool {
	err := a.saver.Save(record)
	if err == nil {
		a.unsaved = nil
	}
	if before := a.failure; reason(before) != reason(err) {
		a.told(err)
	}
	a.failure = err
	return err == nil
}

func reason(err error) string {
	if err == nil {
		return ""
	}
	return "because: " + err.Error()
}
