// Package cmd holds what both programs know of themselves: what FyneApp.toml says, which Fyne's packaging tool reads,
// too.
package cmd

import (
	_ "embed"

	"github.com/BurntSushi/toml"
)

// A file can be embedded from its folder and from those above, so it is read here rather than in the app.
//
//go:embed boardduels/FyneApp.toml
var file string

// App is what the programs know of themselves.
type App struct {
	Details struct {
		Name, ID, Version, Icon string
	}
	Migrations map[string]bool
}

// Read returns what FyneApp.toml says.
func Read() (a App) {
	if _, err := toml.Decode(file, &a); err != nil {
		panic(err) // it is part of the program
	}
	return a
}

// Version returns the version of both programs.
func Version() string { return Read().Details.Version }
