package app

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"

	"fyne.io/fyne/v2"

	"boardduels/internal/i18n"
	"boardduels/internal/textnorm"
	"boardduels/runtime/app/inbox"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/record/duelrecord"
	"boardduels/runtime/run"
	"boardduels/schema"
)

// This is the one door through which files come from elsewhere, whoever brings them: the player by a dialog, or the
// system because the player has opened a file with this app. What a file is, only its content tells.

func (g *Game) inbox() inbox.Box { return inbox.In(g.options.Folder) }

// Receive takes a file in that was called by a name where it comes from, closes it, and opens what was taken in.
func (g *Game) Receive(name string, content io.ReadCloser) {
	g.notify(g.translator.Text("opened.opening", i18n.Args{"File": calledIn(g.translator, inbox.Tidy(name))}))
	g.Background(func() func() {
		err := g.inbox().Put(name, content)
		_ = content.Close() // it was only read
		return func() {
			g.unnotify()
			if err != nil {
				g.report(&unopened{inbox.Tidy(name), err})
				return
			}
			g.Collect()
		}
	})
}

// Collect opens the files that wait in the inbox, the first of them first. One that asks something lets the others wait
// until the next time, and so does a duel that couldn't be saved.
func (g *Game) Collect() {
	if g.session != nil && g.session.Unsaved != nil && g.table != nil {
		return
	}
	g.Background(func() func() {
		file, err := g.inbox().Take()
		if file == nil {
			return func() { g.reportAny(err) }
		}
		show := g.opened(file)
		return func() {
			show()
			if !g.sheets.IsOpen() {
				g.Collect()
			}
		}
	})
}

// opened finds out what a file is, keeps what is to be kept, and returns how to show it.
func (g *Game) opened(f *inbox.File) (show func()) {
	show, asks, err := g.openedContent(f)
	if err != nil {
		show, asks = func() { g.report(&unopened{f.Name, err}) }, false
	}
	if !asks {
		discard(f)
	}
	return show
}

// discard deletes a file that was opened. If that can't be done, the next start of the program does it.
func discard(f *inbox.File) {
	if err := f.Discard(); err != nil {
		fyne.LogError("a file that was opened stays in the inbox", err)
	}
}

// openedContent is [Game.opened] for whatever could be taken in. A file that asks something is kept until the answer.
func (g *Game) openedContent(f *inbox.File) (show func(), asks bool, err error) {
	if f.Trouble != nil {
		return nil, false, f.Trouble
	}
	content, err := f.Open()
	if err != nil {
		return nil, false, err
	}
	defer func() { _ = content.Close() }()
	start := make([]byte, 4)
	if n, _ := content.ReadAt(start, 0); duelrecord.IsBundle(start[:n]) {
		return g.openedArchive(f, content)
	}
	text, err := io.ReadAll(io.LimitReader(content, run.MaxSize+1))
	if err != nil {
		return nil, false, err
	}
	show, err = g.openedText(f.Name, text)
	return show, false, err
}

// openedText opens a file that is a text: a run, a double, or a game of the duel or of a board.
func (g *Game) openedText(name string, text []byte) (show func(), err error) {
	text = textnorm.Meant(text)
	switch begins := bytes.TrimSpace(text); {
	case isOfABoard(text):
		return g.importBoard(text)
	case bytes.HasPrefix(begins, []byte("{")):
		return g.importRun(text)
	case bytes.HasPrefix(begins, []byte("<")):
		return g.importDocument(name, string(text))
	case !bytes.HasPrefix(begins, []byte("board")): // nor a damaged game
		return nil, unknownFile{}
	}
	duel, err := duelrecord.Parse(text)
	if err != nil {
		return nil, err
	}
	return g.importDuels([]*duelrecord.Record{duel}, nil), nil
}

// importDocument returns how to meet the double that a document is.
func (g *Game) importDocument(name, text string) (show func(), err error) {
	if kind, ok := schema.KindOfSource(text[:min(len(text), schema.MaxDocumentSize)]); ok && kind != schema.CasesKind {
		return nil, partOfPack(kind)
	}
	met, err := parseDouble(text)
	if err != nil {
		return nil, err
	}
	return func() { g.introduce(&friend{friendName(name), met}, g.pairingHere()) }, nil
}

// pairingHere is what the player chose before, as far as the heroes are in the present pack.
func (g *Game) pairingHere() screen.Pairing {
	p := g.lastPairing()
	if g.heroCalled(p.Mine) == "" {
		p.Mine = g.heroes()[0].ID
	}
	p.Theirs = cmp.Or(p.Theirs, p.Mine)
	return p
}

// partOfPack is the error of a document that means something only in a pack.
type partOfPack schema.Kind

// In tells it in a language.
func (p partOfPack) In(t *i18n.Translator) string {
	return t.Text("opened.part", i18n.Args{"Kind": schema.Fields(schema.Kind(p)).Title.In(t.Language())})
}

func (p partOfPack) Error() string { return p.In(i18n.For(i18n.Default)) }

// troubles are the keys of the words for why a file couldn't be taken in.
var troubles = map[inbox.Trouble]string{
	inbox.Refused: "opened.refused", inbox.Gone: "opened.gone", inbox.Broken: "opened.broken",
	inbox.TooLarge: "opened.too_large", inbox.Unkept: "opened.unkept",
}

// unopened says why a file from elsewhere can't be opened.
type unopened struct {
	name   string
	reason error
}

func (u *unopened) Unwrap() error { return u.reason }
func (u *unopened) Error() string { return fmt.Sprintf("%s: %v", u.name, u.reason) }

// Tell tells it in a language.
func (u *unopened) Tell(t *i18n.Translator) string {
	reason := inFiles(t, u.reason)
	if why, ok := errors.AsType[inbox.Trouble](u.reason); ok {
		reason = t.Text(troubles[why], i18n.Args{"Most": inbox.MaxSize >> 20})
	}
	if unmade, ok := errors.AsType[*unbacked](u.reason); ok {
		reason = unmade.Tell(t)
	}
	return t.Text("opened.unread", i18n.Args{"File": calledIn(t, u.name), "Reason": reason})
}

// calledIn returns the name of a file, or that it has none.
func calledIn(t *i18n.Translator, name string) string { return cmp.Or(name, t.Text("opened.nameless")) }
