// Package app is the game as people see it. [Game] leads between its flows, each of which keeps its state and leads
// through its screens: duelflow, lessonflow, replayflow, runflow, boardflow, knowledgeflow, packflow, settingflow,
// backupflow and arrivalflow. They show pages by a navigator, in the game's appearance, of the edition that is played
// with, and keep in the library what the player has. Screens that several flows show are in package screen, the duel's
// table in package dueltable, what both are made of in package ui, names and pictures in package gallery.
//
// Widgets show values and emit intents. Everything that takes time (an AI's decision, learning, files) happens outside
// the toolkit's thread and comes back with one fyne.Do.
package app
