package main

import (
	_ "embed"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"boardduels/cmd"
)

//go:embed Icon.png
var icon []byte

// metadata is what the app knows of itself. It is set here, before any init function runs, so that the packaging tool's
// own, which knows of a release, goes before it.
var metadata = setMetadata()

// setMetadata tells the toolkit what stands in FyneApp.toml, which only the packaging tool reads by itself.
func setMetadata() fyne.AppMetadata {
	about := cmd.Read()
	d := &about.Details
	m := fyne.AppMetadata{
		ID: d.ID, Name: d.Name, Version: d.Version,
		Icon: fyne.NewStaticResource(d.Icon, icon), Migrations: about.Migrations,
	}
	app.SetMetadata(m)
	return m
}
