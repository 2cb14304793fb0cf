package replayflow

import (
	"errors"
	"io"
	"strings"

	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/inbox"
	"boardduels/runtime/app/navigator"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/record/duelrecord"
)

// Import keeps duels, and returns how to show them, and what of their file couldn't be read.
func (r *Flow) Import(duels []*duelrecord.Record, unread error) (show func()) {
	unkept := r.KeepImported(duels)
	return func() {
		r.ComeAway()
		r.tellImported(duels, unread, unkept)
	}
}

// KeepImported keeps duels that come from elsewhere.
func (r *Flow) KeepImported(duels []*duelrecord.Record) (unkept error) {
	for _, duel := range duels {
		unkept = errors.Join(unkept, r.Library.Add(r.Library.Imports(), duel))
	}
	return unkept
}

// tellImported shows the duel that was imported, or the collection with all that were, and what went wrong.
func (r *Flow) tellImported(records []*duelrecord.Record, unread, unkept error) {
	t := r.Translator()
	if len(records) == 1 && unread == nil && unkept == nil {
		r.OpenPlayback(records[0])
		return
	}
	var lines []string
	if unkept != nil {
		lines = append(lines, t.Text("replays.unkept", i18n.Args{"Reason": errtext.Unsaved(t, unkept)}))
	} else {
		lines = append(lines, t.Text("replays.kept_several", i18n.Args{"N": len(records)}))
	}
	if unread != nil {
		lines = append(lines, t.Text("replays.unread"), navigator.InFiles(t, unread))
	}
	r.openReplays(func() {
		r.OpenSheet(t.Text("replays.title"), ui.Paragraph(strings.Join(lines, "\n\n")))
	})
}

// ImportBundle keeps the duels of an archive, and returns how to show them.
func (r *Flow) ImportBundle(content inbox.Content) (show func(), err error) {
	text, err := io.ReadAll(io.LimitReader(content, duelrecord.MaxBundle+1))
	if err != nil {
		return nil, err
	}
	duels, unread := duelrecord.Unbundle(text)
	if len(duels) == 0 {
		return nil, unread
	}
	return r.Import(duels, unread), nil
}
