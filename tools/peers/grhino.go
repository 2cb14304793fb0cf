package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"os/exec"
	"strings"
	"sync"

	"boardduels/ai/board"
	"boardduels/runtime/game"
	"boardduels/runtime/reversi"
)

// gtpRhino is where Debian has GRhino's program for the Go Text Protocol.
const gtpRhino = "/usr/games/gtp-rhino"

// grhino returns a level of GRhino as a brain, without its book of openings. Its players share programs, one for each
// game that is under way: a program takes longer to start than to play a game.
func grhino(id, level string) brain {
	programs := &stable{level: level}
	return brain{ID: id, New: func(s board.Setup) board.Player[reversi.View, reversi.Action] {
		return &rider{stable: programs, rationale: board.NewRationale[reversi.Action](id, s)}
	}}
}

// rider is a player that has a program for the time of a game.
type rider struct {
	stable    *stable
	rhino     *rhino
	rationale board.Rationale[reversi.Action]
}

// Decide implements [game.Player]: it sets the position up and asks for a move. GRhino can't be told to pass.
func (p *rider) Decide(_ context.Context, view *reversi.View, legal []reversi.Action) (reversi.Action, *board.Rationale[reversi.Action], error) {
	p.rationale.Begin()
	if legal[0] == reversi.Pass {
		p.rationale.Consider(reversi.Pass, 0)
		return reversi.Pass, p.rationale.Told(), nil
	}
	a, err := p.ask(view)
	p.rationale.Consider(a, 0)
	return a, p.rationale.Told(), err
}

func (p *rider) ask(view *reversi.View) (a reversi.Action, err error) {
	if p.rhino == nil {
		if p.rhino, err = p.stable.take(); err != nil {
			return reversi.Pass, err
		}
	}
	side := "black"
	if view.Mover() == reversi.White {
		side = "white"
	}
	if _, err := p.rhino.ask("grhino-setup_board %s %s", squares(view), side); err != nil {
		return reversi.Pass, err
	}
	answer, err := p.rhino.ask("genmove %s", side)
	if err != nil {
		return reversi.Pass, err
	}
	return reversi.Standard().Parse(&view.State, answer)
}

// Close gives the program back.
func (p *rider) Close() error {
	if p.rhino != nil {
		p.stable.give(p.rhino)
		p.rhino = nil
	}
	return nil
}

// squares writes a position as GRhino reads it: row after row, x for black.
func squares(view *reversi.View) string {
	text := []byte(strings.Repeat("-", 64))
	for i := range text {
		for seat := range game.Seat(2) {
			if view.Discs(seat).Has(reversi.Action(i)) {
				text[i] = "xo"[seat]
			}
		}
	}
	return string(text)
}

// stable is the programs of a level. They end with this one, since nothing more can come then.
type stable struct {
	level string
	mutex sync.Mutex
	idle  []*rhino
}

func (s *stable) take() (*rhino, error) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if n := len(s.idle); n > 0 {
		r := s.idle[n-1]
		s.idle = s.idle[:n-1]
		return r, nil
	}
	return start(s.level)
}

func (s *stable) give(r *rhino) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.idle = append(s.idle, r)
}

// rhino is a program that is running.
type rhino struct {
	to   io.Writer
	from *bufio.Reader
}

// start starts a program. Its first move takes longer than the others, and isn't part of any game.
func start(level string) (*rhino, error) {
	cmd := exec.Command(gtpRhino, "-b", "0", "-l", level)
	to, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	from, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, fmt.Errorf("%w; GRhino is in Debian's package grhino", err)
	}
	r := &rhino{to, bufio.NewReader(from)}
	_, err = r.ask("genmove black")
	return r, err
}

// ask sends a command and returns the answer, which is one line before an empty one.
func (r *rhino) ask(format string, args ...any) (string, error) {
	command := fmt.Sprintf(format, args...)
	if _, err := fmt.Fprintln(r.to, command); err != nil {
		return "", fmt.Errorf("grhino: %s: %w", command, err)
	}
	for {
		line, err := r.from.ReadString('\n')
		if err != nil {
			return "", fmt.Errorf("grhino: %s: %w", command, err)
		}
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		answer, ok := strings.CutPrefix(line, "=")
		if !ok {
			return "", fmt.Errorf("grhino: %s: %s", command, line)
		}
		return strings.TrimSpace(answer), nil
	}
}
