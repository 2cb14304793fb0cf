package trialpage

import (
	"math/rand/v2"
	"sync"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/boardtrial"
	"boardduels/editor/editorui"
	"boardduels/editor/view/boardpage"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/boardscreens"
	"boardduels/runtime/app/sound"
	"boardduels/runtime/game"
	"boardduels/runtime/record/boardrecord"
)

// boardStage shows a game on a board in place of the desk, with the game's own pages, and offers to keep its record. It
// implements [boardscreens.Host].
type boardStage struct {
	stage *Stage
	table *boardtrial.Table
	name  string // of the file that a record is kept in
	About string // key of what the game is
	over  *editorui.Sheet
	keep  *editorui.Button

	guard  sync.Mutex
	record *boardrecord.Record // what has been played; it doesn't change
}

var _ boardscreens.Host = (*boardStage)(nil)

// NewBoardStage returns what shows games at a table, and keeps the record under a name.
func NewBoardStage(s *Stage, table *boardtrial.Table, name string) *boardStage {
	b := &boardStage{stage: s, table: table, name: name, About: "editor.board_trial.unsaved"}
	b.keep = editorui.NewButton(s.desk.Texts().Text("editor.board_trial.keep"), theme.DocumentSaveIcon(), b.askKeep)
	return b
}

// room returns the table as the pages want it.
func (b *boardStage) room() *boardscreens.Table {
	return &boardscreens.Table{Game: b.table.Game, Brains: b.table.Brains, Levels: b.table.Levels}
}

// play lets a person play, or go on with, a record.
func (b *boardStage) play(r *boardrecord.Record) {
	e := b.stage.desk
	r.Date = time.Now()
	shown, err := boardscreens.NewSession(e.Texts(), b, b.room(), r, b.stage.desk.Movement(), b, e.Later)
	if err != nil {
		b.fail(err)
		return
	}
	b.put(r, shown.Content, shown.Leave)
	shown.Start(nil)
}

// Watch shows a record.
func (b *boardStage) Watch(r *boardrecord.Record) {
	e := b.stage.desk
	if r.Date.IsZero() {
		r.Date = time.Now()
	}
	shown, err := boardscreens.NewPlayback(e.Texts(), b, b.room(), r, b.stage.desk.Movement())
	if err != nil {
		b.fail(err)
		return
	}
	b.put(r, shown.Content, shown.Leave)
}

// put shows a page, and notes what has been played.
func (b *boardStage) put(r *boardrecord.Record, content fyne.CanvasObject, leave func()) {
	if b.stage.IsOpen() {
		b.stage.End()
	}
	b.note(r.Clone())
	b.stage.note, b.stage.about = "", b.stage.desk.Texts().Text(b.About)
	b.stage.showTrial(content, b.keep, leave)
}

func (b *boardStage) fail(err error) {
	b.stage.Back()
	b.stage.desk.Report(err)
}

// Save implements the saver of a session: nothing is kept but in memory. It is called on the match's goroutine.
func (b *boardStage) Save(r *boardrecord.Record) error {
	b.note(r.Clone())
	return nil
}

func (b *boardStage) note(r *boardrecord.Record) {
	b.guard.Lock()
	defer b.guard.Unlock()
	b.record = r
}

// played returns what has been played so far.
func (b *boardStage) played() *boardrecord.Record {
	b.guard.Lock()
	defer b.guard.Unlock()
	return b.record
}

// askKeep asks for a file, and writes the record as far as it has come.
func (b *boardStage) askKeep() {
	e := b.stage.desk
	r := b.played()
	suggested := e.Free(b.name)
	e.AskPath("editor.board_trial.keep_title", "editor.board_trial.keep_confirm", "editor.board_trial.keep_hint", suggested, func(path string, done func(error)) {
		go func() {
			err := boardtrial.Keep(path, r)
			e.Later(func() {
				done(err)
				if err == nil {
					e.Tell("editor.board_trial.keep_title", e.Texts().Text("editor.board_trial.kept", i18n.Args{"Path": path}))
				}
			})
		}()
	})
}

// OpenSheet implements [boardscreens.Host].
func (b *boardStage) OpenSheet(title string, content fyne.CanvasObject) {
	e := b.stage.desk
	b.over = editorui.NewSheet(e.Window(), title, content, editorui.Answer{Text: e.Texts().Text("editor.close"), Importance: widget.HighImportance, Taken: nil})
	b.over.Escape = b.over.Close
	b.over.Raise(560, 0)
}

// CloseSheet implements [boardscreens.Host].
func (b *boardStage) CloseSheet() {
	if b.over != nil {
		b.over.Close()
	}
}

// RelaySheet implements [boardscreens.Host].
func (b *boardStage) RelaySheet() {
	if b.over != nil {
		b.over.Refresh()
	}
}

// Background implements [boardscreens.Host].
func (b *boardStage) Background(work func() (then func())) {
	go func() { b.stage.desk.Later(work()) }()
}

// After implements [boardscreens.Host].
func (b *boardStage) After(wait time.Duration) <-chan time.Time { return time.After(wait) }

// Cue implements [boardscreens.Host]: the editor is silent.
func (b *boardStage) Cue(sound.Name) {}

// HasShelf implements [boardscreens.Host].
func (b *boardStage) HasShelf() bool { return false }

// OpenBoards implements [boardscreens.Host].
func (b *boardStage) OpenBoards() { b.stage.Back() }

// OpenBoardChoice implements [boardscreens.Host].
func (b *boardStage) OpenBoardChoice(string) { b.stage.Back() }

// LeaveBoard implements [boardscreens.Host].
func (b *boardStage) LeaveBoard(*boardscreens.Session) { b.stage.Back() }

// BoardOver implements [boardscreens.Host].
func (b *boardStage) BoardOver(s *boardscreens.Session) {
	if s.Failure != nil {
		b.stage.desk.Report(s.Failure)
	}
}

// RematchBoard implements [boardscreens.Host]: with another luck.
func (b *boardStage) RematchBoard(r *boardrecord.Record) {
	me := r.Person()
	next, err := b.table.Record(me, r.Seats[(int(me)+1)%len(r.Seats)].Brain, rand.Uint64())
	if err != nil {
		b.fail(err)
		return
	}
	b.play(next)
}

// PlayBoardFrom implements [boardscreens.Host]. Of brains alone, the person takes the first one's seat.
func (b *boardStage) PlayBoardFrom(r *boardrecord.Record, ply int) {
	seats := append([]boardrecord.Seat(nil), r.Seats...)
	if me := r.Person(); !seats[me].IsPerson() {
		seats[me] = boardrecord.Seat{}
	}
	for i := range seats {
		if game.Seat(i) != r.Person() && seats[i].IsPerson() {
			seats[i] = boardrecord.Seat{Brain: b.table.IDs()[boardpage.UsualLevel(b.table)], Seed: r.Seed}
		}
	}
	fork, err := boardrecord.Fork(b.table, r, ply, seats)
	if err != nil {
		b.fail(err)
		return
	}
	b.play(fork)
}
