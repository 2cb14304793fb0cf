package main

import (
	"bufio"
	"fmt"
	"io"
	"os/exec"
	"strings"

	"boardduels/internal/procgroup"
	"boardduels/runtime/game"
	"boardduels/runtime/reversi"
)

// gtpRhino is where Debian has GRhino's program for the Go Text Protocol.
const gtpRhino = "/usr/games/gtp-rhino"

// grhino is GRhino as a program that is running.
type grhino struct {
	program *procgroup.Program
	to      io.Writer
	from    *bufio.Reader
}

// startGRhino starts a level of GRhino, without its book of openings. Its first move takes longer than the others, and
// isn't part of any game.
func startGRhino(level string) (*grhino, error) {
	cmd := exec.Command(gtpRhino, "-b", "0", "-l", level)
	to, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	from, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	p, err := procgroup.Start(cmd)
	if err != nil {
		return nil, fmt.Errorf("%w; GRhino is in Debian's package grhino", err)
	}
	r := &grhino{p, to, bufio.NewReader(from)}
	if _, err = r.ask("genmove black"); err != nil {
		r.end()
		return nil, err
	}
	return r, nil
}

func (r *grhino) end() { r.program.Kill() }

// choose sets the position up and asks for a move. GRhino can't be told to pass.
func (r *grhino) choose(view *reversi.View, legal []reversi.Action) (reversi.Action, error) {
	if legal[0] == reversi.Pass {
		return reversi.Pass, nil
	}
	side := "black"
	if view.Mover() == reversi.White {
		side = "white"
	}
	if _, err := r.ask("grhino-setup_board %s %s", squares(view), side); err != nil {
		return reversi.Pass, err
	}
	answer, err := r.ask("genmove %s", side)
	if err != nil {
		return reversi.Pass, err
	}
	return reversi.Standard().Parse(&view.State, answer)
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

// ask sends a command and returns the answer, which is one line before an empty one.
func (r *grhino) ask(format string, args ...any) (string, error) {
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
