package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"net"
	"os/exec"
	"strings"
	"sync"
	"time"

	"boardduels/ai/board"
	"boardduels/runtime/backgammon"
)

// gnubg is GNU Backgammon as an external player: a program that is asked over a connection of this machine.
type gnubg struct {
	program *exec.Cmd
	input   io.WriteCloser
	asked   net.Conn
	answers *bufio.Reader
	game    *backgammon.Game
	mutex   sync.Mutex // held from a question to its answer
}

// gnubgPath is where Debian's package puts it.
const gnubgPath = "/usr/games/gnubg"

// startGnubg starts the program, which looks so many plies ahead: 0 judges the positions after its plays alone.
func startGnubg(plies int) (*gnubg, error) {
	address, err := freeAddress()
	if err != nil {
		return nil, err
	}
	g := &gnubg{program: exec.Command(gnubgPath, "-t", "-q", "-r"), game: backgammon.New(backgammon.Setup{})}
	if g.input, err = g.program.StdinPipe(); err != nil {
		return nil, err
	}
	if err := g.program.Start(); err != nil {
		return nil, fmt.Errorf("%w; Debian's package is called gnubg", err)
	}
	for _, decision := range []string{"chequerplay", "cubedecision"} {
		fmt.Fprintf(g.input, "set evaluation %s evaluation plies %d\n", decision, plies)
	}
	fmt.Fprintf(g.input, "external %s\n", address)
	for range 100 { // until it listens, ten seconds at most
		if g.asked, err = net.Dial("tcp", address); err == nil {
			g.answers = bufio.NewReader(g.asked)
			return g, nil
		}
		time.Sleep(100 * time.Millisecond)
	}
	return nil, fmt.Errorf("%s doesn't listen: %w", gnubgPath, err)
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

// stop ends the program.
func (g *gnubg) stop() {
	g.asked.Close()
	g.input.Close()
	g.program.Process.Kill()
	g.program.Wait()
}

// Decide implements [game.Player].
func (g *gnubg) Decide(_ context.Context, v *backgammon.View, legal []backgammon.Play) (backgammon.Play, *board.Rationale[backgammon.Play], error) {
	if len(legal) == 1 {
		return legal[0], nil, nil
	}
	g.mutex.Lock()
	defer g.mutex.Unlock()
	if _, err := fmt.Fprintln(g.asked, boardLine(v)); err != nil {
		return backgammon.Pass, nil, err
	}
	answer, err := g.answers.ReadString('\n')
	if err != nil {
		return backgammon.Pass, nil, err
	}
	s := g.game.Determinize(v, 0)
	play, err := g.game.Parse(&s, strings.TrimSpace(answer))
	if err != nil {
		return play, nil, fmt.Errorf("gnubg: %w", err)
	}
	return play, nil, nil
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
