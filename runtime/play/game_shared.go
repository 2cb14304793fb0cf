package play

import (
	"bytes"
	"context"
	"errors"
	"io"
	"strings"

	"fyne.io/fyne/v2"

	"boardduels/internal/i18n"
	"boardduels/internal/trouble"
	"boardduels/runtime/play/screen"
	own "boardduels/runtime/play/widget"
	"boardduels/runtime/replay"
	"boardduels/runtime/run"
)

// ExportReplays saves several duels in one file of the player's choice.
func (g *Game) ExportReplays(records []*replay.Record) {
	g.prepare(func(context.Context) func() {
		text, err := replay.Bundle(records, nameOf)
		return func() {
			if err != nil {
				g.OpenSheet(g.translator.Text("error.title"), own.Paragraph(trouble.Unread(g.translator, err)))
				return
			}
			n := i18n.Args{"N": len(records)}
			g.saveAs(g.translator.Text("saved.duels", n), g.fileOfToday("files.duels", n, ".zip"), text)
		}
	})
}

// ImportReplay opens what the player chooses: a duel, several in one file, or those of a run. Each is kept.
func (g *Game) ImportReplay() {
	g.openFile(func(file fyne.URIReadCloser, err error) {
		if file == nil { // cancelled, or it failed
			g.reportAny(err)
			return
		}
		g.importFrom(file.URI().Name(), file)
	})
}

// importFrom reads what a file of a name holds in the background, keeps it, and shows it.
func (g *Game) importFrom(name string, file io.ReadCloser) {
	g.Background(func() func() {
		records, unread := readShared(name, file)
		_ = file.Close() // it was only read
		var unkept error
		for _, record := range records {
			unkept = errors.Join(unkept, g.library.add(g.library.imports(), record))
		}
		return func() { g.tellImported(records, unread, unkept) }
	})
}

// readShared reads the duels of a file that comes from elsewhere. Each error is a [*replay.FileError].
func readShared(name string, file io.Reader) (records []*replay.Record, err error) {
	text, err := io.ReadAll(io.LimitReader(file, replay.MaxBundle+1))
	switch {
	case err != nil:
	case replay.IsBundle(text):
		if records, err = replay.Unbundle(text); len(records) > 0 {
			return records, err
		}
	case bytes.HasPrefix(bytes.TrimSpace(text), []byte("{")):
		var r *run.Run
		if r, err = run.Parse(text); err == nil {
			for i := range r.Legs {
				records = append(records, r.Legs[i].Duel)
			}
		}
	default:
		var record *replay.Record
		if record, err = replay.Parse(text); err == nil {
			records = append(records, record)
		}
	}
	if err != nil {
		return nil, &replay.FileError{File: name, Err: err}
	}
	return records, nil
}

// tellImported shows the duel that was imported, or the collection with all that were, and what went wrong.
func (g *Game) tellImported(records []*replay.Record, unread, unkept error) {
	t := g.translator
	if len(records) == 1 && unread == nil && unkept == nil {
		g.OpenPlayback(records[0])
		return
	}
	var lines []string
	switch {
	case unkept != nil:
		lines = append(lines, t.Text("replays.unkept", i18n.Args{"Reason": trouble.Unsaved(t, unkept)}))
	case len(records) > 0:
		lines = append(lines, t.Text("replays.kept_several", i18n.Args{"N": len(records)}))
	}
	if unread != nil {
		lines = append(lines, t.Text("replays.unread"), inFiles(t, unread))
	}
	g.openReplays(func() {
		g.OpenSheet(t.Text("replays.title"), own.Paragraph(strings.Join(lines, "\n\n")))
	})
}

// inFiles tells what is wrong with each of some files.
func inFiles(t *i18n.Translator, err error) string {
	const most = 8
	all, ok := err.(interface{ Unwrap() []error })
	if !ok {
		return trouble.Unread(t, err)
	}
	var lines []string
	for i, one := range all.Unwrap() {
		if i == most {
			lines = append(lines, t.Text("replays.more", i18n.Args{"N": len(all.Unwrap()) - most}))
			break
		}
		lines = append(lines, trouble.Unread(t, one))
	}
	return strings.Join(lines, "\n")
}

// OpenRunAt implements [screen.ReplaysIntents].
func (g *Game) OpenRunAt(path string) {
	if path == g.runs().current() {
		g.OpenRuns()
		return
	}
	g.OpenPastRun(screen.PastRun{Path: path})
}
