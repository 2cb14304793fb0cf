//go:build !js

package main

import "context"

// sparing leaves work alone where other threads draw.
func sparing(ctx context.Context) context.Context { return ctx }
