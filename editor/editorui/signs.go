package editorui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"boardduels/schema"
)

// OpenIcon returns the sign of a section that is unfolded.
func OpenIcon() fyne.Resource { return theme.MenuDropDownIcon() }

// FoldedIcon returns the sign of a section that is folded away.
func FoldedIcon() fyne.Resource { return theme.MenuExpandIcon() }

// scales is a sign of two pans on a beam.
var scales = fyne.NewStaticResource("scales.svg", []byte(`<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">
<path d="M11 3h2v16h5v2H6v-2h5zM4 5.5h16v1.7H4zM1.2 14L5 7l3.8 7C8.8 18.2 1.2 18.2 1.2 14zM15.2 14L19 7l3.8 7C22.8 18.2 15.2 18.2 15.2 14z"/></svg>`))

// ScalesIcon returns the sign of balance.
func ScalesIcon() fyne.Resource { return theme.NewThemedResource(scales) }

// SeverityIcon returns a problem's sign in its colour.
func SeverityIcon(s schema.Severity) fyne.Resource {
	switch s {
	case schema.Error:
		return theme.NewErrorThemedResource(theme.ErrorIcon())
	case schema.Warning:
		return theme.NewWarningThemedResource(theme.WarningIcon())
	}
	return theme.InfoIcon()
}
