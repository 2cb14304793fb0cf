package play

import (
	"bytes"
	"errors"
	"io"
	"strings"

	"fyne.io/fyne/v2"

	"boardduels/internal/families"
	"boardduels/internal/i18n"
	"boardduels/internal/trouble"
	"boardduels/runtime/board"
	own "boardduels/runtime/play/widget"
	"boardduels/runtime/record"
	"boardduels/runtime/replay"
	"boardduels/runtime/run"
)

// ImportReplay opens what the player chooses: a duel, several in one file, those of a run, or a game on a board. Each
// is kept.
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
		text, err := io.ReadAll(io.LimitReader(file, replay.MaxBundle+1))
		_ = file.Close() // it was only read
		switch {
		case err != nil:
			return func() { g.tellUnread(&replay.FileError{File: name, Err: err}) }
		case isOfABoard(text):
			return g.importBoard(name, text)
		}
		return g.importDuels(name, text)
	})
}

// isOfABoard reports whether a text is the record of another game than the duel.
func isOfABoard(text []byte) bool {
	family := record.Family(text)
	return family != "" && family != replay.Family
}

// importBoard keeps the game of a file, and returns how to show it.
func (g *Game) importBoard(name string, text []byte) func() {
	r, err := parseBoard(text)
	if err != nil {
		return func() { g.tellUnread(&replay.FileError{File: name, Err: err}) }
	}
	unkept := g.boardLibrary().putBoard(g.boardLibrary().imports(), r)
	return func() {
		g.OpenBoardPlayback(r)
		if unkept != nil {
			g.OpenSheet(g.translator.Text("error.title"), own.Paragraph(g.translator.Text("boards.not_kept", i18n.Args{"Reason": trouble.Unsaved(g.translator, unkept)})))
		}
	}
}

// parseBoard reads a game, and checks it: what can't be played again isn't kept.
func parseBoard(text []byte) (*board.Record, error) {
	r, err := board.Parse(text)
	if err != nil {
		return nil, err
	}
	if _, err := families.Find(r.Family); err != nil {
		return nil, unknownGame(r.Family)
	}
	table, err := families.Of(r)
	if err != nil {
		return nil, err
	}
	return r, board.Verify(table, r)
}

// unknownGame is the error of a record of a game that this program doesn't have.
type unknownGame string

// In tells it in a language.
func (u unknownGame) In(t *i18n.Translator) string {
	return t.Text("boards.unknown_game", i18n.Args{"Game": record.Quote(string(u))})
}

func (u unknownGame) Error() string { return u.In(i18n.For(i18n.Default)) }

// importDuels keeps the duels of a file, and returns how to show them.
func (g *Game) importDuels(name string, text []byte) func() {
	records, unread := parseShared(text)
	if len(records) == 0 {
		return func() { g.tellUnread(&replay.FileError{File: name, Err: unread}) }
	}
	var unkept error
	for _, record := range records {
		unkept = errors.Join(unkept, g.library.add(g.library.imports(), record))
	}
	return func() { g.tellImported(records, unread, unkept) }
}

// parseShared reads the duels that come from elsewhere: one, several in one file, or those of a run. Of several some
// may have errors, and each of those is a [*replay.FileError].
func parseShared(text []byte) (records []*replay.Record, err error) {
	switch {
	case replay.IsBundle(text):
		return replay.Unbundle(text)
	case bytes.HasPrefix(bytes.TrimSpace(text), []byte("{")):
		r, err := run.Parse(text)
		if err != nil {
			return nil, err
		}
		for i := range r.Legs {
			records = append(records, r.Legs[i].Duel)
		}
		return records, nil
	}
	duel, err := replay.Parse(text)
	if err != nil {
		return nil, err
	}
	return []*replay.Record{duel}, nil
}

// tellUnread tells what is wrong with a file of which nothing was kept, where the player is.
func (g *Game) tellUnread(err error) {
	t := g.translator
	g.OpenSheet(t.Text("error.title"), own.Paragraph(t.Text("replays.unread")+"\n\n"+inFiles(t, err)))
}

// tellImported shows the duel that was imported, or the collection with all that were, and what went wrong.
func (g *Game) tellImported(records []*replay.Record, unread, unkept error) {
	t := g.translator
	if len(records) == 1 && unread == nil && unkept == nil {
		g.OpenPlayback(records[0])
		return
	}
	var lines []string
	if unkept != nil {
		lines = append(lines, t.Text("replays.unkept", i18n.Args{"Reason": trouble.Unsaved(t, unkept)}))
	} else {
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
