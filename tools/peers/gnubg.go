package main

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"os/exec"
	"strings"
	"time"

	"boardduels/internal/procgroup"
	"boardduels/runtime/backgammon"
)

// gnubgPath is where Debian has GNU Backgammon.
const gnubgPath = "/usr/games/gnubg"

// gnubg is GNU Backgammon as an external player: a program that is asked over a connection of this machine.
type gnubg struct {
	program *procgroup.Program
	input   io.Closer
	asked   net.Conn
	answers *bufio.Reader
	game    *backgammon.Game
}

// startGnubg starts the program, which looks so many plies ahead: 0 judges the positions after its plays alone.
func startGnubg(g *backgammon.Game, plies int) (*gnubg, error) {
	address, err := freeAddress()
	if err != nil {
		return nil, err
	}
	cmd := exec.Command(gnubgPath, "-t", "-q", "-r")
	input, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	p, err := procgroup.Start(cmd)
	if err != nil {
		return nil, fmt.Errorf("%w; gnubg is in Debian's package gnubg", err)
	}
	for _, decision := range []string{"chequerplay", "cubedecision"} {
		fmt.Fprintf(input, "set evaluation %s evaluation plies %d\n", decision, plies)
	}
	fmt.Fprintf(input, "external %s\n", address)
	asked, err := dial(address)
	if err != nil {
		p.Kill()
		return nil, fmt.Errorf("%s doesn't listen: %w", gnubgPath, err)
	}
	return &gnubg{p, input, asked, bufio.NewReader(asked), g}, nil
}

// freeAddress returns an address of this machine that nobody listens at.
func freeAddress() (string, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", err
	}
	defer l.Close()
	return l.Addr().String(), nil
}

// dial connects with an address as soon as somebody listens there; it waits for half a minute at most.
func dial(address string) (c net.Conn, err error) {
	for range 300 {
		if c, err = net.Dial("tcp", address); err == nil {
			return c, nil
		}
		time.Sleep(100 * time.Millisecond)
	}
	return nil, err
}

func (g *gnubg) end() {
	g.asked.Close()
	g.input.Close()
	g.program.Kill()
}

// choose asks for a play. The only one needs no question.
func (g *gnubg) choose(v *backgammon.View, legal []backgammon.Play) (backgammon.Play, error) {
	if len(legal) == 1 {
		return legal[0], nil
	}
	if _, err := fmt.Fprintln(g.asked, boardLine(v)); err != nil {
		return backgammon.Pass, fmt.Errorf("gnubg: %w", err)
	}
	answer, err := g.answers.ReadString('\n')
	if err != nil {
		return backgammon.Pass, fmt.Errorf("gnubg: %w", err)
	}
	s := g.game.Determinize(v, 0)
	play, err := g.game.Parse(&s, strings.TrimSpace(answer))
	if err != nil {
		return play, fmt.Errorf("gnubg: %w", err)
	}
	return play, nil
}

// boardLine writes a position as FIBS does, which gnubg reads: the mover's checkers are positive, and walk from 24 to
// 1. It is a match of one point, in which nobody doubles.
func boardLine(s *backgammon.View) string {
	mine, other := &s.Board[s.Mover], &s.Board[1-s.Mover]
	var b strings.Builder
	fmt.Fprintf(&b, "board:A:B:1:0:0:%d", -other[backgammon.Bar])
	for p := 1; p < backgammon.Bar; p++ {
		fmt.Fprintf(&b, ":%d", mine[p]-other[backgammon.Bar-p])
	}
	fmt.Fprintf(&b, ":%d:1:%d:%d:0:0:1:1:1:0:1:-1:0:25:%d:%d:%d:%d:2:0:0:0", mine[backgammon.Bar], s.Dice[0], s.Dice[1],
		mine[backgammon.Off], other[backgammon.Off], mine[backgammon.Bar], other[backgammon.Bar])
	return b.String()
}
