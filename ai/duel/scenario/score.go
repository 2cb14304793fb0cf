package scenario

import (
	"boardduels/ai/duel/material"
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
		own -= float32(dangerShare * (own - p.afterRush(d)))
	}
	return own / max(foe, 1)
}

const (
	victory     = 1e4 // more than any ratio
	dangerShare = 0.5 // how much the harm counts that the enemy may do in reply
)

// afterRush is what is left of the own points, on average over imagined hands, when the enemy attacks with all that it
// can. In the first of its worlds the turn was made.
func (p *player) afterRush(made *draft) float32 {
	reply := &p.reply
	reply.goOn(made)
	sum := p.rushed(reply)
	for i := range p.worlds[1:p.mind.hands] {
		reply.begin(p, 1+i)
		reply.repeat(&made.plan)
		sum += p.rushed(reply)
	}
	return sum / float32(p.mind.hands)
}

// rushed is what is left of the own points when the turn ends and the enemy attacks with all that it can.
func (p *player) rushed(d *draft) float32 {
	d.pass()
	if d.state.Winner == game.Nobody {
		d.plan.Plays = 0
		d.follow(&p.rush)
	}
	return p.points(&d.state, p.seat)
}
