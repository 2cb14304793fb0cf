package app

import (
	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
	"boardduels/internal/settings"
)

// wordsOfLost tells why settings begin anew.
func wordsOfLost(t *i18n.Translator, lost *settings.Lost) string {
	if lost.Kept != "" {
		return t.Text("settings.damaged", i18n.Args{"Kept": lost.Kept})
	}
	reason := t.Text("trouble.content")
	if !lost.Damaged {
		reason = errtext.Unread(t, lost.Reason)
	}
	return t.Text("settings.unreadable", i18n.Args{"Path": lost.Path, "Reason": reason})
}

// wordsOfUnsafe tells why the app begins with safe settings.
func wordsOfUnsafe(t *i18n.Translator, unsafe *settings.Unsafe) string {
	told := t.Text("settings.unsafe")
	if unsafe.Kept != "" {
		told += "\n\n" + t.Text("settings.unsafe.kept", i18n.Args{"Kept": unsafe.Kept})
	}
	return told
}
