package boardrecord

import "boardduels/runtime/game/dynamic"

import "boardduels/runtime/record"

// Playback is a record laid out ply by ply.
type Playback = record.Playback[dynamic.Position, string, string]

// Frame is a moment of a playback.
type Frame = record.Frame[dynamic.Position, string, string]

// Lay lays out a record. One that diverges gives the playback up to there together with the error.
func Lay(g dynamic.Game, r *Record) (*Playback, error) {
	return record.Lay(g, g.Start(r.Seed), r.past(), func(before func(Step) error) error {
		_, err := r.Walk(g, before)
		return err
	})
}

// Common returns the number of actions from the start in which two records are the same.
func Common(a, b *Record) int { return record.Common(a.past(), b.past()) }
