package view

import (
	"context"
	"math/rand/v2"
	"slices"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/boardtrial"
	"boardduels/editor/editorui"
	"boardduels/internal/games"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/boardscreens"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// boardTrial asks for the side and the opponent of a game on a board with its unsaved edits.
type boardTrial struct {
	editor *Editor
	table  *boardtrial.Table
	side   *editorui.Select
	brain  *editorui.Select
	sheet  *editorui.Sheet
}

// isBoard reports whether the open document is a level, a map or a position.
func (e *Editor) isBoard() bool {
	return slices.Contains(schema.BoardKinds(), e.items.current().Type)
}

// try offers a trial of what is open: a game on a board, else a duel.
func (e *Editor) try() {
	if e.isBoard() {
		askBoardTrial(e)
		return
	}
	askTrial(e)
}

// weigh measures the balance of what is open: of a board, else of heroes and cards.
func (e *Editor) weigh() {
	if !e.isBoard() {
		e.desk.openBalance()
		return
	}
	e.desk.showTable(false)
	e.desk.showBoard()
	if row := e.desk.page(e.items.current().Type).board.fairness; row.stop == nil {
		row.start()
	}
}

// askBoardTrial opens the choice of a game on the open board, or says why it can't be played.
func askBoardTrial(e *Editor) *boardTrial {
	d := e.work.Pack().Document(e.file)
	table, err := boardtrial.Open(d, e.work.Pack())
	if err != nil {
		e.ask.tell("editor.board_trial.title", e.texts.Text("editor.fairness.errors"))
		return nil
	}
	t := e.texts
	f := &boardTrial{editor: e, table: table}
	sides := []string{t.Text("boards.side.lot")}
	for seat := range game.Seat(table.Seats()) {
		sides = append(sides, boardscreens.SeatName(t, table.Family(), seat))
	}
	var brains []string
	for _, id := range table.IDs() {
		brains = append(brains, games.Words(table.Family()).Brain(t, id))
	}
	f.side, f.brain = editorui.NewSelect(sides, nil), editorui.NewSelect(brains, nil)
	f.side.SetSelectedIndex(1)
	f.brain.SetSelectedIndex(usualLevel(table))
	play := editorui.NewButton(t.Text("editor.trial.play"), theme.MediaPlayIcon(), func() { f.start(f.seat()) })
	play.Importance = widget.HighImportance
	watch := editorui.NewButton(t.Text("editor.trial.watch"), theme.VisibilityIcon(), func() { f.start(game.Nobody) })
	content := container.NewVBox(
		widget.NewForm(widget.NewFormItem(t.Text("boards.side"), f.side), widget.NewFormItem(t.Text("boards.opponent"), f.brain)),
		editorui.Caption(t.Text("editor.board_trial.note", i18n.Args{"Board": nameOf(e.work.Pack(), d.File(), t)})),
		container.NewGridWithColumns(2, play, watch),
	)
	f.sheet = e.ask.sheet("editor.board_trial.title", content, editorui.Answer{Text: t.Text("editor.close"), Importance: widget.MediumImportance, Taken: nil}).Raise(520, 0)
	return f
}

// seat returns the person's.
func (f *boardTrial) seat() game.Seat {
	if i := f.side.SelectedIndex(); i > 0 {
		return game.Seat(i - 1)
	}
	return game.Seat(rand.IntN(f.table.Seats()))
}

// start closes the choice, and shows the game: a person's, or Nobody's, which is played in the background first.
func (f *boardTrial) start(me game.Seat) {
	e := f.editor
	r, err := f.table.Record(me, f.table.IDs()[max(f.brain.SelectedIndex(), 0)], rand.Uint64())
	f.sheet.Close()
	if err != nil {
		e.ask.report(err)
		return
	}
	s := newBoardStage(e.stage, f.table, f.table.Board.ID)
	if me != game.Nobody {
		s.play(r)
		return
	}
	ctx, stop := context.WithCancel(context.Background())
	e.stage.note, e.stage.about = "", e.texts.Text("editor.trial.unsaved")
	e.stage.showTrial(container.NewCenter(widget.NewProgressBarInfinite()), nil, stop)
	go func() {
		record, err := f.table.Play(ctx, r)
		e.deps.Do(func() {
			switch {
			case ctx.Err() != nil:
			case err != nil:
				e.stage.back()
				e.ask.report(err)
			default:
				s.watch(record)
			}
		})
	}()
}
