package app

import (
	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
)

// unwritable says that nothing can be kept in a folder.
type unwritable struct {
	path   string
	reason error
}

func (u *unwritable) Error() string { return u.Tell(i18n.For(i18n.Default)) }
func (u *unwritable) Unwrap() error { return u.reason }

// Tell tells it in a language.
func (u *unwritable) Tell(t *i18n.Translator) string {
	return t.Text("trouble.unwritable", i18n.Args{"Path": u.path, "Reason": errtext.Unsaved(t, u.reason)})
}

// damagedDuel says that the duel under way can't be continued.
type damagedDuel struct {
	path   string
	kept   string // where its file is now; "" if it couldn't be moved
	reason error
	stuck  error // why it couldn't be moved; nil if it was
}

func (d *damagedDuel) Error() string { return d.Tell(i18n.For(i18n.Default)) }
func (d *damagedDuel) Unwrap() error { return d.reason }

// Tell tells it in a language.
func (d *damagedDuel) Tell(t *i18n.Translator) string {
	words := i18n.Args{"Path": d.path, "Kept": d.kept, "Reason": errtext.Unread(t, d.reason)}
	if d.stuck == nil {
		return t.Text("trouble.duel", words)
	}
	words["Stuck"] = errtext.Unsaved(t, d.stuck)
	return t.Text("trouble.duel_stuck", words)
}
