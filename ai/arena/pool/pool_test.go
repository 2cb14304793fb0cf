package pool_test

import (
	"context"
	"errors"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai/arena/pool"
)

func TestAllGoroutinesWork(t *testing.T) {
	var calls atomic.Int32
	assert.NoError(t, pool.Run(t.Context(), 5, func(context.Context) error { calls.Add(1); return nil }))
	assert.EqualValues(t, 5, calls.Load())
	assert.NoError(t, pool.Run(t.Context(), 0, func(context.Context) error { calls.Add(1); return nil }))
	assert.Greater(t, calls.Load(), int32(5))
}

func TestTheFirstErrorEndsTheWork(t *testing.T) {
	broken := errors.New("it broke")
	var calls atomic.Int32
	err := pool.Run(t.Context(), 3, func(ctx context.Context) error {
		if calls.Add(1) == 1 {
			return broken
		}
		<-ctx.Done()
		return ctx.Err()
	})
	assert.ErrorIs(t, err, broken)
}

func TestWhoCancelsIsTold(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	assert.ErrorIs(t, pool.Run(ctx, 2, func(context.Context) error { return nil }), context.Canceled)
}
