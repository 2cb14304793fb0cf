package main

import (
	"bytes"
	"image/png"
	"testing"

	"fyne.io/fyne/v2/app"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestAppKnowsWhatItIs builds the app as the go command does, without the packaging tool.
func TestAppKnowsWhatItIs(t *testing.T) {
	m := app.NewWithID(metadata.ID).Metadata()
	assert.Equal(t, "Board Duels", m.Name)
	assert.Equal(t, "io.github.boardduels.game", m.ID, "it names the app for ever: docs/decisions/0064")
	assert.Regexp(t, `^\d+\.\d+\.\d+$`, m.Version)
	assert.True(t, m.Migrations["fyneDo"], "else the toolkit warns of each call from another goroutine")
	icon, err := png.Decode(bytes.NewReader(m.Icon.Content()))
	require.NoError(t, err)
	assert.Equal(t, 512, icon.Bounds().Dx())
}
