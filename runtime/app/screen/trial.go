package screen

import (
	"context"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai"
	"boardduels/ai/duel/hindsight"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/face"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// Trial shows a duel with a pack that is being made. It isn't saved, and no AI learns from it.
type Trial struct {
	translator *i18n.Translator
	sheets     *ui.Sheets
	table      *dueltable.Table
	board      *dueltable.Board
	record     *duelrecord.Record // as it was when the trial began
	content    fyne.CanvasObject
	do         func(func()) // on the toolkit's thread
	stop       func()
	over       func()
}

// Workshop is where the pack of a trial is made.
type Workshop interface {
	// Over is told that people leave the trial.
	Over()
	// Shown is told of each moment that is shown, once [NewTrial] has returned.
	Shown()
	// OpenCase leads to a hero's case that an AI was reminded of.
	OpenCase(hero string, number int)
}

// Decision is a card that was played, and what its player saw before.
type Decision struct {
	Duel *duel.Duel
	View duel.View // of the seat that decided
	Card *duel.Card
}

// NewTrial shows the duel of a record: one without turns is played by its person against its AI, a finished one goes by
// step by step. What moves does so on a stage. Do runs a function on the toolkit's thread.
func NewTrial(t *i18n.Translator, pack *schema.Pack, record *duelrecord.Record, stage *motion.Stage, brains ai.Brains, do func(func()), workshop Workshop) (*Trial, error) {
	trial := &Trial{translator: t, record: record, do: do, over: workshop.Over}
	trial.sheets = ui.NewSheets(func() fyne.Canvas { return fyne.CurrentApp().Driver().CanvasForObject(trial.content) })
	pictures := gallery.New(pack, t)
	if record.Finished() {
		ctx, end := context.WithCancel(context.Background())
		laid, err := duelrecord.Open(record)
		if laid == nil {
			end()
			return nil, err
		}
		p := NewPlayback(ctx, t, pictures, trial, laid, stage, brains, Viewing{})
		trial.lay(p.Board, workshop, p.Content, func() { p.Halt(); end() })
		p.toggle()
		return trial, nil
	}
	seating, err := NewSeating(record, brains)
	if err != nil {
		return nil, err
	}
	s, err := NewSession(t, pictures, trial, seating, stage, nil, do)
	if err != nil {
		return nil, err
	}
	trial.lay(s.Board, workshop, s.Table.Root, s.Leave)
	s.Start(nil)
	return trial, nil
}

// Content returns what a window shows of the duel.
func (t *Trial) Content() fyne.CanvasObject { return t.content }

// Close ends the duel where it stands.
func (t *Trial) Close() {
	t.sheets.Clear()
	t.stop()
}

// Played returns the record of the duel as far as it has been shown.
func (t *Trial) Played() (*duelrecord.Record, error) {
	played, err := duelrecord.NewFrom(t.record.Position, t.record.Pack, t.record.Seed, t.record.Seats)
	if err != nil {
		return nil, err
	}
	d := t.board.Duel
	state, err := played.First(d)
	for _, action := range t.board.Actions {
		if err != nil {
			break
		}
		seat := state.Mover
		if err = d.Apply(&state, action, nil); err == nil {
			played.Add(d, seat, action, &state)
		}
	}
	return played, err
}

// TypedKey takes a key that no widget has taken: a card's number, Enter for what the large button says, Escape to
// close what lies over the table. It reports whether the key meant something.
func (t *Trial) TypedKey(e *fyne.KeyEvent) bool {
	if !t.sheets.IsOpen() {
		return t.table.Typed(e.Name)
	}
	if e.Name == fyne.KeyEscape || t.sheets.IsLarge() && ui.IsPress(e) {
		t.sheets.Close()
	}
	return true
}

// lay lays a screen out. Its own way back is left out: whoever shows the trial has one beside it.
func (t *Trial) lay(b *dueltable.Board, workshop Workshop, screen fyne.CanvasObject, stop func()) {
	b.Shown, b.OpenCase = workshop.Shown, workshop.OpenCase
	b.Table.Bar.Objects[0].Hide()
	t.board, t.table, t.content, t.stop = b, b.Table, screen, stop
}

// Decision returns the last card that was played until the moment that is shown; false if there was none.
func (t *Trial) Decision() (decision Decision, ok bool) {
	d := t.board.Duel
	_, err := t.state(func(before *duel.State, action duel.Action) {
		if action != duel.EndTurn {
			decision, ok = Decision{d, d.View(before, before.Mover), d.Card(before.Mover, action.Card)}, true
		}
	})
	return decision, ok && err == nil
}

// Position returns how things stand at the moment that is shown, for a duel to begin there; false once it is over.
func (t *Trial) Position() (position duel.Position, ok bool) {
	state, err := t.state(func(*duel.State, duel.Action) {})
	return duel.PositionOf(&state), err == nil && state.Winner == game.Nobody
}

// state returns the state at the moment that is shown, and tells each action that led there, with the state before it.
func (t *Trial) state(each func(before *duel.State, action duel.Action)) (duel.State, error) {
	state, err := t.record.First(t.board.Duel)
	for _, action := range t.board.Actions {
		if err != nil {
			break
		}
		each(&state, action)
		err = t.board.Duel.Apply(&state, action, nil)
	}
	return state, err
}

// OpenSheet implements [dueltable.SheetHost].
func (t *Trial) OpenSheet(title string, content fyne.CanvasObject) { t.sheets.Open(title, content) }

// RelaySheet lays out anew what lies over the trial.
func (t *Trial) RelaySheet() { t.sheets.Relay() }

// Enlarge implements [dueltable.SheetHost].
func (t *Trial) Enlarge(card face.Card, cost int16) {
	t.sheets.Enlarge(dueltable.LargeCard(t.translator, card, cost), face.Shape)
}

// Occasion implements [SessionHost].
func (t *Trial) Occasion(*Session) string { return t.translator.Text("trial.occasion") }

// OpenLeaving implements [SessionHost].
func (t *Trial) OpenLeaving(*Session) { t.over() }

// After implements [SessionHost].
func (t *Trial) After(wait time.Duration) <-chan time.Time { return time.After(wait) }

// OpenReplays implements [PlaybackHost].
func (t *Trial) OpenReplays() { t.over() }

// Background implements [PlaybackHost].
func (t *Trial) Background(work func() func()) { go func() { t.do(work()) }() }

// DuelOver says who has won.
func (t *Trial) DuelOver(s *Session) {
	if s.Failure != nil {
		t.OpenSheet("", ui.Paragraph(s.Failure.Error()))
		return
	}
	back := ui.BigButton(t.translator.Text("trial.leave"), theme.NavigateBackIcon(), widget.HighImportance, t.over)
	t.OpenSheet(t.translator.Text("event.duel_won", i18n.Args{"Hero": s.Hero(s.Result.Winner)}), container.NewVBox(back))
}

// Hindsight implements [PlaybackHost]: who tries a pack out asks what its cards do, not what the player could have
// done.
func (t *Trial) Hindsight(context.Context, *duelrecord.Record) []hindsight.Turn { return nil }

// PlayFrom implements [PlaybackHost]: the editor has a way of its own.
func (t *Trial) PlayFrom() func(*duelrecord.Record, int) { return nil }

// Journal implements [PlaybackHost]: the editor shows what was decided beside the table.
func (t *Trial) Journal() func(*duelrecord.Record) { return nil }
