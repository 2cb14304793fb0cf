package replay

import (
	"fmt"

	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// Playback is a record laid out ply by ply, to be looked at in any order. It is immutable.
type Playback struct {
	record *Record
	duel   *duel.Duel
	states []duel.State // before each action, and the last
	moves  []move
}

type move struct {
	turn   int
	action duel.Action
	events []duel.Event
}

// Frame is a moment of a playback: a state, and how it came about.
type Frame struct {
	Ply    int // actions so far
	Turn   int // of the last action, from 1; 0 at the start
	Round  int // of the last action, from 1; 0 at the start
	Seat   game.Seat
	Action duel.Action  // the last action, of Seat; meaningless at the start, where Seat is Nobody
	Events []duel.Event // what the last action brought about
	State  duel.State
}

// Open lays out a record. A record that diverges gives the playback up to there together with the [*Divergence]; any
// other error gives none.
func Open(r *Record) (*Playback, error) {
	d, err := r.Duel()
	if err != nil {
		return nil, err
	}
	p := &Playback{record: r, duel: d}
	plies := r.Plies()
	p.states = make([]duel.State, 0, plies+1)
	p.moves = make([]move, 0, plies)
	last, err := r.simulate(d, func(s Step) error {
		p.states = append(p.states, *s.State)
		m := move{turn: s.Turn, action: s.Action}
		after := *s.State
		if d.Apply(&after, s.Action, &m.events) == nil {
			p.moves = append(p.moves, m)
		}
		return nil
	})
	if len(p.states) == len(p.moves) {
		p.states = append(p.states, last)
	}
	return p, err
}

// Record returns what is played back. It must not be changed.
func (p *Playback) Record() *Record { return p.record }

// Duel returns the set-up.
func (p *Playback) Duel() *duel.Duel { return p.duel }

// Plies returns the number of actions.
func (p *Playback) Plies() int { return len(p.moves) }

// At returns the moment after a number of actions. It returns an error for a ply that there isn't.
func (p *Playback) At(ply int) (Frame, error) {
	if ply < 0 || ply > len(p.moves) {
		return Frame{}, fmt.Errorf("no ply %d, there are 0 to %d", ply, len(p.moves))
	}
	f := Frame{Ply: ply, Seat: game.Nobody, State: p.states[ply]}
	if ply > 0 {
		m := &p.moves[ply-1]
		f.Turn, f.Round = m.turn+1, Round(m.turn)
		f.Seat = p.record.Turns[m.turn].Seat
		f.Action, f.Events = m.action, m.events
	}
	return f, nil
}

// Course returns the share of hp that a seat's hero had after each action, 0…1.
func (p *Playback) Course(seat game.Seat) ([]float32, error) {
	var shares []float32
	for ply := range p.Plies() + 1 {
		frame, err := p.At(ply)
		if err != nil {
			return nil, err
		}
		f := &frame.State.Fighters[seat]
		shares = append(shares, float32(f.HP)/float32(p.Duel().MaxHP(f, seat)))
	}
	return shares, nil
}
