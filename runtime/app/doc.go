// Package app is the game as people see it. [Game] leads from screen to screen, keeps duels, knowledge and settings,
// and has the AI learn; what is seen is made elsewhere: the screens in package screen, the duel's table in package
// table, what both are made of in package ui, names and pictures in package gallery.
//
// Widgets show values and emit intents. Everything that takes time (an AI's decision, learning, files) happens outside
// the toolkit's thread and comes back with one fyne.Do.
package app
