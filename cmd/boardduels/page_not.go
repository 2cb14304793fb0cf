//go:build !js

package main

import "fyne.io/fyne/v2"

// dressPage does nothing where the game isn't in a page.
func dressPage(fyne.App) {}

// speakOnPage does nothing where the game isn't in a page.
func speakOnPage(string) {}
