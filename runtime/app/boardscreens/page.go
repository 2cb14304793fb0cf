package boardscreens

import (
	"image/color"
	"slices"
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"boardduels/ai/board/dynamicplayer"
	"boardduels/internal/games"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/boardview"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/game"
	"boardduels/runtime/record/boardrecord"
)

// page shows a game at one of its plies, with a way to the others. A game under way and a recorded one have it in
// common.
type page struct {
	t      *i18n.Translator
	host   Host
	table  *Table
	record *boardrecord.Record
	family games.Family
	dress  dress
	seats  []game.Seat // the viewer's, then the others in the order of their turns
	stage  *motion.Stage
	board  boardview.Board
	frames []boardrecord.Frame
	ply    int      // that is shown
	legal  []string // what the person is asked to choose from, at the last ply
	adviser

	Content *fyne.Container
	ground  fyne.CanvasObject
	bar     *fyne.Container
	title   *look.Fitted
	warning *ui.Warning
	strips  []*strip // by seats
	balance *balance
	caption *look.Fitted
	tone    fyne.ThemeColorName // of the caption
	size    float32             // at which it is written at most
	slider  *ui.Slider
	way     fyne.CanvasObject
	buttons *fyne.Container
	jumping func() // the person is about to go to another ply
	jumped  func() // and has gone there
}

// newPage returns a page that shows a record at its end.
func newPage(t *i18n.Translator, host Host, table *Table, r *boardrecord.Record, stage *motion.Stage, intents boardview.Intents, back func()) (*page, error) {
	laid, err := boardrecord.Lay(table, r)
	if err != nil {
		return nil, err
	}
	family, err := games.Find(r.Family)
	if err != nil {
		return nil, err
	}
	dress, _ := dressOf(r.Family)
	p := &page{t: t, host: host, table: table, record: r, family: family, dress: dress, seats: seatsOf(r), stage: stage, adviser: *newAdviser(table, host), frames: slices.Clone(laid.Frames()), jumping: func() {}, jumped: func() {}}
	p.board = p.dress.board(t, stage, intents)
	p.ground, p.warning, p.balance = ui.NewGround(), ui.NewWarning(), newBalance()
	p.bar = p.newBar(back)
	for _, seat := range p.seats {
		p.strips = append(p.strips, newStrip(p.dress.flag(seat, 20), opponentName(t, r, seat)))
	}
	p.caption = look.NewFitted(fyne.TextStyle{}, nil, fyne.TextAlignCenter, color.White)
	p.slider = ui.NewSlider(0, 1)
	p.slider.OnChanged = func(ply float64) { p.jump(int(ply)) }
	p.way = look.NewThemed(p.slider, look.Grooved(look.Live()))
	p.buttons = &fyne.Container{Layout: buttonRows{}}
	p.Content = &fyne.Container{
		Layout:  ui.NewFree(fyne.NewSize(300, 300), p.arrange),
		Objects: []fyne.CanvasObject{p.ground, p.bar, p.warning.Container},
	}
	for _, strip := range p.strips {
		p.Content.Add(strip.Container)
	}
	p.Content.Objects = append(p.Content.Objects, p.board.Object(), p.balance.Container, p.caption.Object(), p.way, p.buttons)
	return p, nil
}

func (p *page) newBar(back func()) *fyne.Container {
	p.title = look.NewFitted(fyne.TextStyle{Bold: true}, look.Title, fyne.TextAlignCenter, color.White)
	p.title.SetText(FamilyName(p.t, p.record.Family))
	menu, story := ui.QuietButton(theme.NavigateBackIcon(), back), ui.QuietButton(theme.ListIcon(), p.openHistory)
	bar := &fyne.Container{Objects: []fyne.CanvasObject{menu, p.title.Object(), story}}
	bar.Layout = ui.NewFree(fyne.NewSize(100, target()), func(size fyne.Size) {
		r := ui.RectOf(size)
		r.CutLeft(size.Height, 0).Put(menu)
		r.CutRight(size.Height, 0).Put(story)
		ui.Show(p.host.HasShelf(), menu)
		p.title.Color = look.Color(look.ColorGold)
		p.title.Layout(r.Pos(), r.Size(), 10, 22*look.Unit())
	})
	return bar
}

// isLast reports whether the last position is shown.
func (p *page) isLast() bool { return p.ply == len(p.frames)-1 }

// moment is what the board shows at a ply.
func (p *page) moment(ply int) *boardview.Moment {
	f := &p.frames[ply]
	m := &boardview.Moment{Scene: p.scene(ply), Viewer: p.seats[0], Events: f.Events}
	if ply == len(p.frames)-1 {
		m.Legal = p.legal
	}
	return m
}

func (p *page) scene(ply int) game.Scene {
	v := p.table.View(&p.frames[ply].State, p.seats[0])
	return p.table.Scene(&v)
}

// jump goes to a ply, as the person wants.
func (p *page) jump(ply int) {
	p.jumping()
	p.show(ply)
	p.jumped()
}

// show shows a ply at once.
func (p *page) show(ply int) {
	p.ply = min(max(ply, 0), len(p.frames)-1)
	p.board.Present(p.moment(p.ply))
	p.tell()
}

// tell shows what there is to tell of the ply that is shown, besides the board.
func (p *page) tell() {
	s := p.scene(p.ply)
	counts, mover := s.Counts, s.Mover
	if p.isGivenUp() {
		mover = game.Nobody
	}
	if drafted := p.board.Draft().Counts; drafted != nil {
		counts = drafted
	}
	for i, seat := range p.seats {
		number, words := "", ""
		if int(seat) < len(counts) {
			number, words = strconv.Itoa(int(counts[seat])), p.t.Text(p.family.Names.Count, i18n.Args{"N": counts[seat]})
		}
		p.strips[i].tell(number, words, mover == seat)
	}
	p.slider.Max = float64(max(len(p.frames)-1, 1))
	p.slider.Value = float64(p.ply)
	p.slider.Refresh()
	p.weigh(mover)
}

// isGivenUp reports whether the position that is shown is the one in which somebody gave up.
func (p *page) isGivenUp() bool { return p.isLast() && p.record.Result.Forfeit != "" }

// weigh shows who is ahead, as soon as the adviser has thought of it.
func (p *page) weigh(mover game.Seat) {
	position := p.frames[p.ply].State
	if mover == game.Nobody {
		p.stop()
		points := p.table.Points(&position)
		if p.isGivenUp() {
			points = p.record.Result.Points
		}
		p.balance.tell(finalShare(points, p.seats[0]), "")
		return
	}
	if p.family.Lead.Stand != nil {
		share := p.family.Lead.Stand(p.scene(p.ply).Counts, p.seats[0])
		p.balance.tell(share, p.t.Text(p.family.Lead.Stands, i18n.Args{"Percent": strconv.Itoa(int(100*share + 0.5))}))
		return
	}
	p.about(p.ply, position, func(r *dynamicplayer.Rationale) {
		score := p.leadOf(r, p.board.Draft().May)
		share := p.family.Lead.Share(score)
		if mover != p.seats[0] {
			score, share = -score, 1-share
		}
		p.balance.tell(min(max(share, 0.02), 0.98), p.leadText(score, share))
	})
}

// leadOf returns the score of the best of some actions, or, if there are none, by how much whoever decides is ahead.
func (p *page) leadOf(r *dynamicplayer.Rationale, actions []string) float64 {
	for i := range r.Candidates {
		if slices.Contains(actions, r.Candidates[i].Action) {
			return r.Candidates[i].Score
		}
	}
	if lead := r.Lead(); len(r.Depths) == 0 || !p.family.Lead.Settles(lead) {
		return lead
	}
	return 0 // who looks at so many depths doesn't know yet who wins
}

// leadText tells who is ahead, with the viewer's eyes.
func (p *page) leadText(score, share float64) string {
	lead := &p.family.Lead
	if lead.Score == "" {
		return p.t.Text("boards.lead.chance", i18n.Args{"Percent": strconv.Itoa(int(100*share + 0.5))})
	}
	switch {
	case lead.Settles(score) && score > 0:
		return p.t.Text("boards.lead.won")
	case lead.Settles(score):
		return p.t.Text("boards.lead.lost")
	case score < 0:
		return p.t.Text(lead.Score, i18n.Args{"Lead": "−" + p.t.Decimal(min(-score, lead.Most), 1)})
	}
	return p.t.Text(lead.Score, i18n.Args{"Lead": "+" + p.t.Decimal(min(score, lead.Most), 1)})
}

func finalShare(points game.Points, viewer game.Seat) float64 {
	switch points.Winner() {
	case viewer:
		return 1
	case game.Nobody:
		return 0.5
	}
	return 0
}

// say shows a sentence under the board.
func (p *page) say(text string) {
	p.caption.Face, p.caption.Style = nil, fyne.TextStyle{}
	p.write(text, theme.ColorNameForeground, 15)
}

// announce shows in large letters, which grow to their size, how a game ended.
func (p *page) announce(text string, tone fyne.ThemeColorName) {
	const size, time = 32, 500 * time.Millisecond
	p.caption.Face, p.caption.Style = look.Title, fyne.TextStyle{Bold: true}
	p.stage.Play(motion.Motion{Of: p.caption, Time: time, Curve: motion.Slowing, Draw: func(done float32) {
		p.write(text, tone, size*(0.4+0.6*done))
	}})
}

func (p *page) write(text string, tone fyne.ThemeColorName, size float32) {
	p.caption.SetText(text)
	p.tone, p.size = tone, size
	p.arrange(p.Content.Size())
}

// offer shows buttons.
func (p *page) offer(buttons ...*ui.Button) {
	p.buttons.RemoveAll()
	for _, b := range buttons {
		p.buttons.Add(b)
	}
	p.arrange(p.Content.Size())
	canvas.Refresh(p.Content)
}
