package boardscreens

import (
	"time"

	"fyne.io/fyne/v2/theme"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/boardview"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/game"
	"boardduels/runtime/record/boardrecord"
)

// Playback shows a recorded game: step by step, at any place, or going on by itself.
type Playback struct {
	*page
	playing *motion.Pause // until the next step; nil while it stands still
	play    *ui.Button
}

// NewPlayback shows a record from its beginning.
func NewPlayback(t *i18n.Translator, host Host, table *Table, r *boardrecord.Record, stage *motion.Stage) (*Playback, error) {
	p := &Playback{}
	nothing := boardview.Intents{Choose: func(string) {}, Drafted: func() {}, Refused: func() { p.step() }}
	var err error
	if p.page, err = newPage(t, host, table, r, stage, nothing, p.OpenMenu); err != nil {
		return nil, err
	}
	p.jumping, p.jumped = p.halt, p.direct
	p.play = ui.NewButton("", theme.MediaPlayIcon(), p.toggle)
	p.show(0)
	p.direct()
	return p, nil
}

// OpenMenu leads back.
func (p *Playback) OpenMenu() { p.host.OpenBoards() }

// Leave gives up what is thought of.
func (p *Playback) Leave() {
	p.halt()
	p.adviser.stop()
}

// direct says what is shown, and offers the buttons.
func (p *Playback) direct() {
	text := p.t.Text("boards.looking", i18n.Args{"N": p.ply, "Of": len(p.frames) - 1})
	if p.ply > 0 {
		text = p.line(p.ply)
	}
	if p.isLast() {
		text += "\n" + outcomeText(p.t, p.record)
	}
	p.say(text)
	back := ui.NewButton("", theme.MediaSkipPreviousIcon(), func() { p.jump(p.ply - 1) })
	forth := ui.NewButton("", theme.MediaSkipNextIcon(), func() { p.halt(); p.step() })
	enable(back, p.ply > 0)
	enable(forth, !p.isLast())
	fork := ui.NewButton(p.t.Text("boards.fork"), theme.LoginIcon(), func() { p.host.PlayBoardFrom(p.record, p.ply) })
	enable(fork, p.table.Mover(&p.frames[p.ply].State) != game.Nobody)
	p.offer(back, p.play, forth, p.whyButton(), fork)
}

// step shows the next action.
func (p *Playback) step() {
	if p.isLast() {
		p.halt()
		return
	}
	p.stage.Finish()
	p.ply++
	p.board.Play(p.moment(p.ply))
	p.tell()
	p.direct()
}

// stepTime is how long a step stays when a playback goes by itself.
const stepTime = 1400 * time.Millisecond

func (p *Playback) toggle() {
	if p.playing != nil {
		p.halt()
		return
	}
	p.play.SetIcon(theme.MediaPauseIcon())
	p.wait()
}

func (p *Playback) wait() {
	p.playing = p.stage.NewPause(stepTime, func() {
		if p.playing == nil {
			return
		}
		p.step()
		if p.playing != nil {
			p.wait()
		}
	})
	p.playing.Start()
}

func (p *Playback) halt() {
	if p.playing != nil {
		p.playing.GiveUp()
		p.playing = nil
	}
	p.play.SetIcon(theme.MediaPlayIcon())
}
