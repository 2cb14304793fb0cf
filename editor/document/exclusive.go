package document

import (
	"context"
	"time"

	"boardduels/internal/lock"
)

// longestSave is how long a save waits for another editor to have saved.
const longestSave = 10 * time.Second

// exclusively does work while no other editor saves to a place, so that what was found there holds until it is written
// over. It returns a [*lock.Held] if another one doesn't come to an end. Where nothing can be locked it does the work
// alone.
func exclusively(place Place, work func() error) error {
	key := keyOf(place)
	if key == "" {
		return work()
	}
	ctx, stop := context.WithTimeout(context.Background(), longestSave)
	defer stop()
	var held *lock.Held
	saving, err := lock.Wait(ctx, key+".saving", func(h *lock.Held) { held = h })
	if err != nil && held != nil {
		return held
	}
	defer func() { _ = saving.Release() }()
	return work()
}
