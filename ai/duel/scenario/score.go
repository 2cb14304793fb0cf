package scenario

import (
	"boardduels/ai/duel/material"
	"boardduels/ai/duel/turnplan"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// points is what a fighter is worth to a player.
func (p *player) points(s *duel.State, seat game.Seat) float32 {
	if p.mind.isBlind {
		return 1
	}
	hp := material.HP * max(int(s.Fighters[seat].HP), 0)
	if p.mind.beyondHP == 0 {
		return float32(hp)
	}
	return float32(hp + (p.measure.Fighter(s, seat)-hp)*p.mind.beyondHP/100)
}

// score is how good a turn is by the state that it leads to: own points over the enemy's. It isn't their difference,
// for the same lead counts more, the less is left. Of the own points a part counts only as far as the enemy's next turn
// leaves them. Of the ways to win the one with the fewest cards is the best.
func (p *player) score(d *draft) float32 {
	s := &d.state
	if s.Winner == p.seat && !p.mind.isBlind {
		return victory - float32(d.plan.Plays)
	}
	own, foe := p.points(s, p.seat), p.points(s, 1-p.seat)
	if p.mind.hands > 0 && s.Winner == game.Nobody {
		own -= float32(dangerShare * (own - p.afterRush(&d.plan)))
	}
	return own / max(foe, 1)
}

const (
	victory     = 1e4 // more than any ratio
	dangerShare = 0.5 // how much the harm counts that the enemy may do in reply
)

// afterRush is what is left of the own points, on average over imagined hands, when the enemy attacks with all that it
// can.
func (p *player) afterRush(turn *turnplan.Plan) float32 {
	sum := float32(0)
	var reply draft
	for i := range p.worlds[:p.mind.hands] {
		reply.begin(p, i)
		p.pass(&reply, turn)
		if reply.state.Winner == game.Nobody {
			reply.plan.Plays = 0
			reply.follow(&p.rush)
		}
		sum += p.points(&reply.state, p.seat)
	}
	return sum / float32(p.mind.hands)
}

// pass carries out a turn as far as chance lets it, and ends it.
func (p *player) pass(d *draft, turn *turnplan.Plan) {
	for _, a := range turn.Played() {
		if d.canPlay(a) {
			d.play(a)
		}
	}
	if d.state.Winner != game.Nobody {
		return
	}
	if err := p.duel.Apply(&d.state, duel.EndTurn, nil); err != nil {
		panic(err) // the end of a turn is always legal
	}
}
