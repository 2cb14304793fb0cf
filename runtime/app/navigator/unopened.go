package navigator

import (
	"cmp"
	"errors"
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/inbox"
)

// troubles are the keys of the words for why a file couldn't be taken in.
var troubles = map[inbox.Trouble]string{
	inbox.Refused: "opened.refused", inbox.Gone: "opened.gone", inbox.Broken: "opened.broken",
	inbox.TooLarge: "opened.too_large", inbox.Unkept: "opened.unkept",
}

// Unopened says why a file from elsewhere can't be opened.
type Unopened struct {
	Name   string
	Reason error
}

// Unwrap returns the reason.
func (u *Unopened) Unwrap() error { return u.Reason }

// Error implements error.
func (u *Unopened) Error() string { return fmt.Sprintf("%s: %v", u.Name, u.Reason) }

// Tell tells it in a language.
func (u *Unopened) Tell(t *i18n.Translator) string {
	reason := InFiles(t, u.Reason)
	if why, ok := errors.AsType[inbox.Trouble](u.Reason); ok {
		reason = t.Text(troubles[why], i18n.Args{"Most": inbox.MaxSize >> 20})
	}
	return t.Text("opened.unread", i18n.Args{"File": CalledIn(t, u.Name), "Reason": reason})
}

// CalledIn returns the name of a file, or that it has none.
func CalledIn(t *i18n.Translator, name string) string { return cmp.Or(name, t.Text("opened.nameless")) }

// InFiles tells what is wrong with each of some files.
func InFiles(t *i18n.Translator, err error) string {
	const most = 8
	all, ok := err.(interface{ Unwrap() []error })
	if !ok {
		return errtext.Unread(t, err)
	}
	var lines []string
	for i, one := range all.Unwrap() {
		if i == most {
			lines = append(lines, t.Text("replays.more", i18n.Args{"N": len(all.Unwrap()) - most}))
			break
		}
		lines = append(lines, errtext.Unread(t, one))
	}
	return strings.Join(lines, "\n")
}

// Discard deletes a file that was opened. If that can't be done, the next start of the program does it.
func Discard(f *inbox.File) {
	if err := f.Discard(); err != nil {
		fyne.LogError("a file that was opened stays in the inbox", err)
	}
}
