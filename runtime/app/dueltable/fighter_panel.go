package dueltable

import (
	"fmt"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/runtime/app/look"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rulestext"
)

// standing is what a panel shows of a fighter.
type standing struct {
	name     string
	portrait fyne.Resource
	fighter  duel.Fighter
	maxHP    int16
	maxEP    int16
	majors   int16 // major cards in the whole deck list
	spent    int16 // major cards used up
	effects  []rulestext.Lasting
	rules    []badge       // what rules have left beside them
	armed    fyne.Resource // picture of the armed card, or nil
	moving   bool          // whether it is its turn
	fate     fate
}

// fate is what the end of a duel makes of a fighter.
type fate int

const (
	undecided fate = iota
	victorious
	fallen
)

// fighterPanel shows a hero in a duel. In a broad place the portrait stands to the left, in a high one on top. A tap
// asks to read about the hero.
type fighterPanel struct {
	widget.BaseWidget
	ui.Focus
	onTapped func()
	stage    *motion.Stage
	grown    float32

	now      standing
	withheld bool              // its fate isn't to be seen yet
	picture  ui.Rect           // where the portrait is, when it doesn't shake
	red      *canvas.Rectangle // over it, when the hero is hit
	blaze    *canvas.Rectangle // over it, as a blow lands
	home     fyne.Position     // where the panel is, when it isn't thrown back
	away     fyne.Position     // the way from the other hero
	room     float32           // how far that goes to the window's edge
	omen     *canvas.Image     // over it, for a moment
	wounds   *canvas.Image
	guard    *canvas.Image
	ending   *canvas.Image // over it, once the duel is decided
	ground   *canvas.Rectangle
	portrait *canvas.Image
	frame    *canvas.Rectangle
	name     *look.Fitted
	hp       *gauge
	energy   *pips
	chips    *chips
	deck     counter
	hand     counter
	stars    []*canvas.Image
	armed    *canvas.Image
	trap     *canvas.Image
	Stun     *canvas.Image
	floats   *floats
	gains    *floats           // over the energy
	skull    *canvas.Image     // of a hero that what is foretold would kill
	lethal   *canvas.Rectangle // around it
	envelope *Envelope         // what it foretells; nil where nobody does
}

func newFighterPanel(stage *motion.Stage, onTapped func()) *fighterPanel {
	p := &fighterPanel{
		onTapped: onTapped, stage: stage, grown: 1,
		red:      canvas.NewRectangle(color.Transparent),
		blaze:    canvas.NewRectangle(color.Transparent),
		omen:     &canvas.Image{FillMode: canvas.ImageFillStretch},
		wounds:   &canvas.Image{FillMode: canvas.ImageFillContain},
		guard:    &canvas.Image{FillMode: canvas.ImageFillContain},
		ending:   &canvas.Image{FillMode: canvas.ImageFillContain},
		ground:   canvas.NewRectangle(color.Transparent),
		portrait: &canvas.Image{FillMode: canvas.ImageFillCover, CornerRadius: 8},
		frame:    canvas.NewRectangle(color.Transparent),
		name:     look.NewFitted(fyne.TextStyle{Bold: true}, look.Title, fyne.TextAlignLeading, color.White),
		hp:       newGauge(),
		energy:   newPips(),
		chips:    newChips(),
		deck:     newCounter("deck"),
		hand:     newCounter("hand"),
		armed:    &canvas.Image{FillMode: canvas.ImageFillCover, CornerRadius: 4},
		trap:     &canvas.Image{FillMode: canvas.ImageFillContain},
		Stun:     &canvas.Image{FillMode: canvas.ImageFillContain},
		floats:   newFloats(stage),
		gains:    newFloats(stage),
		skull:    &canvas.Image{FillMode: canvas.ImageFillContain},
		lethal:   canvas.NewRectangle(color.Transparent),
	}
	p.omen.Hide()
	ui.Show(false, p.skull, p.lethal, p.blaze)
	p.ExtendBaseWidget(p)
	p.Attach(p, onTapped)
	return p
}

// Tapped asks to read about the hero.
func (p *fighterPanel) Tapped(*fyne.PointEvent) { p.onTapped() }

// set shows a fighter as it stands now.
func (p *fighterPanel) set(s standing) {
	p.now, p.withheld = s, false
	p.hp.set(s.fighter.HP, s.maxHP, s.fighter.Shield)
	p.energy.set(s.fighter.EP, s.maxEP)
	p.showLethal(nil)
	p.Refresh()
}

// foretell shows what an action would leave the fighter, or no longer does if that is nil.
func (p *fighterPanel) foretell(f *fortune) {
	p.hp.foretell(f)
	p.showLethal(f)
	p.Refresh()
}

// fate is what is to be seen of the fighter's fate.
func (p *fighterPanel) fate() fate {
	if p.withheld {
		return undecided
	}
	return p.now.fate
}

// CreateRenderer belongs to the toolkit.
func (p *fighterPanel) CreateRenderer() fyne.WidgetRenderer {
	return p.Ringed(&panelRenderer{p})
}

type panelRenderer struct{ *fighterPanel }

func (p *panelRenderer) Destroy() {}

func (p *panelRenderer) MinSize() fyne.Size { return fyne.NewSize(130, 72) }

func (p *panelRenderer) Objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{p.ground, p.portrait, p.wounds, p.red, p.blaze, p.frame, p.guard, p.ending, p.name.Object()}
	objects = append(objects, p.hp.objects()...)
	objects = append(objects, p.energy.box, p.chips.box)
	objects = append(objects, p.deck.objects()...)
	objects = append(objects, p.hand.objects()...)
	for _, star := range p.stars {
		objects = append(objects, star)
	}
	objects = append(objects, p.armed, p.trap, p.Stun)
	if p.envelope != nil {
		objects = append(objects, p.envelope)
	}
	return append(objects, p.lethal, p.skull, p.omen, p.floats.box, p.gains.box)
}

func (p *panelRenderer) Refresh() {
	s := &p.now
	p.ground.FillColor, p.ground.StrokeColor = look.Color(look.ColorPanel), look.Color(look.ColorEdge)
	p.ground.CornerRadius, p.ground.StrokeWidth = 10, 1
	p.frame.CornerRadius, p.frame.StrokeWidth, p.frame.StrokeColor = 8, 1.5, look.Color(look.ColorEdge)
	if s.moving {
		p.ground.StrokeColor, p.ground.StrokeWidth = look.Color(look.ColorGold), 2
		p.frame.StrokeColor = look.Color(look.ColorGold)
	}
	p.name.Color = look.Color(theme.ColorNameForeground)
	p.name.SetText(s.name)
	p.chips.set(s.effects, s.rules)
	p.deck.set(s.fighter.DeckCount)
	p.hand.set(s.fighter.HandCount)
	p.setStars()
	ui.Show(s.armed != nil, p.armed, p.trap)
	ui.Show(s.fighter.StunTime > 0 && p.fate() == undecided, p.Stun)
	ui.Show(isHurt(s.fighter.HP, s.maxHP), p.wounds)
	ui.Show(s.fighter.Shield > 0 || s.fighter.DefenceTime > 0, p.guard)
	ui.Show(p.fate() != undecided, p.ending)
	p.portrait.Translucency = p.paleness()
	p.Layout(p.Size())
	for _, o := range p.Objects() {
		canvas.Refresh(o)
	}
}

func (p *panelRenderer) setStars() {
	p.stars = p.stars[:0]
	for i := range p.now.majors {
		star := &canvas.Image{FillMode: canvas.ImageFillContain, Translucency: spentLook(i >= p.now.majors-p.now.spent)}
		p.stars = append(p.stars, star)
	}
}

func (p *panelRenderer) Layout(size fyne.Size) {
	if size.Width == 0 || size.Height == 0 {
		return
	}
	whole := ui.RectOf(size)
	whole.Put(p.ground)
	inner := whole.Inset(min(size.Height*0.07, 8))
	var picture ui.Rect
	if size.Width > size.Height*1.5 {
		picture = inner.CutLeft(inner.H, 8)
	} else {
		rows := min(max(size.Height*0.42, 92), 150*p.grown)
		picture = inner.CutTop(inner.H-rows, 6)
		picture = picture.Within(min(max(picture.W/picture.H, 0.8), 1.2)) // the toolkit blurs what it crops much
	}
	p.picture = picture
	picture.Put(p.portrait)
	picture.Put(p.frame)
	picture.Put(p.red)
	picture.Put(p.blaze)
	p.red.CornerRadius, p.blaze.CornerRadius = p.portrait.CornerRadius, p.portrait.CornerRadius
	p.layoutStates(picture)
	p.floats.layout(picture)
	p.layoutArmed(picture)
	p.layoutStun(picture)
	p.layoutEnvelope(picture)
	p.layoutLethal(whole, picture)
	p.layoutRows(inner)
	look.Draw(p.portrait, p.now.portrait)
	for _, star := range p.stars {
		look.Draw(star, look.Symbol("major"))
	}
	if p.now.armed != nil {
		look.Draw(p.armed, p.now.armed)
		look.Draw(p.trap, look.Symbol("reactive"))
	}
}

// crowded is the share of the height that effects take where a row isn't enough for them.
const crowded = 0.4

// layoutRows places name, hp, energy and effects below each other.
func (p *panelRenderer) layoutRows(r ui.Rect) {
	gap := r.H * 0.045
	row := (r.H - 3*gap) / 4
	p.chips.largest = largestChip * p.grown
	if room := r.H * crowded; !p.chips.fit(r.W, row) {
		row = (r.H - room - 3*gap) / 3
	}
	first := r.CutTop(row, gap)
	isBelow := p.countsBelow(first.Size())
	if !isBelow {
		p.layoutCounts(&first, 34, 42)
	}
	p.name.Layout(first.Pos(), first.Size(), leastName, first.H*0.82)
	p.hp.layout(r.CutTop(row*0.95, gap))
	second := r.CutTop(row*1.1, gap)
	if isBelow {
		p.layoutCounts(&second, narrowHand, narrowDeck)
	}
	for i := range p.stars {
		second.CutRight(second.H*0.85, 1).Put(p.stars[len(p.stars)-1-i])
	}
	second.W -= 4
	p.energy.layout(second)
	p.gains.layout(second)
	p.chips.layout(ui.NewRect(r.X, r.Y, r.W, min(r.H, 2*p.chips.largest+chipGap)))
}

// leastName is the text size of a hero's name at least.
const leastName = 9

// The widths of how many cards are in the hand and in the deck, where they stand beside the energy.
const narrowHand, narrowDeck = 30, 34

// countsBelow reports whether the numbers of cards stand beside the energy: in a narrow panel, where a long name has no
// room beside them, unless signs of major cards leave them none.
func (p *panelRenderer) countsBelow(row fyne.Size) bool {
	const numbers, leastPip = 80, 7
	rest := row.Width - (narrowHand+narrowDeck+8)*p.grown - float32(len(p.stars))*row.Height
	if rest < float32(p.now.maxEP)*leastPip*p.grown {
		return false
	}
	return !p.name.Fits(row.SubtractWidthHeight(numbers*p.grown, 0), leastName)
}

// layoutCounts cuts how many cards are in the hand and in the deck from the right of a row.
func (p *panelRenderer) layoutCounts(row *ui.Rect, hand, deck float32) {
	p.hand.layout(row.CutRight(hand*p.grown, 2), p.grown)
	p.deck.layout(row.CutRight(deck*p.grown, 2), p.grown)
}

// layoutArmed lays the armed card open on a corner of the portrait.
func (p *panelRenderer) layoutArmed(picture ui.Rect) {
	side := min(picture.W, picture.H) * 0.42
	card := ui.NewRect(picture.X+picture.W-side-2, picture.Y+picture.H-side-2, side, side)
	card.Put(p.armed)
	ui.NewRect(card.X-side*0.2, card.Y-side*0.2, side*0.5, side*0.5).Put(p.trap)
}

// How pale the portrait of a hero is who is stunned, or has fallen.
const (
	paleStunned = 0.5
	PaleFallen  = 0.7 // also on the page that tells how a duel went
)

func (p *fighterPanel) paleness() float64 {
	switch {
	case p.fate() == fallen:
		return PaleFallen
	case p.fate() == undecided && p.now.fighter.StunTime > 0:
		return paleStunned
	}
	return 0
}

// layoutStun lays the sign of a stun on the portrait.
func (p *panelRenderer) layoutStun(picture ui.Rect) {
	side := min(picture.W, picture.H) * 0.6
	ui.NewRect(picture.X+(picture.W-side)/2, picture.Y+(picture.H-side)/2, side, side).Put(p.Stun)
	look.Draw(p.Stun, look.Symbol("stun"))
}

// layoutEnvelope lays what the hero foretells on the corner of the portrait that no other sign takes before the duel is
// over.
func (p *panelRenderer) layoutEnvelope(picture ui.Rect) {
	if p.envelope == nil {
		return
	}
	const share = 0.17 // of the portrait, where that is large
	side := max(ui.Target*p.grown, share*picture.H)
	ui.NewRect(picture.X, picture.Y, min(picture.W, 2.4*side), side).Put(p.envelope)
}

// layoutStates lays the signs of a hero that is hurt, guards itself, has won or fallen on the portrait.
func (p *panelRenderer) layoutStates(picture ui.Rect) {
	side := min(picture.W, picture.H)
	ui.NewRect(picture.X+picture.W-side*0.55, picture.Y+side*0.05, side*0.5, side*0.5).Put(p.wounds)
	look.Draw(p.wounds, look.Symbol("hurt"))
	ui.NewRect(picture.X+side*0.04, picture.Y+picture.H-side*0.42, side*0.38, side*0.38).Put(p.guard)
	look.Draw(p.guard, look.Symbol("shield"))
	picture.Scaled(0.6).Put(p.ending)
	switch p.now.fate {
	case victorious:
		ui.NewRect(picture.X+side*0.02, picture.Y+side*0.02, side*0.42, side*0.42).Put(p.ending)
		look.Draw(p.ending, look.Symbol("wreath"))
	case fallen:
		look.Draw(p.ending, look.Symbol("fallen"))
	}
}

// counter is a symbol with a number.
type counter struct {
	drawing fyne.Resource
	symbol  *canvas.Image
	number  *look.Fitted
}

func newCounter(symbol string) counter {
	image := &canvas.Image{FillMode: canvas.ImageFillContain}
	return counter{look.Symbol(symbol), image, look.NewFitted(fyne.TextStyle{Bold: true}, nil, fyne.TextAlignLeading, color.White)}
}

func (c counter) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{c.symbol, c.number.Object()}
}

// place returns where the symbol is.
func (c counter) place() ui.Rect {
	at, size := c.symbol.Position(), c.symbol.Size()
	return ui.NewRect(at.X, at.Y, size.Width, size.Height)
}

func (c counter) set(n int16) { c.tell(fmt.Sprint(n), look.Color(look.ColorMuted)) }

func (c counter) tell(text string, tone color.Color) {
	c.number.Color = tone
	c.number.SetText(text)
}

func (c counter) layout(r ui.Rect, grown float32) {
	side := min(r.H, 18*grown)
	ui.NewRect(r.X, r.Y+(r.H-side)/2, side, side).Put(c.symbol)
	look.Draw(c.symbol, c.drawing)
	c.number.Layout(fyne.NewPos(r.X+side+2, r.Y), fyne.NewSize(r.W-side-2, r.H), 8, 13*grown)
}
