package dueltable

import (
	"image/color"
	"time"

	"fyne.io/fyne/v2/canvas"

	"boardduels/runtime/app/look"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rulestext"
	"boardduels/runtime/game"
)

// blow is what a moment's events took from a fighter, and gave it.
type blow struct {
	hit      int16 // hp lost to a card
	wasted   int16 // hp lost to poison, counters, clashes and exhaustion
	absorbed int16 // damage that the shield kept off
	stripped int16 // shield that a rule took
	cracked  bool  // nothing is left of the shield
	healed   int16
	shield   int16 // gained
	isHurt   bool  // little hp is left
	fell     bool  // it was the last one
	won      bool
	stunned  bool
}

// blowOf adds up what the moment that is shown did to a fighter.
func (b *Board) blowOf(seat game.Seat) (sum blow) {
	for _, e := range b.Now.Events {
		if e.Seat != seat {
			continue
		}
		switch e.Kind {
		case duel.DamageTaken:
			sum.hit += e.Amount
		case duel.DoTHurt, duel.Exhausted, duel.CounterHurt, duel.ClashHurt:
			sum.wasted += e.Amount
		case duel.DamageAbsorbed:
			sum.absorbed += e.Amount
		case duel.ShieldTaken:
			sum.stripped += e.Amount
		case duel.Healed, duel.HoTHealed:
			sum.healed += e.Amount
		case duel.ShieldGained:
			sum.shield += e.Amount
		case duel.EffectGained:
			sum.stunned = sum.stunned || e.Effect == duel.StunEffect
		}
	}
	f := &b.Now.View.Fighters[seat]
	sum.cracked = sum.absorbed+sum.stripped > 0 && f.Shield == 0
	sum.isHurt = isHurt(f.HP, b.Duel.MaxHP(f, seat))
	sum.fell = b.Now.Seat != game.Nobody && b.Now.View.Winner == 1-seat
	sum.won = b.Now.Seat != game.Nobody && b.Now.View.Winner == seat
	return sum
}

// numbers are what rises over the fighter.
func (b blow) numbers() (numbers []rising) {
	for _, n := range []rising{
		{amount: -b.hit, tone: look.Hit}, {amount: -b.wasted, tone: look.Venom}, {amount: -b.stripped, tone: look.Warded},
		{amount: b.healed, tone: look.Mended}, {amount: b.shield, tone: look.Warded},
	} {
		if n.amount != 0 {
			n.text = rulestext.Signed(n.amount)
			numbers = append(numbers, n)
		}
	}
	return numbers
}

// takeBlow shows a blow after a while: numbers rise, the hp changes, the hero shakes, its shield holds or cracks.
func (p *fighterPanel) takeBlow(b blow, after time.Duration) {
	p.hp.slide(p.stage, after)
	p.feelBlow(b, after)
}

// feelBlow is takeBlow where nobody has seen the hp of before.
func (p *fighterPanel) feelBlow(b blow, after time.Duration) {
	p.floats.start(b.numbers(), after)
	if b.hit > 0 || b.wasted > 0 {
		p.flash(b.hit+b.wasted, after)
	}
	if b.hit > 0 {
		p.blind(b.hit, after)
	}
	if b.hit > 0 || b.absorbed > 0 {
		p.shake(b.hit+b.absorbed/2, after)
	}
	switch {
	case b.cracked:
		p.sign("shield", "cracked", after)
	case b.absorbed > 0 || b.stripped > 0 || b.shield > 0:
		p.sign("shield", "shield", after)
	case b.wasted > 0:
		p.sign("dot", "dot", after)
	case b.stunned:
		p.sign("stun", "stun", after)
	}
	if b.fell || b.won {
		p.withhold(after + fallTime)
	}
	if b.fell {
		p.fall(after)
	}
	if b.isHurt && (b.hit > 0 || b.wasted > 0) {
		p.warn(after + flashTime)
	}
}

// The times that what is seen of a blow takes.
const (
	shakeTime = 420 * time.Millisecond
	flashTime = 350 * time.Millisecond
	blazeTime = 110 * time.Millisecond
	signTime  = 800 * time.Millisecond
	warnTime  = 1500 * time.Millisecond
	fallTime  = 700 * time.Millisecond
)

// shake lets the portrait shake, the more the heavier the blow is.
func (p *fighterPanel) shake(weight int16, after time.Duration) {
	far := min(2+float32(weight), 12)
	p.stage.Play(motion.Motion{Of: p.portrait, After: after, Time: shakeTime, Curve: motion.Shaking, Draw: func(done float32) {
		at := p.picture.Pos().AddXY(done*far, 0)
		p.portrait.Move(at)
		p.frame.Move(at)
	}})
}

// withhold lets nobody be seen crowned or fallen for a while, whatever is drawn anew by then.
func (p *fighterPanel) withhold(until time.Duration) {
	p.withheld = true
	p.Refresh()
	p.stage.Play(motion.Motion{Calm: true, After: until, Draw: func(float32) {}, Ended: func() {
		p.withheld = false
		p.Refresh()
	}})
}

// fall lets the portrait grow pale.
func (p *fighterPanel) fall(after time.Duration) {
	p.stage.Play(motion.Motion{Calm: true, After: after, Time: fallTime, Draw: func(done float32) {
		p.portrait.Translucency = float64(done) * PaleFallen
		canvas.Refresh(p.portrait)
	}})
}

// flash lets the portrait turn red for a moment.
func (p *fighterPanel) flash(weight int16, after time.Duration) {
	strong := min(0.35+float32(weight)*0.05, 0.8)
	p.redden(motion.Motion{After: after, Time: flashTime, Curve: fading}, strong)
}

// blind lets the portrait turn white as a blow lands. Whom motion troubles, flashes may, too.
func (p *fighterPanel) blind(weight int16, after time.Duration) {
	if p.stage.IsCalm() {
		return
	}
	p.stage.Play(motion.Motion{Of: p.blaze, After: after, Time: blazeTime, Curve: fading, Draw: func(done float32) {
		p.blaze.FillColor = look.Faded(look.White, min(0.35+float32(weight)*0.04, 0.7)*done)
		p.blaze.Show()
		canvas.Refresh(p.blaze)
	}, Ended: p.blaze.Hide})
}

// warn lets the portrait of a hero glow that has little hp left.
func (p *fighterPanel) warn(after time.Duration) {
	const beats = 3
	p.redden(motion.Motion{After: after, Time: warnTime, Curve: func(done float32) float32 {
		beat := done * beats
		return motion.ThereAndBack(beat - float32(int(beat)))
	}}, 0.4)
}

func fading(done float32) float32 { return 1 - done }

// redden lays red over the portrait, as much as the motion's curve says.
func (p *fighterPanel) redden(m motion.Motion, strong float32) {
	m.Calm = true
	m.Draw = func(done float32) { p.tint(look.Faded(look.Blood, strong*max(done, 0))) }
	m.Ended = func() { p.tint(color.Transparent) }
	p.stage.Play(m)
}

func (p *fighterPanel) tint(c color.Color) {
	p.red.FillColor = c
	canvas.Refresh(p.red)
}

// sign lets a sign swell over the portrait, become another one, and fade.
func (p *fighterPanel) sign(first, then string, after time.Duration) {
	const turns = 0.3 // of its time until it becomes the other one
	place := p.picture.Scaled(0.62)
	p.omen.Resize(place.Size()) // for what is drawn to have the right size
	p.stage.Play(motion.Motion{Of: p.omen, Calm: true, After: after, Time: signTime, Draw: func(done float32) {
		name, at := first, place
		if done >= turns {
			name = then
		}
		if first != then && done > turns && !p.stage.IsCalm() {
			at.Y += (done - turns) * place.H * 0.5 // it falls
		}
		p.omen.Translucency = float64(max(0, done-0.5) * 2)
		look.Draw(p.omen, look.Symbol(name))
		at.Scaled(swell(min(done*2, 1))).Put(p.omen)
		p.omen.Show()
	}, Ended: p.omen.Hide})
}

// isHurt reports whether little hp is left.
func isHurt(hp, top int16) bool { return hp > 0 && 4*hp <= top }
