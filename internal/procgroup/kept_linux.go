package procgroup

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
	gone chan struct{} // closed when the keeper has ended, and with it what it kept
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
	p := &Program{cmd: cmd, held: hold{line, bufio.NewReader(line), make(chan struct{})}, ended: make(chan struct{})}
	go p.watch()
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

// watch waits for the keeper to end, which it does by itself for nobody but a program that kills it, and at once ends
// what that leaves behind. The line is shut, as a copy of its far end may hold it whole.
func (p *Program) watch() {
	defer close(p.held.gone)
	awaitEnd(p.cmd.Process.Pid)
	if line, err := p.held.line.SyscallConn(); err == nil {
		_ = line.Control(func(fd uintptr) { _ = syscall.Shutdown(int(fd), syscall.SHUT_RD) })
	}
	killOrphans()
}

// listen waits for the keeper to tell how the program ended.
func (p *Program) listen() {
	defer close(p.ended)
	_ = p.held.line.SetReadDeadline(time.Time{})
	p.state = lost
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
	<-p.held.gone
	_ = p.cmd.Wait() // and for what is still to be copied
	p.held.line.Close()
	<-p.ended
	buryKeeper(p.cmd.Process.Pid)
}
