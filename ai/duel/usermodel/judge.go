package usermodel

import (
	"boardduels/ai/duel/appraisal"
	"boardduels/ai/duel/turnfeature"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// Judge scores the ways to spend a turn by weights, as a [boardduels/ai/duel/turnplan.Judge] that has to be told of
// each turn.
type Judge struct {
	Weights Vector

	duel   *duel.Duel
	seat   game.Seat
	traits []Vector // of the plans judged since the turn began, if they are to be kept
	keeps  bool
	now    situation
}

// situation is what of a turn's beginning counts.
type situation struct {
	isHurt, isFinish, isEarly bool
	lead                      float32 // of hp, over 30
}

// NewJudge returns the judge of a seat.
func NewJudge(d *duel.Duel, seat game.Seat, weights *Vector) *Judge {
	return &Judge{Weights: *weights, duel: d, seat: seat}
}

// Begin tells of a turn that begins. Plans made from another state mustn't be judged before the next.
func (j *Judge) Begin(s *duel.State) {
	me, foe := &s.Fighters[j.seat], &s.Fighters[1-j.seat]
	j.traits = j.traits[:0]
	j.now = situation{
		isHurt:   2*me.HP < j.duel.Hero(j.seat).HP,
		isFinish: 2*foe.HP < j.duel.Hero(1-j.seat).HP,
		isEarly:  s.Round <= 2,
		lead:     float32(me.HP-foe.HP) / 30,
	}
}

// Judge implements [boardduels/ai/duel/turnplan.Judge].
func (j *Judge) Judge(after *duel.State, played []duel.Action) float32 {
	var v Vector
	j.describe(after, played, &v)
	if j.keeps {
		j.traits = append(j.traits, v)
	}
	switch after.Winner {
	case game.Nobody:
		return v.dot(&j.Weights)
	case j.seat:
		return appraisal.Decided
	}
	return -appraisal.Decided
}

func (j *Judge) describe(after *duel.State, played []duel.Action, v *Vector) {
	turnfeature.Of(j.duel, after, j.seat, (*turnfeature.Vector)(v[:turnfeature.Count]))
	for _, a := range played {
		j.count(j.duel.Kind(j.seat, a.Card), v)
	}
	switch n := len(played); {
	case n == 0:
		v[Nothing] = 1
	case n == 1:
		v[One] = 1
	case n > 2:
		v[Many] = 1
	}
	ep := after.Fighters[j.seat].EP
	v[Some], v[Much] = float32(max(ep-2, 0))/10, float32(max(ep-4, 0))/10
	if ep == 0 {
		v[Spent] = 1
	}
	own, foe := v[turnfeature.HP], v[turnfeature.Foe+turnfeature.HP]
	v[Ahead], v[AheadFoe] = j.now.lead*own, j.now.lead*foe
	if j.now.isHurt {
		v[Hurt], v[HurtFoe] = own, foe
	}
	if j.now.isFinish {
		v[Finish], v[FinishFoe] = own, foe
	}
}

// count counts a card that was played.
func (j *Judge) count(kind duel.Kind, v *Vector) {
	for n, isSo := range [situations]bool{true, j.now.isHurt, j.now.isFinish, j.now.isEarly} {
		if isSo {
			v[Played+ID(n)*ID(duel.KindCount)+ID(kind)]++
		}
	}
}

// dot is the weighted sum of the traits.
func (v *Vector) dot(w *Vector) float32 {
	sum := (*turnfeature.Vector)(v[:turnfeature.Count]).Dot((*turnfeature.Vector)(w[:turnfeature.Count]))
	for i := turnfeature.Count; i < Count; i++ {
		sum += float32(v[i] * w[i])
	}
	return sum
}
