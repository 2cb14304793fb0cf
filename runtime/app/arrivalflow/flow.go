// Package arrivalflow takes in what comes from elsewhere, and leads to what it is.
package arrivalflow

import (
	"bytes"
	"io"
	"os"
	"path/filepath"

	"boardduels/internal/i18n"
	"boardduels/internal/textnorm"
	"boardduels/runtime/app/backupflow"
	"boardduels/runtime/app/boardflow"
	"boardduels/runtime/app/duelflow"
	"boardduels/runtime/app/inbox"
	"boardduels/runtime/app/navigator"
	"boardduels/runtime/app/packflow"
	"boardduels/runtime/app/replayflow"
	"boardduels/runtime/app/runflow"
	"boardduels/runtime/record/duelrecord"
	"boardduels/runtime/run"
	"boardduels/schema"
)

// This is the one door through which files come from elsewhere, whoever brings them: the player by a dialog, or the
// system because the player has opened a file with this app. What a file is, only its content tells.

// Flow takes in what comes from elsewhere, and leads to what it is.
type Flow struct {
	*navigator.Pages
	Box     inbox.Box // where files wait to be opened
	Duels   *duelflow.Flow
	Replays *replayflow.Flow
	Runs    *runflow.Flow
	Boards  *boardflow.Flow
	Packs   *packflow.Flow
	Backups *backupflow.Flow
	Desktop bool // where the editor is, a pack is played with where it lies
}

// Receive takes a file in that was called by a name where it comes from, closes it, and opens what was taken in.
func (a *Flow) Receive(name string, content io.ReadCloser) {
	a.Notify(a.Translator().Text("opened.opening", i18n.Args{"File": navigator.CalledIn(a.Translator(), inbox.Tidy(name))}))
	a.Background(func() func() {
		err := a.Box.Put(name, content)
		_ = content.Close() // it was only read
		return func() {
			a.Unnotify()
			if err != nil {
				a.Report(&navigator.Unopened{Name: inbox.Tidy(name), Reason: err})
				return
			}
			a.Collect()
		}
	})
}

// Collect opens the files that wait in the inbox, the first of them first. One that asks something lets the others wait
// until the next time, and so does a duel that couldn't be saved.
func (a *Flow) Collect() {
	if a.Duels.Session() != nil && a.Duels.Session().Unsaved != nil && a.Table() != nil {
		return
	}
	a.Background(func() func() {
		file, err := a.Box.Take()
		if file == nil {
			return func() { a.ReportAny(err) }
		}
		show := a.opened(file)
		return func() {
			show()
			if !a.HasSheet() {
				a.Collect()
			}
		}
	})
}

// opened finds out what a file is, keeps what is to be kept, and returns how to show it.
func (a *Flow) opened(f *inbox.File) (show func()) {
	show, asks, err := a.openedContent(f)
	if err != nil {
		show, asks = func() { a.Report(&navigator.Unopened{Name: f.Name, Reason: err}) }, false
	}
	if !asks {
		navigator.Discard(f)
	}
	return show
}

// openedContent is [Flow.opened] for whatever could be taken in. A file that asks something is kept until the answer.
func (a *Flow) openedContent(f *inbox.File) (show func(), asks bool, err error) {
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
		return a.openedArchive(f, content)
	}
	text, err := io.ReadAll(io.LimitReader(content, run.MaxSize+1))
	if err != nil {
		return nil, false, err
	}
	show, err = a.openedText(f.Name, text)
	return show, false, err
}

// openedText opens a file that is a text: a run, a double, or a game of the duel or of a board.
func (a *Flow) openedText(name string, text []byte) (show func(), err error) {
	text = textnorm.Meant(text)
	switch begins := bytes.TrimSpace(text); {
	case boardflow.IsRecord(text):
		return a.Boards.Import(text)
	case bytes.HasPrefix(begins, []byte("{")):
		return a.Runs.Import(text)
	case bytes.HasPrefix(begins, []byte("<")):
		return a.Duels.Import(name, string(text))
	case !bytes.HasPrefix(begins, []byte("board")): // nor a damaged game
		return nil, unknownFile{}
	}
	duel, err := duelrecord.Parse(text)
	if err != nil {
		return nil, err
	}
	return a.Replays.Import([]*duelrecord.Record{duel}, nil), nil
}

// OpenFile opens what the player chooses: a duel, several in one file, a run, a game on a board, a friend's double, a
// pack or a backup. What was played is kept.
func (a *Flow) OpenFile() { a.ChooseFile(a.Receive) }

// OpenPath opens a file, or a folder with a pack, that lies where the player has put it. Where the editor is, a pack is
// played with there, else it is kept.
func (a *Flow) OpenPath(path string) {
	a.Background(func() func() {
		if a.Desktop && isPackAt(path) {
			full, err := filepath.Abs(path)
			return func() {
				if err != nil {
					a.Report(err)
					return
				}
				a.Packs.PlayWith(full)
			}
		}
		file, err := os.Open(path)
		return func() {
			if err != nil {
				a.Report(&navigator.Unopened{Name: filepath.Base(path), Reason: err})
				return
			}
			a.Receive(filepath.Base(path), file)
		}
	})
}

// isPackAt reports whether a pack lies at a path.
func isPackAt(path string) bool {
	root, closer, err := schema.OpenPack(path)
	if err != nil {
		return false
	}
	defer func() { _ = closer.Close() }()
	return schema.IsPack(root)
}
