// Package balancepage tells what edits do to the game, found out in the background by duels.
package balancepage
