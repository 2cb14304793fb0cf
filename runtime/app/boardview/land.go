package boardview

import (
	"image"
	"image/color"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"boardduels/runtime/app/look"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/game"
)

// Land is the board of dice wars: areas of hexes in the colour and the pattern of whoever holds them, with their dice.
// An attack is chosen by two areas, with two taps, a drag, or the arrow keys and Enter; between them the areas that can
// be attacked show the chance to win.
type Land struct {
	widget.BaseWidget
	ui.Focus
	peek
	stage   *motion.Stage
	intents Intents
	// odds tells in words how likely so many dice are to win against others; it may be nil.
	odds func(mine, theirs int16) string

	plan    hexes
	ground  ground
	picture *canvas.Raster
	stacks  []*stack
	chances []*plate // under the dice of the areas that tell of attacks
	names   []*plate // over those of the areas that a text may name
	clash   *clash
	cursor  *canvas.Circle

	moment   Moment
	pieces   []game.Piece // the areas as they are seen
	attacks  []attack     // that can be chosen
	selected int          // the area that is to attack, or −1
	peeked   int          // the area that is looked at, or −1
	last     []int        // the areas of the last attack
	advised  []int
	at       int // of the keyboard
	pointed  bool
	from, to fyne.Position // of a drag
	dragged  bool
	era      int // of moments
}

var (
	_ Board          = (*Land)(nil)
	_ Object         = (*Land)(nil)
	_ fyne.Tappable  = (*Land)(nil)
	_ fyne.Draggable = (*Land)(nil)
)

// attack is one of an area on another.
type attack struct{ from, to int }

const noArea = -1

// NewLand returns an empty board. odds, unless it is nil, tells in words how likely so many dice are to win against
// others.
func NewLand(stage *motion.Stage, intents Intents, odds func(mine, theirs int16) string) *Land {
	l := &Land{stage: stage, intents: intents, odds: odds, selected: noArea, peeked: noArea}
	l.picture = canvas.NewRaster(func(w, h int) image.Image { return l.ground.draw(w, h, l.shades()) })
	l.ground.plan = &l.plan
	l.clash, l.cursor = newClash(), canvas.NewCircle(color.Transparent)
	l.cursor.StrokeColor = adviceColor
	l.cursor.Hide()
	l.peek = newPeek(stage, func(at fyne.Position) { l.peekOn(l.find(at)) }, func() { l.peekOn(noArea) })
	l.ExtendBaseWidget(l)
	l.Attach(l, func() { l.choose(l.at) })
	return l
}

// Object implements [Board].
func (l *Land) Object() Object { return l }

// Shape implements [Board].
func (l *Land) Shape() (narrow, broad float32) { return 0.6, 1.6 }

// HasDrafts implements [Board]: an attack is chosen at once.
func (l *Land) HasDrafts() bool { return false }

// Draft implements [Board].
func (l *Land) Draft() Draft { return Draft{} }

// Undo implements [Board].
func (l *Land) Undo() {}

// Present implements [Board].
func (l *Land) Present(m *Moment) {
	l.era++
	l.clash.hide()
	l.take(m)
	l.last = nil
	if blow := fought(m.Events); blow != nil {
		l.last = []int{l.place(blow.from), l.place(blow.to)}
	}
	l.Refresh()
}

// take takes a moment in.
func (l *Land) take(m *Moment) {
	l.moment, l.selected, l.peeked, l.advised = *m, noArea, noArea, nil
	pieces := slices.DeleteFunc(slices.Clone(m.Scene.Pieces), func(p game.Piece) bool { return len(p.Cells) == 0 })
	if len(l.pieces) != len(pieces) {
		l.lay(pieces)
	}
	l.pieces = pieces
	l.attacks = nil
	for _, action := range m.Legal {
		if from, to, ok := strings.Cut(action, "-"); ok {
			l.attacks = append(l.attacks, attack{l.place(from), l.place(to)})
		}
	}
}

// lay makes what a map needs.
func (l *Land) lay(pieces []game.Piece) {
	l.plan = newHexes(pieces)
	l.ground.w = 0
	l.stacks, l.chances, l.names = nil, nil, nil
	for range pieces {
		l.stacks = append(l.stacks, newStack())
		l.chances = append(l.chances, newPlate())
		l.names = append(l.names, newPlate())
	}
}

// place returns the area that is called so, or −1.
func (l *Land) place(name string) int {
	return slices.IndexFunc(l.pieces, func(p game.Piece) bool { return p.Place == name })
}

// targets returns the areas that the selected one can attack.
func (l *Land) targets() (areas []int) {
	for _, a := range l.attacks {
		if a.from == l.selected {
			areas = append(areas, a.to)
		}
	}
	return areas
}

// shades tells how each area is shown.
func (l *Land) shades() []shade {
	shades := make([]shade, len(l.pieces))
	told := l.told()
	for i := range shades {
		s := &shades[i]
		s.seat, s.tone = l.pieces[i].Seat, 1
		_, tells := told[i]
		switch {
		case i == l.selected:
			s.tone, s.rim = 1.25, bright
		case tells || i == l.peeked && len(told) > 0:
			s.rim = bright
		case l.selected != noArea:
			s.tone = 0.62
		case slices.Contains(l.last, i):
			s.rim = look.White
		}
		if slices.Contains(l.advised, i) {
			s.rim = adviceColor
		}
	}
	return shades
}

// Advise implements [Board].
func (l *Land) Advise(action string) {
	l.advised = nil
	if from, to, ok := strings.Cut(action, "-"); ok {
		l.advised = []int{l.place(from), l.place(to)}
	}
	l.Refresh()
}

// choose takes an area that can attack, or the one that it is to attack.
func (l *Land) choose(area int) {
	l.stage.Finish()
	l.peeked = noArea
	canAttack := l.canAttack(area)
	switch {
	case area == noArea || len(l.attacks) == 0:
		l.selected = noArea
		l.intents.Refused()
	case l.selected != noArea && slices.Contains(l.targets(), area):
		action := l.pieces[l.selected].Place + "-" + l.pieces[area].Place
		l.selected = noArea
		l.intents.Choose(action)
	case area == l.selected || !canAttack:
		if l.selected == noArea {
			l.intents.Refused()
		}
		l.selected = noArea
	default:
		l.selected = area
	}
	l.Refresh()
}

// CreateRenderer belongs to the toolkit.
func (l *Land) CreateRenderer() fyne.WidgetRenderer { return &landRenderer{l} }

type landRenderer struct{ *Land }

func (r *landRenderer) Destroy() {}

func (r *landRenderer) MinSize() fyne.Size { return fyne.NewSize(200, 160) }

func (r *landRenderer) Objects() []fyne.CanvasObject {
	all := []fyne.CanvasObject{r.picture}
	for i := range r.stacks {
		all = append(all, r.stacks[i].objects()...)
	}
	for _, c := range slices.Concat(r.chances, r.names) {
		all = append(all, c.objects()...)
	}
	return append(append(all, r.clash.objects()...), r.cursor)
}

func (r *landRenderer) Refresh() {
	r.Layout(r.Size())
	canvas.Refresh(r.Land)
}

func (r *landRenderer) Layout(size fyne.Size) {
	if len(r.pieces) == 0 {
		return
	}
	if r.plan.turn(ui.RectOf(size)) {
		r.ground.w = 0 // to be measured anew
	}
	in, unit := r.plan.in(ui.RectOf(size))
	in.Put(r.picture)
	r.picture.Refresh()
	told := r.told()
	for i := range r.pieces {
		at := r.spot(i)
		r.stacks[i].draw(at, unit, r.pieces[i].Count)
		attack, tells := told[i]
		r.tellChance(i, at, unit, attack, tells)
		r.tellName(i, at, unit)
	}
	r.showCursor()
}

// Spot returns where the dice of an area lie, by its name, which must be one of the map's.
func (l *Land) Spot(name string) fyne.Position { return l.spot(l.place(name)) }

// spot returns where the dice of an area lie.
func (l *Land) spot(area int) fyne.Position {
	in, unit := l.plan.in(ui.RectOf(l.Size()))
	x, y := l.plan.seen(area)
	return fyne.NewPos(in.X+x*unit, in.Y+y*unit)
}

// tellChance shows at an area how likely an attack is to succeed, if it tells of one.
func (l *Land) tellChance(area int, at fyne.Position, unit float32, of attack, tells bool) {
	c := l.chances[area]
	ui.Show(tells && l.odds != nil, c.ground, c.text)
	if c.text.Visible() {
		c.under(at, unit, l.odds(l.pieces[of.from].Count, l.pieces[of.to].Count))
	}
}

// tellName shows by which letter texts call an area, if they may: one of the last attack or of an advice, or one that
// is looked at.
func (l *Land) tellName(area int, at fyne.Position, unit float32) {
	isNamed := area == l.peeked || area == l.selected || slices.Contains(l.advised, area) || slices.Contains(l.last, area)
	ui.Show(isNamed, l.names[area].objects()...)
	if isNamed {
		l.names[area].over(at, unit, l.pieces[area].Place)
	}
}

// stack is the dice of an area: a die with their number, and those under it.
type stack struct {
	dice  [3]*canvas.Rectangle
	count *canvas.Text
}

func newStack() *stack {
	s := &stack{count: canvas.NewText("", black)}
	s.count.TextStyle.Bold, s.count.Alignment = true, fyne.TextAlignCenter
	for i := range s.dice {
		s.dice[i] = canvas.NewRectangle(white)
		s.dice[i].StrokeColor = black
	}
	return s
}

func (s *stack) objects() []fyne.CanvasObject {
	var all []fyne.CanvasObject
	for _, die := range s.dice {
		all = append(all, die)
	}
	return append(all, s.count)
}

// draw shows a number of dice at a place: the more, the higher.
func (s *stack) draw(at fyne.Position, unit float32, count int16) {
	side, step := unit*1.5, unit*0.18
	for i, die := range s.dice {
		ui.Show(count > int16(3*i), die)
		in := ui.NewRect(at.X-side/2-step*float32(i), at.Y-side/2-step*float32(i), side, side)
		in.Put(die)
		die.CornerRadius, die.StrokeWidth = side/5, max(unit/16, 0.8)
		die.Refresh()
	}
	top := float32(min((count-1)/3, 2))
	s.count.Text, s.count.TextSize = strconv.Itoa(int(count)), side*0.72
	least := s.count.MinSize()
	ui.NewRect(at.X-least.Width/2-step*top, at.Y-least.Height/2-step*top, least.Width, least.Height).Put(s.count)
	s.count.Refresh()
}
