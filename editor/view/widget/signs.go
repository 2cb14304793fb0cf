package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"boardduels/schema"
)

// OpenIcon returns the sign of a section that is unfolded.
func OpenIcon() fyne.Resource { return theme.MenuDropDownIcon() }

// FoldedIcon returns the sign of a section that is folded away.
func FoldedIcon() fyne.Resource { return theme.MenuExpandIcon() }

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
