// Package look is how the game looks: its theme, colours, faces and symbols, and the drawing of text that must fit a
// given place. The editor shares it.
package look
