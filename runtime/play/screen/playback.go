package screen

import (
	"context"
	"fmt"
	"maps"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai"
	"boardduels/ai/hindsight"
	"boardduels/internal/i18n"
	"boardduels/runtime/game"
	"boardduels/runtime/play/gallery"
	"boardduels/runtime/play/look"
	"boardduels/runtime/play/motion"
	"boardduels/runtime/play/table"
	own "boardduels/runtime/play/widget"
	"boardduels/runtime/replay"
)

// PlaybackHost is where a playback shows its sheets, and where it leads back to.
type PlaybackHost interface {
	table.SheetHost
	OpenReplays()
	// Hindsight returns the turns in which the person of a record had a choice, with what they gave away; nil if nobody
	// can judge that. It may be called on any goroutine.
	Hindsight(ctx context.Context, record *replay.Record) []hindsight.Turn
	// PlayFrom begins a duel at a place of a recorded one, nil if there is no way to.
	PlayFrom() func(record *replay.Record, ply int)
	// background does work outside of the toolkit's thread; what it returns is then done on it.
	Background(work func() (then func()))
}

// playback shows a recorded duel: step by step, at any place, or playing by itself.
type playback struct {
	*table.Board
	host     PlaybackHost
	playback *replay.Playback
	ply      int
	why      map[int]*ai.Rationale  // by ply; nil until the AIs have decided again
	costly   map[int]hindsight.Turn // turns that surely gave much away, by the actions before them
	playing  *motion.Pause          // until the next step; nil while it stands still
	pace     int                    // how often a step goes into the usual time

	slider  *own.Slider
	marks   *own.Marks
	play    *own.Button
	faster  *own.Button
	fork    *own.Button
	Content fyne.CanvasObject
}

// NewPlayback shows a record from its beginning. The AIs decide again in the background, until ctx ends.
func NewPlayback(ctx context.Context, t *i18n.Translator, g *gallery.Gallery, host PlaybackHost, record *replay.Record, stage *motion.Stage, brains ai.Brains) (*playback, error) {
	laid, err := replay.Open(record)
	if laid == nil {
		return nil, err
	}
	p := &playback{host: host, playback: laid}
	p.Board = table.NewBoard(t, g, laid.Duel(), record, record.Person(), stage, p)
	p.Open = true
	p.slider = own.NewSlider(0, float64(laid.Plies()))
	p.slider.OnChanged = func(ply float64) {
		p.halt()
		p.Jump(int(ply))
	}
	p.play, p.pace, p.marks = own.QuietButton(theme.MediaPlayIcon(), p.toggle), 1, own.NewMarks(laid.Plies())
	p.faster = own.NewButton("×1", nil, p.hurry)
	p.faster.Importance, p.faster.IsQuiet = widget.LowImportance, true
	p.fork = own.QuietButton(theme.LoginIcon(), p.playFrom)
	back := own.QuietButton(theme.MediaSkipPreviousIcon(), func() { p.halt(); p.Jump(p.ply - 1) })
	forth := own.QuietButton(theme.MediaSkipNextIcon(), func() { p.halt(); p.Jump(p.ply + 1) })
	way := container.NewStack(p.marks.Object, look.NewThemed(p.slider, look.Grooved(fyne.CurrentApp().Settings().Theme())))
	own.Show(host.PlayFrom() != nil, p.fork)
	bar := &fyne.Container{Layout: courseBar{}, Objects: []fyne.CanvasObject{container.NewHBox(back, p.play, forth), way, container.NewHBox(p.faster, p.fork)}}
	p.Content = container.NewBorder(nil, container.NewStack(own.NewGround(), container.NewPadded(bar)), nil, nil, p.Table.Root)
	p.Jump(0)
	p.reconsider(ctx, brains)
	p.lookBack(ctx)
	return p, nil
}

// lookBack marks the turns in which the person surely gave much away.
func (p *playback) lookBack(ctx context.Context) {
	record := p.playback.Record()
	p.host.Background(func() func() {
		turns := p.host.Hindsight(ctx, record)
		return func() {
			p.costly = map[int]hindsight.Turn{}
			var places []int
			for i := range turns {
				if IsWorthTelling(&turns[i]) {
					p.costly[turns[i].Ply] = turns[i]
					places = append(places, turns[i].Ply)
				}
			}
			p.marks.Set(places)
			p.Jump(p.ply)
		}
	})
}

// hurry goes through the paces at which a playback goes by itself.
func (p *playback) hurry() {
	p.pace = map[int]int{1: 2, 2: 4, 4: 1}[p.pace]
	p.faster.SetText(fmt.Sprintf("×%d", p.pace))
}

// canFork reports whether the person could play on from the moment that is shown: it is its turn.
func (p *playback) canFork() bool {
	frame, err := p.playback.At(p.ply)
	return err == nil && p.host.PlayFrom() != nil && p.playback.Duel().Mover(&frame.State) == p.Me
}

func (p *playback) playFrom() {
	p.halt()
	p.host.PlayFrom()(p.playback.Record(), p.ply)
}

// reconsider lets the AIs decide again, so that each of their moves can be explained.
func (p *playback) reconsider(ctx context.Context, brains ai.Brains) {
	record := p.playback.Record()
	p.host.Background(func() func() {
		why := make(map[int]*ai.Rationale)
		for seat := range record.Seats {
			if record.Seats[seat].IsPerson() {
				continue
			}
			reasons, err := rationales(ctx, record, game.Seat(seat), brains)
			if err != nil && ctx.Err() == nil {
				fyne.LogError("explaining a recorded duel", err)
			}
			maps.Copy(why, reasons)
		}
		return func() {
			p.why = why
			p.Jump(p.ply)
		}
	})
}

// Jump shows the moment after a number of actions.
func (p *playback) Jump(ply int) {
	ply = min(max(ply, 0), p.playback.Plies())
	p.Forget()
	for i := 0; i < ply; i++ {
		p.Note(p.momentAt(i))
	}
	p.step(ply)
}

// step shows the next moment after the one that is shown.
func (p *playback) step(ply int) {
	p.ply = ply
	p.Reason, p.Answered = nil, true // what can be asked about is the step that is shown
	p.Show(p.momentAt(ply), table.Caption{
		Label: p.Translator.Text("playback.next"), Note: fmt.Sprintf("%d / %d", ply, p.playback.Plies()),
		Enabled: ply < p.playback.Plies(),
	})
	advice := table.Advice{WithWhy: true}
	if turn, ok := p.costly[ply]; ok {
		advice.Text = LossLine(p.Translator, p.Gallery, p.playback.Record(), p.Me, &turn)
	}
	p.Advise(advice)
	if p.canFork() {
		p.fork.Enable()
	} else {
		p.fork.Disable()
	}
	p.slider.Value = float64(ply)
	p.slider.Refresh()
}

func (p *playback) momentAt(ply int) table.Moment {
	frame, err := p.playback.At(ply)
	if err != nil {
		fyne.LogError("playback", err)
	}
	return table.Moment{
		View: p.Duel.View(&frame.State, p.Me), Seat: frame.Seat, Action: frame.Action, Events: frame.Events,
		Rationale: p.why[ply],
	}
}

// stepTime is how long a step stays when a playback goes by itself.
const stepTime = 1200 * time.Millisecond

func (p *playback) toggle() {
	if p.playing != nil {
		p.halt()
		return
	}
	p.play.SetIcon(theme.MediaPauseIcon())
	p.wait()
}

func (p *playback) wait() {
	p.playing = p.Table.Stage.NewPause(stepTime/time.Duration(p.pace), func() {
		if p.playing == nil {
			return
		}
		if p.ply == p.playback.Plies() {
			p.halt()
			return
		}
		p.step(p.ply + 1)
		p.Animate()
		p.wait()
	})
	p.playing.Start()
}

func (p *playback) halt() {
	p.play.SetIcon(theme.MediaPlayIcon())
	if p.playing != nil {
		p.playing.GiveUp()
		p.playing = nil
	}
}

func (p *playback) PlayCard(int) { p.Table.Dismiss() }

func (p *playback) EndTurn() {
	p.halt()
	if p.ply < p.playback.Plies() {
		p.step(p.ply + 1)
		p.Animate()
	}
}

func (p *playback) Skip() { p.EndTurn() }

func (p *playback) Read(place int) {
	p.halt()
	p.Table.ShowPlayed(place)
}

func (p *playback) Explain() {
	p.halt()
	if p.Reason != nil {
		p.OpenReason(p.host, p.Reason)
	}
}

func (p *playback) Inspect(mine bool) {
	p.halt()
	p.host.OpenSheet(p.AboutFighter(p.host, p.SeatOf(mine)))
}

func (p *playback) Define(place int) {
	p.halt()
	p.host.OpenSheet(p.AboutCard(p.Me, p.Table.Hand.Model.Cards[place]))
}

func (p *playback) OpenLog() {
	p.halt()
	p.host.OpenSheet(p.Translator.Text("log.title"), p.History(p.host))
}

func (p *playback) OpenMenu() {
	p.halt()
	p.host.OpenReplays()
}

// courseBar lays buttons at both ends of the way of a playback, or under it where there is little room.
type courseBar struct{}

const narrowBar = 520

func (courseBar) MinSize(objects []fyne.CanvasObject) fyne.Size {
	before, way, behind := objects[0].MinSize(), objects[1].MinSize(), objects[2].MinSize()
	height := max(before.Height, way.Height, behind.Height)
	if c := fyne.CurrentApp().Driver().CanvasForObject(objects[0]); c == nil || c.Size().Width < narrowBar {
		height = way.Height + max(before.Height, behind.Height)
	}
	return fyne.NewSize(before.Width+behind.Width, height)
}

func (courseBar) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	r := own.RectOf(size)
	if size.Height > 1.5*objects[1].MinSize().Height {
		r.CutTop(objects[1].MinSize().Height, 0).Put(objects[1])
	}
	r.CutLeft(objects[0].MinSize().Width, 0).Put(objects[0])
	r.CutRight(objects[2].MinSize().Width, 0).Put(objects[2])
	if size.Height <= 1.5*objects[1].MinSize().Height {
		r.Put(objects[1])
	}
}
