package trialpage

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
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// duelTrial shows a duel with a pack that is being made. It isn't saved, and no AI learns from it.
type duelTrial struct {
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

// Decision is a card that was played, and what its player saw before.
type Decision struct {
	Duel *duel.Duel
	View duel.View // of the seat that decided
	Card *duel.Card
	Kind duel.Kind // of the card
}

// newDuelTrial shows the duel of a record: one without turns is played by its person against its AI, any other goes
// by step by step. What moves does so on a stage. Do runs a function on the toolkit's thread. The workshop is told
// of each moment that is shown, once newDuelTrial has returned.
func newDuelTrial(t *i18n.Translator, pack *schema.Pack, record *duelrecord.Record, stage *motion.Stage, brains ai.Brains, do func(func()), shop *workshop,
	viewing screen.Viewing,
) (*duelTrial, error) {
	trial := &duelTrial{translator: t, record: record, do: do, over: shop.over}
	over := func() fyne.Canvas { return fyne.CurrentApp().Driver().CanvasForObject(trial.content) }
	trial.sheets = ui.NewSheets(over, func(e *fyne.KeyEvent) { trial.TypedKey(e) })
	pictures := gallery.New(pack, t)
	if record.Plies() > 0 {
		ctx, end := context.WithCancel(context.Background())
		laid, err := duelrecord.Open(record)
		if laid == nil {
			end()
			return nil, err
		}
		p := screen.NewPlayback(ctx, t, pictures, trial, laid, stage, brains, viewing)
		trial.lay(p.Board, shop, p.Content, func() { p.Halt(); end() })
		return trial, nil
	}
	seating, err := screen.NewSeating(record, brains)
	if err != nil {
		return nil, err
	}
	s, err := screen.NewSession(t, pictures, trial, seating, stage, nil, do)
	if err != nil {
		return nil, err
	}
	trial.lay(s.Board, shop, s.Table.Root, s.Leave)
	s.Start(nil)
	return trial, nil
}

// close ends the duel where it stands.
func (t *duelTrial) close() {
	t.sheets.Clear()
	t.stop()
}

// Played returns the record of the duel as far as it has been shown.
func (t *duelTrial) Played() (*duelrecord.Record, error) {
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
func (t *duelTrial) TypedKey(e *fyne.KeyEvent) bool {
	if !t.sheets.IsOpen() {
		return t.table.Typed(e.Name)
	}
	if e.Name == fyne.KeyEscape || t.sheets.IsLarge() && ui.IsPress(e) {
		t.sheets.Close()
	}
	return true
}

// lay lays a screen out. Its own way back is left out: whoever shows the trial has one beside it.
func (t *duelTrial) lay(b *dueltable.Board, shop *workshop, content fyne.CanvasObject, stop func()) {
	b.Shown, b.OpenCase = shop.shown, shop.OpenCase
	b.Table.Bar.Objects[0].Hide()
	t.board, t.table, t.content, t.stop = b, b.Table, content, stop
}

// Decision returns the last card that was played until the moment that is shown; false if there was none.
func (t *duelTrial) Decision() (decision Decision, ok bool) {
	d := t.board.Duel
	_, err := t.state(func(before *duel.State, action duel.Action) {
		if action != duel.EndTurn {
			decision, ok = Decision{d, d.View(before, before.Mover), d.Card(before.Mover, action.Card), d.Kind(before.Mover, action.Card)}, true
		}
	})
	return decision, ok && err == nil
}

// Position returns how things stand at the moment that is shown, for a duel to begin there; false once it is over.
func (t *duelTrial) Position() (position duel.Position, ok bool) {
	state, err := t.state(func(*duel.State, duel.Action) {})
	return duel.PositionOf(&state), err == nil && state.Winner == game.Nobody
}

// state returns the state at the moment that is shown, and tells each action that led there, with the state before it.
func (t *duelTrial) state(each func(before *duel.State, action duel.Action)) (duel.State, error) {
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
func (t *duelTrial) OpenSheet(title string, content fyne.CanvasObject) { t.sheets.Open(title, content) }

// RelaySheet lays out anew what lies over the trial.
func (t *duelTrial) RelaySheet() { t.sheets.Relay() }

// Enlarge implements [dueltable.SheetHost].
func (t *duelTrial) Enlarge(card face.Card, cost int16) {
	t.sheets.Enlarge(dueltable.LargeCard(t.translator, card, cost), face.Shape)
}

// Occasion implements [screen.SessionHost].
func (t *duelTrial) Occasion(*screen.Session) string { return t.translator.Text("trial.occasion") }

// OpenLeaving implements [screen.SessionHost].
func (t *duelTrial) OpenLeaving(*screen.Session) { t.over() }

// After implements [screen.SessionHost].
func (t *duelTrial) After(wait time.Duration) <-chan time.Time { return time.After(wait) }

// OpenReplays implements [screen.PlaybackHost].
func (t *duelTrial) OpenReplays() { t.over() }

// Background implements [screen.PlaybackHost].
func (t *duelTrial) Background(work func() func()) { go func() { t.do(work()) }() }

// DuelOver says who has won.
func (t *duelTrial) DuelOver(s *screen.Session) {
	if s.Failure != nil {
		t.OpenSheet("", ui.Paragraph(s.Failure.Error()))
		return
	}
	back := ui.BigButton(t.translator.Text("trial.leave"), theme.NavigateBackIcon(), widget.HighImportance, t.over)
	t.OpenSheet(t.translator.Text("event.duel_won", i18n.Args{"Hero": s.Hero(s.Result.Winner)}), container.NewVBox(back))
}

// Hindsight implements [screen.PlaybackHost]: who tries a pack out asks what its cards do, not what the player could
// have done.
func (t *duelTrial) Hindsight(context.Context, *duelrecord.Record) []hindsight.Turn { return nil }

// PlayFrom implements [screen.PlaybackHost]: the editor has a way of its own.
func (t *duelTrial) PlayFrom() func(*duelrecord.Record, int) { return nil }

// Journal implements [screen.PlaybackHost]: the editor shows what was decided beside the table.
func (t *duelTrial) Journal() func(*duelrecord.Record) { return nil }
