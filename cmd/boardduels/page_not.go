//go:build !js

package main

import (
	"context"

	"fyne.io/fyne/v2"
)

// dressPage does nothing where the game isn't in a page.
func dressPage(fyne.App) {}

// speakOnPage does nothing where the game isn't in a page.
func speakOnPage(string) {}

// sparing leaves work alone where other threads draw.
func sparing(ctx context.Context) context.Context { return ctx }

// listenToLetters does nothing where the toolkit brings all letters.
func listenToLetters(fyne.Canvas, func(func())) {}
