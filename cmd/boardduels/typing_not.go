//go:build !js

package main

import "fyne.io/fyne/v2"

// listenToLetters does nothing where the toolkit brings all letters.
func listenToLetters(fyne.Canvas, func(func())) {}
