// Package ui holds what the game's screens are made of, whatever the game: pages, sheets, tiles, bars, and the
// geometry to lay them out. It knows no rules and no screen.
package ui
