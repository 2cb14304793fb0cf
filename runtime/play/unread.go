package play

import (
	"encoding/json"
	"errors"
	"io/fs"
	"syscall"

	"boardduels/internal/durable"
	"boardduels/internal/i18n"
	"boardduels/internal/settings"
	"boardduels/runtime/replay"
	"boardduels/schema"
)

// whyUnread tells why a file can't be read; what has no words of its own in a language follows on a second line.
func whyUnread(t *i18n.Translator, err error) string {
	err = durable.Reason(err)
	switch {
	case errors.Is(err, fs.ErrPermission):
		return t.Text("trouble.unreadable")
	case errors.Is(err, durable.ErrNoFile), errors.Is(err, durable.ErrFolder), errors.Is(err, syscall.EISDIR):
		return t.Text("trouble.no_file")
	case errors.Is(err, durable.ErrLoop), errors.Is(err, syscall.ELOOP):
		return t.Text("trouble.loop")
	case errors.Is(err, syscall.EIO):
		return t.Text("trouble.broken_disk")
	}
	if refused, ok := errors.AsType[*schema.Refusal](err); ok {
		return refused.In(t.Language())
	}
	if syntax, ok := errors.AsType[*replay.SyntaxError](err); ok {
		return t.Text("trouble.line", i18n.Args{"Line": syntax.Line}) + "\n" + technical(t, syntax)
	}
	if isContent(err) {
		return t.Text("trouble.content") + "\n" + technical(t, err)
	}
	return technical(t, err)
}

// why tells which file can't be read, and why.
func (d *savedDuel) why(t *i18n.Translator) string { return d.path + ": " + whyUnread(t, d.err) }

// wordsOfLost tells why settings begin anew.
func wordsOfLost(t *i18n.Translator, lost *settings.Lost) string {
	if lost.Kept != "" {
		return t.Text("settings.damaged", i18n.Args{"Kept": lost.Kept})
	}
	reason := t.Text("trouble.content")
	if !lost.Damaged {
		reason = whyUnread(t, lost.Reason)
	}
	return t.Text("settings.unreadable", i18n.Args{"Path": lost.Path, "Reason": reason})
}

// isContent reports whether a file could be read, but not understood.
func isContent(err error) bool {
	_, syntax := errors.AsType[*json.SyntaxError](err)
	_, kind := errors.AsType[*json.UnmarshalTypeError](err)
	_, digest := errors.AsType[*replay.DigestError](err)
	_, rules := errors.AsType[*replay.RulesError](err)
	return syntax || kind || digest || rules
}

// technical introduces a reason that is told in English only.
func technical(t *i18n.Translator, err error) string {
	return t.Text("trouble.technical", i18n.Args{"Text": err.Error()})
}
