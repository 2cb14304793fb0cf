package duelrecord

import (
	"errors"

	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record"
)

// Playback is a record laid out ply by ply, with the set-up that it was played under.
type Playback struct {
	*record.Playback[duel.State, duel.Action, duel.Event]
	record *Record
	duel   *duel.Duel
}

// Frame is a moment of a playback.
type Frame = record.Frame[duel.State, duel.Action, duel.Event]

// Open lays out a record. A record that diverges gives the playback up to there together with the [*Divergence]; any
// other error gives none.
func Open(r *Record) (*Playback, error) {
	d, err := r.Duel()
	if err != nil {
		return nil, err
	}
	var opening []duel.Event
	first, err := r.FirstTold(d, &opening)
	if err != nil {
		return nil, err
	}
	laid, err := record.Lay(d, first, r.past(), func(before func(Step) error) error { return r.Walk(d, before) })
	if _, diverges := errors.AsType[*Divergence](err); err != nil && !diverges {
		return nil, err
	}
	laid.Frames()[0].Events = opening
	return &Playback{laid, r, d}, err
}

// Record returns what is played back. It must not be changed.
func (p *Playback) Record() *Record { return p.record }

// Duel returns the set-up.
func (p *Playback) Duel() *duel.Duel { return p.duel }

// Course returns the share of hp that a seat's hero had after each action, 0…1.
func (p *Playback) Course(seat game.Seat) []float32 {
	var shares []float32
	for _, frame := range p.Frames() {
		f := &frame.State.Fighters[seat]
		shares = append(shares, float32(f.HP)/float32(p.Duel().MaxHP(f, seat)))
	}
	return shares
}
