package offspring

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"syscall"
	"time"
)

// hold is the line to a program's keeper.
type hold struct {
	line *os.File
	news *bufio.Reader
}

func start(cmd *exec.Cmd) (*Program, error) {
	path := cmd.Path
	line, far, err := kept(cmd)
	if err != nil {
		return nil, err
	}
	err = startKeeper(cmd)
	far.Close()
	if err != nil {
		line.Close()
		return nil, err
	}
	p := &Program{cmd: cmd, held: hold{line, bufio.NewReader(line)}, ended: make(chan struct{})}
	what, number := p.first()
	if what == failed {
		close(p.ended)
		p.Kill()
		return nil, &os.PathError{Op: "exec", Path: path, Err: syscall.Errno(number)}
	}
	go p.listen()
	return p, nil
}

// first waits for what the keeper tells first. A program that stops its keeper must not stop this one.
func (p *Program) first() (what string, number int) {
	for range 100 {
		_ = p.held.line.SetReadDeadline(time.Now().Add(100 * time.Millisecond))
		what, number, err := hear(p.held.news)
		if !errors.Is(err, os.ErrDeadlineExceeded) {
			_ = p.held.line.SetReadDeadline(time.Time{})
			return what, number
		}
		p.wake()
	}
	return "", 0
}

// wake has a stopped keeper go on.
func (p *Program) wake() { _ = p.cmd.Process.Signal(syscall.SIGCONT) }

// listen waits for the keeper to tell how the program ended.
func (p *Program) listen() {
	defer close(p.ended)
	_ = p.held.line.SetReadDeadline(time.Time{})
	p.state = "its keeper was killed"
	for {
		what, number, err := hear(p.held.news)
		if err != nil {
			return
		}
		if what == ended {
			p.state = describe(syscall.WaitStatus(number))
			return
		}
	}
}

// describe says how a process ended, as [os.ProcessState.String] does.
func describe(s syscall.WaitStatus) string {
	if !s.Signaled() {
		return fmt.Sprint("exit status ", s.ExitStatus())
	}
	text := "signal: " + s.Signal().String()
	if s.CoreDump() {
		text += " (core dumped)"
	}
	return text
}

// end kills first what descends from the keeper, which keeps it together meanwhile, then the keeper. Nothing here waits
// for the keeper to do anything: it may have been stopped. If it was killed, what it kept has become this process's.
func (p *Program) end() {
	endAll(func(t table) []entry { return t.below(p.cmd.Process.Pid) }, patience)
	_ = p.cmd.Process.Kill()
	_ = p.cmd.Wait() // and for what is still to be copied
	p.held.line.Close()
	<-p.ended
	buryKeeper(p.cmd.Process.Pid)
}
