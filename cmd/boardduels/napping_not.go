//go:build android || ios || js || mobile

package main

import (
	"context"

	"fyne.io/fyne/v2"
)

// napper does nothing where the system itself lets programs sleep.
type napper struct{ still func() bool }

func (n *napper) do(f func()) { fyne.Do(f) }

func (n *napper) run(context.Context) {}
