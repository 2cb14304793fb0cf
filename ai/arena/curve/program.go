package curve

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"boardduels/ai"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// programPrefix begins the name of a user who is a program of somebody's own, by its command.
const programPrefix = "exec:"

// isProgram reports whether a user's name is that of a program.
func isProgram(name string) bool { return strings.HasPrefix(name, programPrefix) }

// Program is a user who isn't a brain: it is told how each duel goes, as its seat may see it. It plays the duels of one
// learning run, one after the other, so that it may learn, too.
type Program interface {
	ai.Player
	// Start seats it for the duel of a number, from 1.
	Start(ctx context.Context, d *duel.Duel, seat game.Seat, number int)
	Observe(events []duel.Event)
	// End tells it who has won.
	End(ctx context.Context, final *duel.State)
	Close()
}

// programs are those that play in a learning run. Each is made when it is first seated.
type programs struct {
	make   func(command string) (Program, error)
	seated []*seatedProgram
}

// seatedProgram is a program with the number of the duel that it plays.
type seatedProgram struct {
	Program
	name   string
	number int
}

// Decide implements [ai.Player]. What fails is told with whose it is.
func (s *seatedProgram) Decide(ctx context.Context, v *duel.View, legal []duel.Action) (duel.Action, *ai.Rationale, error) {
	action, rationale, err := s.Program.Decide(ctx, v, legal)
	if err != nil {
		err = fmt.Errorf("user %s, duel %d of a run: %w", s.name, s.number, err)
	}
	return action, rationale, err
}

// seat seats a program for its next duel.
func (p *programs) seat(ctx context.Context, name string, d *duel.Duel, seat game.Seat) (ai.Player, error) {
	at := slices.IndexFunc(p.seated, func(s *seatedProgram) bool { return s.name == name })
	if at < 0 {
		program, err := p.make(strings.TrimPrefix(name, programPrefix))
		if err != nil {
			return nil, fmt.Errorf("user %s: %w", name, err)
		}
		at = len(p.seated)
		p.seated = append(p.seated, &seatedProgram{Program: program, name: name})
	}
	s := p.seated[at]
	s.number++
	s.Start(ctx, d, seat, s.number)
	return s, nil
}

// close ends the programs.
func (p *programs) close() {
	for _, s := range p.seated {
		s.Close()
	}
}

// spectators are the players of a duel who are told its events.
type spectators []Program

func spectatorsOf(players [2]ai.Player) (all spectators) {
	for _, player := range players {
		if m, ok := player.(*model); ok {
			player = m.Player
		}
		if program, ok := player.(Program); ok {
			all = append(all, program)
		}
	}
	return all
}

// follow carries out an action, and tells what came of it.
func (all spectators) follow(d *duel.Duel, s *duel.State, action duel.Action) error {
	if len(all) == 0 {
		return d.Apply(s, action, nil)
	}
	var events []duel.Event
	err := d.Apply(s, action, &events)
	for _, program := range all {
		program.Observe(events)
	}
	return err
}

// end tells how a duel has ended.
func (all spectators) end(ctx context.Context, final *duel.State) {
	for _, program := range all {
		program.End(ctx, final)
	}
}
