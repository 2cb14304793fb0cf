package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
)

// Tight puts lines that belong together below each other, without the space that labels keep for themselves.
func Tight(lines ...fyne.CanvasObject) fyne.CanvasObject {
	return container.New(tightLayout{}, lines...)
}

type tightLayout struct{}

func (tightLayout) box() fyne.Layout {
	return layout.NewCustomPaddedVBoxLayout(-theme.InnerPadding() - theme.Padding())
}

func (l tightLayout) MinSize(lines []fyne.CanvasObject) fyne.Size { return l.box().MinSize(lines) }

func (l tightLayout) Layout(lines []fyne.CanvasObject, size fyne.Size) { l.box().Layout(lines, size) }
