package play

import (
	"context"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai"
	"boardduels/internal/i18n"
	"boardduels/runtime/game"
	"boardduels/runtime/match"
	"boardduels/runtime/replay"
	"boardduels/schema"
)

// Trial shows a duel with a pack that is being made. It isn't saved, and no AI learns from it.
type Trial struct {
	translator *i18n.Translator
	sheets     *sheets
	content    fyne.CanvasObject
	stop       func()
	over       func()
}

// NewTrial shows the duel of a record without turns and lets it start: a person's against an AI, or, between two AIs, the
// one that it leads to, to be watched step by step. Over is called when people leave it; do runs a function on the
// toolkit's thread.
func NewTrial(t *i18n.Translator, pack *schema.Pack, record *replay.Record, brains ai.Brains, do func(func()), over func()) (*Trial, error) {
	trial := &Trial{translator: t, sheets: newSheets(), over: over}
	gallery := NewGallery(pack, t)
	if record.Seats[0].IsPerson() || record.Seats[1].IsPerson() {
		s, err := newSession(t, gallery, trial, record, brains, nil, do)
		if err != nil {
			return nil, err
		}
		trial.lay(s.table.root, s.leave)
		s.start(nil)
		return trial, nil
	}
	screen := container.NewStack(container.NewCenter(widget.NewProgressBarInfinite()))
	ctx, stop := context.WithCancel(context.Background())
	trial.lay(screen, stop)
	go func() {
		played, err := playOut(ctx, record, brains)
		if ctx.Err() == nil {
			do(func() { trial.watch(screen, gallery, played, err) })
		}
	}()
	return trial, nil
}

// Content returns what a window shows of the duel.
func (t *Trial) Content() fyne.CanvasObject { return t.content }

// Close ends the duel where it stands.
func (t *Trial) Close() { t.stop() }

func (t *Trial) lay(screen fyne.CanvasObject, stop func()) {
	t.content, t.stop = container.NewStack(screen, t.sheets.layer), stop
}

// playOut returns the whole duel between two AIs.
func playOut(ctx context.Context, record *replay.Record, brains ai.Brains) (*replay.Record, error) {
	d, err := record.Duel()
	if err != nil {
		return nil, err
	}
	var players [2]ai.Player
	for seat := range record.Seats {
		if players[seat], err = record.Player(game.Seat(seat), d, brains); err != nil {
			return nil, err
		}
	}
	m, err := match.New(record, players, match.Options{})
	if err != nil {
		return nil, err
	}
	_, err = m.Run(ctx)
	return m.Record(), err
}

// watch shows a duel that has been played, and lets it run.
func (t *Trial) watch(screen *fyne.Container, gallery *Gallery, record *replay.Record, err error) {
	if err != nil {
		t.openSheet("", paragraph(err.Error()))
		return
	}
	p, err := newPlayback(t.translator, gallery, t, record)
	if err != nil {
		t.openSheet("", paragraph(err.Error()))
		return
	}
	t.stop = p.halt
	screen.Objects = []fyne.CanvasObject{p.content}
	screen.Refresh()
	p.toggle()
}

func (t *Trial) openSheet(title string, content fyne.CanvasObject) { t.sheets.open(title, content) }
func (t *Trial) openLeaving(*session)                              { t.over() }
func (t *Trial) openReplays()                                      { t.over() }

// duelOver says who has won.
func (t *Trial) duelOver(s *session) {
	if s.failure != nil {
		t.openSheet("", paragraph(s.failure.Error()))
		return
	}
	back := bigButton(t.translator.Text("trial.leave"), theme.NavigateBackIcon(), widget.HighImportance, t.over)
	t.openSheet(t.translator.Text("event.duel_won", i18n.Args{"Hero": s.Hero(s.result.Winner)}), container.NewVBox(back))
}
