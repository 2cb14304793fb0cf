package dueltable

import (
	"time"

	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/sound"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// cue lets a sound be heard after a while.
func (v *Table) cue(name sound.Name, after time.Duration) {
	if v.Cue == nil {
		return
	}
	v.Stage.Play(motion.Motion{Calm: true, After: after, Draw: func(float32) {}, Ended: func() { v.Cue(name) }})
}

// Of what a moment does a few sounds are heard, one after the other.
const (
	mostCues   = 4
	cuesFollow = 90 * time.Millisecond
)

// resound lets be heard what has happened in the moment that is shown; what a card does, as it lands.
func (b *Board) resound(landing time.Duration) {
	m, v := &b.Now, b.Table
	switch {
	case m.Seat == game.Nobody:
		return
	case m.Action.Card != duel.NoCard:
		v.cue(playing(b.Duel.Kind(m.Seat, m.Action.Card)), 0)
	case !m.begins():
	case m.View.Mover == b.Me:
		v.cue(sound.TurnMine, 0)
	default:
		v.cue(sound.TurnTheirs, 0)
	}
	b.sound(landing)
	if v.Me.energy.comes() > 0 { // once, however many bolts come, as the first is seen
		v.cue(sound.Energy, boltTime/2)
	}
	for i := range v.Hand.fresh() {
		v.cue(sound.Draw, landing+time.Duration(i)*nextAfter)
	}
}

// sound lets be heard what the moment that is shown did, after a while.
func (b *Board) sound(after time.Duration) {
	cues := b.cuesOf()
	for i, name := range cues[:min(len(cues), mostCues)] {
		b.Table.cue(name, after+time.Duration(i)*cuesFollow)
	}
}

// playing is how a card of a kind sounds as it is played.
func playing(k duel.Kind) sound.Name {
	switch k {
	case duel.Attack:
		return sound.PlayAttack
	case duel.Defence:
		return sound.PlayDefend
	}
	return sound.PlayMajor
}

// cuesOf returns how what the moment did sounds, each once, what counts most first.
func (b *Board) cuesOf() (cues []sound.Name) {
	heard := map[sound.Name]bool{}
	add := func(is bool, name sound.Name) {
		if is && !heard[name] {
			heard[name] = true
			cues = append(cues, name)
		}
	}
	for _, seat := range []game.Seat{1 - b.Me, b.Me} {
		sum := b.blowOf(seat)
		add(sum.hit >= heavy, sound.HitHeavy)
		add(sum.hit > 0 && sum.hit < heavy, sound.HitLight)
		add(sum.cracked, sound.Crack)
		add(sum.absorbed+sum.stripped > 0 && !sum.cracked, sound.Absorb)
		add(sum.wasted > 0, sound.Poison)
		add(sum.healed > 0, sound.Heal)
		add(sum.shield > 0, sound.Shield)
		add(seat == b.Me && sum.isHurt && sum.hit+sum.wasted > 0, sound.Danger)
	}
	for _, e := range b.Now.Events {
		name, is := b.cueOf(e)
		add(is, name)
	}
	return cues
}

// heavy is how much hp a heavy blow takes.
const heavy = 6

// cueOf returns how an event sounds that isn't part of a blow.
func (b *Board) cueOf(e duel.Event) (sound.Name, bool) {
	switch e.Kind {
	case duel.CardArmed:
		return sound.Trap, true
	case duel.StanceTaken:
		return sound.Return, true
	case duel.Clashed:
		return cueOfClash(e.Amount != 0 && (e.Amount > 0) == (e.Seat == b.Me)), true
	case duel.EffectRemoved:
		return sound.Boon, true
	case duel.EffectGained:
		return cueOfEffect(e), true
	}
	return b.cueOfRule(e)
}

// cueOfClash returns how a clash sounds that one has won, or hasn't.
func cueOfClash(won bool) sound.Name {
	if won {
		return sound.Boon
	}
	return sound.Curse
}

func cueOfEffect(e duel.Event) sound.Name {
	switch e.Effect {
	case duel.StunEffect:
		return sound.Stun
	case duel.DoTEffect:
		return sound.Poison
	case duel.HoTEffect:
		return sound.Heal
	case duel.DefenceEffect:
		return sound.Shield
	}
	if e.Effect.Harms(e.Amount) {
		return sound.Curse
	}
	return sound.Boon
}
