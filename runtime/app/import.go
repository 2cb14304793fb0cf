package app

import (
	"errors"
	"strings"

	"boardduels/internal/errtext"
	"boardduels/internal/families"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/record"
	"boardduels/runtime/record/boardrecord"
	"boardduels/runtime/record/duelrecord"
	"boardduels/runtime/run"
)

// OpenFile opens what the player chooses: a duel, several in one file, a run, a game on a board, a friend's double, a
// pack or a backup. What was played is kept.
func (g *Game) OpenFile() { g.openFile(g.Receive) }

// isOfABoard reports whether a text is the record of another game than the duel.
func isOfABoard(text []byte) bool {
	family := record.Family(text)
	return family != "" && family != duelrecord.Family
}

// importBoard keeps the game of a file, and returns how to show it.
func (g *Game) importBoard(text []byte) (show func(), err error) {
	r, err := parseBoard(text)
	if err != nil {
		return nil, err
	}
	unkept := g.boardLibrary().putBoard(g.boardLibrary().imports(), r)
	return func() {
		g.comeAway()
		g.OpenBoardPlayback(r)
		if unkept != nil {
			g.OpenSheet(g.translator.Text("error.title"), ui.Paragraph(g.translator.Text("boards.not_kept", i18n.Args{"Reason": errtext.Unsaved(g.translator, unkept)})))
		}
	}, nil
}

// parseBoard reads a game, and checks it: what can't be played again isn't kept.
func parseBoard(text []byte) (*boardrecord.Record, error) {
	r, err := boardrecord.Parse(text)
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
	return r, boardrecord.Verify(table, r)
}

// unknownGame is the error of a record of a game that this program doesn't have.
type unknownGame string

// In tells it in a language.
func (u unknownGame) In(t *i18n.Translator) string {
	return t.Text("boards.unknown_game", i18n.Args{"Game": record.Quote(string(u))})
}

func (u unknownGame) Error() string { return u.In(i18n.For(i18n.Default)) }

// importRun keeps the duels of a run, and returns how to show it.
func (g *Game) importRun(text []byte) (show func(), err error) {
	r, err := run.Parse(text)
	if err != nil {
		return nil, err
	}
	var duels []*duelrecord.Record
	for i := range r.Legs {
		duels = append(duels, r.Legs[i].Duel)
	}
	unkept := g.keepImported(duels)
	return func() {
		g.comeAway()
		g.openRunOver(r)
		g.reportAny(unkept)
	}, nil
}

// importDuels keeps duels, and returns how to show them, and what of their file couldn't be read.
func (g *Game) importDuels(duels []*duelrecord.Record, unread error) (show func()) {
	unkept := g.keepImported(duels)
	return func() {
		g.comeAway()
		g.tellImported(duels, unread, unkept)
	}
}

func (g *Game) keepImported(duels []*duelrecord.Record) (unkept error) {
	for _, duel := range duels {
		unkept = errors.Join(unkept, g.library.add(g.library.imports(), duel))
	}
	return unkept
}

// comeAway leaves the duel under way, which is kept, for something that the player wants to see instead.
func (g *Game) comeAway() {
	if g.table != nil && g.session != nil {
		g.session.Leave()
	}
}

// tellImported shows the duel that was imported, or the collection with all that were, and what went wrong.
func (g *Game) tellImported(records []*duelrecord.Record, unread, unkept error) {
	t := g.translator
	if len(records) == 1 && unread == nil && unkept == nil {
		g.OpenPlayback(records[0])
		return
	}
	var lines []string
	if unkept != nil {
		lines = append(lines, t.Text("replays.unkept", i18n.Args{"Reason": errtext.Unsaved(t, unkept)}))
	} else {
		lines = append(lines, t.Text("replays.kept_several", i18n.Args{"N": len(records)}))
	}
	if unread != nil {
		lines = append(lines, t.Text("replays.unread"), inFiles(t, unread))
	}
	g.openReplays(func() {
		g.OpenSheet(t.Text("replays.title"), ui.Paragraph(strings.Join(lines, "\n\n")))
	})
}

// inFiles tells what is wrong with each of some files.
func inFiles(t *i18n.Translator, err error) string {
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
