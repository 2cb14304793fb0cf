package dueltable

import (
	"fmt"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/runtime/app/look"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
)

// energyBar tells beside the button that ends the turn, where the hand leaves room, what the own hero has to play with:
// energy and how much of it comes each turn, cards to draw, and major cards that are left.
type energyBar struct {
	box    *fyne.Container
	ground *canvas.Rectangle
	energy counter
	deck   counter
	majors counter
	stage  *motion.Stage
	is     standing
	brings string  // what a turn brings of energy
	before int16   // the energy as it stood before
	place  ui.Rect // of the energy
	large  float32
}

func newEnergyBar(stage *motion.Stage) *energyBar {
	p := &energyBar{stage: stage, large: 1, ground: canvas.NewRectangle(color.Transparent), energy: newCounter("ep"), deck: newCounter("deck"), majors: newCounter("major")}
	p.box = &fyne.Container{Objects: []fyne.CanvasObject{p.ground}}
	for _, c := range []counter{p.energy, p.deck, p.majors} {
		p.box.Objects = append(p.box.Objects, c.objects()...)
	}
	return p
}

// brings tells what a turn brings of energy beside what there is; nothing of a pack of which it brings all.
func (b *Board) brings() string {
	if b.Duel.Numbers().FullEnergy {
		return ""
	}
	return fmt.Sprintf(" +%d", max(b.Duel.Hero(b.Me).Regen+b.Now.View.Fighters[b.Me].RegenBonus, 0))
}

// set tells of the own hero, and of what a turn brings it.
func (p *energyBar) set(s standing, brings string) {
	p.before = p.is.fighter.EP
	isNew := p.is.maxEP == 0
	if isNew {
		p.before = s.fighter.EP
	}
	stands := !isNew && p.before == s.fighter.EP && p.brings == brings
	p.is, p.brings = s, brings
	if !stands { // else it may still be on its way
		p.count(s.fighter.EP)
	}
	p.deck.set(s.fighter.DeckCount)
	p.majors.set(s.majors - s.spent)
	ui.Show(s.majors > 0, p.majors.objects()...)
}

// count tells an amount of energy.
func (p *energyBar) count(energy int16) {
	p.energy.tell(fmt.Sprintf("%d/%d%s", energy, p.is.maxEP, p.brings), look.Color(look.ColorEnergy))
}

// slide counts energy along with the hero's bolts. The sign swells with each that comes.
func (p *energyBar) slide() {
	f := flow{p.before, p.is.fighter.EP}
	if f.from == f.to {
		return
	}
	calm := p.stage.IsCalm()
	p.stage.Play(motion.Motion{Of: p, Calm: true, Time: f.time(), Draw: func(done float32) {
		p.count(f.seen(done))
		p.energy.layout(p.place, p.large)
		if calm {
			return
		}
		for i := f.from; i < f.to; i++ {
			sign := p.energy.place()
			sign.Scaled(1 + largestBolt/2*motion.ThereAndBack(f.bolt(i, done))).Put(p.energy.symbol)
		}
	}})
}

// layout shows the energy bar in a place, if that is large enough.
func (p *energyBar) layout(r ui.Rect, grown float32) {
	ui.Show(r.W >= 90*grown && r.H >= 60*grown, p.box)
	r.Put(p.box)
	whole := ui.RectOf(r.Size())
	whole.Put(p.ground)
	p.ground.FillColor, p.ground.CornerRadius = look.Faded(look.Color(look.ColorTable), 0.8), 10
	inner := whole.Inset(8 * grown)
	row := inner.H / 2
	large := min(1.7*grown, inner.W/70) // its words stay in one line
	p.place, p.large = inner.CutTop(row, 0), large
	p.energy.layout(p.place, large)
	half := inner.W / 2
	p.deck.layout(inner.CutLeft(half, 0), 1.5*grown)
	p.majors.layout(inner, 1.5*grown)
}
