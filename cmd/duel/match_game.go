package main

import (
	"context"
	"fmt"

	"boardduels/ai"
	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/journal"
	"boardduels/ai/protocol"
	"boardduels/cmd/duel/files"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
)

// table is where a series is played.
type table struct {
	pack  duelrecord.Pack
	seats [2]*seated
	seed  uint64
	save  *files.Series // nil if nothing is saved
}

// close ends the programs.
func (t *table) close() {
	for _, player := range t.seats {
		if player != nil && player.program != nil {
			player.program.Close()
		}
	}
}

// game returns how the n-th game ended, from 1: it plays it, unless an earlier run did.
func (t *table) game(ctx context.Context, n int) (*gameResult, error) {
	if result, err := t.kept(n); result != nil || err != nil {
		return result, err
	}
	result, err := t.play(ctx, n)
	if err != nil {
		err = fmt.Errorf("game %d: %w", n, err)
	}
	return result, err
}

// play plays the n-th game, from 1.
func (t *table) play(ctx context.Context, n int) (*gameResult, error) {
	record, err := t.record(n)
	if err != nil {
		return nil, err
	}
	d, err := record.Duel()
	if err != nil {
		return nil, err
	}
	players, err := t.players(ctx, record, d, n)
	if err != nil {
		return nil, err
	}
	m, err := duelmatch.New(record, players, duelmatch.Options{Observe: t.observe})
	if err != nil {
		return nil, err
	}
	first := m.State()
	for i, player := range t.seats {
		if player.learner != nil {
			player.learner.begin(d, game.Seat(i), &first)
		}
	}
	ended, err := m.Run(ctx)
	if err != nil {
		return nil, err
	}
	state := m.State()
	result := t.result(n, m.Record(), &state)
	if loser := t.seats[1-ended.Winner]; ended.Forfeit != "" && loser.program != nil {
		result.Stderr = loser.program.Errors()
	}
	for _, player := range t.seats {
		if player.program != nil {
			player.program.End(ctx, protocol.Result{Winner: ended.Winner, Rounds: int(state.Round), Forfeit: ended.Forfeit})
		}
	}
	name := "" // of the replay
	if t.save != nil {
		if err := (duelmatch.File{Path: t.save.Path(n)}).Save(m.Record()); err != nil {
			result.Unsaved = err.Error()
		} else {
			name = t.save.Name(n)
		}
	}
	t.learn(ctx, name, result)
	return result, nil
}

// record returns the empty record of the n-th game.
func (t *table) record(n int) (*duelrecord.Record, error) {
	var seats [2]duelrecord.Seat
	for i, player := range t.seats {
		seats[i] = player.seat
		if player.learner != nil {
			seats[i].Know(player.learner.known.Mine, player.learner.known.Theirs)
		}
	}
	d, err := t.pack.Numbers().New(seats[0].Hero.Duel(), seats[1].Hero.Duel())
	if err != nil {
		return nil, err
	}
	seed := t.gameSeed(d, n)
	for i := range seats {
		if !seats[i].IsPerson() {
			seats[i].Seed = seed
		}
	}
	return duelrecord.New(t.pack, seed, seats)
}

// gameSeed is the seed of the n-th game: the first with which the coin falls for the seat whose turn it is to start.
// Whose turn it is in the first game is a matter of luck.
func (t *table) gameSeed(d *duel.Duel, n int) uint64 {
	coin := game.NewStream(t.seed, 0)
	starter := game.Seat((coin.Below(2) + n) % 2)
	luck := game.NewStream(t.seed, uint64(n))
	for {
		seed := luck.Next()
		if s := d.Start(seed); s.Starter == starter {
			return seed
		}
	}
}

// players returns the players of a game, and tells the record what programs are called.
func (t *table) players(ctx context.Context, record *duelrecord.Record, d *duel.Duel, n int) (players [2]ai.Player, err error) {
	for i, player := range t.seats {
		seat := game.Seat(i)
		if player.program == nil {
			if players[i], err = journal.Player(record, seat, d, duelbrains.Known()); err != nil {
				return players, err
			}
			continue
		}
		player.program.Start(ctx, d, seat, n)
		record.Seats[i].Name = player.name()
		players[i] = player.program
	}
	return players, nil
}

// observe tells programs and learners what happened.
func (t *table) observe(step *duelmatch.Step) {
	for _, player := range t.seats {
		if player.program != nil {
			player.program.Observe(step.Events)
		}
		if player.learner != nil {
			player.learner.observe(step)
		}
	}
}

// learn lets the learners learn from a game that went to its end. What can't be kept, as on a full disk, is told in the
// result, and doesn't end the series.
func (t *table) learn(ctx context.Context, name string, result *gameResult) {
	if result.Forfeit != "" {
		return
	}
	for i, player := range t.seats {
		if player.learner == nil {
			continue
		}
		changes, err := player.learner.learn(ctx, result.Seed, name)
		if err != nil {
			result.Players[i].Unlearned = err.Error()
		}
		result.Players[i].Changes = changes
	}
}
