//go:build !js

package app

// Chosen takes the answer to a dialog for files that the system showed for a program which has ended since: Android
// ends those that nobody sees. It is the address of a file, "" if nobody chose one. What was to be saved is saved
// there; else the file is taken in.
func (g *Game) Chosen(address string) { g.Navigator.Chosen(address, g.Receive) }
