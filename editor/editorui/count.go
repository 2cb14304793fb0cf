package editorui

import (
	"fmt"

	"fyne.io/fyne/v2/widget"
)

// NewCount returns a bar that tells how many of all have been done. It is hidden until something is counted.
func NewCount() *widget.ProgressBar {
	bar := widget.NewProgressBar()
	bar.TextFormatter = func() string { return fmt.Sprintf("%.0f / %.0f", bar.Value, bar.Max) }
	bar.Hide()
	return bar
}
