package library

import (
	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
)

// Unwritable says that nothing can be kept in a folder.
type Unwritable struct {
	path   string
	reason error
}

// Error implements error.
func (u *Unwritable) Error() string { return u.Tell(i18n.For(i18n.Default)) }

// Unwrap returns the reason.
func (u *Unwritable) Unwrap() error { return u.reason }

// Tell tells it in a language.
func (u *Unwritable) Tell(t *i18n.Translator) string {
	return t.Text("trouble.unwritable", i18n.Args{"Path": u.path, "Reason": errtext.Unsaved(t, u.reason)})
}

// DamagedDuel says that the duel under way can't be continued.
type DamagedDuel struct {
	path   string
	kept   string // where its file is now; "" if it couldn't be moved
	reason error
	Stuck  error // why it couldn't be moved; nil if it was
}

// Error implements error.
func (d *DamagedDuel) Error() string { return d.Tell(i18n.For(i18n.Default)) }

// Unwrap returns the reason.
func (d *DamagedDuel) Unwrap() error { return d.reason }

// Tell tells it in a language.
func (d *DamagedDuel) Tell(t *i18n.Translator) string {
	words := i18n.Args{"Path": d.path, "Kept": d.kept, "Reason": errtext.Unread(t, d.reason)}
	if d.Stuck == nil {
		return t.Text("trouble.duel", words)
	}
	words["Stuck"] = errtext.Unsaved(t, d.Stuck)
	return t.Text("trouble.duel_stuck", words)
}
