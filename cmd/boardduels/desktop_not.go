//go:build android || ios || js || mobile

package main

import (
	"context"

	"fyne.io/fyne/v2"

	"boardduels/runtime/app/uithread"
)

// knowKeys does nothing where the system doesn't tell of its keys.
func knowKeys() {}

// screens returns nothing where the system itself gives a window its size.
func screens() fyne.Size { return fyne.Size{} }

// napper does nothing where the system itself lets programs sleep.
type napper struct{ still func() bool }

func (n *napper) do(f func()) { uithread.Do(f) }

func (n *napper) run(context.Context) {}
