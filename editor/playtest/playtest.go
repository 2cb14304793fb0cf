// Package playtest plays duels with a pack that is being edited: nothing of them is kept, and nothing is learned from
// them.
package playtest

import (
	"context"

	"boardduels/ai"
	"boardduels/ai/duel/journal"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// Setup is a duel to be tried.
type Setup struct {
	Pack   *schema.Pack
	Heroes [2]string
	Brains [2]string // ids; "" for a person
	Seed   uint64
	// Seats, unless nil, are those of a recorded duel: who sat there, with what it knew and its own chance.
	Seats *[2]duelrecord.Seat
	// Position is where the duel begins, of the same heroes; nil: as all do.
	Position *Position
}

// Duel is the record of a trial.
type Duel = duelrecord.Record

// Record returns the duel before its first action. It returns an error if one of the heroes can't play, or, as a
// [*duel.Fault], if the rules don't allow the position.
func (s Setup) Record(brains ai.Brains) (*Duel, error) {
	var now Position
	if s.Position != nil {
		var err error
		if now, _, err = s.Position.In(s.Pack); err != nil {
			return nil, err
		}
	}
	var seats [2]duelrecord.Seat
	for i := range seats {
		var err error
		if seats[i], err = s.seat(i, now.Relics(i), brains); err != nil {
			return nil, err
		}
	}
	if s.Position == nil {
		return duelrecord.New(duelrecord.Pack{Rules: duelrecord.RulesOf(s.Pack)}, s.Seed, seats)
	}
	return duelrecord.NewFrom(&now.At, duelrecord.Pack{Rules: duelrecord.RulesOf(s.Pack)}, s.Seed, seats)
}

func (s Setup) seat(i int, relics []string, brains ai.Brains) (seat duelrecord.Seat, err error) {
	hero, err := duelrecord.PackHero(s.Pack, s.Heroes[i], relics...)
	if err != nil {
		return seat, err
	}
	if s.Seats != nil && s.Seats[i].Brain == s.Brains[i] {
		seat = s.Seats[i]
		seat.Hero = hero
		return seat, nil
	}
	seat.Hero = hero
	if s.Brains[i] == "" {
		return seat, nil
	}
	brain, err := brains.Find(s.Brains[i])
	if err != nil {
		return seat, err
	}
	seat.Brain, seat.Seed = brain.ID, uint64(game.NewStream(s.Seed, uint64(i)+1))
	if brain.NeedsKnowledge {
		err = seat.KnowPack(s.Pack, s.Heroes[1-i])
	}
	return seat, err
}

// Play returns the whole duel between two brains.
func (s Setup) Play(ctx context.Context, brains ai.Brains) (*Duel, error) {
	record, err := s.Record(brains)
	if err != nil {
		return nil, err
	}
	return play(ctx, record, brains)
}

func play(ctx context.Context, record *Duel, brains ai.Brains) (*Duel, error) {
	players, _, err := seated(record, brains)
	if err != nil {
		return nil, err
	}
	return run(ctx, record, players)
}

// seated returns the brains of a record as players of its duel.
func seated(record *Duel, brains ai.Brains) (players [2]ai.Player, d *duel.Duel, err error) {
	if d, err = record.Duel(); err != nil {
		return players, nil, err
	}
	for seat := range players {
		if players[seat], err = journal.Player(record, game.Seat(seat), d, brains); err != nil {
			return players, nil, err
		}
	}
	return players, d, nil
}

// run plays a duel to its end.
func run(ctx context.Context, record *Duel, players [2]ai.Player) (*Duel, error) {
	m, err := duelmatch.New(record, players, duelmatch.Options{})
	if err != nil {
		return nil, err
	}
	if _, err := m.Run(ctx); err != nil {
		return nil, err
	}
	return m.Record(), nil
}

// Outcome is how a finished duel ended.
type Outcome struct {
	Winner int // seat, 0 or 1
	Rounds int
	HP     int // that the winner has left
}

// OutcomeOf returns how a finished duel ended. It returns an error if the record doesn't follow the rules.
func OutcomeOf(record *Duel) (Outcome, error) {
	laid, err := duelrecord.Open(record)
	if err != nil {
		return Outcome{}, err
	}
	last, err := laid.At(laid.Plies())
	if err != nil {
		return Outcome{}, err
	}
	winner := record.Result.Winner
	return Outcome{int(winner), last.Round, int(last.State.Fighters[winner].HP)}, nil
}

// SameLuck reports whether two setups differ in nothing but the pack.
func (s Setup) SameLuck(other Setup) bool {
	return s.Heroes == other.Heroes && s.Brains == other.Brains && s.Seed == other.Seed && s.Seats == other.Seats && s.Position.same(other.Position)
}
