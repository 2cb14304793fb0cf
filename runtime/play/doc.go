// Package play is the game as people see it: the screens of the card duel, and the widgets that they are made of.
//
// Widgets show values and emit intents. A controller decides what an intent leads to: [session] runs a duel, [Game]
// leads from screen to screen. Everything that takes time (an AI's decision, learning, files) happens outside the
// toolkit's thread and comes back with one fyne.Do.
package play
