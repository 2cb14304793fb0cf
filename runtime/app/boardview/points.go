package boardview

import (
	"image"
	"image/color"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"boardduels/runtime/app/look"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
)

// Points is the board of backgammon. A play is put together of steps: a tap on a checker and one on where it goes, by
// one die or several, a drag, or Enter on both; where a checker can go to one place alone, the first tap is enough.
type Points struct {
	widget.BaseWidget
	ui.Focus
	stage   *motion.Stage
	intents Intents
	plan    plan

	frame, bar, tray *canvas.Rectangle
	ground           *canvas.Raster
	numbers          [24]*canvas.Text
	checkers         []*token
	counts           []*canvas.Text
	flying           *token
	dice             [4]*die
	rims             []*canvas.Circle // around checkers and places that are marked
	cursor           *canvas.Rectangle

	moment   Moment
	shown    backgammon.Board // what is seen of it
	lifted   slot             // from where a checker is in the air
	draft    *draft           // nil while nobody is asked
	selected slot
	advised  []advisedStep
	at       slot // of the keyboard
	pointer  fyne.Position
	dragged  bool
	pointed  bool // the pointer was used last, so that the keyboard's place isn't shown
	era      int  // of moments
}

var (
	_ Board          = (*Points)(nil)
	_ fyne.Tappable  = (*Points)(nil)
	_ fyne.Draggable = (*Points)(nil)
)

const checkersInAll = 30

// NewPoints returns an empty board.
func NewPoints(stage *motion.Stage, intents Intents) *Points {
	p := &Points{stage: stage, intents: intents, lifted: nowhere, selected: nowhere, at: 6}
	p.frame, p.bar, p.tray = canvas.NewRectangle(wood), canvas.NewRectangle(wood), canvas.NewRectangle(woodDark)
	p.frame.CornerRadius, p.tray.CornerRadius = 6, 4
	p.ground = canvas.NewRaster(func(w, h int) image.Image { return drawGround(p.plan, w, h) })
	for i := range p.numbers {
		p.numbers[i] = canvas.NewText(strconv.Itoa(i+1), lettering)
	}
	for range checkersInAll {
		p.checkers = append(p.checkers, newToken())
		rim := canvas.NewCircle(color.Transparent)
		rim.Hide()
		p.rims = append(p.rims, rim)
	}
	for range slots {
		count := canvas.NewText("", lettering)
		count.Alignment, count.TextStyle.Bold = fyne.TextAlignCenter, true
		p.counts = append(p.counts, count)
	}
	for i := range p.dice {
		p.dice[i] = newDie()
	}
	p.flying, p.cursor = newToken(), newRim(adviceColor, 3)
	p.flying.draw(ui.Rect{}, game.Nobody, 1)
	p.ExtendBaseWidget(p)
	p.Attach(p, func() { p.choose(p.at) })
	return p
}

// Object implements [Board].
func (p *Points) Object() Object { return p }

// Shape implements [Board].
func (p *Points) Shape() (narrow, broad float32) { return 0.86, 1.45 }

// HasDrafts implements [Board].
func (p *Points) HasDrafts() bool { return true }

// Draft implements [Board].
func (p *Points) Draft() Draft {
	if p.draft == nil || len(p.draft.before) == 0 {
		return Draft{}
	}
	d := Draft{Steps: len(p.draft.before), May: p.draft.actions(p.roll()), Counts: p.draft.pips()}
	if p.draft.isWhole() && len(d.May) > 0 {
		d.Ready = d.May[0]
	}
	return d
}

// roll returns the two dice of the moment.
func (p *Points) roll() (roll [2]int8) {
	copy(roll[:], p.moment.Scene.Dice)
	return roll
}

// Present implements [Board].
func (p *Points) Present(m *Moment) {
	p.era++
	p.moment, p.shown = *m, boardOf(&m.Scene, m.Viewer)
	p.draft, p.selected, p.lifted, p.advised = nil, nowhere, nowhere, nil
	if len(m.Legal) > 0 && !m.mustPass() {
		p.draft = newDraft(p.shown, m.Viewer, m.Scene.Dice)
	}
	p.flying.draw(ui.Rect{}, game.Nobody, 1)
	p.lay()
}

// advisedStep is a step of a play, by the places on the board.
type advisedStep struct{ from, to slot }

// adviseSteps marks the steps of a play of whoever is to move.
func (p *Points) adviseSteps(mover game.Seat, action string) {
	p.advised = nil
	isViewer := mover == p.moment.Viewer
	for _, step := range read(p.shown, mover, p.roll(), action) {
		p.advised = append(p.advised, advisedStep{slotOf(step.From, isViewer), slotOf(step.To, isViewer)})
	}
}

// Advise implements [Board].
func (p *Points) Advise(action string) {
	p.advised = nil
	if p.draft == nil && action != "" {
		p.adviseSteps(p.moment.Scene.Mover, action)
	}
	if p.draft != nil && action != "" {
		p.stage.Finish()
		for len(p.draft.before) > 0 {
			p.draft.undo()
		}
		p.shown = p.draft.now
		if !slices.Contains(p.draft.sources(), p.selected) {
			p.selected = nowhere
		}
		p.adviseSteps(p.draft.seat, action)
		p.intents.Drafted()
	}
	p.lay()
}

// Undo implements [Board].
func (p *Points) Undo() {
	if p.draft == nil || len(p.draft.before) == 0 {
		return
	}
	p.stage.Finish()
	p.draft.undo()
	p.shown, p.selected = p.draft.now, nowhere
	p.lay()
	p.intents.Drafted()
}

// lay draws everything that stands on the board.
func (p *Points) lay() {
	if p.plan.unit == 0 {
		return
	}
	left := p.checkers
	for s := range slot(slots) {
		left = p.laySlot(s, left)
	}
	for _, t := range left {
		t.draw(ui.Rect{}, game.Nobody, 1)
	}
	p.layDice()
	p.layRims()
	p.showCursor()
}

// in returns who has how many checkers in a slot, without one that is in the air.
func (p *Points) in(s slot) (seat game.Seat, count int) {
	mine, theirs := &p.shown[p.moment.Viewer&1], &p.shown[1-p.moment.Viewer&1]
	seat = p.moment.Viewer
	switch {
	case s == theirBar:
		seat, count = 1-seat, int(theirs[backgammon.Bar])
	case s == theirOff:
		seat, count = 1-seat, int(theirs[backgammon.Off])
	case mine[s] > 0 || s == ownBar || s == ownOff:
		count = int(mine[s])
	default:
		seat, count = 1-seat, int(theirs[backgammon.Bar-s])
	}
	if s == p.lifted {
		count--
	}
	return seat, count
}

// most is how many checkers of a slot are seen without a number.
const mostSeen = 5

// laySlot draws the checkers of a slot with the tokens that are left, and returns what is left then.
func (p *Points) laySlot(s slot, left []*token) []*token {
	seat, count := p.in(s)
	label := p.counts[s]
	ui.Show(count > mostSeen, label)
	for i := range count {
		if len(left) == 0 {
			return nil
		}
		in := p.plan.checker(s, i, count)
		left[0].draw(in, seat, 1)
		if i == count-1 && count > mostSeen {
			ui.Show(false, left[0].mark)
			label.Text, label.Color, label.TextSize = strconv.Itoa(count), white, in.W*0.5
			if seat == 1 {
				label.Color = black
			}
			ui.NewRect(in.X, in.Y+(in.H-label.MinSize().Height)/2, in.W, label.MinSize().Height).Put(label)
			label.Refresh()
		}
		left = left[1:]
	}
	return left
}

// layDice draws the dice in the half of who has thrown them.
func (p *Points) layDice() {
	numbers, seat := p.moment.Scene.Dice, p.moment.Scene.Mover
	unused := slices.Clone(numbers)
	if p.draft != nil {
		unused = slices.Clone(p.draft.dice)
	}
	side := min(p.plan.unit*1.25, p.plan.board.H*0.11)
	middle := p.plan.board.X + p.plan.unit*3
	if seat == p.moment.Viewer {
		middle = p.plan.board.X + p.plan.unit*10
	}
	whole := (side+4)*float32(len(numbers)) - 4
	for i, d := range p.dice {
		if i >= len(numbers) {
			d.draw(ui.Rect{}, 0, seat, false)
			continue
		}
		at := slices.Index(unused, numbers[i])
		if at >= 0 {
			unused = slices.Delete(unused, at, at+1)
		}
		d.draw(ui.NewRect(middle-whole/2+(side+4)*float32(i), p.plan.board.Y+(p.plan.board.H-side)/2, side, side), numbers[i], seat, at < 0)
	}
}

// The sizes of rings in checkers: around what one die reaches, in what takes several, and of an advice, which can lie
// in the former.
const (
	nearRing   = 1.1
	farRing    = 0.6
	adviceRing = 0.84
)

// ring is a mark on the checkers of a slot: on the top one, or, with next, where another one would lie.
type ring struct {
	at    slot
	next  int
	tone  color.Color
	fill  color.Color
	scale float32
}

// layRims marks what can be taken and where it can go, and an advice.
func (p *Points) layRims() {
	rings := append(p.marks(), p.adviceRings()...)
	for i, circle := range p.rims {
		ui.Show(i < len(rings), circle)
		if i >= len(rings) {
			continue
		}
		r := &rings[i]
		_, count := p.in(r.at)
		circle.StrokeColor, circle.FillColor, circle.StrokeWidth = r.tone, r.fill, max(p.plan.size()/9, 2.5)
		p.plan.checker(r.at, max(count-1+r.next, 0), max(count+r.next, 1)).Scaled(r.scale).Put(circle)
		circle.Refresh()
	}
}

// marks are the rings of what can be taken, or of what is taken and where it can go.
func (p *Points) marks() (rings []ring) {
	switch {
	case p.draft == nil:
	case p.selected != nowhere:
		rings = append(rings, ring{p.selected, 0, adviceColor, color.Transparent, nearRing})
		for _, way := range p.draft.routes(p.selected) {
			scale := float32(nearRing)
			if way.isFar() {
				scale = farRing
			}
			rings = append(rings, ring{way.to(), 1, bright, color.Transparent, scale})
		}
	default:
		for _, from := range p.draft.sources() {
			rings = append(rings, ring{from, 0, bright, color.Transparent, nearRing})
		}
	}
	return rings
}

// adviceRings are the rings of an advice, which are filled to be told apart. While a checker is in the air there are
// none: what lies where is in motion.
func (p *Points) adviceRings() (rings []ring) {
	if p.lifted != nowhere {
		return nil
	}
	for _, step := range p.advised {
		rings = append(rings, ring{step.from, 0, adviceColor, look.Faded(adviceColor, 0.4), adviceRing},
			ring{step.to, 1, look.Faded(adviceColor, 0.75), look.Faded(adviceColor, 0.4), adviceRing})
	}
	return rings
}

// CreateRenderer belongs to the toolkit.
func (p *Points) CreateRenderer() fyne.WidgetRenderer { return &pointsRenderer{p} }

type pointsRenderer struct{ *Points }

func (r *pointsRenderer) Destroy()           {}
func (r *pointsRenderer) MinSize() fyne.Size { return fyne.NewSize(240, 180) }

func (r *pointsRenderer) Objects() []fyne.CanvasObject {
	all := []fyne.CanvasObject{r.frame, r.ground, r.bar, r.tray}
	for _, number := range r.numbers {
		all = append(all, number)
	}
	for _, t := range r.checkers {
		all = append(all, t.objects()...)
	}
	for _, count := range r.counts {
		all = append(all, count)
	}
	for _, d := range r.dice {
		all = append(all, d.objects()...)
	}
	for _, rim := range r.rims {
		all = append(all, rim)
	}
	all = append(all, r.flying.objects()...)
	return append(all, r.cursor)
}

func (r *pointsRenderer) Refresh() {
	r.Layout(r.Size())
	canvas.Refresh(r.Points)
}

func (r *pointsRenderer) Layout(size fyne.Size) {
	r.plan = newPlan(ui.RectOf(size))
	p := &r.plan
	ui.RectOf(size).Put(r.frame)
	p.board.Put(r.ground)
	ui.NewRect(p.board.X+p.unit*barColumn, p.board.Y, p.unit, p.board.H).Put(r.bar)
	ui.NewRect(p.board.X+p.unit*trayColumn, p.board.Y, p.unit, p.board.H).Put(r.tray)
	for i, number := range r.numbers {
		in := p.of(slot(i + 1))
		number.TextSize, number.Alignment = min(p.margin*0.72, p.unit*0.5), fyne.TextAlignCenter
		y := in.Y - p.margin
		if row, _ := slot(i + 1).cell(); row == 1 {
			y = in.Y + in.H
		}
		height := number.MinSize().Height
		ui.NewRect(in.X, y+(p.margin-height)/2, in.W, height).Put(number)
	}
	r.lay()
}
