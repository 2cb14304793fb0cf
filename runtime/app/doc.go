// Package app is the game as people see it. [Game] leads between the parts of the game, each of which is led by a flow
// in a room of its own beneath this one: duels in package duelflow, runs in package runflow, and so on. What is seen is
// made elsewhere: the screens in package screen, the duel's table in package dueltable, what both are made of in
// package ui, names and pictures in package gallery.
//
// Widgets show values and emit intents. Everything that takes time (an AI's decision, learning, files) happens outside
// the toolkit's thread and comes back with one fyne.Do.
package app
