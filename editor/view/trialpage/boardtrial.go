package trialpage

import (
	"context"
	"math/rand/v2"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/boardtrial"
	"boardduels/editor/editorui"
	"boardduels/editor/view/boardpage"
	"boardduels/editor/view/naming"
	"boardduels/internal/games"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/boardscreens"
	"boardduels/runtime/game"
)

// boardTrial asks for the side and the opponent of a game on a board with its unsaved edits.
type boardTrial struct {
	stage *Stage
	table *boardtrial.Table
	side  *editorui.Select
	brain *editorui.Select
	sheet *editorui.Sheet
}

// AskBoard opens the choice of a game on the open board, or says why it can't be played.
func (s *Stage) AskBoard() *boardTrial {
	e := s.desk
	d := e.Document()
	table, err := boardtrial.Open(d, e.Pack())
	if err != nil {
		e.Tell("editor.board_trial.title", e.Texts().Text("editor.fairness.errors"))
		return nil
	}
	t := e.Texts()
	f := &boardTrial{stage: s, table: table}
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
	f.brain.SetSelectedIndex(boardpage.UsualLevel(table))
	play := editorui.NewButton(t.Text("editor.trial.play"), theme.MediaPlayIcon(), func() { f.start(f.seat()) })
	play.Importance = widget.HighImportance
	watch := editorui.NewButton(t.Text("editor.trial.watch"), theme.VisibilityIcon(), func() { f.start(game.Nobody) })
	content := container.NewVBox(
		widget.NewForm(widget.NewFormItem(t.Text("boards.side"), f.side), widget.NewFormItem(t.Text("boards.opponent"), f.brain)),
		editorui.Caption(t.Text("editor.board_trial.note", i18n.Args{"Board": naming.Of(e.Pack(), d.File(), t)})),
		container.NewGridWithColumns(2, play, watch),
	)
	f.sheet = e.Sheet("editor.board_trial.title", content, editorui.Answer{Text: t.Text("editor.close"), Importance: widget.MediumImportance, Taken: nil}).Raise(520, 0)
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
	e := f.stage.desk
	r, err := f.table.Record(me, f.table.IDs()[max(f.brain.SelectedIndex(), 0)], rand.Uint64())
	f.sheet.Close()
	if err != nil {
		e.Report(err)
		return
	}
	s := NewBoardStage(f.stage, f.table, f.table.Board.ID)
	if me != game.Nobody {
		s.play(r)
		return
	}
	ctx, stop := context.WithCancel(context.Background())
	f.stage.note, f.stage.about = "", e.Texts().Text("editor.trial.unsaved")
	f.stage.showTrial(container.NewCenter(widget.NewProgressBarInfinite()), nil, stop)
	go func() {
		record, err := f.table.Play(ctx, r)
		e.Later(func() {
			switch {
			case ctx.Err() != nil:
			case err != nil:
				f.stage.Back()
				e.Report(err)
			default:
				s.Watch(record)
			}
		})
	}()
}
