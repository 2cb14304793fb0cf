//go:build js

package main

import (
	"context"
	"time"
)

// In a browser one thread draws, takes clicks and thinks. The system gets its turn there only while nobody computes, so
// long work stops for a moment now and then: enough for a picture.
const (
	work = 12 * time.Millisecond
	rest = 4 * time.Millisecond
)

// sparing returns a context for work that asks it often whether it has ended.
func sparing(ctx context.Context) context.Context { return &spared{Context: ctx, since: time.Now()} }

type spared struct {
	context.Context
	since time.Time // the last rest
}

// Err rests if it is time to.
func (s *spared) Err() error {
	if time.Since(s.since) > work {
		time.Sleep(rest)
		s.since = time.Now()
	}
	return s.Context.Err()
}
